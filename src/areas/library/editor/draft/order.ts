// Reordering of questions. Groups move as a whole; within a group, questions swap places.

import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { draftBlocks } from '#src/areas/library/editor/draft/groups.ts';

type Questions = readonly DraftQuestion[];

const holds = (block: Questions, id: string): boolean => block.some((question) => question.id === id);

/**
 * Moves a question one step up (-1) or down (1) within its group; at the group's edge, moves the whole group
 * past its neighbor.
 */
export function stepped(questions: Questions, id: string, by: -1 | 1): Questions {
  const blocks = draftBlocks(questions);
  const own = blocks.findIndex((block) => holds(block, id));
  const block = blocks[own];
  if (!block) return questions;
  const within = swapped(
    block,
    block.findIndex((question) => question.id === id),
    by,
  );
  if (within) return blocks.flatMap((each, index) => (index === own ? within : each));
  return swapped(blocks, own, by)?.flat() ?? questions;
}

/** Returns null if there's nothing to swap with. */
function swapped<T>(items: readonly T[], index: number, by: -1 | 1): readonly T[] | null {
  const [one, other] = [items[index], items[index + by]];
  if (one === undefined || other === undefined) return null;
  return items.map((item, place) => (place === index ? other : place === index + by ? one : item));
}

/**
 * Drops a question before the one at this index, or at the end: within its group it moves alone, elsewhere
 * with the whole group. Other groups stay whole: a drop into one lands after it when moving down, and before
 * it when moving up.
 */
export function dropped(questions: Questions, id: string, before: number): Questions {
  const from = questions.findIndex((question) => question.id === id);
  const question = questions[from];
  if (!question) return questions;
  const blocks = draftBlocks(questions);
  const own = blocks.findIndex((block) => holds(block, id));
  const block = blocks[own] as Questions;
  const start = blocks.slice(0, own).flat().length;
  const end = start + block.length;
  if (before >= start && before <= end) {
    const rest = block.filter((each) => each.id !== id);
    const place = before - start - (before > from ? 1 : 0);
    return [...questions.slice(0, start), ...rest.toSpliced(place, 0, question), ...questions.slice(end)];
  }
  const others = blocks.filter((each) => each !== block);
  const down = before > end;
  let passed = 0;
  let index = 0;
  for (const each of others) {
    const begin = passed + (passed >= start ? block.length : 0);
    if (down ? begin >= before : begin + each.length > before) break;
    passed += each.length;
    index += 1;
  }
  return others.toSpliced(index, 0, block).flat();
}
