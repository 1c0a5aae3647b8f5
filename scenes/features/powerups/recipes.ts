// What is seen as a power-up is used, one recipe for each: its medallion leaves the belt (or comes from whoever sent it), lands where it acts,
// and does it. Nothing of it lasts longer than a second and a half, and all of it ends at any press.

import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Use } from '#scenes/features/powerups/happenings.ts';
import type { Moment } from '#scenes/features/powerups/Moment.ts';
import {
  drawCrate,
  drawEraser,
  drawHalf,
  drawing,
  drawLid,
  drawSnow,
  ICE,
  SNOW,
} from '#scenes/features/powerups/props.ts';
import { aboveQuestion, besideAnswer, type Point } from '#scenes/features/powerups/ways.ts';
import { optionLook } from '#scenes/kit/tokens.ts';
import type { Rect } from '#scenes/ports.ts';

export interface Recipe {
  /** Where it acts; null: nowhere in particular. */
  readonly to: (moment: Moment, use: Use) => Point | null;
  /** `at`: in seconds from now, when it has landed. */
  readonly act?: (moment: Moment, use: Use, at: number) => void;
}

const score = ({ spots }: Moment): Point | null => spots.star;
const clock = ({ spots }: Moment): Point | null => spots.clock;
const flame = ({ spots }: Moment): Point | null => spots.flame ?? spots.star;
const character = ({ spots: { own, card } }: Moment): Point =>
  own ? { x: own.x, y: own.y - own.size * 0.5 } : { x: card.x + card.width / 2, y: card.y };
/** Beside the first of those that it hides, or of all: no word is covered. */
const answers = ({ spots }: Moment, { hides }: Use): Point => {
  const { part, pressable } = spots;
  const rect = hides.map((id) => pressable.get(`option:${id}`)).find((each) => each !== undefined) ?? part;
  return besideAnswer(spots, rect.y + rect.height / 2);
};
/** Off the screen, to somebody else. */
const away = ({ spots: { viewport } }: Moment): Point => ({ x: viewport.width * 0.82, y: -60 });
/** On its upper edge, off the words. */
const card = ({ spots }: Moment): Point => ({
  x: spots.card.x + spots.card.width / 2,
  y: spots.card.y,
});

const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The slabs of these options with their colours. */
function slabs({ spots, ports }: Moment, ids: readonly string[]) {
  return ids.flatMap((id) => {
    const index = [...spots.pressable.keys()].indexOf(`option:${id}`);
    const rect = spots.pressable.get(`option:${id}`);
    return rect ? [{ rect, ...optionLook(ports.theme.tokens, index) }] : [];
  });
}

/** Its own one goes to somebody else; another's comes here and does this. */
const sent = (there: Recipe['to'], act: NonNullable<Recipe['act']>): Recipe => ({
  to: there,
  act: (moment, use, at) => {
    if (!use.own || use.other === null) act(moment, use, at);
  },
});

/** On the score, where it stays. */
const onScore: Recipe = {
  to: score,
  act(moment, { powerup }, at) {
    const spot = moment.spots.star;
    if (!spot) return;
    moment.ring(spot, spot.size * 1.6, moment.colorsOf(powerup)[0], at);
  },
};

