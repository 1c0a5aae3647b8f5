// Everything that a host's library lists, page by page.

import type { Caller } from '#src/platform/requests/caller.ts';
import type { AnswerFor, RequestFor } from '#src/platform/requests/wire.ts';

type QuizCard = AnswerFor<'listQuizzes'>['quizzes'][number];
export type OwnQuiz = QuizCard & { readonly archived?: true };
export type PastGame = AnswerFor<'listReports'>['reports'][number];

const PAGE = 100;

export async function allOwnQuizzes(call: Caller['call']): Promise<readonly OwnQuiz[]> {
  const archive = await allListed(call, { archived: 'true' });
  return [...(await allListed(call, {})), ...archive.map((card) => ({ ...card, archived: true as const }))];
}

async function allListed(
  call: Caller['call'],
  place: Pick<RequestFor<'listQuizzes'>, 'archived'>,
): Promise<readonly QuizCard[]> {
  const own: QuizCard[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const { quizzes } = await call('listQuizzes', { ...place, limit: PAGE, offset });
    own.push(...quizzes.filter(({ starter }) => !starter));
    // Starter quizzes come last.
    if (quizzes.length < PAGE || quizzes.some(({ starter }) => starter)) return own;
  }
}

/** Games that were played: not those that were closed before they started. */
export async function allPastGames(call: Caller['call']): Promise<readonly PastGame[]> {
  const games: PastGame[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const { reports } = await call('listReports', { limit: PAGE, offset });
    games.push(...reports.filter(({ startedAt }) => startedAt !== null));
    if (reports.length < PAGE) return games;
  }
}
