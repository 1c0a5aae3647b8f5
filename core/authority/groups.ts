// Question groups of a room, by index in the author's order.

import type { Room } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { type Block, blocksOf } from '#core/questions/groups.ts';
import { shuffled, stream } from '#core/random/stream.ts';

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

/**
 * Returns these questions, which have parents and their children in the author's order, with the children of
 * each parent that wants it shuffled among themselves. `name`: of the streams of random numbers.
 */
export function withJumbledChildren(
  room: Room,
  questions: readonly number[],
  name: string,
): readonly number[] {
  const jumbled = new Set(room.questions.flatMap(({ jumbled: is, question }) => (is ? question.id : [])));
  if (jumbled.size === 0) return questions;
  const parentOf = (q: number): string | undefined => {
    const parent = room.questions[q]?.question.parent;
    return parent !== undefined && jumbled.has(parent) ? parent : undefined;
  };
  return blocksOf(questions, parentOf).flatMap((block) =>
    block.length > 1 ? shuffled(stream(room.seed, `${name}:${block[0]}`), block) : block,
  );
}
