// Animations of power-ups in use, as lines: the thing, its spot, its size relative to the bar, and its
// storyboard (kit/acts.ts). Names ending in `_` are anchored at the foot. Other lines throw rings, crumbs and
// stars, with an amount and a time in seconds.

import { Container } from 'pixi.js';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { GearName } from '#scenes/features/powerups/gear.ts';
import type { PowerupAnimation } from '#scenes/features/powerups/PowerupAnimation.ts';
import { type ActKit, atFoot, playLines, type ActSpot } from '#scenes/kit/acts.ts';

/** The thing swells, holds and shrinks back. */
const swell = (thing: string, at: number, by: number): string =>
  `${thing} 1:${at}|${at + 0.09} s${by} out|${at + 0.15}|${at + 0.28} s1`;
const each = <Item>(items: readonly Item[], line: (item: Item) => string): readonly string[] =>
  items.map(line);

type Acts = Partial<Record<PowerupId, readonly string[]>>;

/** For the reader's own power-ups, and for others' without acts of their own below. */
export const ACTS: Acts = {
  // A second star comes out beside the first and goes back in.
  double: [
    'ring score 1.9 .04',
    swell('star score', 0, 1.45),
    'star score 1:.06 s.4|.24 x-1 y-.5 s1.7 r-.5 out|.3|.4 x-.9 y0 s1.2 r0 in|.46 w1.2 h.78|.54 w1 h1|.66|.78 x0 s.6',
  ],
  // Two halves of a mountain lean out and clap together around the score.
  doubleJeopardy: [
    'peakLit score 1.1:0 x.72 s.7|.14 x-.68 s1.1 r-.2 out|.22|.32 x-.3 s1 r0 in|.33 w.8 h1.15|.39|.47 w1 h1|.68|.78 x-.5 a0',
    'peakDark score 1.1:0 x.28 s.7|.14 x1.68 s1.1 r.2 out|.22|.32 x1.3 s1 r0 in|.33 w.8 h1.15|.39|.47 w1 h1|.68|.78 x1.5 a0',
    'crumbs score 6 .34',
  ],
  immunity: ['ring feet 1.2 .24', 'crumbs feet 5 .26'],
  // Ice closes in on the clock from far away, and holds.
  timeFreeze: [
    'ice clock 1.5:0 s1.9 r1.2 a.3|.2 s1.1 r0 a1 in|.26|.36 s1|.4',
    'ring clock .95 .2',
    'crumbs clock 9 .2',
  ],
  streakSaver: ['ring flame 1.5 .36', swell('flame flame', 0.34, 1.2)],
  // A sled slides under the player's character, crouches, and shoots off along the card's edge.
  supersonic: [
    'sled_ feet 1:0 x-3 y.12 a.2|.12 x0 a1 out|.14 w1.12 h.8|.2|.28 x-.25 r-.12 w1 h1|.52 x> w1.35 h.9 r0 in',
    'crumbs feet 5 .26',
  ],
  // A beacon lights up on the card's edge.
  powerPlay: [
    'beacon_ edge 1.3:0 y-.6 s.6|.1 y.04 s1 in|.12 w1.2 h.78|.18|.26 w.95 h1.15|.36 w1 h1|.46 h1.1|.56 h1|.82|.94 s.3 a0',
    'ring edge 1 .2',
    'ring edge 1.5 .34',
    'crumbs edge 7 .2',
  ],
  addPoints: ['stars hand 7 -.16', 'ring score 2.2 .44', swell('star score', 0.42, 1.9)],
  // Stars hop off the score, drop onto the card's edge, and roll away.
  minusPoints: each(
    [1.2, 2.3, 0.5],
    (x) =>
      `star score 1:0|.1 x${x * -0.4} y-.6 out|.28 x${-x} y_ r-1.2 in|.3 w1.2 h.78|.36|.42 w1 h1|.66 x${-x - 1.6} r-4 s.5 a0 in`,
  ),
  // Two strokes of the bellows, each answered by the flame.
  streakBooster: [
    'bellows flame 1.1:0 x.72 y.36 s.4 w-1 r.4|.12 s1.05 h1.2 out|.2 s1|.26 h.55 in|.32|.42 h1.2|.48 h.5 in|.54|.64 h1|.74 s.3 a0',
    swell('flame flame', 0.24, 1.35),
    swell('flame flame', 0.46, 1.75),
    'crumbs flame 4 .26',
    'crumbs flame 7 .48',
    'ring flame 1.7 .48',
  ],
  // A bird lands on the card's edge, looks the other way, flies off, and returns with stars.
  stealPoints: [
    'birdSits_ hand 1.25:0 x-.7 y-1 r.5|.12 x0 y0 r0 in|.14 w1.15 h.8|.2|.23 w1 h1|.24 w-1|.28',
    'bird hand 1.25:.28 y-.6|.33 x-.15|.5 x> y-1.6 in',
    'thief score 1.25:.52 x> y-.6 w-1|.72 x.2 y-.3 out',
    'bird score 1.25:.72 x.2 y-.3 w-1|.78|.92 x-1.3 y^ in',
    'ring score 2 .68',
    swell('star score', 0.64, 1.7),
  ],
  // A parcel hops, gets a parachute and rises off the screen.
  gift: [
    'parachute_ hand .96:.26 y-.7 s.2|.36 y-.95 s1 out|.46 r.1|.76 x.5 y^ r-.1 in',
    'parcel_ hand .74:0 s.5|.1 s1.1 out|.16 s1 w1.2 h.78|.22|.36 y-.3 w1 h1|.46 r.1|.76 x.6 y^ r-.1 in',
    'stars hand 1 .4',
  ],
};

