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
  /** What its author has yet to finish; null if it can be played. */
  readonly fault: ImportReason | null;
}

export interface Edits {
  /** All imported questions, including removed ones. */
  readonly items: readonly EditedQuestion[];
  /** Questions to save. */
  readonly kept: readonly AuthoredQuestion[];
  /** Number of them that aren't finished. */
  readonly unfinished: number;
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
    unfinished: left.filter(({ fault }) => fault !== null).length,
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
    const question = change ?? read;
    const item = { index, place, question, changed: change !== undefined, removed, fault: faultOf(question) };
    if (!removed) place += 1;
    return item;
  });
}

/** Questions don't change, and there may be thousands. */
const known = new WeakMap<AuthoredQuestion, ImportReason | null>();

function faultOf(question: AuthoredQuestion): ImportReason | null {
  let fault = known.get(question);
  if (fault === undefined) {
    const checked = checkQuestion(question);
    fault = checked.kind === 'taken' ? null : checked.reason;
    known.set(question, fault);
  }
  return fault;
}

/** Cleans text like the importers: pasted text may contain characters that can't be stored. */
export function cleaned(text: string): string {
  return cleanCharacters(text).text;
}
