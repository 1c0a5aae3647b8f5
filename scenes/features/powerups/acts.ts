// What gear does where it has come: each a few poses, in seconds from the moment at which it begins. What falls or claps together holds flat for
// a moment: weight comes from it.

import { Container } from 'pixi.js';
import type { Moment } from '#scenes/features/powerups/Moment.ts';
import type { Key } from '#scenes/features/powerups/poses.ts';
import { drawing, METAL, SNOW } from '#scenes/features/powerups/props.ts';
import type { Point } from '#scenes/features/powerups/ways.ts';
import type { Rect } from '#scenes/ports.ts';

type Spot = Point & { readonly size: number };

const FLAT = { wide: 1.2, high: 0.78 } as const;
const FULL = { wide: 1, high: 1 } as const;
const GONE = { scale: 0.3, alpha: 0 } as const;

/** How large gear is beside the figures in the bar, in CSS pixels. */
export const sizeOf = ({ spots: { hud } }: Moment): number => Math.min(64, Math.max(36, hud.height));

/** Beside the own character, on the card's edge. */
export function atHand(moment: Moment): Point {
  const { own, card } = moment.spots;
  const size = sizeOf(moment);
  return own
    ? { x: Math.max(size * 0.5, own.x - own.size * 0.5 - size * 0.5), y: own.y + 1 }
    : { x: card.x + size, y: card.y };
}

/** What stands there swells, holds and is as it was. */
export function swell(moment: Moment, name: 'star' | 'flame', spot: Spot, at: number, by = 1.45): void {
  const { x, y } = spot;
  moment.act(moment.piece(name, spot.size), at, [
    { at: 0, x, y },
    { at: 0.09, scale: by, by: 'out' },
    { at: 0.15 },
    { at: 0.28, scale: 1 },
  ]);
}

/** A second star comes out of the first, beside it, and goes in again. */
export function twin(moment: Moment, spot: Spot, at: number): void {
  const { x, y, size } = spot;
  moment.act(moment.piece('star', size), at, [
    { at: 0, x, y, scale: 0.4 },
    { at: 0.18, x: x - size, y: y - size * 0.5, scale: 1.7, turn: -0.5, by: 'out' },
    { at: 0.24 },
    { at: 0.34, x: x - size * 0.9, y, scale: 1.2, turn: 0, by: 'in' },
    { at: 0.4, ...FLAT },
    { at: 0.48, ...FULL },
    { at: 0.6 },
    { at: 0.72, x, scale: 0.6 },
  ]);
}

/** Two halves of a mountain lean out and clap together round what is told. */
export function clap(moment: Moment, spot: Spot, at: number): void {
  const size = sizeOf(moment) * 1.1;
  const middle = spot.x + spot.size * 1.1;
  for (const side of [-1, 1]) {
    const far = (share: number): number => middle + side * (spot.size * 1.5 + size * share);
    moment.act(moment.gear(side < 0 ? 'peakLit' : 'peakDark', size), at, [
      { at: 0, x: far(-0.9), y: spot.y, scale: 0.7 },
      { at: 0.14, x: far(0.5), scale: 1.1, turn: side * 0.3, by: 'out' },
      { at: 0.22 },
      { at: 0.32, x: far(0.12), scale: 1, turn: 0, by: 'in' },
      { at: 0.33, wide: 0.8, high: 1.15 },
      { at: 0.39 },
      { at: 0.47, ...FULL },
      { at: 0.68 },
      { at: 0.78, x: far(0.3), alpha: 0 },
    ]);
  }
}

/** Stars hop off the score, drop on the card's edge, and roll away. */
export function spill(moment: Moment, spot: Spot, at: number): void {
  const { x, y, size } = spot;
  const floor = moment.spots.card.y - size * 0.4;
  for (const [index, far] of [1.2, 2.3, 0.5].entries())
    moment.act(moment.piece('star', size), at + index * 0.06, [
      { at: 0, x, y },
      { at: 0.1, x: x - size * far * 0.4, y: y - size * 0.6, by: 'out' },
      { at: 0.26, x: x - size * far, y: floor, turn: -1.2, by: 'in' },
      { at: 0.28, ...FLAT },
      { at: 0.34 },
      { at: 0.4, ...FULL },
      { at: 0.62, x: x - size * (far + 1.6), turn: -4, scale: 0.5, alpha: 0, by: 'in' },
    ]);
}

