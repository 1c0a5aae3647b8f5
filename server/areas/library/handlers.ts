// Handlers of the quiz library.

import type * as digests from '#server/areas/library/digests.ts';
import { chargeOwner, found, foundQuiz, pageOf } from '#server/operations/access.ts';
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

export const listQuizzes: Handler<'listQuizzes'> = (request, { ownerId }, { library }) =>
  library.list(ownerId, pageOf(request, PAGE));

export const getQuiz: Handler<'getQuiz'> = async ({ quizId }, { ownerId }, { library }) => {
  const { card, text, unfinished, shared } = foundQuiz(await library.current(quizId, ownerId));
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
  const saved = await services.library.save(caller.ownerId, quizId ?? null, quiz);
  return { card: found(saved, 'quiz.NOT_FOUND') };
};

export const getDraft: Handler<'getDraft'> = async ({ quizId }, { ownerId }, { library }) => {
  const { text, revision, lastSave, card } = foundQuiz(await library.drafts.of(quizId, ownerId));
  return new WrittenAnswer({
    draft: text,
    revision: String(revision),
    lastSave: JSON.stringify(lastSave),
    card: JSON.stringify(card),
  });
};

export const saveDraft: Handler<'saveDraft', ReturnType<typeof digests.saveDraft>> = async (
  { quizId, ...save },
  caller,
  services,
) => {
  const { draftsByHost, draftsByAddress } = services.limits.library;
  chargeOwner(caller, [draftsByHost, draftsByAddress]);
  // May make a quiz, of which there must not be as many as there are saves.
  if (save.revision === 0) chargeSave(caller, services);
  const { ownerId, commandId: command } = caller;
  return found(await services.library.drafts.save(ownerId, quizId, { ...save, command }), 'quiz.NOT_FOUND');
};

export const listVersions: Handler<'listVersions'> = async (request, { ownerId }, { library }) =>
  foundQuiz(await library.versions(request.quizId, ownerId, pageOf(request, PAGE)));

export const getVersion: Handler<'getVersion'> = async ({ quizId, number }, { ownerId }, { library }) =>
  new WrittenAnswer({ quiz: foundQuiz(await library.version(quizId, ownerId, number)) });

export const searchQuestions: Handler<'searchQuestions'> = async (request, caller, { library, limits }) => {
  const { searchesByHost, searchesByAddress } = limits.library;
  chargeOwner(caller, [searchesByHost, searchesByAddress]);
  const { questions, total } = await library.questions(caller.ownerId, pageOf(request, PAGE));
  const written = questions.map(
    ({ quizId, title, question }) =>
      `{"quizId":${JSON.stringify(quizId)},"title":${JSON.stringify(title)},"question":${question}}`,
  );
  return new WrittenAnswer({ questions: `[${written.join()}]`, total: String(total) });
};

export const deleteQuiz: Handler<'deleteQuiz'> = async ({ quizId }, { ownerId }, { library }) => {
  found(await library.setDeleted(quizId, ownerId, true), 'quiz.NOT_FOUND');
  return { quizId };
};

export const restoreQuiz: Handler<'restoreQuiz'> = async ({ quizId }, { ownerId }, { library }) => ({
  card: found(await library.setDeleted(quizId, ownerId, false), 'quiz.NOT_FOUND'),
});

export const shareQuiz: Handler<'shareQuiz'> = async ({ quizId, shared }, caller, services) => {
  chargeSave(caller, services);
  found(await services.library.share(quizId, caller.ownerId, shared), 'quiz.NOT_FOUND');
  return { quizId, shared };
};
