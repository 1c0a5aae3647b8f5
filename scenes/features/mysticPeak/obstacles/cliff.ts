// The rock wall of the rope throw: an overhang, a ledge with a post on it, and the scale below.

import type { Graphics } from 'pixi.js';
import { drawTuft, LAND, lit, ROUND, rounded } from '#scenes/features/mysticPeak/obstacles/obstacleGame.ts';
import { mix } from '#scenes/kit/color.ts';
import { Drawing } from '#scenes/kit/drawing.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import { shaded, WOOD, ROPE } from '#scenes/kit/materials.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Fractions of the slab. */
const AT = { left: 0.08, right: 0.92, ledge: 0.4, scale: 0.5, ground: 0.84 } as const;

/** Places on a wall of this size. */
export function wallOf(width: number, height: number) {
  const unit = Math.min(width / 346, height / 396) * 1.05;
  return {
    unit,
    left: width * AT.left,
    right: width * AT.right,
    ledge: height * AT.ledge,
    scale: height * AT.scale,
    ground: height * AT.ground,
    /** Returns x for a fraction of the scale. */
    x: (share: number): number => width * (AT.left + (AT.right - AT.left) * share),
  };
}

/** Wall, overhang and ground; redrawn only when the size changes. */
export class Cliff extends Drawing {
  #size = '';

  set(width: number, height: number): void {
    const key = `${width} ${height}`;
    if (key === this.#size) return;
    this.#size = key;
    const on = this.clear();
    const [high, middle, low] = LAND.dusk;
    on.roundRect(0, 0, width, height, ROUND).fill(high);
    const bands = 26;
    // Each band reaches down to the ground, so that no seams show.
    for (let band = 0; band < bands; band += 1) {
      const share = band / (bands - 1);
      const y = height * (0.3 + 0.56 * share);
      const color = share < 0.6 ? mix(high, middle, share / 0.6) : mix(middle, low, (share - 0.6) / 0.4);
      on.rect(0, y, width, height * 0.9 - y).fill(color);
    }
    on.circle(width * 0.62, height * 0.83, height * 0.07).fill(lit(low, 0.75));
    // The wall recedes at both sides of the patch of sky below it.
    const wall = (inset: number, down: number): number[] => {
      const points = [0, height * 0.1];
      for (let step = 0; step <= 12; step += 1) {
        const x = (width * step) / 12;
        const edge = Math.abs(step - 6) / 6;
        points.push(x, height * (0.58 + 0.2 * edge ** 2 + 0.035 * seededRandom(11, step)) + down - inset);
      }
      return [...points, width, height * 0.1];
    };
    on.poly(wall(0, 8)).fill(shaded(LAND.rockShade, 0.5));
    on.poly(wall(0, 0)).fill(LAND.rockShade);
    for (let cut = 0; cut < 16; cut += 1) {
      const x = width * (0.04 + 0.92 * seededRandom(12, cut));
      const y = height * (0.27 + 0.3 * seededRandom(13, cut));
      const long = 10 + 26 * seededRandom(14, cut);
      on.moveTo(x, y).lineTo(x + long * 0.5, y + long);
      on.stroke({
        width: 2,
        color: seededRandom(15, cut) > 0.5 ? lit(LAND.rockShade, 0.3) : shaded(LAND.rockShade, 0.5),
        alpha: 0.7,
        cap: 'round',
      });
    }
    this.#overhang(on, width, height);
    this.#ground(on, width, height);
  }

  #overhang(on: Graphics, width: number, height: number): void {
    const under = (down: number): number[] => {
      const points: number[] = [];
      for (let step = 0; step <= 10; step += 1)
        points.push((width * step) / 10, height * (0.17 + 0.07 * seededRandom(16, step)) + down);
      return points;
    };
    const roof = (down: number) => rounded(under(down), 0, width);
    on.roundShape(roof(10), 0).fill(shaded(LAND.rock, 0.7));
    on.roundShape(roof(0), 0).fill(LAND.rock);
    on.roundShape(roof(-height * 0.075), 0).fill(lit(LAND.rock, 0.3));
    for (let tooth = 0; tooth < 5; tooth += 1) {
      const x = width * (0.08 + 0.19 * tooth + 0.06 * seededRandom(17, tooth));
      const y = height * 0.17;
      on.moveTo(x, y - height * 0.1)
        .lineTo(x + 12, y - height * 0.03)
        .lineTo(x + 2, y + 4);
      on.stroke({ width: 2, color: shaded(LAND.rock, 0.5), alpha: 0.6, cap: 'round', join: 'round' });
    }
  }

  #ground(on: Graphics, width: number, height: number): void {
    const top = height * AT.ground;
    const land = (down: number) =>
      rounded(
        [0, 6, 0.2, -4, 0.36, 2, 0.5, 16, 0.72, 8, 1, 20].map((value, at) =>
          at % 2 === 0 ? value * width : top + down + value,
        ),
        height,
        width,
      );
    on.roundShape(land(0), 0).fill(lit('#1F5A4A', 0.3));
    on.roundShape(land(5), 0).fill('#1F5A4A');
    for (let tuft = 0; tuft < 7; tuft += 1) {
      const x = width * (0.3 + 0.66 * seededRandom(18, tuft));
      const y = top + 26 + 16 * seededRandom(19, tuft);
      drawTuft(on, x, y, shaded('#1F5A4A', 0.6));
    }
  }
}