/** Two strokes, and the flame answers each. */
export function bellows(moment: Moment, spot: Spot, at: number): void {
  const size = sizeOf(moment) * 1.1;
  moment.act(moment.gear('bellows', size), at, [
    { at: 0, x: spot.x - size * 0.85, y: spot.y + spot.size * 0.2, scale: 0.4, turn: -0.1 },
    { at: 0.12, scale: 1.05, high: 1.2, by: 'out' },
    { at: 0.2, scale: 1 },
    { at: 0.26, high: 0.55, by: 'in' },
    { at: 0.32 },
    { at: 0.42, high: 1.2 },
    { at: 0.48, high: 0.5, by: 'in' },
    { at: 0.54 },
    { at: 0.64, high: 1 },
    { at: 0.74, ...GONE },
  ]);
  swell(moment, 'flame', spot, at + 0.24, 1.35);
  swell(moment, 'flame', spot, at + 0.46, 1.75);
}

/** Snow is poured on a flame, which is out then. */
export function bucket(moment: Moment, spot: Spot, at: number): void {
  const size = sizeOf(moment);
  const { x, y } = spot;
  // It may have left the bar already.
  if (!moment.spots.flame)
    moment.act(moment.piece('flame', spot.size), at, [
      { at: 0, x, y },
      { at: 0.3 },
      { at: 0.36, high: 0.4, alpha: 0 },
    ]);
  moment.act(moment.gear('heap', size), at, [
    { at: 0.2, x: x + size * 0.4, y: y - size * 0.6, scale: 0.5 },
    { at: 0.32, x, y: y - size * 0.1, scale: 1.15, by: 'in' },
    { at: 0.33, ...FLAT },
    { at: 0.39 },
    { at: 0.47, ...FULL },
    { at: 0.62 },
    { at: 0.78, y: y + size * 0.15, high: 0.3, alpha: 0 },
  ]);
  moment.act(moment.gear('bucket', size), at, [
    { at: 0, x: x + size * 0.95, y: -size },
    { at: 0.12, y: y - size * 0.2, by: 'out' },
    { at: 0.18, turn: 0.25 },
    { at: 0.28, turn: -1.9, by: 'in' },
    { at: 0.36 },
    { at: 0.56, y: -size, turn: -0.4, by: 'in' },
  ]);
  for (const [index, aside] of [-0.25, 0.2].entries())
    moment.act(moment.gear('heap', size * 0.5), at + 0.4 + index * 0.1, [
      { at: 0, x, y: y - size * 0.4, scale: 0.4, alpha: 0.7 },
      { at: 0.3, x: x + aside * size, y: y - size, scale: 1, alpha: 0 },
    ]);
}

/** It comes beside the own character, crouches and leaps off the screen, to somebody else. */
export function sendOff(moment: Moment, thing: Container, at: number): void {
  const { x, y } = atHand(moment);
  moment.act(thing, at, [
    { at: 0, x, y, scale: 0.5 },
    { at: 0.1, scale: 1.1, by: 'out' },
    { at: 0.2, scale: 1, wide: 1.25, high: 0.7 },
    { at: 0.26 },
    { at: 0.36, y: y - sizeOf(moment) * 0.8, wide: 0.85, high: 1.25, by: 'out' },
    { at: 0.54, x: x + sizeOf(moment) * 2, y: -sizeOf(moment) * 1.5, turn: 1.2, by: 'in' },
  ]);
}

/** Seconds for which its wings stay up, and stay down. */
const BEAT = 0.08;

/** A bird on its way, and so many stars that it carries between these seconds. */
function flies(
  moment: Moment,
  at: number,
  keys: readonly Key[],
  carries?: { readonly from: number; readonly to: number },
): void {
  const size = sizeOf(moment) * 1.25;
  const bird = new Container({ label: 'Gear' });
  const [up, down] = [moment.gear('birdUp', size), moment.gear('birdDown', size)];
  const load = new Container();
  for (const [index, aside] of [-0.3, 0.3, 0].entries()) {
    const star = moment.piece('star', size * 0.34);
    star.position.set(aside * size, size * (0.5 + (index === 2 ? 0.16 : 0)));
    load.addChild(star);
  }
  bird.addChild(load, up, down);
  moment.act(bird, at, keys, (seconds) => {
    up.visible = Math.floor(seconds / BEAT) % 2 === 0;
    down.visible = !up.visible;
    load.visible = carries !== undefined && seconds >= carries.from && seconds < carries.to;
  });
}