export const RECIPES: Readonly<Record<PowerupId, Recipe>> = {
  double: {
    to: score,
    act(moment, use, at) {
      onScore.act?.(moment, use, at);
      const spot = moment.spots.star;
      // A second star comes out of the first.
      if (spot) moment.stars(spot, { x: spot.x - spot.size * 1.4, y: spot.y }, 1, at);
    },
  },
  doubleJeopardy: {
    to: score,
    act(moment, use, at) {
      const spot = moment.spots.star;
      if (!spot) return;
      // It splits along its crack, and the halves clap round the score.
      const [fill, edge] = moment.colorsOf(use.powerup);
      for (const side of [-1, 1]) {
        const half = moment.drawn((target) =>
          target
            .poly([0, -22, side * 12, -22, side * 26, 0, side * 12, 22, 0, 22, side * 5, 8, side * -4, -6])
            .fill(side < 0 ? fill : edge),
        );
        moment.pass(half, { at, for: 0.42 }, (share) => {
          const out = Math.sin(Math.PI * Math.min(1, share * 1.25)) * 30;
          half.position.set(spot.x + side * (6 + out), spot.y);
          half.rotation = side * 0.3 * Math.sin(Math.PI * share);
        });
      }
      moment.ring(spot, spot.size * 1.8, edge, at + 0.36);
    },
  },
  fiftyFifty: {
    to: answers,
    act(moment, { hides }, at) {
      for (const [place, { rect, fill, edge }] of slabs(moment, hides).entries()) {
        const begin = at + place * 0.06;
        const whole = begin + 0.6;
        for (const side of ['left', 'right'] as const) {
          const half = moment.drawn((target) => drawHalf(target, rect, side, fill));
          half.pivot.set(side === 'left' ? 0 : rect.width, 0);
          moment.pass(half, { for: whole }, (share) => {
            // It is whole until it is hit, cracks, holds, and the right half slips.
            const hit = Math.max(0, (share * whole - begin) / 0.6);
            const falls = Math.max(0, (hit - 0.3) / 0.7);
            const apart = hit > 0 ? 2 : 0;
            half.position.set(
              rect.x + (side === 'left' ? -apart : rect.width + apart),
              rect.y + (side === 'left' ? 14 : 46) * falls * falls,
            );
            half.rotation = (side === 'left' ? -0.03 : 0.09) * falls;
            half.alpha = 1 - falls * falls;
          });
        }
        moment.crumbs(rect, [fill, edge], 5, begin + 0.1);
      }
    },
  },
  eraser: {
    to: answers,
    act(moment, { hides }, at) {
      for (const { rect, fill, edge } of slabs(moment, hides)) {
        const slab = drawing();
        const block = moment.drawn((target) => drawEraser(target, Math.min(64, rect.height)));
        // Three strokes, each of which takes a third of its colour.
        const strokes = { at, for: 0.72 };
        const whole = at + strokes.for;
        moment.pass(slab, { for: whole }, (share) => {
          const gone = rect.width * Math.max(0, (share * whole - at) / strokes.for);
          const radius = Math.min(14, rect.height * 0.18, (rect.width - gone) / 2);
          slab
            .clear()
            .roundRect(rect.x + gone, rect.y, rect.width - gone, rect.height - 4, radius)
            .fill(fill);
        });
        moment.pass(block, strokes, (share) => {
          const rub = Math.abs(((share * 6) % 2) - 1);
          block.position.set(rect.x + rect.width * share, rect.y + rect.height * (0.25 + 0.6 * rub));
          block.rotation = 0.2;
        });
        moment.crumbs(
          { ...rect, x: rect.x + rect.width * 0.7, width: rect.width * 0.3 },
          [fill, edge],
          5,
          at + 0.5,
        );
      }
    },
  },
  immunity: {
    to: character,
    act(moment, { powerup }, at) {
      moment.ring(character(moment), 70, moment.colorsOf(powerup)[0], at);
    },
  },
  timeFreeze: {
    to: clock,
    act(moment, _use, at) {
      const spot = moment.spots.clock;
      if (!spot) return;
      // Six facets close in on the rim.
      for (let index = 0; index < 6; index += 1) {
        const around = (index / 6) * 2 * Math.PI;
        const facet = moment.drawn((target) =>
          target.poly([-9, -5, 4, -10, 12, 1, 2, 11, -8, 6]).fill(index % 2 === 0 ? ICE.lit : ICE.fill),
        );
        moment.pass(facet, { at: at + index * 0.03, for: 0.34 }, (share) => {
          const far = spot.size * (0.5 + 1.1 * (1 - share) * (1 - share));
          facet.position.set(spot.x + Math.cos(around) * far, spot.y + Math.sin(around) * far);
          facet.rotation = around + 2 * (1 - share);
        });
      }
      moment.ring(spot, spot.size * 0.9, ICE.fill, at + 0.3);
    },
  },
  streakSaver: {
    to: flame,
    act(moment, { powerup }, at) {
      const spot = flame(moment);
      if (spot) moment.ring(spot, 50, moment.colorsOf(powerup)[0], at);
    },
  },
  supersonic: {
    to: character,
    act(moment, { powerup }, at) {
      const { card: slab, part } = moment.spots;
      const [fill] = moment.colorsOf(powerup);
      // Tapered streaks run along the rims of what stands there.
      for (const [index, y] of [slab.y, slab.y + slab.height, part.y + part.height].entries()) {
        const long = slab.width * 0.45;
        const streak = moment.drawn((target) => target.poly([-long, 0, 0, -3.5, 0, 3.5]).fill(fill));
        moment.pass(streak, { at: at + index * 0.07, for: 0.36 }, (share) => {
          streak.position.set(slab.x + (slab.width + long) * share * share, y);
          streak.alpha = 1 - share * 0.4;
        });
      }
    },
  },
  powerPlay: {
    to: card,
    act(moment, { powerup }, at) {
      const { viewport } = moment.spots;
      const { color } = moment.ports.theme.tokens;
      // A band of light climbs past the cards.
      const band = moment.drawn((target) =>
        target
          .poly([0, 40, viewport.width, 0, viewport.width, 70, 0, 110])
          .fill({ color: color.gold, alpha: 0.22 })
          .poly([0, 64, viewport.width, 24, viewport.width, 42, 0, 82])
          .fill({ color: color.snow, alpha: 0.16 }),
      );
      moment.pass(band, { at, for: 0.6 }, (share) => {
        band.y = viewport.height - (viewport.height + 120) * share;
      });
      moment.ring(card(moment), 120, moment.colorsOf(powerup)[0], at);
    },
  },
  glitch: { to: away },
  mysteryBox: { to: card },
  addPoints: {
    to: score,
    act(moment, use, at) {
      const { star } = moment.spots;
      // They follow the medallion over the question's edge.
      if (star && use.points > 0) moment.stars(aboveQuestion(moment.spots), star, 7, at - 0.16);
      onScore.act?.(moment, use, at);
    },
  },
  minusPoints: {
    to: score,
    act(moment, _use, at) {
      const from = moment.spots.star;
      if (from) moment.losing(from, 3, at);
    },
  },
  streakBooster: {
    to: flame,
    act(moment, { powerup }, at) {
      const spot = flame(moment);
      if (!spot) return;
      // Two breaths of the bellows.
      moment.ring(spot, 54, moment.colorsOf(powerup)[0], at);
      moment.ring(spot, 72, moment.ports.theme.tokens.color.ember, at + 0.24);
    },
  },
  streakBreaker: sent(flame, (moment, _use, at) => {
    const spot = flame(moment);
    if (!spot) return;
    const heap = moment.drawn((target) => drawSnow(target, 58));
    moment.pass(heap, { at, for: 0.7 }, (share) => {
      const falls = Math.min(1, share * 2.4);
      heap.position.set(spot.x, spot.y + 20 - 90 * (1 - falls * falls));
      heap.scale.set(share > 0.4 ? 1.15 : 1, share > 0.4 ? 0.85 - (share - 0.4) * 0.8 : 1);
      heap.alpha = Math.min(1, (1 - share) * 4);
    });
    moment.crumbs({ x: spot.x - 24, y: spot.y, width: 48, height: 24 }, [SNOW.fill, SNOW.shade], 8, at + 0.4);
  }),
  stealPoints: {
    to: (moment) => moment.spots.star,
    act(moment, { own, points }, at) {
      const { star, viewport } = moment.spots;
      if (!star || points === 0) return;
      const far = { x: viewport.width - 20, y: -30 };
      if (own) moment.stars(far, star, 3, at);
      else moment.stars(star, far, 3, at);
    },
  },
  gift: {
    to: character,
    act(moment, { own, points }, at) {
      const to = moment.spots.star;
      if (!to) return;
      // The thanks of who gave it are fewer than what is given.
      if (points > 0) moment.stars(character(moment), to, own ? 1 : 5, at);
      moment.ring(character(moment), 80, moment.colorsOf('gift')[0], at);
    },
  },
  prank: sent(answers, (moment, _use, at) => {
    // Their colours change places in one wave.
    const ids = [...moment.spots.pressable.keys()].map((id) => id.slice('option:'.length));
    const all = slabs(moment, ids);
    for (const [place, { rect, fill }] of all.entries()) {
      const next = all[(place + 1) % all.length];
      if (!next) continue;
      const [from, to] = [middle(rect), middle(next.rect)];
      const blot = moment.drawn((target) =>
        target.roundRect(-rect.width / 2, -rect.height / 2, rect.width, rect.height, 20).fill(fill),
      );
      moment.pass(blot, { at: at + place * 0.05, for: 0.36 }, (share) => {
        const way = share * share * (3 - 2 * share);
        blot.position.set(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way);
        blot.scale.set(1 - 0.3 * Math.sin(Math.PI * share));
        blot.alpha = Math.min(1, (1 - share) * 2.5);
      });
    }
  }),
  avalanche: { to: card },
};

