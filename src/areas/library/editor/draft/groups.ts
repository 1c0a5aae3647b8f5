// Groups of a draft: neighbours with the same name are asked together. A name here stands for one group alone, so that two groups
// that come to stand beside each other stay two.

import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { blocksOf } from '#core/questions/groups.ts';

type Questions = readonly DraftQuestion[];

export const draftBlocks = (questions: Questions) => blocksOf(questions, ({ group }) => group);

/** The first number that no group has as its name. */
export function freeGroup(questions: Questions): string {
  const taken = new Set(questions.map(({ group }) => group));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** In this group, or in none. */
export function inGroup(question: DraftQuestion, group: string | undefined): DraftQuestion {
  if (question.group === group) return question;
  const { group: _before, ...rest } = question;
  return group === undefined ? rest : { ...rest, group };
}

/** Gives a group further down that has the name of an earlier one a name of its own. */
export function withOwnNames(questions: Questions): Questions {
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

/** Whether it is asked with the question before it. */
export function isWithBefore(questions: Questions, index: number): boolean {
  const group = questions[index]?.group;
  return index > 0 && group !== undefined && questions[index - 1]?.group === group;
}

/** The questions with this one asked together with the one before it, or not. What follows it in its group stays with it. */
export function withBefore(questions: Questions, index: number, together: boolean): Questions {
  const before = questions[index - 1];
  const own = questions[index];
  if (!before || !own || isWithBefore(questions, index) === together) return questions;
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