/** For others' power-ups that reach the reader. */
export const ACTS_OF_OTHERS: Acts = {
  // Snow is poured on the flame and puts it out.
  streakBreaker: [
    'flame flame 1:0|.3|.36 h.4 a0',
    'heap flame 1:.2 x.4 y-.6 s.5|.32 x0 y-.1 s1.15 in|.33 w1.2 h.78|.39|.47 w1 h1|.62|.78 y.15 h.3 a0',
    'bucket flame 1:0 x.95 y^|.12 y-.2 out|.18 r.25|.28 r-1.9 in|.36|.56 y^ r-.4 in',
  ],
  // A tin rolls along the bottom edge of the question.
  prank: ['tin low .7:0 x-1 y-.2|.08 x-.6 r-.3|.62 x> r14 even'],
  // A bird comes for stars and flies off with them.
  stealPoints: [
    'bird score 1.25:0 x> y^ w-1|.26 x.35 y-.2 out|.28 h.85|.34',
    'thief score 1.25:.34 x.35 y-.2 h.85|.4 h1|.46 x.2 y-.1|.78 x> y^ in',
  ],
  // A parcel sinks beside the player's character, its bow opens, and stars come out.
  gift: [
    'parachute_ hand .96:0 x.3 y-2.3 r.15|.34 x0 y-.7 r-.05 out|.48 x-.6 y-.2 h.3 r-.6 a0',
    'parcel_ hand .74:0 x.4 y-2.1 r.15|.34 x0 y0 r0 out|.36 w1.2 h.78|.42|.48 w.92 h1.12|.52 w1.1 h.85',
    'parcelOpen_ hand .74:.52 w.9 h1.2|.58 w1.08 h.92|.64 w1 h1|.88|1 s.3 a0',
    'stars hand 5 .5',
  ],
};

/** A card rises from its place on the belt. */
export const RISE_STORYBOARD = '0|.1 y.05 w1.08 h.88|.2 y-.22 s1.1 w1 h1 out|.28 y-.26 s.5 a0';
/** A medallion lands where it acts, and holds. */
export const LAND_STORYBOARD = '0 y-.6 s.4 a0|.12 y0 s1 a1 in|.14 w1.15 h.85|.2|.28 w1 h1|.36 s.4 a0';
/** Appears beside the player's character, crouches and leaps off the screen to someone else. */
export const SEND_OFF_STORYBOARD =
  '0 s.5|.1 s1.1 out|.2 s1 w1.25 h.7|.26|.36 y-.8 w.85 h1.25 out|.54 x2 y^ r1.2 in';

