// The animation of a power-up's use: its medallion leaves the belt (or comes from its sender), lands where it
// acts, and acts. Nothing lasts longer than 1.5 seconds, and any press ends all of it.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Container } from 'pixi.js';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import {
  ACTS,
  ACTS_OF_OTHERS,
  LAND_STORYBOARD,
  playActs,
  RISE_STORYBOARD,
  SEND_OFF_STORYBOARD,
  spotOf,
} from '#scenes/features/powerups/acts.ts';
import type { GearName } from '#scenes/features/powerups/gear.ts';
import type { Use } from '#scenes/features/powerups/happenings.ts';
import type { PowerupAnimation } from '#scenes/features/powerups/PowerupAnimation.ts';
import { drawCrack, drawHalf } from '#scenes/features/powerups/props.ts';
import { optionLook } from '#scenes/theme/tokens.ts';
import type { Point } from '#scenes/ports.ts';

/** Gear that replaces the medallion when the reader sends it to someone else. */
const SENT_AS: Partial<Record<PowerupId, GearName>> = { streakBreaker: 'bucket', prank: 'tin' };

/** Acts on the answers. `at`: in seconds from now. */
const MORE: Partial<Record<PowerupId, (moment: PowerupAnimation, use: Use, at: number) => void>> = {
  fiftyFifty(moment, { hides }, begins) {
    for (const [place, { rect, fill, edge }] of slabs(moment, hides).entries()) {
      const at = begins + place * 0.08;
      const { x, y, width, height } = rect;
      // Each half stays whole until it is hit, then cracks, holds, and slips.
      for (const [side, falls] of [
        [0, `|${at + 0.76} x-2 y6 r-.012 a0 in`],
        [width, `|${at + 0.76} x2 y22 r.04 a0 in`],
      ] as const) {
        const half = moment.drawn((target) => drawHalf(target, rect, side === 0, fill));
        half.pivot.set(side, 0);
        moment.act(
          half,
          0,
          { x: x + side, y },
          1,
          `0|${at}|${at + 0.04} y3|${at + 0.1} y0|${at + 0.3}${falls}`,
        );
      }
      const crack = moment.drawn((target) => drawCrack(target, rect));
      moment.act(crack, at, { x, y }, 1, '0 h0|.14 h1|.34');
      const middle = { ...rect, x: x + width * 0.4, width: width * 0.2, height };
      moment.crumbs(middle, [fill, edge], 6, at + 0.12);
    }
  },
  eraser(moment, { hides }, at) {
    for (const { rect, fill, edge } of slabs(moment, hides)) {
      const { x, y, width, height } = rect;
      // Three strokes with a stop after each; every stroke takes a third of the color.
      const slab = moment.drawn((target) =>
        target.roundRect(-width, 0, width, height - 4, Math.min(14, height * 0.18)).fill(fill),
      );
      const [a, b, c] = [at, at + 0.22, at + 0.44];
      const goes = `0|${a}|${a + 0.18} w.667|${b}|${b + 0.18} w.333|${c}|${c + 0.18} w0`;
      moment.act(slab, 0, { x: x + width, y }, 1, goes);
      const rubs = [0, 1, 2].map(
        (third) =>
          `|${third * 0.22 + 0.05} x${width * (third + 0.3) * 0.333} y${height * -0.32} r.1|${third * 0.22 + 0.18} x${width * (third + 1) * 0.333} y${height * 0.3} r-.3|${third * 0.22 + 0.22}`,
      );
      const block = moment.gear('eraser', Math.min(72, height * 1.1));
      const foot = { x, y: y + height / 2 };
      moment.act(block, at, foot, 1, `-.1 x-9 a0|0 x0 a1${rubs.join('')}|.8 y${-height} a0`);
      for (const third of [0.6, 1.6, 2.6])
        moment.crumbs(
          { ...rect, x: x + (width * third) / 3, width: width * 0.12 },
          [fill, edge],
          3,
          at + 0.22 * third,
        );
    }
  },
  prank(moment, _use, at) {
    // The colors that were in each place run off its rim.
    const { pressable, part } = moment.spots;
    const rects = [...pressable.values()].sort((a, b) => (a.y - b.y) * part.width + a.x - b.x);
    for (const [place, { x, y, width, height }] of rects.entries()) {
      const { fill: color } = optionLook(moment.ports.theme.tokens, place);
      const rim = moment.drawn((target) =>
        target.roundRect(x - 1, y - 1, width + 2, height - 2, 16).stroke({ width: 8, color, alignment: 0.5 }),
      );
      moment.act(rim, at + place * 0.07, ORIGIN, 1, '0 a0|.1|.2 a1|.36|.7 a0');
    }
  },
};

