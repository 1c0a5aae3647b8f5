// Library queries: quiz lists, one quiz, the host's games; deleting a quiz and undoing that.

import {
  keepPreviousData,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { useHost } from '#src/host/session/useHost.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';
import { useHostQuery } from '#src/host/session/useHostQuery.ts';

type QuizList = AnswerFor<'listQuizzes'>;
export type QuizCardData = QuizList['quizzes'][number];

const PAGE_SIZE = 48;
/** Query key prefixes; longer keys start with one of these. */
export const QUERY = { quizzes: ['quizzes'], quiz: ['quiz'], games: ['games'] } as const;

/** Pages of matching quizzes. Keeps showing the previous ones while others load. */
export function useQuizzes(search: string): UseInfiniteQueryResult<InfiniteData<QuizList>> {
  const host = useHost();
  return useInfiniteQuery({
    queryKey: [...QUERY.quizzes, search],
    queryFn: ({ pageParam, signal }) =>
      host.call(
        'listQuizzes',
        { ...(search !== '' && { search }), limit: PAGE_SIZE, offset: pageParam },
        { signal },
      ),
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

/** Removes a quiz from the library right away, and offers to undo that. */
export function useDeleteQuiz(): (quiz: QuizCardData) => Promise<void> {
  const host = useHost();
  const { notices } = useServices();
  const tellFailure = useFailureToast();
  const { t } = useTranslation('host');
  const { queries } = host;
  const renew = () => queries.invalidateQueries({ queryKey: QUERY.quizzes });
  const restore = async (quiz: QuizCardData) => {
    try {
      await host.call('restoreQuiz', { quizId: quiz.id });
      notices.toast('success', t('host:library.restored', { title: quiz.title }));
    } catch (error) {
      tellFailure(error);
    }
    await renew();
  };
  return async (quiz) => {
    await queries.cancelQueries({ queryKey: QUERY.quizzes });
    queries.setQueriesData<InfiniteData<QuizList>>({ queryKey: QUERY.quizzes }, (data) =>
      data ? without(data, quiz.id) : data,
    );
    try {
      await host.call('deleteQuiz', { quizId: quiz.id });
      notices.toast('info', t('host:library.deleted', { title: quiz.title }), {
        label: t('host:library.undo'),
        run: () => void restore(quiz),
      });
    } catch (error) {
      tellFailure(error);
    }
    await renew();
  };
}

function without(data: InfiniteData<QuizList>, id: string): InfiniteData<QuizList> {
  const pages = data.pages.map(({ quizzes, total }) => {
    const kept = quizzes.filter((quiz) => quiz.id !== id);
    return { quizzes: kept, total: total - (quizzes.length - kept.length) };
  });
  return { ...data, pages };
}
