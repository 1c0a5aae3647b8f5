// Overtaking: rows of a leaderboard reach their new places one at a time, the best last.

import type { Container } from 'pixi.js';
import type { MotionPort, Point, WayStop } from '#scenes/ports.ts';

/** Seconds: of one row that overtakes, and of all together, which makes many of them faster. */
const SECONDS = { one: 0.8, all: 2.4 } as const;

/**
 * Returns the order of the rows at first and after each overtaking; both orders have the same ids. Each row
 * moves at most once, and only up.
 */
export function overtakings(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly string[])[] {
  const orders = [before];
  const settled = new Set(after.filter((id, place) => overtookNobody(id, place, before, after)));
  for (const id of after.toReversed()) {
    if (settled.has(id)) continue;
    settled.add(id);
    const others = (orders.at(-1) ?? before).filter((other) => other !== id);
    const behind = new Set(after.slice(after.indexOf(id) + 1).filter((other) => settled.has(other)));
    const at = others.findIndex((other) => behind.has(other));
    orders.push([...others.slice(0, at), id, ...others.slice(at)]);
  }
  return orders;
}

function overtookNobody(
  id: string,
  place: number,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const from = before.indexOf(id);
  return after.slice(place + 1).every((other) => before.indexOf(other) > from);
}

/** A board on a stage, with all rows in their new places. */
export interface OvertakingBoard {
  /** Ids of its rows in their new order. */
  readonly order: readonly string[];
  /** null for a row that is new on the board. */
  readonly rankBefore: (id: string) => number | null;
  readonly rowOf: (id: string) => Container | undefined;
  /** In CSS pixels. */
  readonly placeOf: (index: number) => Point;
}

/**
 * Moves the rows from their former places, after `delay` seconds; rows that are new come up from the end.
 * Returns the seconds until the last one has arrived.
 */
export function playOvertaking(motion: MotionPort, board: OvertakingBoard, delay: number): number {
  const { order, rankBefore, rowOf, placeOf } = board;
  const formerly = (id: string): number => rankBefore(id) ?? Number.POSITIVE_INFINITY;
  const before = order.toSorted((one, other) =>
    formerly(one) < formerly(other) ? -1 : formerly(one) > formerly(other) ? 1 : 0,
  );
  const orders = overtakings(before, order);
  const moves = orders.length - 1;
  const seconds = Math.min(SECONDS.one, SECONDS.all / Math.max(1, moves));
  for (const [index, id] of order.entries()) {
    const row = rowOf(id);
    const end = placeOf(index);
    const stop = (step: number): Point => {
      const { x, y } = placeOf(orders[step]?.indexOf(id) ?? index);
      return { x: x - end.x, y: y - end.y };
    };
    const way = orders.flatMap((each, step): WayStop[] => {
      const last = orders[step - 1] ?? each;
      const climbed = last.indexOf(id) - each.indexOf(id);
      return climbed === 0 ? [] : [{ at: (step - 1) * seconds, leads: climbed > 0, ...stop(step) }];
    });
    const isNew = rankBefore(id) === null;
    if (!row || (way.length === 0 && !isNew)) continue;
    motion.play('overtake', row, {
      from: { ...stop(0), alpha: isNew ? 0 : 1 },
      way,
      delay,
      duration: seconds,
    });
  }
  return delay + moves * seconds;
}
