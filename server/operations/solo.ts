// Handlers of games alone.

import { randomInt } from 'node:crypto';
import { questionsAgain } from '#core/authority/index.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';
import type { Seed } from '#core/random/stream.ts';
import { keptAgain } from '#core/features/options.ts';
import { mayPlayAgain } from '#core/solo/again.ts';
import { drawnQuestions, SOLO, soloOptions } from '#core/solo/solo.ts';
import { chargeCaller, found, foundQuiz, limited, playingSeat, roomQuiz } from '#server/operations/access.ts';
import { type Caller, type Handler, OperationError, type Services } from '#server/operations/context.ts';
import { takeSeat } from '#server/operations/join.ts';
import type { RequestParsed } from '#server/operations/types.ts';
import type { RoomRequest } from '#server/rooms/roomRegistry.ts';

/** Above the numbers of a seed. */
const SEED_END = 2 ** 32;
/** Games alone with one quiz that are open at a time: more than several schools begin in a day. */
export const MAX_SOLO_OPEN = 5_000;
/** Seconds after which a quiz that too many play alone at a time may be tried again. */
const FULL_RETRY_S = 600;

export const getQuizInfo: Handler<'getQuizInfo'> = async ({ quizId }, _caller, { quizzes }) => {
  const { title, subject, questionCount } = foundQuiz(await quizzes.practisedCard(quizId));
  return { quizId, title, subject, questionCount, askedCount: Math.min(questionCount, SOLO.mostQuestions) };
};

export const soloJoin: Handler<'soloJoin'> = async (request, caller, services) => {
  const { quizId, player, gameType: type = 'normal', gameOptions } = request;
  chargeGame(caller, services);
  const quiz = foundQuiz(await services.quizzes.practised(quizId));
  const game = {
    type,
    ...roomQuiz(quizId, quiz, drawnQuestions(quiz.content.questions, newSeed()), services),
    options: soloOptions(type, gameOptions),
  };
  return begin(game, player, `${type} ${JSON.stringify(gameOptions ?? {})}`, caller, services);
};

export const previewQuiz: Handler<'previewQuiz'> = async ({ quizId, player }, caller, services) => {
  chargeGame(caller, services);
  const quiz = found(await services.quizzes.played(quizId, caller.ownerId), 'quiz.NOT_FOUND');
  const questions = drawnQuestions(quiz.content.questions, newSeed(), CONTENT_LIMITS.playedMax);
  const game = {
    type: 'normal',
    isPreview: true,
    ...roomQuiz(quizId, quiz, questions, services),
    options: soloOptions('normal'),
  } as const;
  return begin(game, player, `preview ${caller.ownerId}`, caller, services);
};

export const replayGame: Handler<'replayGame'> = async (_request, caller, services) => {
  const { session, seat } = caller;
  const { room } = session;
  const own = playingSeat(room, seat);
  if (room.startedAt === null || !mayPlayAgain(room)) throw new OperationError('room.WRONG_STATE');
  chargeGame(caller, services);
  const content = await services.quizzes.content(room.quizVersionId);
  const questions = questionsAgain(room, seat, newSeed()).flatMap((q) => content?.questions[q] ?? []);
  if (questions.length === 0) throw new OperationError('quiz.NOT_FOUND');
  const { quizId, quizVersionId, title } = room;
  const game = {
    type: 'normal',
    quizId,
    quizVersionId,
    repeats: true,
    title,
    questions: services.drawn(questions, content?.language),
    options: { ...soloOptions('normal'), ...keptAgain(room) },
  } as const;
  const player = { name: own.typedName ?? own.name, avatarId: own.character };
  return begin(game, player, `again ${room.hash} ${own.id}`, caller, services);
};

const newSeed = (): Seed => [randomInt(SEED_END), randomInt(SEED_END)];

/** Takes a game from the budgets of who begins them. */
const chargeGame = (caller: Caller, { limits }: Services): void =>
  chargeCaller(caller, limits.solosByAddress, limits.solosByConnection);

/** Seats the player in a new game, or in the one that the same command began. `way`: how and what is to be played. */
async function begin(
  game: Omit<RoomRequest, 'ownerId' | 'playMode'>,
  player: RequestParsed<'soloJoin'>['player'],
  way: string,
  caller: Caller,
  services: Services,
) {
  const { limits, rooms, secrets } = services;
  limited(limits.soloQuestionsByAddress.take(caller.address, Date.now(), game.questions.length));
  const hash = secrets.soloHash({
    quizId: game.quizId,
    nameKey: nameKey(cleanName(player.name)),
    commandId: caller.commandId,
    way,
  });
  const open = await rooms.createUnhosted({ ...game, playMode: 'solo' }, hash, MAX_SOLO_OPEN);
  if (!open) throw new OperationError('request.RATE_LIMITED', { retryAfter: FULL_RETRY_S });
  return takeSeat(open, player, caller, services);
}
