// Handlers for using a changed quiz in a room that plays it.

import { partWords, type QuestionUpdate, questionUpdates, type Room } from '#core/authority/index.ts';
import { childrenOf, flattenQuestions } from '#core/questions/authoring.ts';
import type { Tally } from '#core/questions/authority.ts';
import { excerpts, pairQuestions, type QuestionPart } from '#core/questions/changes.ts';
import { chargeHostView, chargeOwner, orThrow } from '#server/operations/access.ts';
import {
  type Caller,
  type Handler,
  OperationError,
  type RoomHostCall,
  type Services,
} from '#server/operations/context.ts';
import type { AnswerOf } from '#server/operations/types.ts';
import { unwrap } from '#server/operations/unwrap.ts';

/** Characters of a question's text in the list of changes. */
const SHOWN = 200;

interface Compared {
  readonly revision: number;
  /** The quiz's questions that the room has, too, by their index there. */
  readonly renewed: readonly Pick<QuestionUpdate, 'q' | 'question'>[];
  /** Id, in the quiz's draft, of each of the room's questions; null if the quiz no longer has it. */
  readonly draftIds: readonly (string | null)[];
  readonly added: number;
  readonly removed: number;
  readonly isReordered: boolean;
}

/** Compares the room with its quiz as its owner last saved it. */
async function compare({ session: { room }, ownerId }: RoomHostCall, services: Services): Promise<Compared> {
  const { quizzes, forRoom } = services;
  const latest = orThrow(await quizzes.latest(room.quizId, ownerId), 'quiz.NOT_FOUND');
  const played = orThrow(await quizzes.content(room.quizVersionId), 'quiz.NOT_FOUND');
  const { questions, language } = latest.content;
  const now = flattenQuestions(questions);
  // Children are edited with their parent.
  const ids = questions.flatMap((question, place) =>
    [question, ...childrenOf(question)].map(() => latest.ids[place] ?? null),
  );
  const drawn = forRoom(now, language);
  const before = flattenQuestions(played.questions).map((question, q) => room.updated?.[q] ?? question);
  const places = pairQuestions(before, now);
  const kept = places.filter((place) => place !== null);
  const renewed = places.flatMap((place, q) => {
    const question = drawn[place ?? -1];
    return question ? { q, question } : [];
  });
  return {
    revision: latest.revision,
    renewed,
    draftIds: places.map((place) => ids[place ?? -1] ?? null),
    added: now.length - kept.length,
    removed: places.length - kept.length,
    isReordered: kept.some((place, index) => place < (kept[index - 1] ?? 0)),
  };
}

function answerOf(room: Room, { renewed, ...compared }: Compared): AnswerOf<'getQuizChanges'> {
  return {
    ...compared,
    quizId: room.quizId,
    draftIds: [...compared.draftIds],
    questions: questionUpdates(room, renewed).map((update) => {
      const { q, keyed, isOpened, used, kept } = update;
      const { text, media } = keyed.question;
      return {
        index: q,
        text: (text || (media?.alt ?? '')).slice(0, SHOWN),
        isOpened,
        answers: (room.tallies[q] as Tally).answered,
        used: used.map((part) => changeOf(update, part)),
        kept: kept.map((part) => changeOf(update, part)),
      };
    }),
  };
}

function changeOf({ played, keyed }: QuestionUpdate, part: QuestionPart) {
  const [before, after] = [partWords(played, part), partWords(keyed, part)];
  if (typeof before === 'number' || typeof after === 'number') return { part, before, after };
  const [old, now] = excerpts(before ?? '', after ?? '');
  return { part, before: old || null, after: now || null };
}

function charge(caller: Caller & RoomHostCall, services: Services): void {
  const { limits } = services;
  chargeHostView(caller, services);
  chargeOwner(caller, [limits.comparisonsByHost, limits.comparisonsByAddress]);
}

export const getQuizChanges: Handler<'getQuizChanges'> = async (_request, caller, services) => {
  charge(caller, services);
  const compared = await compare(caller, services);
  return answerOf(caller.session.room, compared);
};

export const useQuizChanges: Handler<'useQuizChanges'> = async ({ revision }, caller, services) => {
  charge(caller, services);
  const { session, ownerId, commandId } = caller;
  const { limits, quizzes } = services;
  chargeOwner(caller, [limits.savesByHost, limits.savesByAddress]);
  // Makes a version, which keeps the pictures and sounds that the room shows from now on. Whatever is saved
  // later has a higher revision.
  await quizzes.played(session.room.quizId, ownerId);
  const compared = await compare(caller, services);
  if (compared.revision !== revision) throw new OperationError('quiz.CHANGED');
  // All of them, so that a repeated call is the same command.
  const { room } = await unwrap(
    session.submit({ type: 'updateQuiz', questions: compared.renewed, commandId }),
  );
  return answerOf(room, compared);
};
