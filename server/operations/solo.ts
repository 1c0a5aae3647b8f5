// Handlers of games alone.

import { randomInt } from 'node:crypto';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';
import { drawnQuestions, SOLO, soloOptions } from '#core/solo/solo.ts';
import { limited } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { takeSeat } from '#server/operations/join.ts';

/** Above the numbers of a seed. */
const SEED_END = 2 ** 32;
/** Seconds after which a quiz that too many play alone at a time may be tried again. */
const FULL_RETRY_S = 600;

export const getQuizInfo: Handler<'getQuizInfo'> = async ({ quizId }, _caller, { library }) => {
  const card = await library.practisedCard(quizId);
  if (!card) throw new OperationError('quiz.NOT_FOUND');
  const { title, subject, questionCount } = card;
  return { quizId, title, subject, questionCount, askedCount: Math.min(questionCount, SOLO.mostQuestions) };
};

export const soloJoin: Handler<'soloJoin'> = async (request, caller, services) => {
  const { limits, library, keeper, secrets } = services;
  const { quizId, player, gameType: type = 'normal', gameOptions } = request;
  const now = Date.now();
  limited(
    Math.max(
      limits.solosByAddress.take(caller.address, now),
      caller.socket ? limits.solosByConnection.take(caller.socket.id, now) : 0,
    ),
  );
  const quiz = await library.practised(quizId);
  if (!quiz) throw new OperationError('quiz.NOT_FOUND');
  const { title } = quiz.content;
  const questions = drawnQuestions(quiz.content.questions, [randomInt(SEED_END), randomInt(SEED_END)]);
  limited(limits.soloQuestionsByAddress.take(caller.address, now, questions.length));
  const hash = secrets.soloHash({
    quizId,
    nameKey: nameKey(cleanName(player.name)),
    commandId: caller.commandId,
    way: `${type} ${gameOptions?.timer ?? ''}`,
  });
  const open = await keeper.createSolo(
    {
      type,
      quizId,
      quizVersionId: quiz.versionId,
      title,
      questions,
      options: soloOptions(type, gameOptions?.timer),
    },
    hash,
  );
  if (!open) throw new OperationError('request.RATE_LIMITED', { retryAfter: FULL_RETRY_S });
  return takeSeat(open, player, caller, services);
};
