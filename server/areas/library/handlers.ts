// Handlers of the quiz library.

import { hostOf } from '#server/areas/hosts/access.ts';
import { limited, noQuiz } from '#server/operations/access.ts';
import {
  type Caller,
  type Handler,
  OperationError,
  type Services,
  WrittenAnswer,
} from '#server/operations/context.ts';

/** Quizzes on one page where the caller names no number. */
const PAGE = 30;

/** Takes from the budgets of the host and of its address. */
function charge(
  hostId: string,
  { address }: Caller,
  { library, savesByHost, savesByAddress }: Services['limits'],
  what: 'saves' | 'drafts' | 'searches',
): void {
  const [byHost, byAddress] = (
    {
      saves: [savesByHost, savesByAddress],
      drafts: [library.draftsByHost, library.draftsByAddress],
      searches: [library.searchesByHost, library.searchesByAddress],
    } as const
  )[what];
  const now = Date.now();
  limited(Math.max(byHost.take(hostId, now), byAddress.take(address, now)));
}

export const listQuizzes: Handler<'listQuizzes'> = ({ search, limit, offset }, caller, services) =>
  services.library.list(hostOf(caller, services, false), {
    search: search ?? '',
    limit: limit ?? PAGE,
    offset: offset ?? 0,
  });

export const getQuiz: Handler<'getQuiz'> = async ({ quizId }, caller, services) => {
  const found = await services.library.current(quizId, hostOf(caller, services, false));
  if (!found) throw noQuiz();
  const { card, text, unfinished, shared } = found;
  return new WrittenAnswer({
    card: JSON.stringify(card),
    quiz: text,
    unfinished: String(unfinished),
    shared: String(shared),
  });
};

export const saveQuiz: Handler<'saveQuiz'> = async ({ quizId, quiz }, caller, services) => {
  const hostId = hostOf(caller, services, true);
  charge(hostId, caller, services.limits, 'saves');
  if (quiz.questionCount === 0) throw new OperationError('quiz.EMPTY');
  const card = await services.library.save(hostId, quizId ?? null, quiz);
  if (!card) throw new OperationError('quiz.NOT_FOUND');
  return { card };
};

export const getDraft: Handler<'getDraft'> = async ({ quizId }, caller, services) => {
  const found = await services.library.drafts.of(quizId, hostOf(caller, services, false));
  if (!found) throw noQuiz();
  const { text, revision, lastSave, card } = found;
  return new WrittenAnswer({
    draft: text,
    revision: String(revision),
    lastSave: JSON.stringify(lastSave),
    card: JSON.stringify(card),
  });
};

export const saveDraft: Handler<'saveDraft'> = async ({ quizId, revision, draft }, caller, services) => {
  const hostId = hostOf(caller, services, true);
  charge(hostId, caller, services.limits, 'drafts');
  // May make a quiz, of which there must not be as many as there are saves.
  if (revision === 0) charge(hostId, caller, services.limits, 'saves');
  const saved = await services.library.drafts.save(hostId, quizId, {
    revision,
    draft,
    command: caller.commandId,
  });
  if (!saved) throw new OperationError('quiz.NOT_FOUND');
  return saved;
};

export const listVersions: Handler<'listVersions'> = async ({ quizId, limit, offset }, caller, services) => {
  const hostId = hostOf(caller, services, false);
  const page = { limit: limit ?? PAGE, offset: offset ?? 0 };
  const versions = await services.library.versions(quizId, hostId, page);
  if (!versions) throw noQuiz();
  return versions;
};

export const getVersion: Handler<'getVersion'> = async ({ quizId, number }, caller, services) => {
  const text = await services.library.version(quizId, hostOf(caller, services, false), number);
  if (text === null) throw noQuiz();
  return new WrittenAnswer({ quiz: text });
};

export const searchQuestions: Handler<'searchQuestions'> = async (
  { search, limit, offset },
  caller,
  services,
) => {
  const hostId = hostOf(caller, services, false);
  charge(hostId, caller, services.limits, 'searches');
  const { questions, total } = await services.library.questions(hostId, {
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
  charge(hostId, caller, services.limits, 'saves');
  if (!(await services.library.share(quizId, hostId, shared))) throw new OperationError('quiz.NOT_FOUND');
  return { quizId, shared };
};
