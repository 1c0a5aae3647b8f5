// A stretch of the path that fills a picture: terraces from one camp to the next, the mountain behind them,
// and its own time of day.

import {
  cloud,
  daylight,
  frontOf,
  ridges,
  summitCap,
  upperMountain,
} from '#scenes/features/mysticPeak/mountain/backdrop.ts';
import { bridge, campThings, fixedRope } from '#scenes/features/mysticPeak/mountain/camp.ts';
import { type MountainKind, paletteAt, zoneAt } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { type Stretch, SUMMIT } from '#scenes/features/mysticPeak/mountain/route.ts';
import {
  type Place,
  plane,
  type Scenery,
  skyOf,
  starsIn,
  trail,
} from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { firstGround, type Land, terrace } from '#scenes/features/mysticPeak/mountain/terrace.ts';
import { line } from '#scenes/kit/outlines.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import { pathThrough } from '#scenes/kit/path.ts';
import type { Rect } from '#scenes/ports.ts';

/** The path's turns, as fractions of the massif's half breadth and of the way up. */
const TURNS = line('-42 0 84 25 -80 50 70 75 -14 100');
/** Over three terraces and up the final cone. */
const TOP_TURNS = line('-42 0 84 16 -80 33 52 50 -13 74 2 100');
/** Share of the width painted beyond each side, where the ground shows while the camera moves. */
const SIDE = 0.13;
/** Fractions of the clear height: the lower camp, the upper camp, and the summit. */
const LEVELS = { foot: 0.86, head: 0.36, top: 0.26 } as const;
/** The horizon, as a fraction of the clear height. */
export const HORIZON = 0.58;
/**
 * Design pixels of a path that runs along one edge: the camp's distance from the left end, the distance
 * between two places of it and how much higher the next one is; and the height of each ledge below it.
 */
const EDGE = { camp: 270, step: 150, rise: 9, ledge: 190 } as const;

/**
 * `camps`: the number of camps. `clear`: the part of the picture that nothing covers. `scale`: pixels per
 * design pixel; absent: chosen to fit. `edge`: the path runs from left to right along one edge, at the
 * horizon and past the picture's right end; otherwise it winds up through the clear part.
 */
