// Handlers of the quiz library.

import type * as digests from '#server/areas/library/digests.ts';
import { chargeOwner, noQuiz } from '#server/operations/access.ts';
import {
  type AsOwner,
  type Caller,
  type Handler,
  OperationError,
  type Services,
  WrittenAnswer,
} from '#server/operations/context.ts';

/** Quizzes on one page where the caller names no number. */
const PAGE = 30;

function chargeSave(caller: Caller & AsOwner, { limits }: Services): void {
  chargeOwner(caller, [limits.savesByHost, limits.savesByAddress]);
}

export const listQuizzes: Handler<'listQuizzes'> = ({ search, limit, offset }, caller, services) =>
  services.library.list(caller.ownerId, {
    search: search ?? '',
    limit: limit ?? PAGE,
    offset: offset ?? 0,
  });

export const getQuiz: Handler<'getQuiz'> = async ({ quizId }, caller, services) => {
  const found = await services.library.current(quizId, caller.ownerId);
  if (!found) throw noQuiz();
  const { card, text, unfinished, shared } = found;
  return new WrittenAnswer({
    card: JSON.stringify(card),
    quiz: text,
    unfinished: String(unfinished),
    shared: String(shared),
  });
};

export const saveQuiz: Handler<'saveQuiz', ReturnType<typeof digests.saveQuiz>> = async (
  { quizId, quiz },
  caller,
  services,
) => {
  chargeSave(caller, services);
  if (quiz.questionCount === 0) throw new OperationError('quiz.EMPTY');
  const card = await services.library.save(caller.ownerId, quizId ?? null, quiz);
  if (!card) throw new OperationError('quiz.NOT_FOUND');
  return { card };
};

export const getDraft: Handler<'getDraft'> = async ({ quizId }, caller, services) => {
  const found = await services.library.drafts.of(quizId, caller.ownerId);
  if (!found) throw noQuiz();
  const { text, revision, lastSave, card } = found;
  return new WrittenAnswer({
    draft: text,
    revision: String(revision),
    lastSave: JSON.stringify(lastSave),
    card: JSON.stringify(card),
  });
};

export const saveDraft: Handler<'saveDraft', ReturnType<typeof digests.saveDraft>> = async (
  { quizId, revision, draft },
  caller,
  services,
) => {
  const { draftsByHost, draftsByAddress } = services.limits.library;
  chargeOwner(caller, [draftsByHost, draftsByAddress]);
  // May make a quiz, of which there must not be as many as there are saves.
  if (revision === 0) chargeSave(caller, services);
  const saved = await services.library.drafts.save(caller.ownerId, quizId, {
    revision,
    draft,
    command: caller.commandId,
  });
  if (!saved) throw new OperationError('quiz.NOT_FOUND');
  return saved;
};

export const listVersions: Handler<'listVersions'> = async ({ quizId, limit, offset }, caller, services) => {
  const page = { limit: limit ?? PAGE, offset: offset ?? 0 };
  const versions = await services.library.versions(quizId, caller.ownerId, page);
  if (!versions) throw noQuiz();
  return versions;
};

export const getVersion: Handler<'getVersion'> = async ({ quizId, number }, caller, services) => {
  const text = await services.library.version(quizId, caller.ownerId, number);
  if (text === null) throw noQuiz();
  return new WrittenAnswer({ quiz: text });
};

export const searchQuestions: Handler<'searchQuestions'> = async (
  { search, limit, offset },
  caller,
  services,
) => {
  const { searchesByHost, searchesByAddress } = services.limits.library;
  chargeOwner(caller, [searchesByHost, searchesByAddress]);
  const { questions, total } = await services.library.questions(caller.ownerId, {
    search: search ?? '',
    limit: limit ?? PAGE,
    offset: offset ?? 0,
  });
  const written = questions.map(
    ({ quizId, title, question }) =>
      `{"quizId":${JSON.stringify(quizId)},"title":${JSON.stringify(title)},"question":${question}}`,
  );
  return new WrittenAnswer({ questions: `[${written.join()}]`, total: String(total) });
};

export const deleteQuiz: Handler<'deleteQuiz'> = async ({ quizId }, caller, services) => {
  if (!(await services.library.setDeleted(quizId, caller.ownerId, true)))
    throw new OperationError('quiz.NOT_FOUND');
  return { quizId };
};

export const restoreQuiz: Handler<'restoreQuiz'> = async ({ quizId }, caller, services) => {
  const card = await services.library.setDeleted(quizId, caller.ownerId, false);
  if (!card) throw new OperationError('quiz.NOT_FOUND');
  return { card };
};

export const shareQuiz: Handler<'shareQuiz'> = async ({ quizId, shared }, caller, services) => {
  chargeSave(caller, services);
  if (!(await services.library.share(quizId, caller.ownerId, shared)))
    throw new OperationError('quiz.NOT_FOUND');
  return { quizId, shared };
};
