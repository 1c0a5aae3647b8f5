// Question groups of a room, by index in the author's order.

import type { Room } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { type Block, blocksOf } from '#core/questions/groups.ts';

/** Every order asks for this, so it is cached by the room's question list, which never changes. */
const known = new WeakMap<Room['questions'], readonly number[]>();

/** Block number of each question: grouped questions share one, every other question has its own. */
export function blockNumbers({ questions }: Room): readonly number[] {
  return memoized(known, questions, () =>
    blocksOf(questions, ({ group }) => group).flatMap((block, number) => block.map(() => number)),
  );
}

/** Splits these questions, given in the author's order, into blocks. */
export function blocksAmong(room: Room, questions: readonly number[]): readonly Block<number>[] {
  const numbers = blockNumbers(room);
  return blocksOf(questions, (q) => numbers[q]);
}