/** It sits down on the card's edge, looks, flies off, and is back with stars. `isShort`: it has been seen coming. */
export function birdBrings(moment: Moment, spot: Spot, at: number, isShort: boolean): void {
  const { viewport } = moment.spots;
  const size = sizeOf(moment) * 1.25;
  const hand = atHand(moment);
  const perched = isShort ? 0 : 0.34;
  if (!isShort)
    moment.act(moment.gear('birdSits', size, true), at, [
      { at: 0, x: hand.x - size * 0.7, y: hand.y - size, turn: 0.5 },
      { at: 0.12, ...hand, turn: 0, by: 'in' },
      { at: 0.14, wide: 1.15, high: 0.8 },
      { at: 0.2 },
      { at: 0.26, ...FULL },
      // It looks the other way.
      { at: 0.28, wide: -1 },
      { at: perched },
    ]);
  const out = viewport.width + size;
  flies(moment, at + perched, [
    { at: 0, x: hand.x, y: hand.y - size * 0.6 },
    { at: 0.06, x: hand.x - size * 0.15 },
    { at: 0.24, x: out, y: -size * 0.2, by: 'in' },
  ]);
  const over = { x: spot.x + size * 0.2, y: spot.y - size * 0.5 };
  flies(
    moment,
    at + perched + 0.26,
    [
      { at: 0, x: out, y: -size * 0.3, wide: -1 },
      { at: 0.22, ...over, by: 'out' },
      { at: 0.3 },
      { at: 0.44, x: over.x - size * 1.5, y: -size, by: 'in' },
    ],
    { from: 0, to: 0.22 },
  );
  moment.stars(over, spot, 3, at + perched + 0.46);
  fallingFeather(moment, { x: over.x - size * 0.4, y: over.y + size * 0.3 }, at + perched + 0.4);
}

/** It comes for stars, and is off with them. */
export function birdTakes(moment: Moment, spot: Spot, at: number): void {
  const { viewport } = moment.spots;
  const size = sizeOf(moment) * 1.25;
  const out = { x: viewport.width + size, y: -size * 0.4 };
  flies(
    moment,
    at,
    [
      { at: 0, ...out, wide: -1 },
      { at: 0.26, x: spot.x + size * 0.35, y: spot.y - size * 0.2, by: 'out' },
      { at: 0.28, high: 0.85 },
      { at: 0.36 },
      { at: 0.4, wide: 1, high: 1 },
      { at: 0.46, x: spot.x + size * 0.2, y: spot.y - size * 0.1 },
      { at: 0.78, ...out, by: 'in' },
    ],
    { from: 0.3, to: 1 },
  );
  fallingFeather(moment, spot, at + 0.36);
}

function fallingFeather(moment: Moment, { x, y }: Point, at: number): void {
  const size = sizeOf(moment) * 0.4;
  moment.act(moment.gear('feather', size), at, [
    { at: 0, x, y, turn: 0.4 },
    { at: 0.16, x: x - size * 0.7, y: y + size * 0.5, turn: -0.6 },
    { at: 0.32, x: x + size * 0.2, y: y + size, turn: 0.5 },
    { at: 0.42, y: y + size * 1.3, alpha: 0 },
  ]);
}

/** It sinks beside the own character, its bow opens, and stars come out. */
export function parcelComes(moment: Moment, score: Spot | null, stars: number, at: number): void {
  const size = sizeOf(moment);
  const { x, y } = atHand(moment);
  moment.act(moment.gear('parachute', size * 1.3, true), at, [
    { at: 0, x: x + size * 0.4, y: -size, turn: 0.15 },
    { at: 0.3, x, y: y - size * 0.9, turn: -0.05, by: 'out' },
    { at: 0.44, x: x - size * 0.7, y: y - size * 0.2, high: 0.3, turn: -0.6, alpha: 0 },
  ]);
  moment.act(moment.gear('parcel', size, true), at, [
    { at: 0, x: x + size * 0.4, y: 0, turn: 0.15 },
    { at: 0.3, x, y, turn: 0, by: 'out' },
    { at: 0.32, ...FLAT },
    { at: 0.38 },
    { at: 0.44, wide: 0.92, high: 1.12 },
    { at: 0.48, wide: 1.1, high: 0.85 },
  ]);
  moment.act(moment.gear('parcelOpen', size, true), at, [
    { at: 0.48, x, y, wide: 0.9, high: 1.2 },
    { at: 0.54, wide: 1.08, high: 0.92 },
    { at: 0.6, ...FULL },
    { at: 0.86 },
    { at: 0.98, ...GONE },
  ]);
  if (score && stars > 0) moment.stars({ x, y: y - size * 0.6 }, score, stars, at + 0.48);
}

