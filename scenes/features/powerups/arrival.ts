// The arrival of a card: a crate comes beside the belt, its lid flips, and the card grows out of it, turns once,
// shows its name and moves to its place. Over a question that is still open, everything stays within that place.

import { Card, CARD_HEIGHT } from '#scenes/features/powerups/Card.ts';
import type { CardView } from '#core/features/powerups/views.ts';
import type { PowerupAnimation } from '#scenes/features/powerups/PowerupAnimation.ts';
import type { Rect } from '#scenes/ports.ts';

/** Seconds from the start. */
const FULL = { lands: 0.18, opens: 0.24, risen: 0.48, leaves: 0.7, there: 1.1 } as const;
const SMALL = { opens: 0.22, risen: 0.46, leaves: 0.56, there: 0.74 } as const;
/** Largest width of the card, and the space around it, in CSS pixels. */
const CARD_WIDTH = 104;
const AIR = 4;

/** Returns the seconds until the card hangs in its place. `beside`: the right end of the belt and its line. */
export function playArrival(
  moment: PowerupAnimation,
  card: CardView,
  place: Rect,
  beside: number,
  at: number,
): number {
  const { color } = moment.ports.theme.tokens;
  const side = place.width * 0.94;
  const floor = { x: beside + side * 0.8, y: place.y + place.height };
  // In the belt's row and below, because there is text above it.
  const { height, insets } = moment.spots.viewport;
  const bottom = height - insets.bottom - AIR;
  const width = Math.min(CARD_WIDTH, (bottom - place.y + AIR) / CARD_HEIGHT);
  const rise = FULL.risen - FULL.opens;
  const target = { x: place.x + place.width / 2, y: place.y + place.height * 0.9 };
  playCrate(
    moment,
    floor,
    side,
    at,
    FULL.risen,
    '0 y1.4 a0|.06 a1|.18 y0 out',
    '.24|.37 x.4 y.2 r.95 out|.5 x.7 y.5 r1.9 a0 in',
  );
  const shown = new Card(moment.ports, card, width);
  moment.pass(shown, { at: at + FULL.opens, for: FULL.there - FULL.opens }, (_, seconds) => {
    const up = eased(seconds / rise);
    const down = eased((seconds + FULL.opens - FULL.leaves) / (FULL.there - FULL.leaves));
    shown.reveal(seconds + FULL.opens - 0.42);
    const size = (0.3 + 0.7 * up) * (1 - 0.62 * down);
    const stands = floor.y + (bottom - floor.y) * up;
    shown.position.set(floor.x + (target.x - floor.x) * down, stands + (target.y - stands) * down);
    shown.scale.set(size * turned(seconds / rise), size);
  });
  moment.crumbs(
    { x: floor.x - side / 2, y: floor.y - 8, width: side, height: 8 },
    [color.snow],
    4,
    at + FULL.lands,
  );
  return at + FULL.there;
}

/** Same, but within the card's place. */
export function playSmallArrival(
  moment: PowerupAnimation,
  { powerup }: CardView,
  place: Rect,
  at: number,
): number {
  const side = place.width;
  const floor = { x: place.x + side / 2, y: place.y + place.height };
  const patch = moment.medallion(powerup, side * 0.8);
  const rise = SMALL.risen - SMALL.opens;
  moment.pass(patch, { at: at + SMALL.opens, for: SMALL.there - SMALL.opens }, (_, seconds) => {
    const up = eased(seconds / rise);
    patch.position.set(floor.x, place.y + place.height * (0.8 - 0.28 * up));
    const size = 0.6 + 0.4 * up;
    patch.scale.set(size * turned(seconds / rise), size);
  });
  playCrate(
    moment,
    floor,
    side,
    at,
    SMALL.leaves,
    '0 y1.4 a0|.06 a1|.16 y0 out',
    '.24|.5 x.7 y.5 r1.9 a0 in',
  );
  return at + SMALL.there;
}

/**
 * `comes`, `flips`: storyboards of the crate's entrance and of its lid. It stays squashed for a moment,
 * opens, and vanishes from `leaves` seconds on.
 */
function playCrate(
  moment: PowerupAnimation,
  floor: { readonly x: number; readonly y: number },
  side: number,
  at: number,
  leaves: number,
  comes: string,
  flips: string,
): void {
  const crate = moment.gear('crate', side, true);
  const lid = moment.gear('lid', side * 1.12);
  const flat = `${comes}|.18 w1.15 h.85|.24`;
  moment.act(crate, at, floor, side, `${flat}|.3 w1 h1|${leaves}|${leaves + 0.18} y.3 h.6 a0`);
  moment.act(lid, at, { x: floor.x, y: floor.y - side * 0.68 }, side, `${flat} w1 h1|${flips}`);
}

const eased = (share: number): number => {
  const within = Math.max(0, Math.min(1, share));
  return within < 0.5 ? 2 * within * within : 1 - 2 * (1 - within) * (1 - within);
};

/** Apparent width while turning once around its vertical axis. */
function turned(share: number): number {
  const turn = share >= 1 || share <= 0 ? 1 : Math.cos(share * 2 * Math.PI);
  return Math.max(0.1, Math.abs(turn));
}
