// Handlers for solo games.

import { randomInt } from 'node:crypto';
import { questionsToPractice } from '#core/authority/index.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';
import type { Seed } from '#core/random/stream.ts';
import { parseOptions, practiceOptions, soloOptions } from '#core/features/options.ts';
import { mayReplay } from '#core/solo/soloReplay.ts';
import { pickQuestions } from '#core/questions/authoring.ts';
import { drawnQuestions, SOLO } from '#core/solo/solo.ts';
import {
  chargeCaller,
  countQuestions,
  orThrow,
  quizOrThrow,
  throwIfLimited,
  requirePlayingSeat,
  roomQuiz,
} from '#server/operations/access.ts';
import { type Caller, type Handler, OperationError, type Services } from '#server/operations/context.ts';
import { takeSeat } from '#server/operations/join.ts';
import type { RequestParsed } from '#server/operations/types.ts';
import type { RoomRequest } from '#server/rooms/roomRegistry.ts';

/** Exclusive upper bound of a seed's numbers. */
const SEED_END = 2 ** 32;
/** Maximum solo games open with one quiz: more than several schools start in a day. */
export const MAX_SOLO_OPEN = 5_000;
/** Seconds before a retry when too many solo games are open with a quiz. */
const FULL_RETRY_S = 600;

export const getQuizInfo: Handler<'getQuizInfo'> = async ({ quizId }, _caller, { quizzes }) => {
  const { title, subject, questionCount } = quizOrThrow(await quizzes.practiceCard(quizId));
  return { quizId, title, subject, questionCount, askedCount: Math.min(questionCount, SOLO.maxQuestions) };
};

export const soloJoin: Handler<'soloJoin'> = async (request, caller, services) => {
  const { quizId, player, gameType: type = 'normal', gameOptions } = request;
  chargeGame(caller, services);
  const quiz = quizOrThrow(await services.quizzes.practiceQuiz(quizId));
  const game = {
    type,
    ...roomQuiz(quizId, quiz, drawnQuestions(quiz.content.questions, newSeed()), services),
    options: soloOptions(type, gameOptions),
  };
  return begin(game, player, `${type} ${JSON.stringify(gameOptions ?? {})}`, caller, services);
};

export const previewQuiz: Handler<'previewQuiz'> = async (request, caller, services) => {
  const { quizId, player, gameType: type = 'normal', gameOptions } = request;
  chargeGame(caller, services);
  const quiz = orThrow(await services.quizzes.played(quizId, caller.ownerId), 'quiz.NOT_FOUND');
  const questions = drawnQuestions(quiz.content.questions, newSeed(), CONTENT_LIMITS.playedMax);
  const chosen =
    gameOptions && (await services.allowedOptions(parseOptions(type, gameOptions), caller.ownerId));
  const game = {
    type,
    isPreview: true,
    ...roomQuiz(quizId, quiz, questions, services),
    // There is no host in the room to let anyone in.
    options: chosen ? { ...chosen, requestJoinApproval: false } : soloOptions(type),
  } as const;
  const way = `preview ${caller.ownerId} ${type} ${JSON.stringify(gameOptions ?? {})}`;
  return begin(game, player, way, caller, services);
};

export const replayGame: Handler<'replayGame'> = async (_request, caller, services) => {
  const { session, seat } = caller;
  const { room } = session;
  const own = requirePlayingSeat(room, seat);
  if (room.startedAt === null || !mayReplay(room)) throw new OperationError('room.WRONG_STATE');
  chargeGame(caller, services);
  const content = await services.quizzes.content(room.quizVersionId);
  const wanted = new Set(questionsToPractice(room, seat, newSeed()));
  const questions = pickQuestions(content?.questions ?? [], (question, q) =>
    wanted.has(q) ? (room.updated?.[q] ?? question) : null,
  );
  if (questions.length === 0) throw new OperationError('quiz.NOT_FOUND');
  const { quizId, quizVersionId, title } = room;
  const game = {
    type: 'normal',
    quizId,
    quizVersionId,
    repeats: true,
    title,
    language: room.language,
    questions: services.forRoom(questions, content?.language),
    options: { ...soloOptions('normal'), ...practiceOptions(room) },
  } as const;
  const player = { name: own.typedName ?? own.name, avatarId: own.character };
  return begin(game, player, `again ${room.hash} ${own.id}`, caller, services);
};

const newSeed = (): Seed => [randomInt(SEED_END), randomInt(SEED_END)];

/** Charges the budgets of a caller who starts a solo game. */
const chargeGame = (caller: Caller, { limits }: Services): void =>
  chargeCaller(caller, limits.solosByAddress, limits.solosByConnection);

/**
 * Seats the player in a new game, or in the one that the same command started. `way` identifies what is
 * played and how.
 */
async function begin(
  game: Omit<RoomRequest, 'ownerId' | 'playMode'>,
  player: RequestParsed<'soloJoin'>['player'],
  way: string,
  caller: Caller,
  services: Services,
) {
  const { limits, rooms, secrets } = services;
  throwIfLimited(
    limits.soloQuestionsByAddress.take(caller.address, Date.now(), countQuestions(game.questions)),
  );
  const hash = secrets.soloRoomHash({
    quizId: game.quizId,
    nameKey: nameKey(cleanName(player.name)),
    commandId: caller.commandId,
    way,
  });
  const open = await rooms.createUnhosted({ ...game, playMode: 'solo' }, hash, MAX_SOLO_OPEN);
  if (!open) throw new OperationError('request.RATE_LIMITED', { retryAfter: FULL_RETRY_S });
  return takeSeat(open, player, caller, services);
}
