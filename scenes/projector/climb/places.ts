// Places on the mountain: players of one height queue below its mark, those without a correct answer wait on
// the meadow, and those with all of them stand around the flag.

import { seededRandom } from '#scenes/kit/landscape.ts';
import { breadthOf, outlineAt } from '#scenes/kit/peak.ts';
import type { ClimberModel } from '#scenes/projector/climb/model.ts';
import type { Mountain } from '#scenes/projector/climb/mountain.ts';
import { crowdSize, type PathSpot } from '#scenes/kit/path.ts';

/** Space that each player takes. */
export interface Crowding {
  /** Size of a figure in pixels. */
  readonly size: number;
  /** Pixels between neighbors in a row, and between rows. */
  readonly step: number;
  readonly row: number;
  /** Maximum number of rows on the path. */
  readonly lanes: number;
  /** Unevenness of the players' spacing, as a share of the step. */
  readonly uneven: number;
}

/** Up to this many players, all show as figures. */
export const ALL_FIGURES = 30;

const crowdingFor = (size: number): Crowding => ({
  size,
  step: size * 0.74,
  row: size * 0.3,
  lanes: 2,
  uneven: 0.12,
});

export const figuresOf = (count: number, unit: number): Crowding => crowdingFor(crowdSize(count) * unit);

/** For those who stand out among lamps. */
export const leadersOf = (unit: number): Crowding => crowdingFor(72 * unit);

/** Lamps in five lanes, 9 design pixels apart. */
export function lampsOf(count: number, unit: number): Crowding {
  const size = (count > 400 ? 8 : 12) * unit;
  return { size, step: size * 1.5, row: 9 * unit, lanes: 5, uneven: 0.5 };
}

/** Everyone's spot, by id. Members of a group stand together. */
export function spotsOf(
  climbers: readonly ClimberModel[],
  summit: number,
  mountain: Mountain,
  crowding: Crowding,
): ReadonlyMap<string, PathSpot> {
  const queues = new Map<number, ClimberModel[]>();
  for (const climber of climbers) {
    const queue = queues.get(climber.height);
    if (queue) queue.push(climber);
    else queues.set(climber.height, [climber]);
  }
  const spots = new Map<string, PathSpot>();
  for (const [height, queue] of queues) {
    const places =
      height <= 0
        ? onMeadow(queue.length, mountain, crowding)
        : height >= summit
          ? atTop(queue.length, mountain, crowding)
          : onPath(queue.length, height / summit, 1 / summit, mountain, crowding);
    for (const [index, { id }] of queue.entries()) {
      const spot = places[index];
      if (spot) spots.set(id, spot);
    }
  }
  return spots;
}

/** Backward from the mark, closing up as needed to stay above the mark before. */
function onPath(
  count: number,
  mark: number,
  interval: number,
  mountain: Mountain,
  crowding: Crowding,
): PathSpot[] {
  const { path } = mountain;
  const room = path.length * interval * 0.88;
  const lanes = Math.min(crowding.lanes, Math.max(1, Math.ceil((count * crowding.step) / room)));
  const columns = Math.ceil(count / lanes);
  const step = Math.min(crowding.step, room / columns);
  return Array.from({ length: count }, (_, index) => {
    const lane = index % lanes;
    const column = Math.floor(index / lanes) + (lane % 2) * 0.5;
    const jitter = (seededRandom(61, index) - 0.5) * crowding.uneven * step;
    return {
      along: mark - (column * step + jitter) / path.length,
      dx: 0,
      dy: (lane - (lanes - 1) / 2) * crowding.row,
    };
  });
}

/** In rows across the meadow, in front of the tents; the front row comes last. */
function onMeadow(count: number, { path, meadow }: Mountain, crowding: Crowding): PathSpot[] {
  const start = path.at(0);
  const step = crowding.step * 1.32;
  const across = Math.max(1, Math.floor((meadow.width - crowding.size) / step));
  const rows = Math.ceil(count / across);
  const perRow = Math.ceil(count / rows);
  const depth = Math.min(crowding.size * 0.62 + crowding.row, (meadow.height - crowding.size * 0.2) / rows);
  const top = meadow.y + (meadow.height - depth * (rows - 1)) * (rows > 1 ? 0.62 : 0.72);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const column = (index % perRow) - (inRow - 1) / 2 + (row % 2) * 0.25;
    const x = meadow.x + meadow.width / 2 + (column + (seededRandom(62, index) - 0.5) * 0.3) * step;
    const y = top + row * depth + (seededRandom(63, index) - 0.5) * depth * 0.3;
    return { along: 0, dx: x - start.x, dy: y - start.y };
  });
}

/** In rows that widen with the mountain: first those next to the flag, last those in front. */
function atTop(count: number, { peak }: Mountain, crowding: Crowding): PathSpot[] {
  const high = peak.foot - peak.top;
  const breadth = breadthOf(peak);
  const rowHigh = crowding.size * 0.66 + crowding.row * 0.2;
  const spots: PathSpot[] = [];
  for (let row = 1; spots.length < count; row += 1) {
    const { left, right } = outlineAt((row * rowHigh) / high);
    const inside = (right - left) * breadth - crowding.size * 0.6;
    const most = 1 + Math.max(row, Math.floor(inside / (crowding.step * 1.1)));
    // The first row keeps the flag's pole between its two places, even if only one is taken.
    const inRow = row === 1 ? most : Math.min(count - spots.length, most);
    const middle = row === 1 ? 0 : ((left + right) / 2) * breadth;
    const step = Math.min(
      crowding.step * 1.1,
      Math.max(inside / Math.max(1, inRow - 1), crowding.step * 0.8),
    );
    for (let index = 0; index < inRow; index += 1)
      spots.push({ along: 1, dx: middle + (index - (inRow - 1) / 2) * step, dy: row * rowHigh });
  }
  return spots;
}
