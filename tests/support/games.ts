// Games of tests, by calls: a quiz, a room, its players, and what these do.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { callHttp, data, type Identity } from '#tools/classroom/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';

/** A player's seat. */
export interface Seat {
  readonly roomHash: string;
  readonly playerId: string;
  /** What its calls must show. */
  readonly who: { readonly seat: string };
}

interface Wanted {
  readonly type?: GameType;
  readonly names?: readonly string[];
  /** Primes where none is named. */
  readonly quizId?: string;
  /** What each player is given in the waiting room, in the order of their places. */
  readonly cards?: readonly PowerupId[];
  readonly options?: Partial<GameOptions>;
}

type Server = { readonly url: string };

const ALL = ['Ana', 'Ben', 'Cy'];

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

/** A seat in a room. */
export async function seatIn(server: Server, roomHash: string, name: string): Promise<Seat> {
  const request = { roomHash, player: { name }, startSource: 'test' };
  const { playerId, ticket } = data(await callHttp(server, 'join', request));
  return { roomHash, playerId, who: { seat: ticket } };
}

/** Opens what comes next: a stop, or a question. */
export async function onward(server: Server, { roomHash, playerId, who }: Seat) {
  return data(await callHttp(server, 'getQuestions', { roomHash, playerId }, who)).view;
}

/** Answers the question that comes next; what it is right with is 7. */
export async function answers(server: Server, seat: Seat, text = '7') {
  const { roomHash, playerId, who } = seat;
  const view = await onward(server, seat);
  const { id: questionId, options } = view.slide.question;
  const { id: optionId } = options.find((option: { text: string }) => option.text === text);
  const response = { state: 'attempted', answer: { type: 'MCQ', optionId } };
  return data(await callHttp(server, 'proceedGame', { roomHash, playerId, questionId, response }, who)).view;
}

/** A game that has just begun, at the players' own pace. */
async function begun(server: Server, host: Identity, wanted: Wanted) {
  const { type = 'normal', names = ALL, cards = [], options = {} } = wanted;
  const quizId =
    wanted.quizId ?? (data(await callHttp(server, 'saveQuiz', { quiz: primes(9) }, host)).card.id as string);
  const hosting = { quizId, type, gameOptions: options };
  const { roomHash } = data(await callHttp(server, 'hostGame', hosting, host)) as { roomHash: string };
  const seats: Seat[] = [];
  for (const name of names) seats.push(await seatIn(server, roomHash, name));
  for (const powerup of cards) data(await callHttp(server, 'awardPowerups', { roomHash, powerup }, host));
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await passCountdown(type);
  return { roomHash, seats: seats as [Seat, ...Seat[]] };
}

/** Each of the players has given two right answers, and chooses. */
export async function duelGame(server: Server, host: Identity, names = ALL) {
  const game = await begun(server, host, { names, options: { isDuelEnabled: true } });
  for (const seat of game.seats) for (let n = 0; n < 2; n += 1) await answers(server, seat);
  return game;
}

/** Each of the players stands at the path finder at the foot. */
export async function peakGame(server: Server, host: Identity, names = ALL) {
  const game = await begun(server, host, { type: 'mystic_peak', names });
  for (const seat of game.seats) await onward(server, seat);
  return game;
}

/** Nobody has to wait for a card, nor until it can be used. */
export function powerupGame(server: Server, host: Identity, { options, ...wanted }: Wanted) {
  const powerups = { powerups: 'yes', powerupKinds: POWERUP_IDS.join(' '), ...options } as const;
  return begun(server, host, { names: ['Ana', 'Ben'], ...wanted, options: powerups });
}
