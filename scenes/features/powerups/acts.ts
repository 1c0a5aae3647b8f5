// What gear does where it has come, as storyboards in seconds from the moment at which it begins. What falls or claps together holds flat for a
// moment: weight comes from it.

import { Container } from 'pixi.js';
import type { GearName } from '#scenes/features/powerups/gearNames.ts';
import type { Moment } from '#scenes/features/powerups/Moment.ts';
import { drawing, METAL, SNOW } from '#scenes/features/powerups/props.ts';
import type { Point } from '#scenes/features/powerups/ways.ts';
import type { Rect } from '#scenes/ports.ts';

type Spot = Point & { readonly size: number };
interface Slab {
  readonly rect: Rect;
  readonly fill: string;
}

/** How large gear is beside the figures in the bar, in CSS pixels. */
export const sizeOf = ({ spots: { hud } }: Moment): number => Math.min(64, Math.max(36, hud.height));

/** Beside the own character, on the card's edge. */
export function atHand(moment: Moment): Point {
  const { own, card } = moment.spots;
  const size = sizeOf(moment);
  return own
    ? { x: Math.max(size * 0.5, own.x - (own.size + size) * 0.5), y: own.y + 1 }
    : { x: card.x + size, y: card.y };
}

/** What stands there swells, holds and is as it was. */
export function swell(moment: Moment, name: 'star' | 'flame', spot: Spot, at: number, by: number): void {
  moment.act(moment.piece(name, spot.size), at, spot, 1, `0|.09 s${by} out|.15|.28 s1`);
}

/** A second star comes out of the first, beside it, and goes in again. */
export function twin(moment: Moment, spot: Spot, at: number): void {
  moment.act(
    moment.piece('star', spot.size),
    at,
    spot,
    spot.size,
    '0 s.4|.18 x-1 y-.5 s1.7 r-.5 out|.24|.34 x-.9 y0 s1.2 r0 in|.4 w1.2 h.78|.48 w1 h1|.6|.72 x0 s.6',
  );
}

/** Two halves of a mountain lean out and clap together round what is told. */
export function clap(moment: Moment, { x, y, size: star }: Spot, at: number): void {
  const size = sizeOf(moment) * 1.1;
  for (const side of [-1, 1])
    moment.act(
      moment.gear(side < 0 ? 'peakLit' : 'peakDark', size),
      at,
      { x: x + star * (1.1 + side * 1.5), y },
      size * side,
      '0 x-.9 s.7|.14 x.5 s1.1 out|.22|.32 x.12 s1 in|.33 w.8 h1.15|.39|.47 w1 h1|.68|.78 x.3 a0',
    );
}

/** Stars hop off the score, drop on the card's edge, and roll away. */
export function spill(moment: Moment, spot: Spot, at: number): void {
  const { x, y, size } = spot;
  const floor = (moment.spots.card.y - y) / size - 0.4;
  for (const [index, far] of [1.2, 2.3, 0.5].entries())
    moment.act(
      moment.piece('star', size),
      at + index * 0.06,
      { x, y },
      size,
      `0|.1 x${far * -0.4} y-.6 out|.26 x${-far} y${floor} r-1.2 in|.28 w1.2 h.78|.34|.4 w1 h1|.62 x${-far - 1.6} r-4 s.5 a0 in`,
    );
}

/** Two strokes, and the flame answers each. */
export function bellows(moment: Moment, spot: Spot, at: number): void {
  const size = sizeOf(moment) * 1.1;
  moment.act(
    moment.gear('bellows', size),
    at,
    spot,
    size,
    '0 x.72 y.36 s.4 w-1 r.4|.12 s1.05 h1.2 out|.2 s1|.26 h.55 in|.32|.42 h1.2|.48 h.5 in|.54|.64 h1|.74 s.3 a0',
  );
  swell(moment, 'flame', spot, at + 0.24, 1.35);
  swell(moment, 'flame', spot, at + 0.46, 1.75);
}

