// A mountain's body: bands of rock, forest and snow with ragged edges, split by the spine, with facets and
// cuts along the slopes.

import {
  type MountainKind,
  type Outline,
  OUTLINES,
  type Palette,
  paletteAt,
} from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { flat, type Line } from '#scenes/kit/outlines.ts';
import { TOPS } from '#scenes/features/mysticPeak/mountain/turns.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import { across } from '#scenes/kit/peak.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export interface Band {
  /** Fractions of the height, from the top. */
  readonly from: number;
  readonly to: number;
  readonly lit: Color;
  readonly shade: Color;
  readonly light: Color;
  /** Shape of its lower edge. */
  readonly edge: 'teeth' | 'cliffs' | 'even';
}

export interface Ground {
  readonly outline: Outline;
  readonly bands: readonly Band[];
  /** Maps fractions of the mountain's breadth and height to pixels. */
  readonly place: (right: number, down: number) => readonly [number, number];
  readonly seed: number;
  /** Density of facets: 1 for the mountain on a projector, more up close. */
  readonly detail: number;
}

export function massif(ground: Ground): Shape[] {
  const { outline, bands, place, seed } = ground;
  const shapes: Shape[] = [];
  const rock = bands[Math.min(2, bands.length - 1)];
  if (outline.second && rock) {
    const points = (line: Line): number[] => line.flatMap(([right, down]) => place(right, down));
    const middle = outline.second.slice(3, 6);
    shapes.push(
      flat(points(outline.second), mix(rock.shade, rock.lit, 0.3)),
      flat(
        points([...outline.second.slice(0, 4), [0.93, 0.6], [0.97, 0.74], [0.9, 1.02]]),
        mix(rock.lit, rock.shade, 0.25),
      ),
      flat(
        points([...middle, [1.08, 0.52], [1.02, 0.54], [0.99, 0.52], [0.95, 0.55]]),
        mix(rock.light, rock.lit, 0.4),
      ),
    );
  }
  // From the foot up, so that each edge lies over the band below.
  for (const [index, band] of [...bands.entries()].toReversed())
    shapes.push(...bandShapes(ground, band, index === 0, seed + index * 17));
  return shapes;
}

/** The part of a line between two heights; the topmost part keeps the whole top, which may rise and fall. */
function part(line: Line, from: number, to: number, isTop: boolean): Line {
  const end = line.findIndex(([, down]) => down >= to);
  const inside = line.slice(0, end === -1 ? line.length : end).filter(([, down]) => isTop || down > from);
  return [...(isTop ? [] : [[across(line, from), from] as const]), ...inside, [across(line, to), to]];
}

/** Distance that a band extends up under the ragged edge above it, as a share of the height. */
const UNDER = 0.06;

function bandShapes({ outline, place, detail }: Ground, band: Band, isTop: boolean, seed: number): Shape[] {
  const { from, to, lit, shade, light, edge } = band;
  const spineAt = (down: number): number => across(outline.spine, down);
  const top = isTop ? from : from - UNDER;
  const spine = part(outline.spine, top, to, isTop);
  const shapes: Shape[] = [];
  const put = (line: Line, color: Color, alpha = 1): void => {
    shapes.push(
      flat(
        line.flatMap(([right, down]) => place(right, down)),
        color,
        alpha,
      ),
    );
  };
  for (const isLeft of [true, false]) {
    const side = isLeft ? outline.left : outline.right;
    const foot = ragged(across(side, to), spineAt(to), to, edge, seed + (isLeft ? 0 : 5), to - from);
    // Past the spine, so that no seam shows.
    const over: Line = isLeft ? spine.map(([right, down]) => [right + 0.004, down]) : spine;
    put([...part(side, top, to, isTop), ...foot, ...over.toReversed()], isLeft ? lit : shade);
  }
  for (const isLeft of [true, false]) {
    const side = isLeft ? outline.left : outline.right;
    const wide = Math.abs(across(side, (from + to) / 2) - spineAt((from + to) / 2));
    const count = Math.round((2 + wide * 15) * detail * Math.min(1.3, (to - from) * 6));
    for (let index = 0; index < count; index += 1) {
      const roll = (of: number): number => seededRandom(seed + of + (isLeft ? 0 : 9), index);
      // The outline's top may be below the band's.
      const start = Math.max(from + (to - from) * (0.02 + 0.66 * roll(1)), (side[0]?.[1] ?? 0) + 0.03);
      const end = Math.min(
        to - (to - from) * 0.03,
        start + (0.06 + 0.14 * roll(2)) * (index % 3 === 0 ? 1.3 : 0.8),
      );
      const share = (index + 0.25 + 0.6 * roll(3)) / (count + 0.4);
      // Along the slope: a constant share of the distance from the spine to the outline, never beyond it.
      const at = (down: number, shift: number): readonly [number, number] => {
        const middle = spineAt(down);
        const far = across(side, down) - middle;
        const out = clamp(clamp(share, 0.04, 0.97) + shift / far, 0.03, 0.97);
        return [middle + far * out, down];
      };
      const bend = (roll(4) - 0.5) * 0.05;
      const middle = start + (end - start) * (0.4 + 0.2 * roll(5));
      const broad = (0.02 + 0.055 * roll(6)) * Math.min(1, wide * 3 * detail);
      const ridge: Line = [at(start, 0), at(middle, bend), at(end, bend * 0.2)];
      put(
        [...ridge, at(middle + 0.02, bend + broad)],
        isLeft ? mix(lit, shade, 0.3 + 0.34 * roll(7)) : mix(shade, lit, 0.16 + 0.26 * roll(7)),
      );
      if (isLeft || roll(8) > 0.5)
        put(
          [...ridge, at(middle, bend - broad * 0.55)],
          mix(isLeft ? lit : shade, light, isLeft ? 0.42 : 0.2),
        );
      if (index % 2 === 1) continue;
      const cutAt = middle + 0.012;
      const thin = 0.004;
      put(
        [
          at(cutAt, -broad * 0.7),
          at(cutAt + 0.035, -broad * 0.8),
          at(cutAt + 0.035, -broad * 0.8 + thin),
          at(cutAt, -broad * 0.7 + thin),
        ],
        isLeft ? light : lit,
        0.35,
      );
    }
  }
  // The edge of the spine catches the light.
  const rim: Line = spine.map(([right, down], index) => [
    right - (index === 0 && isTop ? 0 : 0.008 + 0.012 * (index % 2)),
    down,
  ]);
  put([...spine, ...rim.toReversed()], mix(lit, light, 0.55), 0.8);
  return shapes;
}

