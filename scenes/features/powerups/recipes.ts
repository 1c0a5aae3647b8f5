// What is seen as a power-up is used, one recipe for each: its medallion leaves the belt (or comes from whoever sent it), lands where it acts,
// and does it. Nothing of it lasts longer than a second and a half, and all of it ends at any press.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import * as acts from '#scenes/features/powerups/acts.ts';
import type { GearName } from '#scenes/features/powerups/gearNames.ts';
import type { Use } from '#scenes/features/powerups/happenings.ts';
import { LANDS, type Moment } from '#scenes/features/powerups/Moment.ts';
import { drawCrack, drawHalf, drawing, ICE } from '#scenes/features/powerups/props.ts';
import { aboveQuestion, besideAnswer, type Point } from '#scenes/features/powerups/ways.ts';
import { optionLook } from '#scenes/kit/tokens.ts';

export interface Recipe {
  /** Where it acts; null: nowhere in particular. */
  readonly to: (moment: Moment, use: Use) => Point | null;
  /** Another's comes as itself: no medallion goes before it. */
  readonly comes?: true;
  /** As what its own one goes to somebody else. */
  readonly leaves?: GearName;
  /** `at`: in seconds from now, when it has landed. */
  readonly act?: (moment: Moment, use: Use, at: number) => void;
}

const score = ({ spots }: Moment): Point | null => spots.star;
const clock = ({ spots }: Moment): Point | null => spots.clock;
const flame = ({ flame: spot, spots }: Moment) => spot ?? spots.star;
const character = ({ spots: { own, card } }: Moment): Point =>
  own ? { x: own.x, y: own.y - own.size * 0.5 } : { x: card.x + card.width / 2, y: card.y };
/** Beside the first of those that it hides, or of all: no word is covered. */
const answers = ({ spots }: Moment, { hides }: Use): Point => {
  const { part, pressable } = spots;
  const rect = hides.map((id) => pressable.get(`option:${id}`)).find((each) => each !== undefined) ?? part;
  return besideAnswer(spots, rect.y + rect.height / 2);
};
/** On its upper edge, off the words. */
const card = ({ spots }: Moment): Point => ({
  x: spots.card.x + spots.card.width / 2,
  y: spots.card.y,
});

/** The slabs of these options with their colours. */
function slabs({ spots, ports }: Moment, ids: readonly string[]) {
  return ids.flatMap((id) => {
    const index = [...spots.pressable.keys()].indexOf(`option:${id}`);
    const rect = spots.pressable.get(`option:${id}`);
    return rect ? [{ rect, ...optionLook(ports.theme.tokens, index) }] : [];
  });
}

