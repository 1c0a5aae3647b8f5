// Handlers of the quiz library.

import { hostOf } from '#server/areas/hosts/access.ts';
import { limited, noQuiz } from '#server/operations/access.ts';
import { type Handler, OperationError, WrittenAnswer } from '#server/operations/context.ts';

/** Quizzes on one page where the caller names no number. */
const PAGE = 30;

export const listQuizzes: Handler<'listQuizzes'> = ({ search, limit, offset }, caller, services) =>
  services.library.list(hostOf(caller, services, false), {
    search: search ?? '',
    limit: limit ?? PAGE,
    offset: offset ?? 0,
  });

export const getQuiz: Handler<'getQuiz'> = async ({ quizId }, caller, services) => {
  const found = await services.library.current(quizId, hostOf(caller, services, false));
  if (!found) throw noQuiz();
  const { card, text, shared } = found;
  return new WrittenAnswer({ card: JSON.stringify(card), quiz: text, shared: String(shared) });
};

export const saveQuiz: Handler<'saveQuiz'> = async ({ quizId, quiz }, caller, services) => {
  const hostId = hostOf(caller, services, true);
  const now = Date.now();
  limited(
    Math.max(
      services.limits.savesByHost.take(hostId, now),
      services.limits.savesByAddress.take(caller.address, now),
    ),
  );
  if (quiz.questionCount === 0) throw new OperationError('quiz.EMPTY');
  const card = await services.library.save(hostId, quizId ?? null, quiz);
  if (!card) throw new OperationError('quiz.NOT_FOUND');
  return { card };
};

export const deleteQuiz: Handler<'deleteQuiz'> = async ({ quizId }, caller, services) => {
  if (!(await services.library.setDeleted(quizId, hostOf(caller, services, true), true)))
    throw new OperationError('quiz.NOT_FOUND');
  return { quizId };
};

export const restoreQuiz: Handler<'restoreQuiz'> = async ({ quizId }, caller, services) => {
  const card = await services.library.setDeleted(quizId, hostOf(caller, services, true), false);
  if (!card) throw new OperationError('quiz.NOT_FOUND');
  return { card };
};

export const shareQuiz: Handler<'shareQuiz'> = async ({ quizId, shared }, caller, services) => {
  const hostId = hostOf(caller, services, true);
  const now = Date.now();
  limited(
    Math.max(
      services.limits.savesByHost.take(hostId, now),
      services.limits.savesByAddress.take(caller.address, now),
    ),
  );
  if (!(await services.library.share(quizId, hostId, shared))) throw new OperationError('quiz.NOT_FOUND');
  return { quizId, shared };
};