/** An uneven line from the outline to the spine: teeth, or upright walls of ice. */
function ragged(
  from: number,
  to: number,
  down: number,
  edge: Band['edge'],
  seed: number,
  high: number,
): Line {
  if (edge === 'even') return [];
  const isCliff = edge === 'cliffs';
  const count = Math.max(isCliff ? 7 : 4, Math.round(Math.abs(to - from) * (isCliff ? 26 : 17)));
  const points: (readonly [number, number])[] = [];
  const deep = Math.min(0.09, high * 0.55);
  for (let index = 1; index < count; index += 1) {
    const at = (share: number): number => from + ((to - from) * (index + share)) / count;
    const much = deep * (0.3 + 0.7 * seededRandom(seed + 1, index));
    if (!isCliff)
      points.push([at((seededRandom(seed, index) - 0.5) * 0.5), down + (index % 2 === 0 ? -0.25 : 1) * much]);
    else if (index % 4 !== 3)
      points.push([at(0.06), down + much * 0.86], [at(0.5), down + much], [at(0.9), down + much * 0.7]);
    else points.push([at(0.1), down - deep * 0.3], [at(0.86), down - deep * 0.2]);
  }
  return points;
}

/** Bands of the mountain's body, from the top. */
export function bandsOf(kind: MountainKind): Band[] {
  const { snow } = OUTLINES[kind];
  const [meadow, forest, rock, ice, peak] = [0, 1, 2, 3, 4].map((at) => paletteAt(kind, at)) as [
    Palette,
    Palette,
    Palette,
    Palette,
    Palette,
  ];
  const band = (
    from: number,
    to: number,
    edge: Band['edge'],
    lit: string,
    shade: string,
    light: string,
  ): Band => ({ from, to, edge, lit, shade, light });
  const icicles = kind === 'kilimanjaro' ? 'cliffs' : 'teeth';
  return [
    band(
      0,
      snow * 0.52,
      icicles,
      mix(peak.light, peak.horizon, 0.2),
      mix(ice.light, ice.shade, 0.42),
      peak.light,
    ),
    band(snow * 0.52, snow, icicles, mix(ice.light, ice.lit, 0.55), mix(ice.lit, ice.shade, 0.72), ice.light),
    band(snow, 0.6, 'teeth', rock.lit, rock.shade, rock.light),
    band(
      0.6,
      0.83,
      'teeth',
      mix(forest.ground, forest.lit, 0.42),
      mix(forest.ground, forest.shade, 0.35),
      forest.light,
    ),
    band(
      0.83,
      1.02,
      'even',
      mix(meadow.ground, meadow.light, 0.12),
      mix(meadow.ground, forest.ground, 0.55),
      meadow.light,
    ),
  ];
}

/**
 * Returns how steeply the summit falls away on the left and right, for a mountain of this breadth and height
 * in pixels.
 */
export function fallsOf(kind: MountainKind, breadth: number, high: number): readonly [number, number] {
  const [x, y] = TOPS[kind];
  const down = y + 0.09;
  const fall = (edge: number): number => (0.09 * high) / Math.max(1, Math.abs(edge - x) * breadth);
  return [fall(across(OUTLINES[kind].left, down)), fall(across(OUTLINES[kind].right, down))];
}