export const RECIPES: Readonly<Record<PowerupId, Recipe>> = {
  double: {
    to: score,
    act(moment, { powerup }, at) {
      const spot = moment.spots.star;
      if (!spot) return;
      acts.swell(moment, 'star', spot, at, 1.45);
      acts.twin(moment, spot, at + 0.06);
      moment.ring(spot, spot.size * 1.9, moment.colorsOf(powerup)[0], at + 0.04);
    },
  },
  doubleJeopardy: {
    to: score,
    act(moment, { powerup }, at) {
      const spot = moment.spots.star;
      if (!spot) return;
      acts.clap(moment, spot, at);
      const [fill, edge] = moment.colorsOf(powerup);
      const { x, y, size } = spot;
      moment.crumbs(
        { x: x - size, y: y - size / 2, width: size * 4, height: size },
        [fill, edge],
        6,
        at + 0.34,
      );
    },
  },
  fiftyFifty: {
    to: answers,
    act(moment, { hides }, landed) {
      // They are struck while it comes: what is hidden is hidden already.
      const at = landed - 0.22;
      const { color } = moment.ports.theme.tokens;
      for (const [place, { rect, fill, edge }] of slabs(moment, hides).entries()) {
        const begin = at + place * 0.08;
        const whole = begin + 0.76;
        for (const side of ['left', 'right'] as const) {
          const half = moment.drawn((target) => drawHalf(target, rect, side, fill, edge));
          half.pivot.set(side === 'left' ? 0 : rect.width, 0);
          moment.pass(half, { for: whole }, (_, seconds) => {
            // It is whole until it is hit, cracks, holds, and the right half slips.
            const hit = Math.max(0, seconds - begin);
            const falls = Math.max(0, (hit - 0.3) / 0.46);
            const apart = hit > 0.14 ? 2 : 0;
            half.position.set(
              rect.x + (side === 'left' ? -apart : rect.width + apart),
              rect.y + (side === 'left' ? 6 : 22) * falls * falls + (hit > 0 && hit < 0.06 ? 3 : 0),
            );
            half.rotation = (side === 'left' ? -0.012 : 0.04) * falls;
            half.alpha = 1 - falls * falls;
          });
        }
        const crack = drawing();
        moment.pass(crack, { at: begin, for: 0.3 }, (_, seconds) => {
          drawCrack(crack, rect, Math.min(1, seconds / 0.14), color.night950);
        });
        moment.crumbs(
          { ...rect, x: rect.x + rect.width * 0.4, width: rect.width * 0.2 },
          [fill, edge],
          6,
          begin + 0.12,
        );
      }
    },
  },
  eraser: {
    to: answers,
    act(moment, { hides }, landed) {
      const at = landed - 0.16;
      for (const { rect, fill, edge } of slabs(moment, hides)) {
        const slab = drawing();
        // Three strokes, each of which takes a third of its colour, and a stop after each.
        const stroke = 0.22;
        const gone = (seconds: number): number => {
          const done = Math.max(0, (seconds - at) / stroke);
          const within = Math.min(1, (done % 1) / 0.8);
          return Math.min(1, (Math.floor(done) + within * within * (3 - 2 * within)) / 3);
        };
        moment.pass(slab, { for: at + stroke * 3 }, (_, seconds) => {
          const from = rect.width * gone(seconds);
          const radius = Math.min(14, rect.height * 0.18, (rect.width - from) / 2);
          slab
            .clear()
            .roundRect(rect.x + from, rect.y, rect.width - from, rect.height, radius)
            .fill(edge)
            .roundRect(rect.x + from, rect.y, rect.width - from, rect.height - 5, radius)
            .fill(fill);
        });
        const size = Math.min(72, rect.height * 1.1);
        const block = moment.gear('eraser', size);
        moment.pass(block, { at: at - 0.1, for: stroke * 3 + 0.24 }, (_, passed) => {
          const seconds = passed + at - 0.1;
          const done = Math.max(0, (seconds - at) / stroke);
          const rub = Math.sin(Math.min(3, done) * 2 * Math.PI);
          const leaves = Math.max(0, done - 3);
          block.position.set(
            rect.x + rect.width * gone(seconds),
            rect.y + rect.height * (0.5 - 0.3 * rub) - leaves * 30,
          );
          block.rotation = 0.2 * rub - 0.1;
          block.alpha = Math.min(1, passed / 0.1) * Math.max(0, 1 - leaves * 1.6);
        });
        for (const third of [0, 1, 2])
          moment.crumbs(
            { ...rect, x: rect.x + (rect.width * (third + 0.6)) / 3, width: rect.width * 0.12 },
            [fill, edge],
            third + 2,
            at + stroke * (third + 0.6),
          );
      }
    },
  },
  immunity: {
    to: character,
    act(moment, { powerup }, at) {
      const { own } = moment.spots;
      moment.ring(character(moment), 70, moment.colorsOf(powerup)[0], at + 0.24);
      if (own) acts.click(moment, { x: own.x + own.size * 0.42, y: own.y - own.size * 0.4 }, at + 0.26);
    },
  },
  timeFreeze: {
    to: clock,
    act(moment, _use, at) {
      const spot = moment.spots.clock;
      if (!spot) return;
      // Six facets close in on the rim, and hold.
      for (let index = 0; index < 6; index += 1) {
        const around = (index / 6) * 2 * Math.PI + 0.3;
        const facet = moment.drawn((target) =>
          target
            .poly([-11, -6, 5, -12, 15, 1, 3, 13, -10, 8])
            .fill(ICE.fill)
            .poly([-11, -6, 5, -12, 3, 1])
            .fill(ICE.lit)
            .poly([3, 13, 15, 1, 3, 1])
            .fill(ICE.edge),
        );
        const way = { x: Math.cos(around), y: Math.sin(around) };
        const [far, near] = [1.5, 0.5].map((share) => `x${way.x * share} y${way.y * share}`);
        moment.act(
          facet,
          at + (index % 3) * 0.03,
          spot,
          spot.size,
          `0 ${far} r${around - 2}|.18 ${near} r${around} in|.24|.34 s.3 a0`,
        );
      }
      moment.ring(spot, spot.size * 0.95, ICE.fill, at + 0.2);
      acts.icicles(moment, spot, ICE.fill, at + 0.24);
      moment.crumbs(
        { x: spot.x - spot.size / 2, y: spot.y, width: spot.size, height: spot.size / 2 },
        [ICE.lit, ICE.fill],
        6,
        at + 0.2,
      );
    },
  },
  streakSaver: {
    to: flame,
    act(moment, { powerup }, at) {
      const spot = flame(moment);
      if (!spot) return;
      // Its door shuts.
      moment.ring(spot, 50, moment.colorsOf(powerup)[0], at + 0.36);
      acts.swell(moment, 'flame', spot, at + 0.34, 1.2);
    },
  },
  supersonic: {
    to: character,
    act(moment, { powerup }, at) {
      acts.sled(moment, moment.colorsOf(powerup)[0], at);
    },
  },
  powerPlay: {
    to: card,
    act(moment, _use, at) {
      const { viewport } = moment.spots;
      const { color } = moment.ports.theme.tokens;
      acts.beacon(moment, color.gold, at);
      // A band of light climbs past the cards.
      const band = moment.drawn((target) =>
        target
          .poly([0, 40, viewport.width, 0, viewport.width, 70, 0, 110])
          .fill({ color: color.gold, alpha: 0.22 })
          .poly([0, 64, viewport.width, 24, viewport.width, 42, 0, 82])
          .fill({ color: color.snow, alpha: 0.16 }),
      );
      moment.pass(band, { at: at + 0.2, for: 0.6 }, (share) => {
        band.y = viewport.height - (viewport.height + 120) * share;
      });
    },
  },
  glitch: {
    to: card,
    act(moment, { own, powerup }, at) {
      const [fill, edge] = moment.colorsOf(powerup);
      if (!own) acts.slivers(moment, [fill, ICE.fill, edge], at);
    },
  },
  mysteryBox: { to: card },
  addPoints: {
    to: score,
    act(moment, { points, powerup }, at) {
      const { star } = moment.spots;
      if (!star) return;
      // They follow the medallion over the question's edge.
      if (points > 0) moment.stars(aboveQuestion(moment.spots), star, 7, at - 0.16);
      moment.ring(star, star.size * 2.2, moment.colorsOf(powerup)[0], at + 0.44);
      acts.swell(moment, 'star', star, at + 0.42, 1.9);
    },
  },
  minusPoints: {
    to: score,
    act(moment, _use, at) {
      if (moment.spots.star) acts.spill(moment, moment.spots.star, at);
    },
  },
  streakBooster: {
    to: flame,
    act(moment, { powerup }, at) {
      const spot = flame(moment);
      if (!spot) return;
      const { color } = moment.ports.theme.tokens;
      acts.bellows(moment, spot, at);
      const above = { x: spot.x - 12, y: spot.y - spot.size * 0.5, width: 24, height: 10 };
      moment.crumbs(above, [color.ember, color.gold], 4, at + 0.26);
      moment.crumbs(above, [color.ember, color.gold], 7, at + 0.48);
      moment.ring(spot, 60, moment.colorsOf(powerup)[0], at + 0.48);
    },
  },
  streakBreaker: {
    to: flame,
    comes: true,
    leaves: 'bucket',
    act(moment, _use, at) {
      const spot = flame(moment);
      if (spot) acts.bucket(moment, spot, at);
    },
  },
  stealPoints: {
    to: character,
    comes: true,
    act(moment, { own, points, openedFrom }, at) {
      const { star } = moment.spots;
      if (!star || points === 0) return;
      if (own) acts.birdBrings(moment, star, at, openedFrom !== null);
      else acts.birdTakes(moment, star, at);
    },
  },
  gift: {
    to: character,
    comes: true,
    act(moment, { own, points }, at) {
      const { star } = moment.spots;
      if (own) acts.parcelGoes(moment, points > 0 ? star : null, at);
      else acts.parcelComes(moment, star, points > 0 ? 5 : 0, at);
    },
  },
  prank: {
    to: answers,
    comes: true,
    leaves: 'tin',
    act(moment, _use, at) {
      // What colours stood in these places, from the first to the last.
      const { pressable, part } = moment.spots;
      const rects = [...pressable.values()].sort((a, b) => (a.y - b.y) * part.width + a.x - b.x);
      acts.tin(
        moment,
        rects.map((rect, place) => ({ rect, fill: optionLook(moment.ports.theme.tokens, place).fill })),
        at,
      );
    },
  },
  avalanche: {
    to: card,
    act: (moment, _use, at) => acts.snowballs(moment, at),
  },
};