/** Snow is poured on a flame, which is out then. */
export function bucket(moment: Moment, spot: Spot, at: number): void {
  const size = sizeOf(moment);
  const put = (thing: Container, begins: number, storyboard: string): void =>
    moment.act(thing, begins, spot, size, storyboard);
  // It may have left the bar already.
  if (!moment.spots.flame) put(moment.piece('flame', spot.size), at, '0|.3|.36 h.4 a0');
  put(
    moment.gear('heap', size),
    at,
    '.2 x.4 y-.6 s.5|.32 x0 y-.1 s1.15 in|.33 w1.2 h.78|.39|.47 w1 h1|.62|.78 y.15 h.3 a0',
  );
  put(moment.gear('bucket', size), at, '0 x.95 y^|.12 y-.2 out|.18 r.25|.28 r-1.9 in|.36|.56 y^ r-.4 in');
  for (const aside of [-0.25, 0.2])
    put(moment.gear('heap', size * 0.5), at + 0.45 + aside * 0.2, `0 y-.4 s.4 a.7|.3 x${aside} y-1 s1 a0`);
}

/** It comes beside the own character, crouches and leaps off the screen, to somebody else. */
export function sendOff(moment: Moment, thing: Container, at: number): void {
  moment.act(
    thing,
    at,
    atHand(moment),
    sizeOf(moment),
    '0 s.5|.1 s1.1 out|.2 s1 w1.25 h.7|.26|.36 y-.8 w.85 h1.25 out|.54 x2 y^ r1.2 in',
  );
}

/** Seconds for which wings stay up, and stay down. */
const BEAT = 0.08;

/** A bird on its way; between these seconds it carries stars. */
function flies(
  moment: Moment,
  at: number,
  from: Point,
  storyboard: string,
  carries: readonly [from: number, to: number] = [0, 0],
): void {
  const size = sizeOf(moment) * 1.25;
  const bird = new Container({ label: 'Gear' });
  const wings = (['birdUp', 'birdDown'] as const).map((name) => moment.gear(name, size));
  const load = new Container();
  for (const aside of [-0.3, 0.3, 0]) {
    const star = moment.piece('star', size * 0.34);
    star.position.set(aside * size, size * (0.66 - Math.abs(aside) * 0.5));
    load.addChild(star);
  }
  bird.addChild(load, ...wings);
  moment.act(bird, at, from, size, storyboard, (seconds) => {
    for (const [index, wing] of wings.entries()) wing.visible = Math.floor(seconds / BEAT) % 2 === index;
    load.visible = seconds >= carries[0] && seconds < carries[1];
  });
}

/** It sits down on the card's edge, looks the other way, flies off, and is back with stars. `isShort`: it has been seen coming. */
export function birdBrings(moment: Moment, spot: Spot, at: number, isShort: boolean): void {
  const size = sizeOf(moment) * 1.25;
  const hand = atHand(moment);
  const off = at + (isShort ? 0 : 0.34);
  if (!isShort)
    moment.act(
      moment.gear('birdSits', size, true),
      at,
      hand,
      size,
      '0 x-.7 y-1 r.5|.12 x0 y0 r0 in|.14 w1.15 h.8|.2|.26 w1 h1|.28 w-1|.34',
    );
  flies(moment, off, { x: hand.x, y: hand.y - size * 0.6 }, '0|.06 x-.15|.24 x> y-1 in');
  const over = { x: spot.x + size * 0.2, y: spot.y - size * 0.3 };
  flies(moment, off + 0.26, over, '0 x> y-.3 w-1|.22 x0 y0 out|.3|.44 x-1.5 y^ in', [0, 0.22]);
  moment.stars(over, spot, 3, off + 0.46);
  feather(moment, { x: over.x - size * 0.4, y: over.y + size * 0.3 }, off + 0.4);
}

/** It comes for stars, and is off with them. */
export function birdTakes(moment: Moment, spot: Spot, at: number): void {
  flies(
    moment,
    at,
    spot,
    '0 x> y^ w-1|.26 x.35 y-.2 out|.28 h.85|.36|.4 w1 h1|.46 x.2 y-.1|.78 x> y^ in',
    [0.3, 1],
  );
  feather(moment, spot, at + 0.36);
}

