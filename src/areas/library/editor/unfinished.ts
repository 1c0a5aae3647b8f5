// Unfinished questions and formulas: faults are cached per question object, and computed in slices for long quizzes.

import { useEffect, useState } from 'react';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { formulasIn } from '#core/questions/texts.ts';
import { hasEmptyPlace, readPlaces } from '#src/areas/library/editor/formula/emptyPlace.ts';
import { faultsOf, type QuestionFault } from '#protocol/quizFaults.ts';

const known = new WeakMap<DraftQuestion, readonly QuestionFault[]>();

export function faultsIn(question: DraftQuestion): readonly QuestionFault[] {
  const before = known.get(question);
  if (before) return before;
  const faults = faultsOf(question);
  known.set(question, faults);
  return faults;
}

const gaps = new WeakMap<DraftQuestion, boolean>();

/** True if a formula isn't finished. The question can be played all the same. */
export function hasUnfinishedFormula(question: DraftQuestion): boolean {
  let found = gaps.get(question);
  if (found === undefined) {
    found = formulasIn(question).some((tex) => !readPlaces(tex).isBalanced || hasEmptyPlace(tex));
    gaps.set(question, found);
  }
  return found;
}

/** Maximum milliseconds per slice. */
const BITE_MS = 6;

/** Returns the number of unfinished questions, updated once all have been checked. */
export function useUnfinished(questions: readonly DraftQuestion[]): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const missing = questions.filter((question) => !known.has(question));
    const bite = () => {
      const until = performance.now() + BITE_MS;
      while (missing.length > 0 && performance.now() < until) faultsIn(missing.pop() as DraftQuestion);
      if (missing.length > 0) timer = setTimeout(bite, 0);
      else setCount(questions.filter((question) => faultsIn(question).length > 0).length);
    };
    let timer = setTimeout(bite, 0);
    return () => clearTimeout(timer);
  }, [questions]);
  return count;
}