/** Seconds until the medallion has landed. */
const FLIGHT = { sinks: 0.1, flies: 0.36 } as const;
/** A box opens first. */
const OPENING = 0.48;
/** Until something comes that nobody here has sent. */
const COMES = 0.1;

/** `from`: its place on the belt; null where it has none there. */
export function playUse(moment: Moment, use: Use, from: Point | null, size: number): void {
  const recipe = RECIPES[use.powerup];
  const { viewport } = moment.spots;
  const { reaches } = POWERUPS[use.powerup];
  const isSent = use.own && (recipe.leaves !== undefined ? use.other !== null : reaches === 'others');
  if (!use.own && recipe.comes && moment.hasGear) {
    recipe.act?.(moment, use, COMES);
    return;
  }
  const to = (isSent ? acts.atHand(moment) : recipe.to(moment, use)) ?? card(moment);
  const start = use.own ? from : { x: viewport.width * 0.5, y: -size };
  let at = 0;
  if (start && use.own) {
    const [fill] = moment.colorsOf(use.openedFrom ?? use.powerup);
    moment.ring(start, size, fill, FLIGHT.sinks);
    at += FLIGHT.sinks;
    if (use.openedFrom) at += openBox(moment, start, size, at);
  }
  if (start) {
    moment.fly(moment.medallion(use.powerup, size), size, start, to, { at, for: FLIGHT.flies });
    at += FLIGHT.flies;
  }
  if (isSent) acts.sendOff(moment, thingOf(moment, use.powerup, recipe, size), at);
  else recipe.act?.(moment, use, at);
}

function thingOf(moment: Moment, powerup: PowerupId, { leaves }: Recipe, size: number) {
  if (leaves && moment.hasGear) return moment.gear(leaves, acts.sizeOf(moment), true);
  return moment.medallion(powerup, Math.min(LANDS.most, size * LANDS.share));
}

/** The crate hops three times, higher each time, and its lid flies off. */
function openBox(moment: Moment, { x, y }: Point, size: number, at: number): number {
  const foot = { x, y: y + size * 0.4 };
  const hops =
    '0|.06 y-.1 out|.12 y0 in|.2 y-.18 out|.28 y0 in|.29 w1.08 h.9|.33 w1 h1|.41 y-.3 r.06 out|.48 y0 r0 in';
  moment.act(
    moment.gear('crate', size, true),
    at,
    foot,
    size,
    `${hops}|.49 w1.15 h.82|.55|.6 w1 h1|.7 s.5 a0`,
  );
  moment.act(
    moment.gear('lid', size * 1.12, true),
    at,
    { x, y: foot.y - size * 0.68 },
    size,
    `${hops}|.6 x.7 y-.25 r1.2 out`,
  );
  return OPENING;
}
