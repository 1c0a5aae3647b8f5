// Groups of a draft: neighbors with the same group name are asked together. Names are unique, so that two
// groups stay separate when they end up next to each other.

import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { blocksOf } from '#core/questions/groups.ts';

type Questions = readonly DraftQuestion[];

export const draftBlocks = (questions: Questions) => blocksOf(questions, ({ group }) => group);

/** Returns the first number that isn't a group's name. */
export function freeGroup(questions: Questions): string {
  const taken = new Set(questions.map(({ group }) => group));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** Returns the question in this group, or in none if undefined. */
export function inGroup(question: DraftQuestion, group: string | undefined): DraftQuestion {
  if (question.group === group) return question;
  const { group: _before, ...rest } = question;
  return group === undefined ? rest : { ...rest, group };
}

/** Renames later groups that share the name of an earlier one. */
export function withUniqueGroupNames(questions: Questions): Questions {
  const seen = new Set<string>();
  const all: DraftQuestion[] = [...questions];
  let at = 0;
  for (const block of draftBlocks(questions)) {
    const name = block[0]?.group;
    if (name !== undefined && seen.has(name)) {
      const own = freeGroup(all);
      for (let index = at; index < at + block.length; index += 1)
        all[index] = inGroup(all[index] as DraftQuestion, own);
      seen.add(own);
    } else if (name !== undefined) seen.add(name);
    at += block.length;
  }
  return all;
}

/** Questions inserted into the middle of a group join it; otherwise, they keep their own groups. */
export function inserted(questions: Questions, index: number, added: Questions): Questions {
  const group = questions[index - 1]?.group;
  const within = group !== undefined && questions[index]?.group === group;
  const all = questions.toSpliced(
    index,
    0,
    ...(within ? added.map((question) => inGroup(question, group)) : added),
  );
  return withUniqueGroupNames(all);
}

/** True if the question is asked together with the one before it. */
export function isJoinedToPrevious(questions: Questions, index: number): boolean {
  const group = questions[index]?.group;
  return index > 0 && group !== undefined && questions[index - 1]?.group === group;
}

/** Joins this question to the one before it, or separates it. The rest of its group stays with it. */
export function joinedToPrevious(questions: Questions, index: number, together: boolean): Questions {
  const before = questions[index - 1];
  const own = questions[index];
  if (!before || !own || isJoinedToPrevious(questions, index) === together) return questions;
  const { group } = own;
  let end = index + 1;
  while (group !== undefined && questions[end]?.group === group) end += 1;
  const begin = index - 1;
  const name = together ? (before.group ?? freeGroup(questions)) : freeGroup(questions);
  return questions.map((question, place) => {
    if (together) return place >= begin && place < end ? inGroup(question, name) : question;
    if (place < index || place >= end) return question;
    return inGroup(question, end - index > 1 ? name : undefined);
  });
}