/** A rock shelf of this width with a post on it. */
export function drawLedge(on: Graphics, x: number, y: number, width: number, unit: number): void {
  const half = Math.max(width / 2, 12 * unit);
  const [left, right] = [x - half - 6, x + half + 6];
  const under = [x + half * 0.6, y + 20 * unit, x + half * 0.1, y + 15 * unit, x - half * 0.5, y + 23 * unit];
  on.poly([left, y + 1, right, y + 1, ...under]).fill(shaded(LAND.rock, 0.55));
  on.poly([left, y, right, y, right - 5, y + 8 * unit, left + 4, y + 8 * unit]).fill(LAND.rock);
  on.poly([left, y, right, y, right - 2, y + 3, left + 1, y + 3]).fill(lit(LAND.rock, 0.7));
  on.roundRect(x - 5 * unit, y - 40 * unit, 10 * unit, 42 * unit, 3).fill(WOOD[1]);
  on.roundRect(x - 5 * unit, y - 40 * unit, 7 * unit, 41 * unit, 3).fill(WOOD[0]);
  on.ellipse(x, y - 40 * unit, 5 * unit, 2.4 * unit).fill(lit(WOOD[0], 0.5));
  on.rect(x - 5 * unit, y - 14 * unit, 10 * unit, 3).fill(WOOD[1]);
}

/** A carabiner centered on (x, y). */
export function drawHook(on: Graphics, { x, y }: Spot, size: number, color: string, lean = 0): void {
  const [wide, high] = [size * 0.32, size * 0.5];
  const at = (right: number, down: number): [number, number] => [
    x + right * Math.cos(lean) - down * Math.sin(lean),
    y + right * Math.sin(lean) + down * Math.cos(lean),
  ];
  const line = (points: readonly (readonly [number, number])[]): void => {
    for (const [index, [right, down]] of points.entries()) {
      if (index === 0) on.moveTo(...at(right, down));
      else on.lineTo(...at(right, down));
    }
  };
  const outline: readonly (readonly [number, number])[] = [
    [wide * 0.4, -high],
    [-wide * 0.5, -high],
    [-wide, -high * 0.6],
    [-wide, high * 0.6],
    [-wide * 0.4, high],
    [wide * 0.6, high],
    [wide, high * 0.5],
  ];
  line(outline);
  on.stroke({ width: size * 0.2, color: shaded(color, 0.5), cap: 'round', join: 'round' });
  line(outline);
  on.stroke({ width: size * 0.13, color, cap: 'round', join: 'round' });
  line([
    [wide * 0.4, -high],
    [wide, high * 0.5],
  ]);
  on.stroke({ width: size * 0.1, color: lit(color, 0.8), cap: 'round' });
}

/** A two-tone dashed rope, drawn for the first `share` of a curve with this sag. Returns its tip. */
export function drawRope(on: Graphics, from: Spot, to: Spot, sag: number, share = 1): Spot {
  const steps = 32;
  const point = (at: number): Spot => ({
    x: from.x + (to.x - from.x) * at,
    y: from.y + (to.y - from.y) * at + sag * 4 * at * (1 - at),
  });
  const last = Math.max(1, Math.round(steps * share));
  for (const [color, every] of [
    [ROPE[1], 1],
    [ROPE[0], 2],
  ] as const) {
    for (let step = 0; step < last; step += every) {
      const [start, end] = [point(step / steps), point((step + 1) / steps)];
      on.moveTo(start.x, start.y).lineTo(end.x, end.y);
    }
    on.stroke({ width: 4, color, cap: every === 1 ? 'round' : 'butt' });
  }
  return point(last / steps);
}

export function drawDashes(on: Graphics, from: Spot, to: Spot, color: string, width = 3): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [right, down] = [(to.x - from.x) / Math.max(1, far), (to.y - from.y) / Math.max(1, far)];
  for (let at = 0; at < far; at += 14) {
    const end = Math.min(far, at + 8);
    on.moveTo(from.x + right * at, from.y + down * at).lineTo(from.x + right * end, from.y + down * end);
  }
  on.stroke({ width, color, cap: 'round' });
}

/** One coil per throw, below the roof: hit, missed, or still to come. */
export function drawThrows(
  on: Graphics,
  hits: readonly boolean[],
  most: number,
  unit: number,
  colors: { readonly hit: string; readonly miss: string; readonly ink: string },
): void {
  for (let index = 0; index < most; index += 1) {
    const x = (24 + index * 34) * unit;
    const y = 24 * unit;
    const hit = hits[index];
    const size = 13 * unit;
    on.circle(x, y + 2, size).fill(shaded(LAND.rock, 0.8));
    on.circle(x, y, size).fill(hit === undefined ? ROPE[0] : hit ? colors.hit : shaded(LAND.rock, 0.6));
    if (hit === undefined) {
      for (const ring of [0.74, 0.42]) on.circle(x, y, size * ring).stroke({ width: 2.5, color: ROPE[1] });
      continue;
    }
    if (hit)
      on.moveTo(x - size * 0.45, y)
        .lineTo(x - size * 0.1, y + size * 0.4)
        .lineTo(x + size * 0.5, y - size * 0.38);
    else
      on.moveTo(x - size * 0.35, y - size * 0.35)
        .lineTo(x + size * 0.35, y + size * 0.35)
        .moveTo(x + size * 0.35, y - size * 0.35)
        .lineTo(x - size * 0.35, y + size * 0.35);
    on.stroke({ width: 3 * unit, color: hit ? colors.ink : colors.miss, cap: 'round', join: 'round' });
  }
}
