// Climbs for tests.

import type { GameOptions } from '#core/room/gameOptions.ts';
import { callHttp, data, type Identity } from '#tests/support/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';
import { type Seat, seatIn } from '#tests/support/powerupGame.ts';

const QUIZ = {
  title: 'Primes',
  questions: Array.from({ length: 9 }, (_, n) => ({
    type: 'MCQ',
    text: `Which is a prime? (${n + 1})`,
    options: [{ text: '4' }, { text: '7', correct: true }, { text: '9' }, { text: '15' }],
  })),
};

/** Opens what comes next: a stop, or a question. */
export async function onward(server: { url: string }, { roomHash, playerId, who }: Seat) {
  return data(await callHttp(server, 'getQuestions', { roomHash, playerId }, who)).view;
}

/** Answers the question that stands open; what it is right with is 7. */
export async function answers(server: { url: string }, seat: Seat, text: string) {
  const { roomHash, playerId, who } = seat;
  const view = await onward(server, seat);
  const { id: questionId, options } = view.slide.question;
  const { id: optionId } = options.find((option: { text: string }) => option.text === text);
  const response = { state: 'attempted', answer: { type: 'MCQ', optionId } };
  return data(await callHttp(server, 'proceedGame', { roomHash, playerId, questionId, response }, who)).view;
}

/** Each of the players stands at the path finder at the foot. */
export async function peakGame(
  server: { url: string },
  host: Identity,
  names: readonly string[] = ['Ana', 'Ben', 'Cy'],
  options: Partial<GameOptions> = {},
) {
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id as string;
  const hosting = { quizId, type: 'mystic_peak', gameOptions: { ...options } };
  const { roomHash } = data(await callHttp(server, 'hostGame', hosting, host)) as { roomHash: string };
  const seats: Seat[] = [];
  for (const name of names) seats.push(await seatIn(server, roomHash, name));
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await passCountdown('mystic_peak');
  for (const seat of seats) await onward(server, seat);
  return { roomHash, seats };
}
