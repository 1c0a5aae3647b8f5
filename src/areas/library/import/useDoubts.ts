// Doubts about imported questions, and how their author says they are meant.

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { importLabels } from '#src/areas/library/import/importTexts.ts';
import { type Meaning, meaningsOf } from '#importers/doubts.ts';
import type { Doubt, ImportProblem } from '#importers/problems.ts';

export interface AskedDoubt {
  readonly problem: ImportProblem;
  readonly doubt: Doubt;
  readonly meanings: readonly Meaning[];
  /** Index of the chosen meaning; null while it's open. */
  readonly chosen: number | null;
  choose(meaning: number): void;
}

export interface Doubts {
  /** The questions as they are meant, as far as that has been said. */
  readonly questions: readonly AuthoredQuestion[];
  readonly asked: readonly AskedDoubt[];
}

const NONE: ReadonlyMap<ImportProblem, number> = new Map();

export function useDoubts(read: readonly AuthoredQuestion[], problems: readonly ImportProblem[]): Doubts {
  const { t } = useTranslation('import');
  // Keyed by problem, so that what was said about another text doesn't count.
  const [said, setSaid] = useState(NONE);
  const doubts = useMemo(
    () =>
      problems.flatMap((problem) => {
        const { doubt } = problem;
        if (!doubt) return [];
        const about = doubt.questions.flatMap((index) => read[index] ?? []);
        return [{ problem, doubt, meanings: meaningsOf(problem, about, importLabels(t)) }];
      }),
    [read, problems, t],
  );
  return useMemo(() => {
    const questions = [...read];
    for (const { problem, doubt, meanings } of doubts) {
      const meant = meanings[said.get(problem) ?? -1];
      meant?.questions.forEach((question, place) => {
        questions[doubt.questions[place] ?? -1] = question;
      });
    }
    const asked = doubts.map((each) => ({
      ...each,
      chosen: said.get(each.problem) ?? null,
      choose: (meaning: number) => setSaid((before) => new Map(before).set(each.problem, meaning)),
    }));
    return { questions, asked };
  }, [read, doubts, said]);
}

/** Doubts about this question alone. */
export const doubtsOf = (asked: readonly AskedDoubt[], index: number) =>
  asked.filter(({ doubt: { questions } }) => questions.length === 1 && questions[0] === index);

/** Doubts about several questions at once, as about the columns of a table. */
export const sharedDoubts = (asked: readonly AskedDoubt[]) =>
  asked.filter(({ doubt: { questions } }) => questions.length > 1);
