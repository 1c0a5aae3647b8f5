// What is made of counts: one definition each for the host, the wall and the student (docs/game-rules.md, "What is counted").

import type { Distribution, Question } from '#core/questions/question.ts';

/** Players who had the question, whether or not they gave an answer. */
export function hadQuestion({ answered, unanswered }: Pick<Distribution, 'answered' | 'unanswered'>): number {
  return answered + unanswered;
}

/** The part, 0 to 1, of those who had the question; 0 where nobody had it. */
export function shareOfHad(count: number, distribution: Distribution): number {
  const had = hadQuestion(distribution);
  return had === 0 ? 0 : count / had;
}

/** Per cent, rounded, of those who had the question that were right; null where nobody had it, or nothing is right. */
export function rightPercent(
  { hasCorrectAnswer }: Pick<Question, 'hasCorrectAnswer'>,
  distribution: Distribution,
): number | null {
  if (!hasCorrectAnswer || hadQuestion(distribution) === 0) return null;
  return Math.round(100 * shareOfHad(distribution.correct, distribution));
}
