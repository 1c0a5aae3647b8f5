// Game setup for tests through the API: a quiz, a room, its players and their answers.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { callHttp, data, type Credentials } from '#tools/classroom/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';

export interface Seat {
  readonly roomHash: string;
  readonly playerId: string;
  /** Credentials that the seat's calls must carry. */
  readonly identity: { readonly seat: string };
}

interface GameSetup {
  readonly type?: GameType;
  readonly names?: readonly string[];
  /** Defaults to a quiz of primes. */
  readonly quizId?: string;
  /** Power-ups that every player is given in the lobby, in belt order. */
  readonly cards?: readonly PowerupId[];
  readonly options?: Partial<GameOptions>;
}

type Server = { readonly url: string };

const ALL = ['Ana', 'Ben', 'Cy'];

/** Text of a question; numbers start at 1. */
export const primeText = (number: number) => `Which one is a prime? (${number})`;

/** Returns a quiz of `count` questions whose answer is 7, the second of four options. */
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

/** Joins a room and returns the seat. */
export async function seatIn(server: Server, roomHash: string, name: string): Promise<Seat> {
  const request = { roomHash, player: { name }, startSource: 'test' };
  const { playerId, ticket } = data(await callHttp(server, 'join', request));
  return { roomHash, playerId, identity: { seat: ticket } };
}

/** Opens what comes next: a stop or a question. */
export async function openNext(server: Server, { roomHash, playerId, identity }: Seat) {
  return data(await callHttp(server, 'getQuestions', { roomHash, playerId }, identity)).view;
}

/** Answers the next question; 7 is correct. */
export async function answerNext(server: Server, seat: Seat, text = '7') {
  const { roomHash, playerId, identity } = seat;
  const view = await openNext(server, seat);
  const { asking, question } = view.slide;
  const { id: questionId, options } = question;
  const { id: optionId } = options.find((option: { text: string }) => option.text === text);
  const response = { state: 'attempted', answer: { type: 'MCQ', optionId } };
  const request = { roomHash, playerId, questionId, response, ...(asking > 1 && { asking }) };
  return data(await callHttp(server, 'proceedGame', request, identity)).view;
}

/** Starts a game and waits for its countdown. */
async function startedGame(server: Server, host: Credentials, wanted: GameSetup) {
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

/** A game in which each player has given two correct answers and now has to choose in a duel. */
export async function duelGame(server: Server, host: Credentials, names = ALL) {
  const game = await startedGame(server, host, { names, options: { isDuelEnabled: true } });
  for (const seat of game.seats) for (let n = 0; n < 2; n += 1) await answerNext(server, seat);
  return game;
}

/** A game in which each player is at the path finder at the foot of the mountain. */
export async function peakGame(server: Server, host: Credentials, names = ALL) {
  const game = await startedGame(server, host, { type: 'mystic_peak', names });
  for (const seat of game.seats) await openNext(server, seat);
  return game;
}

/** A game with all power-ups; the cards given in the lobby are ready to use when it starts. */
export function powerupGame(server: Server, host: Credentials, { options, ...wanted }: GameSetup) {
  const powerups = { powerups: 'yes', powerupKinds: POWERUP_IDS.join(' '), ...options } as const;
  return startedGame(server, host, { names: ['Ana', 'Ben'], ...wanted, options: powerups });
}