export function stretchScenery(
  kind: MountainKind,
  stretch: Stretch,
  camps: number,
  width: number,
  height: number,
  clear: Rect,
  scale?: number,
  edge = false,
): Scenery {
  const { camp, from, to, steps, opens, closes } = stretch;
  const wide = clear.width > clear.height * 1.05;
  const unit = scale ?? clamp(wide ? clear.height / 768 : clear.width / 390, 0.55, 1.7);
  const at = camps === 1 ? 2 : (4 * camp) / (camps - 1);
  const palette = paletteAt(kind, at);
  const zone = zoneAt(at);
  const isTop = closes && to >= SUMMIT;
  const seed = 300 + camp * 41 + Math.round(from);
  const land: Land = { kind, palette, zone, unit, seed };
  const middle = clear.x + clear.width * 0.5;
  const half = Math.min(clear.width * 0.46, clear.height * 0.72);
  const foot = clear.y + clear.height * LEVELS.foot;
  const horizon = clear.y + clear.height * HORIZON;
  const rise = clear.height * (LEVELS.foot - (isTop ? LEVELS.top : LEVELS.head));
  /** A point on the edge, in steps from its camp; `down`: pixels below it. */
  const onEdge = (step: number, down = 0): Place => ({
    x: (EDGE.camp + EDGE.step * step) * unit,
    y: horizon - EDGE.rise * step * unit + down,
  });
  const bends = edge
    ? [onEdge(0), onEdge(steps)]
    : (isTop ? TOP_TURNS : TURNS).map(([right, up], index) => ({
        // A narrow picture centers the camp's tents.
        x: middle + (index === 0 && !wide ? -0.06 : right) * half,
        y: foot - up * rise,
      }));
  const turn = (index: number): Place => bends.at(index) ?? { x: 0, y: 0 };
  const terraces = isTop ? 3 : TURNS.length - 1;
  const path = pathThrough(
    bends.map(({ x, y }) => [x, y]),
    26 * unit,
  );
  const isNight = at > 2.4 && at < 3.6;

  const lower = { camp, ...turn(0), unit: unit * 1.02 };
  const head = turn(-1);
  // The path ends below the very top.
  const tip = { x: head.x, y: head.y - 10 * unit };
  const upper = { camp: camp + 1, ...(edge ? onEdge(steps + 0.9) : head), unit: unit * 0.86 };
  const cap = isTop && !edge ? summitCap(kind, tip, turn(3).y - tip.y, half, unit) : null;
  // The path comes out of the camp, so the camp is in front of everything.
  const tents = [...(opens ? [lower] : []), ...(closes && !isTop ? [upper] : [])];

  /** Steps past the last ledge that may be seen. */
  const past = steps + Math.ceil(width / (EDGE.step * unit)) + 1;
  const step = { half, middle, bottom: height + 40 * unit, isCrest: false, isEdge: false };
  const gap = edge ? 128 * unit : (turn(0).y - turn(1).y) * 1.2 - 34 * unit;
  const trailShapes: Shape[] = [
    ...(cap?.shapes ?? []),
    ...(edge
      ? Array.from({ length: Math.ceil((height - horizon) / (EDGE.ledge * unit)) }, (_, ledge) => {
          const down = EDGE.ledge * ledge * unit;
          const [from, to] = [onEdge(-3, down), onEdge(past, down)];
          return terrace(
            { ...land, seed: seed + ledge * 7 },
            { ...step, run: 0, from, to, isEdge: ledge === 0 },
          );
        }).flat()
      : Array.from({ length: terraces }, (_, index) => {
          const run = terraces - 1 - index;
          const isCrest = run === TURNS.length - 2;
          const ends = { from: turn(run), to: turn(run + 1) };
          return terrace({ ...land, seed: seed + run * 7 }, { ...step, run, ...ends, isCrest });
        }).flat()),
    ...trail(
      path,
      (share) => (26 - 7 * share) * unit,
      () => palette,
    ),
    ...bridge(kind, path, palette, unit, gap),
    ...(edge ? [] : [...fixedRope(turn(1), turn(3), unit), ...firstGround(land, foot, width, height)]),
    ...tents.flatMap((tent) => campThings(kind, tent, palette, at > 1.4 && at < 3.6)),
  ];

  const { top, middle: high, horizon: low, far, light } = palette;
  const clouds = [
    [-0.92, 0.4, 170],
    [0.98, 0.27, 220],
    [-0.55, 0.17, 130],
    [0.72, 0.52, 150],
  ].flatMap(([right = 0, down = 0, size = 0], index) =>
    cloud(
      middle + (right + 0.2 * (seededRandom(seed, index) - 0.5)) * Math.max(half, clear.width * 0.44),
      clear.y + clear.height * (down + 0.04 * seededRandom(seed + 1, index)),
      size * unit,
      { ...palette, light: mix(light, low, isNight ? 0.72 : 0.3), far: mix(far, low, 0.5) },
      0.92,
    ),
  );

  const all = { x: 0, y: 0, width, height };
  const tall = height + rise + 40 * unit;
  return {
    planes: [
      plane('sky', 0, 0.3, all, skyOf(width, height, horizon, [0, top], [0.5, high], [1, low])),
      plane('far', 0.15, 0.8, all, [
        ...starsIn(width, horizon * 0.8, unit, 0.9 * Math.max(0, 1 - Math.abs(at - 2.9) / 1.1)),
        ...daylight(at, palette, width, horizon, unit),
        ...ridges(11 + camp, horizon, rise, width, height, [mix(far, low, 0.45), far, light, low]),
      ]),
      plane(
        'mountain',
        0.4,
        0.8,
        all,
        isTop
          ? []
          : upperMountain(kind, at, palette, middle + half * 0.12, clear, edge ? horizon : head.y, unit),
      ),
      plane('clouds', 0.7, 0.6, all, clouds),
      plane(
        'trail',
        1,
        1,
        edge
          ? { x: 0, y: 0, width: onEdge(past).x, height: tall }
          : { x: -width * SIDE, y: 0, width: width * (1 + 2 * SIDE), height: tall },
        trailShapes,
      ),
      plane('front', 0, 0.7, all, frontOf(kind, zone, width, height, unit, palette)),
    ],
    palette,
    path,
    from,
    to,
    unit,
    camps: tents,
    ledges: Array.from({ length: closes ? steps - 1 : steps }, (_, index) => {
      const share = (index + 1) / steps;
      return { ...path.at(share), height: from + (to - from) * share };
    }),
    summit: isTop ? { ...upper, falls: cap?.falls ?? [0.1, 0.1] } : null,
    sun: isTop ? { x: head.x + half * 0.36, y: head.y + rise * 0.24, radius: rise * 0.19 } : null,
    way: { x: turn(0).x - head.x, y: -rise },
    clear,
    isCold: zone === 'ice' || zone === 'peak',
  };
}
