// The scenery a camera sees: planes to paint, the path over them, and the places of camps, lanterns and
// flags.

import type { Palette } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { NIGHT, shaded, ROPE } from '#scenes/kit/materials.ts';
import { boxOf, cutInHundredths, flat, linearGradientShape, round, stroke } from '#scenes/kit/outlines.ts';
import { mix } from '#scenes/kit/color.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import type { Path } from '#scenes/kit/path.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import type { Rect } from '#scenes/ports.ts';

/** One picture of a scenery; planes farther back move less. */
export interface Plane {
  readonly name: 'sky' | 'far' | 'mountain' | 'clouds' | 'trail' | 'front';
  /** Share of the camera's move; the nearest plane only fades. */
  readonly factor: number;
  /** The rect of its picture. */
  readonly box: Rect;
  /** Resolution relative to the other planes. */
  readonly fine: number;
  readonly shapes: readonly Shape[];
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface CampPlace extends Place {
  readonly camp: number;
  /** Pixels per design pixel. */
  readonly unit: number;
}

/** All in pixels from the picture's top left corner. */
export interface Scenery {
  readonly planes: readonly Plane[];
  readonly palette: Palette;
  readonly path: Path;
  /** Heights at the ends of the path. */
  readonly from: number;
  readonly to: number;
  readonly unit: number;
  readonly camps: readonly CampPlace[];
  /** One per question: the place of its lantern, and the height of a climber who has completed it. */
  readonly ledges: readonly (Place & { readonly height: number })[];
  /**
   * Place for flags, if the summit is visible; `falls` is how steeply it falls away on the left and right, in
   * pixels down per pixel sideways.
   */
  readonly summit: (CampPlace & { readonly falls: readonly [number, number] }) | null;
  /** Its place behind the summit once it has risen; `radius` is in pixels. */
  readonly sun: (Place & { readonly radius: number }) | null;
  /** The camera's offset from here to the next stretch. */
  readonly way: Place;
  /** Names and other text stay inside it. */
  readonly clear: Rect;
  /** True if it snows. */
  readonly isCold: boolean;
}

export const plane = (
  name: Plane['name'],
  factor: number,
  fine: number,
  box: Rect,
  shapes: readonly Shape[],
): Plane => ({ name, factor, fine, box, shapes });

/** The sky down to `foot`: colors with their shares of the way down. */
export const skyOf = (
  width: number,
  height: number,
  foot: number,
  ...stops: readonly (readonly [number, Color])[]
): Shape[] => [
  linearGradientShape(
    boxOf(0, 0, width, height),
    0,
    foot,
    stops.map(([at, color]) => ({ at, color })),
  ),
];

/** Straight slopes between uneven heights, down to far below the box; the left slopes are lit. */
export function ridgeLine(
  seed: number,
  { x, y, width, height }: Rect,
  step: number,
  color: Color,
  light: Color,
): Shape[] {
  const tops = Array.from({ length: Math.ceil(width / step) + 3 }, (_, index) => {
    const up = seededRandom(seed + 1, index);
    return [
      x + (index - 0.5 + (seededRandom(seed, index) - 0.5) * 0.8) * step,
      y + height * (index % 2 === 0 ? 0.02 + 0.6 * up ** 1.4 : 0.68 + 0.3 * up),
    ] as const;
  });
  const foot = y + height * 4;
  return [
    flat([...tops.flat(), x + width + step, foot, x - step, foot], color),
    ...tops.flatMap(([px, py], index) => {
      const [lx, ly] = tops[index - 1] ?? [];
      if (lx === undefined || ly === undefined || index % 2 === 1) return [];
      const far = px - lx;
      return flat(
        [px, py, lx, ly, px - far * 0.42, y + height * 1.15, px - far * 0.1, y + height * 0.7],
        mix(color, light, 0.26),
      );
    }),
  ];
}

export function starsIn(width: number, height: number, unit: number, alpha: number): Shape[] {
  if (alpha <= 0.02) return [];
  return [0.9, 0.5].map((bright, layer) =>
    round(
      Array.from({ length: Math.round((width * height) / (14_000 * unit * unit)) }, (_, index) => [
        seededRandom(71 + layer, index) * width,
        seededRandom(73 + layer, index) ** 1.4 * height,
        (0.7 + 1.1 * seededRandom(75 + layer, index)) * unit,
      ]).flat(),
      '#FFF6E4',
      bright * alpha,
    ),
  );
}

/**
 * A ribbon of gravel with a shaded lower edge and flat stones. `thick`: its width in pixels at this share of
 * the path.
 */
export function trail(
  path: Path,
  thick: (share: number) => number,
  palette: (share: number) => Palette,
): Shape[] {
  const parts = 12;
  const tone = (share: number): [Color, Color] => {
    const { ground, lit, light } = palette(share);
    const color = mix(mix(ground, lit, 0.35), light, 0.42);
    return [color, shaded(mix(ground, color, 0.25), 0.3)];
  };
  // Its shadow on the slope, its edge, then itself.
  const shapes = [0.55, 0.2, 0].flatMap((down) =>
    Array.from({ length: parts }, (_, part) => {
      const steps = Math.ceil(path.length / parts / Math.max(1.5, thick(part / parts) * 0.16));
      const discs = Array.from({ length: steps + 1 }, (_, step) => {
        const share = (part + step / steps) / parts;
        const { x, y } = path.at(share);
        const size = thick(share);
        return [x + (down > 0.4 ? 0.2 : 0) * size, y + down * size, size / 2];
      });
      const [color, edge] = tone((part + 0.5) / parts);
      return down > 0.4 ? round(discs.flat(), NIGHT, 0.16) : round(discs.flat(), down > 0 ? edge : color);
    }),
  );
  for (let along = thick(0), index = 0; along < path.length * 0.98; index += 1) {
    const share = along / path.length;
    const size = thick(share);
    const { x, y } = path.at(share);
    const [color, edge] = tone(share);
    shapes.push(
      cutInHundredths(
        x,
        y + size * (seededRandom(42, index) - 0.5) * 0.6,
        size * (0.2 + 0.2 * seededRandom(41, index)),
        '-100 0 -50 -40 60 -34 100 0 40 34 -60 30',
        index % 3 === 0 ? mix(color, palette(share).light, 0.6) : mix(color, edge, 0.35),
        0.9,
      ),
    );
    // In groups, not evenly like a comb.
    along += size * ((index % 5) % 3 === 1 ? 3.2 : 1.1 + 0.7 * seededRandom(43, index));
  }
  return shapes;
}

/** A two-tone dashed rope that sags between its ends. */
export function rope(from: Place, to: Place, thick: number, sag = 0.06): Shape[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(4, Math.round(far / (thick * 2.5)));
  const at = (share: number): number[] => [
    from.x + (to.x - from.x) * share,
    from.y + (to.y - from.y) * share + Math.sin(Math.PI * share) * far * sag,
  ];
  return Array.from({ length: count }, (_, index) =>
    stroke(at(index / count), at((index + 1.1) / count), thick, ROPE[index % 2 === 0 ? 0 : 1]),
  );
}
