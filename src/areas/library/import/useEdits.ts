// Corrections to imported questions before saving.

import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { checkQuestion } from '#importers/checkQuestion.ts';
import { cleanCharacters } from '#core/content/cleanCharacters.ts';
import type { ImportReason } from '#importers/problems.ts';

// The content security policy forbids eval; without this, the validator would try it and the browser would
// report a violation.
z.config({ jitless: true });

export interface EditedQuestion {
  /** Index in the file, from 0. */
  readonly index: number;
  /** Index among the questions to save, from 0. */
  readonly place: number;
  readonly question: AuthoredQuestion;
  readonly changed: boolean;
  readonly removed: boolean;
  /** Reason it can't be saved as it is; null if it can. */
  readonly fault: ImportReason | null;
}

export interface Edits {
  /** All imported questions, including removed ones. */
  readonly items: readonly EditedQuestion[];
  /** Questions to save. */
  readonly kept: readonly AuthoredQuestion[];
  /** First question that can't be saved; null if all can. */
  readonly faulty: EditedQuestion | null;
  /** null restores the imported version. */
  change(index: number, question: AuthoredQuestion | null): void;
  remove(index: number, removed: boolean): void;
}

export function useEdits(questions: readonly AuthoredQuestion[]): Edits {
  const [changes, setChanges] = useState<ReadonlyMap<number, AuthoredQuestion>>(new Map());
  const [removals, setRemovals] = useState<ReadonlySet<number>>(new Set());
  const items = useMemo(() => itemsOf(questions, changes, removals), [questions, changes, removals]);
  const left = items.filter(({ removed }) => !removed);
  return {
    items,
    kept: left.map(({ question }) => question),
    faulty: left.find(({ fault }) => fault !== null) ?? null,
    change(index, question) {
      setChanges((before) => {
        const after = new Map(before);
        if (question) after.set(index, question);
        else after.delete(index);
        return after;
      });
    },
    remove(index, removed) {
      setRemovals((before) => {
        const after = new Set(before);
        if (removed) after.add(index);
        else after.delete(index);
        return after;
      });
    },
  };
}

function itemsOf(
  questions: readonly AuthoredQuestion[],
  changes: ReadonlyMap<number, AuthoredQuestion>,
  removals: ReadonlySet<number>,
): EditedQuestion[] {
  let place = 0;
  return questions.map((read, index) => {
    const change = changes.get(index);
    const removed = removals.has(index);
    const fault = change ? faultOf(change) : null;
    const item = { index, place, question: change ?? read, changed: change !== undefined, removed, fault };
    if (!removed) place += 1;
    return item;
  });
}

function faultOf(question: AuthoredQuestion): ImportReason | null {
  const checked = checkQuestion(question);
  return checked.kind === 'refused' ? checked.reason : null;
}

/** Cleans text like the importers: pasted text may contain characters that can't be stored. */
export function cleaned(text: string): string {
  return cleanCharacters(text).text;
}