function feather(moment: Moment, from: Point, at: number): void {
  const size = sizeOf(moment) * 0.4;
  moment.act(
    moment.gear('feather', size),
    at,
    from,
    size,
    '0 r.4|.16 x-.7 y.5 r-.6|.32 x.2 y1 r.5|.42 y1.3 a0',
  );
}

/** Of what stands beside it: so small that its parachute is seen above it. */
const PARCEL = 0.74;

/** It sinks beside the own character, its bow opens, and stars come out. */
export function parcelComes(moment: Moment, score: Spot | null, stars: number, at: number): void {
  const size = sizeOf(moment) * PARCEL;
  const hand = atHand(moment);
  const put = (name: GearName, share: number, storyboard: string): void =>
    moment.act(moment.gear(name, size * share, true), at, hand, size, storyboard);
  put('parachute', 1.3, '0 x.4 y-3 r.15|.34 x0 y-.9 r-.05 out|.48 x-.7 y-.2 h.3 r-.6 a0');
  put('parcel', 1, '0 x.4 y-2.1 r.15|.34 x0 y0 r0 out|.36 w1.2 h.78|.42|.48 w.92 h1.12|.52 w1.1 h.85');
  put('parcelOpen', 1, '.52 w.9 h1.2|.58 w1.08 h.92|.64 w1 h1|.88|1 s.3 a0');
  if (score && stars > 0) moment.stars({ x: hand.x, y: hand.y - size * 0.6 }, score, stars, at + 0.5);
}

/** It hops, gets a parachute and rises off the screen. */
export function parcelGoes(moment: Moment, score: Spot | null, at: number): void {
  const size = sizeOf(moment) * PARCEL;
  const hand = atHand(moment);
  const put = (name: GearName, share: number, high: number, storyboard: string): void =>
    moment.act(
      moment.gear(name, size * share, true),
      at,
      { x: hand.x, y: hand.y - high * size },
      size,
      storyboard,
    );
  put('parachute', 1.3, 0.9, '.26 y0 s.2|.36 y-.3 s1 out|.46 r.1|.76 x.6 y^ r-.1 in');
  put('parcel', 1, 0, '0 s.5|.1 s1.1 out|.16 s1 w1.2 h.78|.22|.36 y-.3 w1 h1|.46 r.1|.76 x.6 y^ r-.1 in');
  if (score) moment.stars({ x: hand.x, y: hand.y - size * 0.5 }, score, 1, at + 0.4);
}

/** It rolls along the lower edge of the question, and where it has been, the colours that answers had run off their rims. `slabs`: as they were. */
export function tin(moment: Moment, slabs: readonly Slab[], at: number): void {
  const { card } = moment.spots;
  const size = sizeOf(moment) * 0.7;
  const low = { x: 0, y: card.y + card.height };
  moment.act(
    moment.gear('tin', size),
    at,
    low,
    size,
    `0 x-1 y-.2|.08 x-.6 r-.3|.62 x> r${card.width / size} even`,
  );
  for (const [place, { rect, fill }] of slabs.entries()) {
    const { width, height } = rect;
    const rim = drawing()
      .roundRect(-width / 2 - 1, -height / 2 - 1, width + 2, height - 2, Math.min(16, height * 0.2))
      .stroke({ width: 7, color: fill, alignment: 1 });
    const middle = { x: rect.x + width / 2, y: rect.y + height / 2 };
    moment.act(
      rim,
      at + 0.1 + place * 0.07,
      middle,
      1,
      `0|.08 w${1 + 8 / width} h${1 + 8 / height} out|.16|.34 w1 h1|.5 a0`,
    );
  }
  for (const [place, share] of [0.3, 0.78].entries()) {
    const drip = drawing()
      .roundRect(-4, 0, 8, 13, 4)
      .roundRect(-11, -3, 22, 7, 3)
      .fill(slabs[place * 2]?.fill ?? SNOW.fill);
    const edge = { x: card.x + card.width * share, y: low.y - 3 };
    moment.act(drip, at + 0.1 + share * 0.5, edge, 1, '0 h.1|.2 h1 out|.36|.44 a0');
  }
}

