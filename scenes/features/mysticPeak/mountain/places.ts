// Places of climbers on the path: one behind another, around a camp's fire, or around the flag on the summit.

import type { MountainClimber } from '#scenes/features/mysticPeak/mountain/model.ts';
import type { Place, Scenery } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { PathSpot } from '#scenes/kit/path.ts';

/** Design pixels. */
export const LAMP_SIZE = 12;
/** Lanes of lamps. */
const LANES = 5;
/** Climbers in a row on the summit, half of them on each flank. */
const TOP_ROW = 10;

/**
 * Climbers at the same height queue behind its mark; at a camp they stand in an arc around the fire, on the
 * summit around the flag.
 */
export function spotsOf(
  climbers: readonly MountainClimber[],
  { from, to, path, unit, camps, summit }: Scenery,
  size: number,
): ReadonlyMap<string, PathSpot> {
  const spots = new Map<string, PathSpot>();
  const heights = [...new Set(climbers.map(({ height }) => height))].sort((one, other) => one - other);
  const far = Math.max(1e-6, to - from);
  const big = size * unit;
  const top = summit?.unit ?? unit;
  for (const [order, height] of heights.entries()) {
    const along = clamp((height - from) / far, 0, 1);
    const mark = path.at(along);
    const isAt = ({ x, y }: Place): boolean => Math.hypot(x - mark.x, y - mark.y) < 4 * unit;
    const falls = summit && isAt(summit) ? summit.falls : null;
    const isCamp = camps.some(isAt);
    // Room back to where the next climbers stand.
    const room = ((height - (heights[order - 1] ?? from - far * 0.06)) / far) * path.length * 0.86;
    for (const isLamp of [false, true]) {
      const queue = climbers.filter((each) => each.height === height && each.lamp === isLamp);
      const others = queue.filter(({ isOwn }) => !isOwn);
      /** The player's own climber, which is drawn twice as large, is at the mark; the others are beside it. */
      const isBeside = others.length < queue.length;
      // Left of the flag, on the flank, or beside the fire.
      for (const { id, isOwn } of queue)
        if (isOwn)
          spots.set(id, {
            along,
            dx: falls ? -14 * top : isCamp ? 8 * unit : 0,
            dy: falls ? clamp(24 * falls[0], 16, 32) * top : isCamp ? 10 * unit : 0,
          });
      for (const [index, { id }] of others.entries())
        spots.set(
          id,
          isLamp
            ? lampSpot(index, others.length, along, room, path.length, unit)
            : falls
              ? onTop(index, big, falls, isBeside ? 52 * top : 0)
              : isCamp
                ? arc(index, others.length, along, big, isBeside)
                : queued(index, along, big, path.length, isBeside),
        );
    }
  }
  return spots;
}

/** `isBeside`: on both sides of the player's own climber. */
function arc(index: number, count: number, along: number, size: number, isBeside: boolean): PathSpot {
  const perRow = Math.max(5, Math.ceil(Math.sqrt(count * 3.2)));
  const [row, at] = [Math.floor(index / perRow), index % perRow];
  const column = at - (Math.min(perRow, count - row * perRow) - 1) / 2 + (row % 2) * 0.4;
  const out = (1.5 + Math.floor(at / 2) * 0.7) * (index % 2 === 0 ? 1 : -1);
  return {
    along,
    dx: (isBeside ? out : column * 0.82 + 0.5) * size,
    dy: (0.3 + row * 0.42 + Math.cos((column / perRow) * Math.PI) * 0.11) * size,
  };
}

/** Down both flanks from the flag, in rows behind one another. `from`: at least this far from it. */
function onTop(
  index: number,
  size: number,
  [left, right]: readonly [number, number],
  from: number,
): PathSpot {
  const isRight = index % 2 === 0;
  const fall = isRight ? right : left;
  const step = Math.min(0.66, 0.62 / Math.max(0.1, fall)) * size;
  const out = Math.max(from, 0.75 * step) + Math.floor((index % TOP_ROW) / 2) * step;
  const row = Math.floor(index / TOP_ROW);
  return { along: 1, dx: isRight ? out : -out, dy: out * fall + (0.16 + row * 0.5) * size };
}

function queued(index: number, along: number, size: number, length: number, isBeside: boolean): PathSpot {
  const column = index / 2 + (isBeside ? 1.1 : 0);
  return {
    along: Math.max(0, along - (column * size * 0.7) / length),
    dx: 0,
    dy: ((index % 2) - 0.5) * size * 0.26,
  };
}

function lampSpot(
  index: number,
  count: number,
  along: number,
  room: number,
  length: number,
  unit: number,
): PathSpot {
  const lane = index % LANES;
  const column = Math.floor(index / LANES) + (lane % 2) * 0.5;
  const size = LAMP_SIZE * unit;
  const step = clamp(room / Math.ceil(count / LANES), size * 0.7, size * 2.4);
  const rest = along - ((column + (seededRandom(61, index) - 0.5) * 0.5) * step) / length;
  // Lamps that no longer fit on the path stand beside its foot.
  return { along: Math.max(0, rest), dx: Math.min(0, rest) * length * 0.8, dy: (lane - 2) * 9 * unit };
}
