// What an import may never do: hand over a quiz that can't be stored, or questions that aren't finished without a word.

import { withoutId } from '#core/content/draftQuiz.ts';
import { DraftQuiz, isFinished } from '#protocol/draftQuiz.ts';
import { QuizFile } from '#protocol/quizFile.ts';
import type { ImportResult } from '#importers/types.ts';

/** undefined if there is no fault. */
export function faultOfImport({ quiz, problems }: Pick<ImportResult, 'quiz' | 'problems'>): unknown {
  const questions = quiz.questions.map((question, index) => ({ ...question, id: `question${index}` }));
  const { error } = DraftQuiz.safeParse({ ...quiz, questions });
  if (error) return error;
  const finished = questions.filter(isFinished);
  const told = problems.filter(({ severity }) => severity === 'unfinished');
  if (questions.length - finished.length !== told.length) return { questions, told };
  return QuizFile.safeParse({ ...quiz, questions: finished.map(withoutId) }).error;
}
