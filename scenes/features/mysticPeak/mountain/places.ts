// Places of climbers on the path: one behind another, around a camp's fire, or around the flag on the summit.

import type { MountainClimber } from '#scenes/features/mysticPeak/mountain/model.ts';
import type { Scenery } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { PathSpot } from '#scenes/kit/path.ts';

/** Design pixels. */
export const LAMP_SIZE = 12;
/** `step`: distance between two lamps, in lamps. `lane`: distance between two lanes, in design pixels. */
const LAMP = { step: 2.4, lanes: 5, lane: 9 } as const;
/** Climbers in a row on the summit, half of them on each flank. */
const TOP_ROW = 10;

/**
 * Climbers at the same height queue behind its mark; at a camp they stand in an arc around the fire, on the
 * summit around the flag.
 */
export function spotsOf(
  climbers: readonly MountainClimber[],
  scenery: Scenery,
  size: number,
): ReadonlyMap<string, PathSpot> {
  const queues = new Map<string, MountainClimber[]>();
  for (const climber of climbers) {
    const key = `${climber.height} ${climber.lamp}`;
    const queue = queues.get(key);
    if (queue) queue.push(climber);
    else queues.set(key, [climber]);
  }
  const { from, to, path, unit, camps, summit } = scenery;
  const heights = [...new Set(climbers.map(({ height }) => height))].sort((one, other) => one - other);
  const spots = new Map<string, PathSpot>();
  for (const queue of queues.values()) {
    const { height = 0, lamp = false } = queue[0] ?? {};
    const along = clamp((height - from) / Math.max(1e-6, to - from), 0, 1);
    const mark = path.at(along);
    const places = [...camps, ...(summit ? [summit] : [])];
    const camp = places.find(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) < 4 * unit);
    // Room back to where the next climbers stand.
    const below = heights[heights.indexOf(height) - 1] ?? from - (to - from) * 0.06;
    const room = ((height - below) / (to - from)) * path.length * 0.86;
    // The player's own climber stands at the mark; the others start beside it.
    const own = queue.filter(({ isOwn }) => isOwn);
    const others = queue.filter(({ isOwn }) => !isOwn);
    // Left of the flag, on the flank.
    const flank = summit && camp === summit ? Math.max(0.74, summit.falls[0]) : 0;
    const beside = flank > 0 ? -40 / flank : 8;
    for (const { id } of own)
      spots.set(id, {
        along,
        dx: camp ? beside * unit : 0,
        dy: camp ? (10 - Math.min(0, beside) * flank * 0.6) * unit : 0,
      });
    for (const [index, { id }] of others.entries()) {
      const spot = lamp
        ? lampSpot(index, others.length, along, room, scenery)
        : camp
          ? summit && camp === summit
            ? onTop(index, size * unit, summit.falls, own.length > 0)
            : arc(index, others.length, along, size * unit, own.length > 0)
          : queued(index, along, size * unit, scenery, own.length > 0);
      spots.set(id, spot);
    }
  }
  return spots;
}

/** `isBeside`: on both sides of the player's own climber, which is drawn twice as large. */
function arc(index: number, count: number, along: number, size: number, isBeside: boolean): PathSpot {
  const perRow = Math.max(5, Math.ceil(Math.sqrt(count * 3.2)));
  const row = Math.floor(index / perRow);
  const inRow = Math.min(perRow, count - row * perRow);
  const column = (index % perRow) - (inRow - 1) / 2 + (row % 2) * 0.4;
  const bow = Math.cos((column / perRow) * Math.PI) * size * 0.11;
  const out = 1.5 + Math.floor((index % perRow) / 2) * 0.7;
  const right = isBeside ? (index % 2 === 0 ? out : -out) : column * 0.82 + 0.5;
  return { along, dx: right * size, dy: (0.3 + row * 0.42) * size + bow };
}

/** Down both flanks from the flag, in rows behind one another. */
function onTop(index: number, size: number, falls: readonly [number, number], isBeside: boolean): PathSpot {
  const row = Math.floor(index / TOP_ROW);
  const side = index % 2;
  const fall = falls[1 - side] ?? 0;
  const step = Math.min(0.66, 0.62 / Math.max(0.1, fall)) * size;
  const out = (Math.floor((index % TOP_ROW) / 2) + (side === 1 && isBeside ? 1.9 : 0.75)) * step;
  return { along: 1, dx: side === 0 ? out : -out, dy: out * fall + (0.16 + row * 0.5) * size };
}

function queued(index: number, along: number, size: number, { path }: Scenery, behind: boolean): PathSpot {
  const [lane, column] = [index % 2, Math.floor(index / 2) + (index % 2) * 0.5 + (behind ? 1.1 : 0)];
  return {
    along: Math.max(0, along - (column * size * 0.7) / path.length),
    dx: 0,
    dy: (lane - 0.5) * size * 0.26,
  };
}

function lampSpot(
  index: number,
  count: number,
  along: number,
  room: number,
  { path, unit }: Scenery,
): PathSpot {
  const lane = index % LAMP.lanes;
  const column = Math.floor(index / LAMP.lanes) + (lane % 2) * 0.5;
  const size = LAMP_SIZE * unit;
  const step = clamp(room / Math.ceil(count / LAMP.lanes), size * 0.7, size * LAMP.step);
  const rest = along - ((column + (seededRandom(61, index) - 0.5) * 0.5) * step) / path.length;
  // Lamps that no longer fit on the path stand beside its foot.
  return {
    along: Math.max(0, rest),
    dx: rest < 0 ? rest * path.length * 0.8 : 0,
    dy: (lane - (LAMP.lanes - 1) / 2) * LAMP.lane * unit,
  };
}
