// Games of duels for tests, in which everybody has to choose.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { callHttp, data, type Identity } from '#tests/support/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';
import { type Seat, seatIn } from '#tests/support/powerupGame.ts';

/** The text of a question, by its number from 1. */
export const primeText = (number: number) => `Which one is a prime? (${number})`;

/** So many questions, of which 7 is the answer: the second of four options. */
export function primes(count: number, more: { readonly timeSeconds?: number } = {}): AuthoredQuiz {
  return {
    title: 'Primes',
    questions: Array.from({ length: count }, (_, n) => ({
      type: 'MCQ',
      text: primeText(n + 1),
      ...more,
      options: [{ text: '4' }, { text: '7', correct: true }, { text: '9' }, { text: '15' }],
    })),
  };
}

/** Answers the next question right. */
export async function step(server: { url: string }, { roomHash, playerId, who }: Seat) {
  const of = { roomHash, playerId };
  const { view } = data(await callHttp(server, 'getQuestions', of, who));
  const { id: questionId, options } = view.slide.question;
  const { id: optionId } = options.find(({ text }: { text: string }) => text === '7');
  const response = { state: 'attempted', answer: { type: 'MCQ', optionId } };
  return data(await callHttp(server, 'proceedGame', { ...of, questionId, response }, who));
}

/** Each of the players has given two right answers, and chooses. */
export async function duelGame(
  server: { url: string },
  host: Identity,
  names: readonly string[] = ['Ana', 'Ben', 'Cy'],
  options: Partial<GameOptions> = {},
) {
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz: primes(9) }, host)).card.id as string;
  const hosting = { quizId, type: 'normal', gameOptions: { isDuelEnabled: true, ...options } };
  const { roomHash } = data(await callHttp(server, 'hostGame', hosting, host)) as { roomHash: string };
  const seats: Seat[] = [];
  for (const name of names) seats.push(await seatIn(server, roomHash, name));
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await passCountdown('normal');
  for (const seat of seats) for (let n = 0; n < 2; n += 1) await step(server, seat);
  return { roomHash, seats };
}
