// Which questions of a room belong together, by their indexes in the author's order.

import type { Room } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { type Block, blocksOf } from '#core/questions/groups.ts';

/** Every order asks for them, and the questions of a room never change: kept beside these. */
const known = new WeakMap<Room['questions'], readonly number[]>();

/** For each question the number of its block: questions that belong together have the same, all others one of their own. */
export function blockNumbers({ questions }: Room): readonly number[] {
  return memoized(known, questions, () =>
    blocksOf(questions, ({ group }) => group).flatMap((block, number) => block.map(() => number)),
  );
}

/** These questions, which stand in the author's order, in blocks. */
export function blocksAmong(room: Room, questions: readonly number[]): readonly Block<number>[] {
  const numbers = blockNumbers(room);
  return blocksOf(questions, (q) => numbers[q]);
}