/** Size of gear beside the figures in the bar, in CSS pixels. */
const sizeOf = ({ spots: { hud } }: PowerupAnimation): number => Math.min(64, Math.max(36, hud.height));

const SPOTS: Readonly<Record<string, (moment: PowerupAnimation) => ActSpot | null>> = {
  score: ({ spots }) => spots.star,
  clock: ({ spots }) => spots.clock,
  flame: ({ flame, spots }) => flame ?? spots.star,
  /** Right of the middle of the card's top edge, and of the player's character. */
  edge: ({ spots: { card, start } }) => ({
    x: Math.max(card.x + card.width * 0.5, start + 30),
    y: card.y,
    size: 60,
  }),
  low: ({ spots: { card } }) => ({ x: 0, y: card.y + card.height, size: 0 }),
  feet: ({ spots: { ownCharacter, card } }) => ({
    x: ownCharacter?.x ?? card.x + 60,
    y: ownCharacter?.y ?? card.y,
    size: ownCharacter?.size ?? 60,
  }),
  /** Beside the player's character, on the card's edge. */
  hand: (moment) => {
    const { ownCharacter, card } = moment.spots;
    const size = sizeOf(moment);
    const x = ownCharacter
      ? Math.max(size * 0.5, ownCharacter.x - (ownCharacter.size + size) * 0.5)
      : card.x + size;
    return { x, y: (ownCharacter?.y ?? card.y) + 1, size };
  },
};

export const spotOf = (moment: PowerupAnimation, name: string): ActSpot | null =>
  SPOTS[name]?.(moment) ?? null;

/** `at`: in seconds from now; `pace`: faster above 1. */
export function playActs(
  moment: PowerupAnimation,
  powerup: PowerupId,
  lines: readonly string[],
  at: number,
  pace = 1,
): void {
  const [fill, edge] = moment.colorsOf(powerup);
  const kit: ActKit = {
    spot: (name) => spotOf(moment, name),
    unit: (name, { size }) => (/star|flame|ice/.test(name) ? size : sizeOf(moment)),
    thing: (name, size) => thingOf(moment, name, size),
    cue: (name, spot, much, then) => {
      const { star } = moment.spots;
      if (name === 'ring') moment.ring(spot, spot.size * much, fill, then);
      else if (name === 'crumbs') moment.crumbs(atFoot(spot), [fill, edge], much, then);
      else if (star) moment.stars({ x: spot.x, y: spot.y - spot.size * 0.5 }, star, much, then);
    },
  };
  playLines(moment, kit, lines, at, pace);
}

function thingOf(moment: PowerupAnimation, name: string, size: number): Container {
  if (name === 'star' || name === 'flame') return moment.piece(name, size);
  if (name === 'bird' || name === 'thief') return bird(moment, size, name === 'thief');
  const gear = name.replace('_', '');
  return moment.gear(gear as GearName, size, gear !== name);
}

/** Milliseconds the wings stay up, and stay down. */
const BEAT_MS = 80;

/** A bird with beating wings; a thief carries stars. */
function bird(moment: PowerupAnimation, size: number, isThief: boolean): Container {
  const all = new Container({ label: 'bird' });
  for (const aside of isThief ? [-0.3, 0.3, 0] : []) {
    const star = all.addChild(moment.piece('star', size * 0.34));
    star.position.set(aside * size, size * (0.66 - Math.abs(aside) * 0.5));
  }
  const wings = (['birdUp', 'birdDown'] as const).map((name) => all.addChild(moment.gear(name, size)));
  all.onRender = () => {
    const beat = Math.floor(moment.ports.clock.now() / BEAT_MS) % 2;
    for (const [index, wing] of wings.entries()) wing.visible = beat === index;
  };
  return all;
}