/** It hops, gets a parachute and rises off the screen. */
export function parcelGoes(moment: Moment, score: Spot | null, at: number): void {
  const size = sizeOf(moment);
  const { x, y } = atHand(moment);
  const leaves: readonly Key[] = [
    { at: 0.34, x, y: y - size * 0.3 },
    { at: 0.44, turn: 0.1 },
    { at: 0.76, x: x + size * 0.6, y: -size * 0.4, turn: -0.1, by: 'in' },
  ];
  moment.act(moment.gear('parachute', size * 1.3, true), at, [
    { at: 0.26, x, y: y - size, scale: 0.2 },
    ...leaves.map((key) => ({
      ...key,
      scale: 1,
      ...(key.y === undefined ? {} : { y: key.y - size * 0.85 }),
    })),
  ]);
  moment.act(moment.gear('parcel', size, true), at, [
    { at: 0, x, y, scale: 0.5 },
    { at: 0.1, scale: 1.1, by: 'out' },
    { at: 0.16, scale: 1, ...FLAT },
    { at: 0.22 },
    ...leaves.map((key) => ({ ...key, ...FULL })),
  ]);
  if (score) moment.stars({ x, y: y - size * 0.5 }, score, 1, at + 0.4);
}

/** It rolls along the lower edge of the question, and where it has been the answers have other rims. */
export function tin(
  moment: Moment,
  slabs: readonly { readonly rect: Rect; readonly fill: string }[],
  at: number,
): void {
  const { card, viewport } = moment.spots;
  const size = sizeOf(moment) * 0.7;
  const y = card.y + card.height - size * 0.2;
  const rolls = 0.62;
  moment.act(moment.gear('tin', size), at, [
    { at: 0, x: -size, y },
    { at: 0.08, x: -size * 0.6, turn: -0.3 },
    { at: rolls, x: viewport.width + size, turn: (viewport.width / size) * 2, by: 'even' },
  ]);
  for (const [place, { rect, fill }] of slabs.entries()) {
    const next = slabs[(place + 1) % slabs.length]?.fill ?? fill;
    const rim = drawing();
    const thick = 7;
    rim
      .roundRect(
        -rect.width / 2 - 1,
        -rect.height / 2 - 1,
        rect.width + 2,
        rect.height - 2,
        Math.min(16, rect.height * 0.2),
      )
      .stroke({ width: thick, color: next, alignment: 1 });
    moment.act(rim, at + 0.1 + place * 0.07, [
      { at: 0, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, alpha: 1 },
      { at: 0.08, wide: 1 + 8 / rect.width, high: 1 + 8 / rect.height, by: 'out' },
      { at: 0.16 },
      { at: 0.34, wide: 1, high: 1 },
      { at: 0.5, alpha: 0 },
    ]);
  }
  // A drip of paint stays on the edge for a moment.
  for (const [index, share] of [0.3, 0.78].entries()) {
    const drip = drawing();
    drip
      .roundRect(-4, 0, 8, 13, 4)
      .roundRect(-11, -3, 22, 7, 3)
      .fill(slabs[index * 2]?.fill ?? SNOW.fill);
    moment.act(drip, at + 0.1 + rolls * share, [
      { at: 0, x: card.x + card.width * share, y: card.y + card.height - 3, high: 0.1 },
      { at: 0.2, high: 1, by: 'out' },
      { at: 0.36 },
      { at: 0.48 - rolls * share * 0.3, alpha: 0 },
    ]);
  }
}

/** It comes under the own character, crouches, and is off along the card's edge. */
export function sled(moment: Moment, color: string, at: number): void {
  const { own, card, viewport } = moment.spots;
  const size = own ? own.size * 0.95 : sizeOf(moment);
  const x = own?.x ?? card.x + size;
  const y = card.y + size * 0.06;
  moment.act(moment.gear('sled', size, true), at, [
    { at: 0, x: x - size * 2.4, y, alpha: 0.2 },
    { at: 0.12, x, alpha: 1, by: 'out' },
    { at: 0.14, wide: 1.12, high: 0.8 },
    { at: 0.2 },
    { at: 0.28, x: x - size * 0.25, turn: -0.12, ...FULL },
    { at: 0.52, x: viewport.width + size * 1.5, wide: 1.35, high: 0.9, turn: 0, by: 'in' },
  ]);
  moment.crumbs(
    { x: x - size * 0.8, y: y - 8, width: size * 0.6, height: 6 },
    [SNOW.fill, SNOW.shade],
    5,
    at + 0.26,
  );
  for (const [index, up] of [0.1, 0.45, 0.75].entries()) {
    const long = size * (3 - index * 0.6);
    const streak = drawing().poly([-long, 0, 0, -3, 0, 3]).fill(color);
    moment.act(streak, at + 0.3 + index * 0.03, [
      { at: 0, x, y: y - size * up, wide: 0.2 },
      { at: 0.26, x: viewport.width + long, wide: 1.2, by: 'in' },
    ]);
  }
}

