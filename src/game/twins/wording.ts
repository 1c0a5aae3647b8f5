// Answers in words, for twins, the summary, reports and the announcer.

import { kindOf } from '#core/questions/kinds.ts';
import type { Answer, Question, Reveal } from '#core/questions/question.ts';

/** null where the game does not tell, and where nothing is right or wrong. */
export function rightAnswerOf(question: Question, reveal: Reveal | null): string | null {
  if (!reveal || !question.hasCorrectAnswer) return null;
  return kindOf(question.type).rightWords(question, reveal);
}

/** What the player answered; null without an answer. */
export function answerText(question: Question, answer: Answer | null): string | null {
  return answer && kindOf(question.type).answerWords(question, answer);
}