/** It comes under the own character, crouches, and is off along the card's edge. */
export function sled(moment: Moment, color: string, at: number): void {
  const { own, card } = moment.spots;
  const size = own ? own.size * 0.95 : sizeOf(moment);
  const feet = { x: own?.x ?? card.x + size, y: card.y + size * 0.06 };
  moment.act(
    moment.gear('sled', size, true),
    at,
    feet,
    size,
    '0 x-2.4 a.2|.12 x0 a1 out|.14 w1.12 h.8|.2|.28 x-.25 r-.12 w1 h1|.52 x> w1.35 h.9 r0 in',
  );
  moment.crumbs(
    { x: feet.x - size * 0.8, y: feet.y - 8, width: size * 0.6, height: 6 },
    [SNOW.fill, SNOW.shade],
    5,
    at + 0.26,
  );
  for (const up of [0.1, 0.45, 0.75]) {
    const streak = drawing()
      .poly([-size * (3 - up), 0, 0, -3, 0, 3])
      .fill(color);
    moment.act(streak, at + 0.3 + up * 0.1, feet, size, `0 y${-up} w.2|.26 x> w1.2 in`);
  }
}

/** It lights on the card's edge, with rays. */
export function beacon(moment: Moment, color: string, at: number): void {
  const { card, own } = moment.spots;
  const size = sizeOf(moment) * 1.3;
  const x = Math.max(card.x + card.width * 0.5, own ? own.x + own.size : 0);
  const foot = { x, y: card.y + 2 };
  moment.act(
    moment.gear('beacon', size, true),
    at,
    foot,
    size,
    '0 y-.6 s.6|.1 y0 s1 in|.12 w1.2 h.78|.18|.26 w.95 h1.15|.36 w1 h1|.82|.94 s.3 a0',
  );
  for (const around of [-2.9, -2.3, -1.57, -0.85, -0.25]) {
    const ray = drawing()
      .roundRect(size * 0.45, -2, size * 0.34, 4, 2)
      .fill(color);
    moment.act(ray, at + 0.2, foot, size, `0 y-.66 s.4 r${around}|.16 s1.15 out|.3 s1|.44 s1.3 a0`);
  }
}

/** Slivers of torn light beside all that is read. */
export function slivers(moment: Moment, colors: readonly string[], at: number): void {
  const { card, pressable } = moment.spots;
  for (const [index, { x, y, width, height }] of [card, ...pressable.values()].entries())
    for (const side of [0, 1]) {
      const long = width * (0.15 + 0.3 * moment.ports.random.next());
      const bar = drawing()
        .rect(0, 0, long, 4)
        .fill(colors[(index + side) % colors.length]);
      const from = { x: side === 0 ? x - 8 : x + width - long + 8, y: y + height + 3 - side * 3 };
      const shift = index % 2 === 0 ? 1 : -1;
      moment.act(bar, at + index * 0.03, from, 24 * shift, '0|.09|.1 x1|.2|.21 x-.6 w.6|.3|.38 w.1');
    }
}

/** Two icicles drop into place below a clock. */
export function icicles(moment: Moment, spot: Spot, color: string, at: number): void {
  for (const aside of [-0.22, 0.2]) {
    const long = spot.size * (0.29 - aside * 0.25);
    const icicle = drawing()
      .poly([-long * 0.3, 0, long * 0.3, 0, 0, long])
      .fill(color);
    moment.act(
      icicle,
      at + 0.04 + aside * 0.2,
      spot,
      spot.size,
      `0 x${aside} s.4|.14 y.46 s1 in|.15 w1.2 h.78|.21|.34 w1 h1`,
    );
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
  for (const share of [1, 0.6, 0.8])
    moment.act(
      moment.gear('heap', size * share),
      at + (1 - share) * 0.4,
      { x: card.x, y: card.y - size * share * 0.4 },
      size,
      '0 y^|.18 x2 y0 in|.2 w1.2 h.78|.26|.6 x> r9 w1 h1 in',
    );
}