const ORIGIN = { x: 0, y: 0 };

/** The slabs of these options, with their colors. */
function slabs({ spots: { pressable }, ports }: PowerupAnimation, ids: readonly string[]) {
  return ids.flatMap((id) => {
    const name = `option:${id}`;
    const rect = pressable.get(name);
    return rect ? [{ rect, ...optionLook(ports.theme.tokens, [...pressable.keys()].indexOf(name)) }] : [];
  });
}

/** Returns the point where the medallion lands: the spot of its first act. */
function arrival(moment: PowerupAnimation, powerup: PowerupId): Point {
  const { card } = moment.spots;
  const place = ACTS[powerup]?.[0]?.split(/[ :]/)[1] ?? '';
  const spot = spotOf(moment, place);
  if (!spot) return { x: card.x + card.width / 2, y: card.y };
  return place === 'feet' ? { x: spot.x, y: spot.y - spot.size / 2 } : spot;
}

/** Seconds until the medallion has left the belt, and from its landing until it acts. */
const LEAVES = 0.16;
const LANDS = 0.28;
/** A box opens first; its content then acts immediately, and faster. */
const BOX = { opens: 0.48, pace: 1.25 } as const;
/** Seconds until something that others sent arrives. */
const COMES = 0.1;
/** Width of an acting medallion, in CSS pixels. */
const ACTING = 44;

/** @returns seconds until it acts. `from`: its place on the belt; null if it has none. */
export function playUse(moment: PowerupAnimation, use: Use, from: Point | null, size: number): number {
  const { powerup, own, other, openedFrom } = use;
  const act = (at: number, pace?: number): number => {
    playActs(moment, powerup, (own ? null : ACTS_OF_OTHERS[powerup]) ?? ACTS[powerup] ?? [], at, pace);
    MORE[powerup]?.(moment, use, at);
    return at;
  };
  // It arrives as itself, without a medallion first.
  if (!own && ACTS_OF_OTHERS[powerup]) return act(COMES);
  const put = (thing: Container, at: number, where: Point, storyboard: string): void =>
    moment.act(thing, at, where, ACTING, storyboard);
  const medallion = (width: number): Container => moment.medallion(powerup, width);
  const opens = own && openedFrom ? BOX.opens : 0;
  let at = opens + (own ? LEAVES : COMES);
  if (own && from) {
    moment.ring(from, size, moment.colorsOf(openedFrom ?? powerup)[0], 0.1);
    if (opens) openBox(moment, from, size);
    put(medallion(size), opens, from, RISE_STORYBOARD);
  }
  const gear = SENT_AS[powerup];
  const hand = spotOf(moment, 'hand');
  if (own && hand && (gear ? other !== null : POWERUPS[powerup].reaches === 'others')) {
    put(gear ? moment.gear(gear, hand.size, true) : medallion(ACTING), at, hand, SEND_OFF_STORYBOARD);
    return at + LANDS;
  }
  if (use.hides.length === 0 && !opens) {
    put(medallion(ACTING), at, arrival(moment, powerup), LAND_STORYBOARD);
    at += LANDS;
  }
  return act(at, opens ? BOX.pace : 1);
}

/** The crate hops three times, higher each time, and its lid flies off. */
function openBox(moment: PowerupAnimation, { x, y }: Point, size: number): void {
  const foot = { x, y: y + size * 0.4 };
  const hops = '0|.06 y-.1 out|.12 y0 in|.2 y-.18 out|.28 y0 in|.41 y-.3 r.06 out|.48 y0 r0 in';
  const all = `${hops}|.49 w1.15 h.82|.55|.6 w1 h1|.7 s.5 a0`;
  moment.act(moment.gear('crate', size, true), 0, foot, size, all);
  const lid = moment.gear('lid', size * 1.12);
  moment.act(lid, 0, { x, y: foot.y - size * 0.68 }, size, `${hops}|.6 x.7 y-.25 r1.2 out`);
}
