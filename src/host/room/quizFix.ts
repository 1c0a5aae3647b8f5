// Fixes that are made in the quiz as well as in the game: by this page, with the save that the editor uses, so that
// an open editor merges them.

import { deepEqual } from '#core/collections/deepEqual.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { correctedQuestion } from '#core/questions/authoring.ts';
import type { CorrectionChange } from '#core/questions/correction.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import { isFixable, quizChangesKey } from '#src/host/changes/useQuizChanges.ts';
import type { Host } from '#src/host/session/host.ts';
import { failureType } from '#src/platform/requests/requestError.ts';

/** A question of the quiz, before and after the fix. */
export interface QuizFix {
  readonly before: DraftQuestion;
  readonly after: DraftQuestion;
}

export interface RoomQuiz {
  readonly host: Host;
  readonly roomHash: string;
  readonly quizId: string;
}

/**
 * Fixes a question in the game and then in the quiz. Returns the quiz's fix; null if the quiz couldn't be fixed,
 * and undefined if the game couldn't.
 */
export async function fixInBoth(
  quiz: RoomQuiz,
  row: HostQuestionRow,
  change: CorrectionChange,
  fixInGame: () => Promise<boolean>,
): Promise<QuizFix | null | undefined> {
  // Compared first: once the game is fixed, the two differ anyway.
  const planned = await plan(quiz, row, change).catch(() => null);
  if (!(await fixInGame())) return undefined;
  return planned && (await replace(quiz, planned).catch(() => false)) ? planned : null;
}

/**
 * Takes the fix, if there is one, back from the quiz, once it's undone in the game. Returns false if the quiz still
 * has other correct answers than the game, such as from an earlier fix.
 */
export async function undoInQuiz(
  quiz: RoomQuiz,
  { index }: HostQuestionRow,
  fix: QuizFix | null,
): Promise<boolean> {
  if (fix) await replace(quiz, { before: fix.after, after: fix.before }).catch(() => false);
  const { host, roomHash } = quiz;
  const changes = await host.call('getQuizChanges', { roomHash }).catch(() => null);
  return !changes || isFixable(changes, index);
}

/** Returns what the fix changes in the quiz; null if its question has changed since the game took it, or is gone. */
async function plan(
  { host, roomHash, quizId }: RoomQuiz,
  { index, question }: HostQuestionRow,
  change: CorrectionChange,
): Promise<QuizFix | null> {
  const [changes, { draft, revision }] = await Promise.all([
    host.call('getQuizChanges', { roomHash }),
    host.call('getDraft', { quizId }),
  ]);
  const before = draft.questions.find(({ id }) => id === changes.draftIds[index]);
  // A save between the two answers may have changed the question.
  if (!before || changes.revision !== revision || !isFixable(changes, index)) return null;
  const after = correctedQuestion(before, question, change);
  return after && { before, after };
}

/** Saves attempted while an editor saves, too. */
const TRIES = 3;

/** Puts `after` in the place of `before`; false if the quiz no longer has `before`. */
async function replace({ host, roomHash, quizId }: RoomQuiz, { before, after }: QuizFix): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const { draft, revision } = await host.call('getDraft', { quizId });
    const place = draft.questions.findIndex((question) => deepEqual(question, before));
    if (place < 0) return false;
    try {
      const questions = draft.questions.with(place, after);
      await host.call('saveDraft', { quizId, revision, draft: { ...draft, questions } });
      void host.queries.invalidateQueries({ queryKey: quizChangesKey(roomHash) });
      return true;
    } catch (error) {
      if (failureType(error) !== 'quiz.CHANGED' || tries === TRIES) throw error;
    }
  }
}
