// Handlers for the quiz library.

import type * as digests from '#server/areas/library/digests.ts';
import { chargeOwner, orThrow, quizOrThrow, pageOf } from '#server/operations/access.ts';
import {
  type OwnerCall,
  type Caller,
  type Handler,
  OperationError,
  type Services,
  JsonAnswer,
} from '#server/operations/context.ts';

/** Quizzes per page unless the caller names a number. */
const PAGE = 30;
const MB = 1024 * 1024;

function chargeSave(caller: Caller & OwnerCall, { limits }: Services): void {
  chargeOwner(caller, [limits.savesByHost, limits.savesByAddress]);
}

function chargeSearch(caller: Caller & OwnerCall, { limits }: Services): void {
  const { searchesByHost, searchesByAddress } = limits.library;
  chargeOwner(caller, [searchesByHost, searchesByAddress]);
}

function chargeSorting(caller: Caller & OwnerCall, { limits }: Services): void {
  const { sortsByHost, sortsByAddress } = limits.library;
  chargeOwner(caller, [sortsByHost, sortsByAddress]);
}

/**
 * Charges what reading a quiz, or this version of it, costs, before it is read: the largest has 24 MB. Returns its
 * characters.
 */
async function chargeReading(
  { quizId, number }: { readonly quizId: string; readonly number?: number },
  caller: Caller & OwnerCall,
  { library, limits }: Services,
): Promise<number> {
  const { megabytesByHost, megabytesByAddress } = limits.library;
  const characters = quizOrThrow(await library.lengthOf(quizId, caller.ownerId, number));
  chargeOwner(caller, [megabytesByHost, megabytesByAddress], characters / MB);
  return characters;
}

export const listQuizzes: Handler<'listQuizzes'> = async (request, caller, services) => {
  const page = pageOf(request, PAGE);
  const { folder, archived, sort, language } = request;
  // Other lists look neither into the questions nor at all of the quizzes' titles and games.
  if (page.search.trim() !== '') chargeSearch(caller, services);
  else if (sort === 'title' || sort === 'played') chargeSorting(caller, services);
  const place = { folder, archived: archived === 'true', sort, language };
  return services.library.list(caller.ownerId, { ...page, ...place });
};

export const getQuiz: Handler<'getQuiz'> = async ({ quizId }, caller, services) => {
  const characters = await chargeReading({ quizId }, caller, services);
  const current = await services.library.current(quizId, caller.ownerId);
  const { card, pieces, unfinished, shared } = quizOrThrow(current);
  return new JsonAnswer(
    {
      card: JSON.stringify(card),
      quiz: pieces,
      unfinished: String(unfinished),
      shared: String(shared),
    },
    characters,
  );
};

export const saveQuiz: Handler<'saveQuiz', ReturnType<typeof digests.saveQuiz>> = async (
  { quizId, quiz, folder },
  caller,
  services,
) => {
  chargeSave(caller, services);
  if (quiz.questionCount === 0) throw new OperationError('quiz.EMPTY');
  const saved = await services.library.save(caller.ownerId, quizId ?? null, quiz, folder);
  return { card: orThrow(saved, 'quiz.NOT_FOUND') };
};

export const getDraft: Handler<'getDraft'> = async ({ quizId }, caller, services) => {
  const characters = await chargeReading({ quizId }, caller, services);
  const draft = await services.library.drafts.of(quizId, caller.ownerId);
  const { pieces, revision, lastSave, card } = quizOrThrow(draft);
  return new JsonAnswer(
    {
      draft: pieces,
      revision: String(revision),
      lastSave: JSON.stringify(lastSave),
      card: JSON.stringify(card),
    },
    characters,
  );
};

export const saveDraft: Handler<'saveDraft', ReturnType<typeof digests.saveDraft>> = async (
  { quizId, ...save },
  caller,
  services,
) => {
  const { draftsByHost, draftsByAddress } = services.limits.library;
  chargeOwner(caller, [draftsByHost, draftsByAddress]);
  // May create a quiz, which has a tighter limit than saving a draft.
  if (save.revision === 0) chargeSave(caller, services);
  const { ownerId, commandId: command } = caller;
  return orThrow(await services.library.drafts.save(ownerId, quizId, { ...save, command }), 'quiz.NOT_FOUND');
};

export const listVersions: Handler<'listVersions'> = async (request, { ownerId }, { library }) =>
  quizOrThrow(await library.versions(request.quizId, ownerId, pageOf(request, PAGE)));

export const getVersion: Handler<'getVersion'> = async ({ quizId, number }, caller, services) => {
  await chargeReading({ quizId, number }, caller, services);
  const version = await services.library.version(quizId, caller.ownerId, number);
  return new JsonAnswer({ quiz: quizOrThrow(version) });
};

export const searchQuestions: Handler<'searchQuestions'> = async (request, caller, services) => {
  chargeSearch(caller, services);
  const { questions, total } = await services.library.questions(caller.ownerId, pageOf(request, PAGE));
  const written = questions.map(
    ({ quizId, title, question }) =>
      `{"quizId":${JSON.stringify(quizId)},"title":${JSON.stringify(title)},"question":${question}}`,
  );
  return new JsonAnswer({ questions: `[${written.join()}]`, total: String(total) });
};

export const deleteQuiz: Handler<'deleteQuiz'> = async ({ quizId }, { ownerId }, { library }) => {
  await library.organize(ownerId, [{ quizId, deleted: true }]);
  return { quizId };
};

export const restoreQuiz: Handler<'restoreQuiz'> = async ({ quizId }, { ownerId }, { library }) => {
  await library.organize(ownerId, [{ quizId, deleted: false }]);
  return { card: quizOrThrow(await library.current(quizId, ownerId)).card };
};

export const organizeQuizzes: Handler<'organizeQuizzes'> = async ({ quizzes }, caller, services) => {
  chargeOrganizing(caller, services);
  await services.library.organize(caller.ownerId, quizzes);
  return {};
};

export const renameFolder: Handler<'renameFolder'> = async ({ folder, name }, caller, services) => {
  chargeOrganizing(caller, services);
  return { quizIds: await services.library.renameFolder(caller.ownerId, folder, name) };
};

function chargeOrganizing(caller: Caller & OwnerCall, { limits }: Services): void {
  const { changesByHost, changesByAddress } = limits.library;
  chargeOwner(caller, [changesByHost, changesByAddress]);
}

export const shareQuiz: Handler<'shareQuiz'> = async ({ quizId, shared }, caller, services) => {
  chargeSave(caller, services);
  orThrow(await services.library.share(quizId, caller.ownerId, shared), 'quiz.NOT_FOUND');
  return { quizId, shared };
};
