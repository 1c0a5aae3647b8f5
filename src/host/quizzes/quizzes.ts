// Library queries: quiz lists, one quiz, the host's games.

import {
  keepPreviousData,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { QuizSort } from '#protocol/areas/library/organizing.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';
import { useHostQuery } from '#src/host/session/useHostQuery.ts';

export type QuizList = AnswerFor<'listQuizzes'>;
export type QuizCardData = QuizList['quizzes'][number];

const PAGE_SIZE = 48;
/** Query key prefixes; longer keys start with one of these. */
export const QUERY = { quizzes: ['quizzes'], quiz: ['quiz'], games: ['games'] } as const;

/** Part of the library that is listed: everything but the archive, one folder, or the archive. */
export interface QuizPlace {
  readonly folder?: string;
  readonly archived?: 'true';
}

/** Pages of matching quizzes. Keeps showing the previous ones while others load. */
export function useQuizzes(
  search: string,
  place: QuizPlace,
  sort: QuizSort,
): UseInfiniteQueryResult<InfiniteData<QuizList>> {
  const host = useHost();
  const { i18n } = useTranslation();
  const request = {
    ...place,
    ...(search !== '' && { search }),
    sort,
    ...(sort === 'title' && { language: i18n.language }),
    limit: PAGE_SIZE,
  };
  return useInfiniteQuery({
    queryKey: [...QUERY.quizzes, request],
    queryFn: ({ pageParam, signal }) =>
      host.call('listQuizzes', { ...request, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { quizzes }) => sum + quizzes.length, 0);
      return last.quizzes.length > 0 && shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

export function useQuiz(quizId: string): UseQueryResult<AnswerFor<'getQuiz'>> {
  return useHostQuery([...QUERY.quiz, quizId], 'getQuiz', { quizId });
}

export function useHostedGames(): UseQueryResult<AnswerFor<'listHostedGames'>> {
  return useHostQuery(QUERY.games, 'listHostedGames', {}, { staleTime: 0, refetchOnWindowFocus: true });
}

/** Switches a quiz's practice link on or off; shows a toast on failure. */
export function useShareQuiz(quizId: string): (shared: boolean) => Promise<void> {
  const host = useHost();
  const tellFailure = useFailureToast();
  const { queries } = host;
  const queryKey = [...QUERY.quiz, quizId];
  return async (shared) => {
    try {
      const answer = await host.call('shareQuiz', { quizId, shared });
      queries.setQueryData<AnswerFor<'getQuiz'>>(
        queryKey,
        (data) => data && { ...data, shared: answer.shared },
      );
    } catch (error) {
      tellFailure(error);
    }
  };
}