/** Seconds until the medallion has landed. */
const FLIGHT = { sinks: 0.1, flies: 0.36 } as const;
/** A box opens first. */
const OPENING = 0.6;

/** `from`: its place on the belt; null where it has none there. */
export function playUse(moment: Moment, use: Use, from: Point | null, size: number): void {
  const recipe = RECIPES[use.powerup];
  const { viewport } = moment.spots;
  const sendsAway = use.own && use.other !== null && use.powerup !== 'gift' && use.powerup !== 'stealPoints';
  const toOthers = use.own && POWERUPS[use.powerup].reaches === 'others';
  const to = (sendsAway || toOthers ? away(moment) : recipe.to(moment, use)) ?? card(moment);
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
  recipe.act?.(moment, use, at);
}

/** The crate hops three times, higher each time, and its lid flies off. */
function openBox(moment: Moment, { x, y }: Point, size: number, at: number): number {
  const crate = moment.drawn((target) => drawCrate(target, size));
  const lid = moment.drawn((target) => drawLid(target, size));
  crate.label = 'Crate';
  lid.label = 'Lid';
  const timing = { at, for: OPENING };
  const hop = (share: number): number => {
    const turn = Math.min(2, Math.floor(share * 4));
    return share > 0.75 ? 0 : -([6, 10, 16][turn] ?? 0) * Math.sin(Math.PI * ((share * 4) % 1));
  };
  moment.pass(crate, timing, (share) => {
    crate.position.set(x, y + size * 0.4 + hop(share));
    crate.scale.set(1 + 0.04 * Math.sin(share * 20), 1);
  });
  moment.pass(lid, timing, (share) => {
    const off = Math.max(0, (share - 0.75) / 0.25);
    lid.position.set(x + off * size * 0.7, y - size * 0.42 + hop(share) - 8 * Math.sin(Math.PI * off));
    lid.rotation = off * 1.2;
  });
  return OPENING * 0.8;
}
