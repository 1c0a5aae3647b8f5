// Selection of several quizzes on the library page.

import { useState } from 'react';
import type { QuizCardData } from '#src/host/quizzes/quizzes.ts';

export interface Selection {
  /** In the order of the list; null while nothing is being selected. */
  readonly selected: readonly QuizCardData[] | null;
  readonly begin: () => void;
  readonly all: () => void;
  readonly end: () => void;
  /** Selects a quiz or takes it out; with `range`, selects all from the last one on. */
  readonly toggle: (id: string, range?: boolean) => void;
}

export function useSelection(listed: readonly QuizCardData[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const [last, setLast] = useState<string | null>(null);
  return {
    selected: ids && listed.filter(({ id }) => ids.has(id)),
    begin: () => setIds(new Set()),
    all: () => setIds(new Set(listed.map(({ id }) => id))),
    end: () => setIds(null),
    toggle: (id, range = false) => {
      const next = new Set(ids);
      const [from, to] = [last, id].map((each) => listed.findIndex((quiz) => quiz.id === each));
      if (range && from !== undefined && to !== undefined && from >= 0)
        for (const quiz of listed.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(quiz.id);
      else if (!next.delete(id)) next.add(id);
      setIds(next);
      setLast(id);
    },
  };
}
