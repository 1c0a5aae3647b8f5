// The quiz of a room compared with what the room plays.

import type { UseQueryResult } from '@tanstack/react-query';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { useHostQuery } from '#src/host/session/useHostQuery.ts';

export type QuizChanges = AnswerFor<'getQuizChanges'>;
export type ChangedQuestion = QuizChanges['questions'][number];
export type PartChange = ChangedQuestion['used'][number];

export const quizChangesKey = (roomHash: string): readonly unknown[] => ['quizChanges', roomHash];

/** Fails for a quiz that isn't the host's own. Compares again when the host returns from another tab. */
export function useQuizChanges(roomHash: string): UseQueryResult<QuizChanges> {
  const options = { staleTime: 0, refetchOnWindowFocus: true };
  return useHostQuery(quizChangesKey(roomHash), 'getQuizChanges', { roomHash }, options);
}

/** True if the quiz still has the question as the room took it, or as it was last fixed in both. */
export function isFixable({ draftIds, questions }: QuizChanges, index: number): boolean {
  const { used = [], kept = [] } = questions.find((question) => question.index === index) ?? {};
  const isSame = [...used, ...kept].every(({ part }) => part !== 'answers' && part !== 'key');
  return isSame && Boolean(draftIds[index]);
}

/** The questions of which the room can use something. */
export function usableIn({ questions }: QuizChanges): readonly ChangedQuestion[] {
  return questions.filter(({ used }) => used.length > 0);
}
