// The scenery a camera sees: planes to paint, the path over them, and the places of camps, lanterns and
// flags.

import type { Palette } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { NIGHT, shaded, ROPE } from '#scenes/kit/materials.ts';
import { flat, cutInHundredths, round, stroke } from '#scenes/kit/outlines.ts';
import { mix } from '#scenes/kit/color.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Disc, Shape } from '#scenes/kit/paint.ts';
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

/** Straight slopes between uneven heights, down to far below the box; the left slopes are lit. */
export function ridgeLine(
  seed: number,
  box: Rect,
  step: number,
  palette: { readonly color: Color; readonly light: Color },
): Shape[] {
  const { x, y, width, height } = box;
  const points: number[] = [];
  const facets: Shape[] = [];
  const count = Math.ceil(width / step) + 2;
  const at = (index: number): [number, number] => [
    x + (index - 0.5 + (seededRandom(seed, index) - 0.5) * 0.8) * step,
    y +
      height *
        (index % 2 === 0
          ? 0.02 + 0.6 * seededRandom(seed + 1, index) ** 1.4
          : 0.68 + 0.3 * seededRandom(seed + 1, index)),
  ];
  for (let index = 0; index <= count; index += 1) points.push(...at(index));
  for (let index = 2; index <= count; index += 2) {
    const [px, py] = at(index);
    const [lx, ly] = at(index - 1);
    facets.push(
      flat(
        [px, py, lx, ly, px - (px - lx) * 0.42, y + height * 1.15, px - (px - lx) * 0.1, y + height * 0.7],
        mix(palette.color, palette.light, 0.26),
      ),
    );
  }
  const foot = y + height * 4;
  return [flat([...points, x + width + step, foot, x - step, foot], palette.color), ...facets];
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
  const shapes: Shape[] = [];
  const tone = (share: number): [Color, Color] => {
    const { ground, lit, light } = palette(share);
    const color = mix(mix(ground, lit, 0.35), light, 0.42);
    return [color, shaded(mix(ground, color, 0.25), 0.3)];
  };
  // Its shadow on the slope, its edge, then itself.
  for (const down of [0.55, 0.2, 0]) {
    for (let part = 0; part < parts; part += 1) {
      const discs: Disc[] = [];
      const steps = Math.ceil(path.length / parts / Math.max(1.5, thick(part / parts) * 0.16));
      for (let step = 0; step <= steps; step += 1) {
        const share = (part + step / steps) / parts;
        const { x, y } = path.at(share);
        discs.push({
          x: x + (down > 0.4 ? 0.2 : 0) * thick(share),
          y: y + down * thick(share),
          radius: thick(share) / 2,
        });
      }
      const [color, edge] = tone((part + 0.5) / parts);
      shapes.push({
        kind: 'discs',
        discs,
        paint:
          down > 0.4
            ? { kind: 'flat', color: NIGHT, alpha: 0.16 }
            : { kind: 'flat', color: down > 0 ? edge : color, alpha: 1 },
      });
    }
  }
  let index = 0;
  for (let along = thick(0); along < path.length * 0.98; index += 1) {
    const share = along / path.length;
    const size = thick(share);
    const { x, y } = path.at(share);
    const wide = size * (0.2 + 0.2 * seededRandom(41, index));
    const down = y + size * (seededRandom(42, index) - 0.5) * 0.6;
    const [color, edge] = tone(share);
    shapes.push(
      cutInHundredths(
        x,
        down,
        wide,
        '-100 0 -50 -40 60 -34 100 0 40 34 -60 30',
        mix(color, index % 3 === 0 ? palette(share).light : edge, index % 3 === 0 ? 0.6 : 0.35),
        0.9,
      ),
    );
    // In groups, not evenly like a comb.
    along += size * (index % 5 === 4 || index % 5 === 1 ? 3.2 : 1.1 + 0.7 * seededRandom(43, index));
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
