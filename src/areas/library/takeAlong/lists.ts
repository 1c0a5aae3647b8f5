// Everything that a host's library lists, page by page.

import type { Caller } from '#src/platform/requests/caller.ts';
import type { AnswerFor, RequestFor } from '#src/platform/requests/wire.ts';

type QuizCard = AnswerFor<'listQuizzes'>['quizzes'][number];
export type OwnQuiz = QuizCard & { readonly archived?: true };
export type PastGame = AnswerFor<'listReports'>['reports'][number];

const PAGE = 100;

async function allPages<Row>(
  read: (page: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const page = await read({ limit: PAGE, offset });
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

export async function allOwnQuizzes(call: Caller['call']): Promise<readonly OwnQuiz[]> {
  const archive = await listedQuizzes(call, { archived: 'true' });
  return [
    ...(await listedQuizzes(call, {})),
    ...archive.map((card) => ({ ...card, archived: true as const })),
  ];
}

/** The host's own quizzes in one place. */
export async function listedQuizzes(
  call: Caller['call'],
  place: Pick<RequestFor<'listQuizzes'>, 'archived'>,
): Promise<readonly QuizCard[]> {
  const quizzes = await allPages(async (page) => (await call('listQuizzes', { ...place, ...page })).quizzes);
  return quizzes.filter(({ starter }) => !starter);
}

/** Games that were played: not those that were closed before they started. */
export async function allPastGames(call: Caller['call']): Promise<readonly PastGame[]> {
  const games = await allPages(async (page) => (await call('listReports', page)).reports);
  return games.filter(({ startedAt }) => startedAt !== null);
}