/** It lights on the card's edge, with rays. */
export function beacon(moment: Moment, color: string, at: number): void {
  const { card, own } = moment.spots;
  const size = sizeOf(moment) * 1.3;
  const x = own ? Math.max(card.x + card.width * 0.5, own.x + own.size) : card.x + card.width / 2;
  const y = card.y + 2;
  moment.act(moment.gear('beacon', size, true), at, [
    { at: 0, x, y: y - size * 0.6, scale: 0.6 },
    { at: 0.1, y, scale: 1, by: 'in' },
    { at: 0.12, ...FLAT },
    { at: 0.18 },
    { at: 0.26, wide: 0.95, high: 1.15 },
    { at: 0.36, ...FULL },
    { at: 0.82 },
    { at: 0.94, ...GONE },
  ]);
  for (const [index, around] of [-2.9, -2.3, -1.57, -0.85, -0.25].entries()) {
    const ray = drawing()
      .roundRect(size * 0.45, -2, size * 0.34, 4, 2)
      .fill(color);
    moment.act(ray, at + 0.2 + (index % 2) * 0.06, [
      { at: 0, x, y: y - size * 0.66, turn: around, scale: 0.4 },
      { at: 0.16, scale: 1.15, by: 'out' },
      { at: 0.3, scale: 1 },
      { at: 0.44, scale: 1.3, alpha: 0 },
    ]);
  }
}

/** Slivers of torn light beside all that is read. */
export function slivers(moment: Moment, colors: readonly string[], at: number): void {
  const { card, pressable, viewport } = moment.spots;
  const { random } = moment.ports;
  for (const [index, { x, y, width, height }] of [card, ...pressable.values()].entries()) {
    const low = y + height + 3;
    for (const side of [0, 1]) {
      const long = width * (0.15 + 0.3 * random.next());
      const bar = drawing()
        .rect(0, 0, long, 4)
        .fill(colors[(index + side) % colors.length]);
      const from = side === 0 ? x - 8 : x + width - long + 8;
      const shift = viewport.width * 0.06 * (index % 2 === 0 ? 1 : -1);
      moment.act(bar, at + index * 0.03, [
        { at: 0, x: from, y: low - side * 3 },
        { at: 0.09 },
        { at: 0.1, x: from + shift },
        { at: 0.2 },
        { at: 0.21, x: from - shift * 0.6, wide: 0.6 },
        { at: 0.3 },
        { at: 0.38, wide: 0.1 },
      ]);
    }
  }
}

/** Two icicles drop into place below a clock. */
export function icicles(moment: Moment, spot: Spot, color: string, at: number): void {
  for (const [index, aside] of [-0.22, 0.2].entries()) {
    const long = spot.size * (index === 0 ? 0.34 : 0.24);
    const icicle = drawing()
      .poly([-long * 0.3, 0, long * 0.3, 0, 0, long])
      .fill(color);
    moment.act(icicle, at + index * 0.07, [
      { at: 0, x: spot.x + aside * spot.size, y: spot.y, scale: 0.4 },
      { at: 0.14, y: spot.y + spot.size * 0.46, scale: 1, by: 'in' },
      { at: 0.15, ...FLAT },
      { at: 0.21 },
      { at: 0.34, ...FULL },
    ]);
  }
}

/** A hook clicks in: sparks of metal. */
export function click(moment: Moment, { x, y }: Point, at: number): void {
  moment.crumbs({ x: x - 10, y: y - 8, width: 20, height: 12 }, [METAL.lit, METAL.shade], 5, at);
}

/** Snow rolls along the card's edge. */
export function snowballs(moment: Moment, at: number): void {
  const { card } = moment.spots;
  const size = sizeOf(moment);
  for (const [index, share] of [1, 0.6, 0.8].entries())
    moment.act(moment.gear('heap', size * share), at + index * 0.09, [
      { at: 0, x: card.x, y: -size },
      { at: 0.18, x: card.x + card.width * 0.25, y: card.y - size * share * 0.4, by: 'in' },
      { at: 0.2, ...FLAT },
      { at: 0.26 },
      { at: 0.6, x: card.x + card.width + size, turn: 9, ...FULL, by: 'in' },
    ]);
}
