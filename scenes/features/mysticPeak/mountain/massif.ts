// A mountain's body: bands of rock, forest and snow with ragged edges, split by the spine, with facets along
// the slopes.

import {
  type MountainKind,
  type Outline,
  OUTLINES,
  type Palette,
  palettesOf,
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

/** Adds an outline in fractions. */
type Put = (line: Line, color: Color, alpha?: number) => void;

export function massif({ outline, bands, place, seed, detail }: Ground): Shape[] {
  const { second } = outline;
  const shapes: Shape[] = [];
  const put: Put = (line, color, alpha) => {
    shapes.push(
      flat(
        line.flatMap((point) => place(...point)),
        color,
        alpha,
      ),
    );
  };
  const rock = bands[2];
  if (second && rock) {
    put(second, mix(rock.shade, rock.lit, 0.3));
    put([...second.slice(0, 4), [0.93, 0.6], [0.97, 0.74], [0.9, 1.02]], mix(rock.lit, rock.shade, 0.25));
    put(
      [...second.slice(3, 6), [1.08, 0.52], [1.02, 0.54], [0.99, 0.52], [0.95, 0.55]],
      mix(rock.light, rock.lit, 0.4),
    );
  }
  // From the foot up, so that each edge lies over the band below.
  for (const [index, band] of [...bands.entries()].toReversed())
    drawBand(put, outline, band, index === 0, detail, seed + index * 17);
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

function drawBand(
  put: Put,
  { left, right, spine: whole }: Outline,
  band: Band,
  isTop: boolean,
  detail: number,
  seed: number,
): void {
  const { from, to, lit, shade, light } = band;
  const top = isTop ? from : from - UNDER;
  const spine = part(whole, top, to, isTop);
  const sides = [
    // Past the spine, so that no seam shows.
    [left, lit, seed, spine.map(([right, down]): Line[number] => [right + 0.004, down])],
    [right, shade, seed + 5, spine],
  ] as const;
  for (const [side, color, chance, over] of sides)
    put(
      [
        ...part(side, top, to, isTop),
        ...ragged(across(side, to), across(whole, to), band, chance),
        ...over.toReversed(),
      ],
      color,
    );
  drawFacets(put, whole, left, true, band, detail, seed);
  drawFacets(put, whole, right, false, band, detail, seed + 9);
  // The edge of the spine catches the light.
  const rim: Line = spine.map(([right, down], index) => [
    right - (index === 0 && isTop ? 0 : 0.008 + 0.012 * (index % 2)),
    down,
  ]);
  put([...spine, ...rim.toReversed()], mix(lit, light, 0.55), 0.8);
}

/** Facets between the spine and an edge, along the slope; the left side is lit. */
function drawFacets(
  put: Put,
  spine: Line,
  edge: Line,
  isLeft: boolean,
  { from, to, lit, shade, light }: Band,
  detail: number,
  seed: number,
): void {
  const high = to - from;
  const halfway = from + high / 2;
  const wide = Math.abs(across(edge, halfway) - across(spine, halfway));
  const count = Math.round((2 + wide * 15) * detail * Math.min(1.3, high * 6));
  for (let index = 0; index < count; index += 1) {
    const roll = (of: number): number => seededRandom(seed + of, index);
    // The outline's top may be below the band's.
    const start = Math.max(from + high * (0.02 + 0.66 * roll(1)), (edge[0]?.[1] ?? 0) + 0.03);
    const end = Math.min(to - high * 0.03, start + (0.06 + 0.14 * roll(2)) * (index % 3 === 0 ? 1.3 : 0.8));
    const share = clamp((index + 0.25 + 0.6 * roll(3)) / (count + 0.4), 0.04, 0.97);
    // Along the slope: a constant share of the distance from the spine to the outline, never beyond it.
    const at = (down: number, shift: number): Line[number] => {
      const middle = across(spine, down);
      const far = across(edge, down) - middle;
      return [middle + far * clamp(share + shift / far, 0.03, 0.97), down];
    };
    const bend = (roll(4) - 0.5) * 0.05;
    const middle = start + (end - start) * (0.4 + 0.2 * roll(5));
    const broad = (0.02 + 0.055 * roll(6)) * Math.min(1, wide * 3 * detail);
    const ridge = [at(start, 0), at(middle, bend), at(end, bend * 0.2)];
    put(
      [...ridge, at(middle + 0.02, bend + broad)],
      isLeft ? mix(lit, shade, 0.3 + 0.34 * roll(7)) : mix(shade, lit, 0.16 + 0.26 * roll(7)),
    );
    if (isLeft || roll(8) > 0.5)
      put(
        [...ridge, at(middle, bend - broad * 0.55)],
        isLeft ? mix(lit, light, 0.42) : mix(shade, light, 0.2),
      );
  }
}

/** An uneven line from the outline to the spine: teeth, or upright walls of ice. */
function ragged(from: number, to: number, { from: top, to: down, edge }: Band, seed: number): Line {
  if (edge === 'even') return [];
  const isCliff = edge === 'cliffs';
  const count = Math.max(isCliff ? 7 : 4, Math.round(Math.abs(to - from) * (isCliff ? 26 : 17)));
  const deep = Math.min(0.09, (down - top) * 0.55);
  return Array.from({ length: count - 1 }, (_, before): Line => {
    const index = before + 1;
    const much = deep * (0.3 + 0.7 * seededRandom(seed + 1, index));
    const corners: Line = !isCliff
      ? [[(seededRandom(seed, index) - 0.5) * 0.5, (index % 2 === 0 ? -0.25 : 1) * much]]
      : index % 4 === 3
        ? [
            [0.1, -deep * 0.3],
            [0.86, -deep * 0.2],
          ]
        : [
            [0.06, much * 0.86],
            [0.5, much],
            [0.9, much * 0.7],
          ];
    return corners.map(([share, below]) => [from + ((to - from) * (index + share)) / count, down + below]);
  }).flat();
}

/** Lower edges of the bands of snow, as shares of the height from the top. */
const SNOW = [0.156, 0.3] as const;

/** Bands of the mountain's body, from the top. */
export function bandsOf(kind: MountainKind): Band[] {
  const [meadow, forest, rock, ice, peak] = palettesOf(kind);
  const icicles = kind === 'kilimanjaro' ? 'cliffs' : 'teeth';
  const band = (
    from: number,
    to: number,
    edge: Band['edge'],
    { light }: Palette,
    lit: Color,
    shade: Color,
  ): Band => ({ from, to, edge, lit, shade, light });
  return [
    band(0, SNOW[0], icicles, peak, mix(peak.light, peak.horizon, 0.2), mix(ice.light, ice.shade, 0.42)),
    band(SNOW[0], SNOW[1], icicles, ice, mix(ice.light, ice.lit, 0.55), mix(ice.lit, ice.shade, 0.72)),
    band(SNOW[1], 0.6, 'teeth', rock, rock.lit, rock.shade),
    band(
      0.6,
      0.83,
      'teeth',
      forest,
      mix(forest.ground, forest.lit, 0.42),
      mix(forest.ground, forest.shade, 0.35),
    ),
    band(
      0.83,
      1.02,
      'even',
      meadow,
      mix(meadow.ground, meadow.light, 0.12),
      mix(meadow.ground, forest.ground, 0.55),
    ),
  ];
}

/**
 * Returns how steeply the summit falls away on the left and right, for a mountain of this breadth and height
 * in pixels.
 */
export function fallsOf(kind: MountainKind, breadth: number, high: number): readonly [number, number] {
  const [x, y] = TOPS[kind];
  const { left, right } = OUTLINES[kind];
  const fall = (edge: Line): number =>
    (0.09 * high) / Math.max(1, Math.abs(across(edge, y + 0.09) - x) * breadth);
  return [fall(left), fall(right)];
}
