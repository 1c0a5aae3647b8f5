// Camps of a room: which question is in which camp, computed once per room.

import { blockNumbers } from '#core/authority/groups.ts';
import type { Room } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { cutIntoCamps } from '#core/features/mysticPeak/camps.ts';

export interface Camps {
  /** 1-based camp of each question, in the author's order (`mysticPeakLevelMap`). */
  readonly levels: readonly number[];
  /** Number of questions in each camp, and of those with a correct answer. */
  readonly sizes: readonly number[];
  readonly keyed: readonly number[];
}

const known = new WeakMap<Room['questions'], Camps>();

export function campsOf(room: Room): Camps {
  return memoized(known, room.questions, () => {
    const { questions } = room;
    const blocks: { size: number; counts: number }[] = [];
    for (const number of blockNumbers(room)) {
      blocks[number] ??= { size: 0, counts: 0 };
      blocks[number].size += 1;
      blocks[number].counts += 1;
    }
    const levels = cutIntoCamps(blocks);
    const sizes: number[] = [];
    const keyed: number[] = [];
    levels.forEach((level, q) => {
      sizes[level - 1] = (sizes[level - 1] ?? 0) + 1;
      const counts = Number(questions[q]?.question.hasCorrectAnswer ?? false);
      keyed[level - 1] = (keyed[level - 1] ?? 0) + counts;
    });
    return { levels, sizes, keyed };
  });
}
