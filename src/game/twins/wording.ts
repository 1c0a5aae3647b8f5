// Answers as text, for twins, the summary, reports and the announcer.

import { kindOf } from '#core/questions/kinds.ts';
import type { Answer, Question, Reveal } from '#core/questions/question.ts';

/** Null if the game doesn't reveal it, or if nothing is correct or incorrect. */
export function rightAnswerOf(question: Question, reveal: Reveal | null): string | null {
  if (!reveal || !question.hasCorrectAnswer) return null;
  return kindOf(question.type).rightWords(question, reveal);
}

/** Returns the player's answer in words, some of which may be in the reveal; null without an answer. */
export function answerText(
  question: Question,
  answer: Answer | null,
  reveal: Reveal | null = null,
): string | null {
  return answer && kindOf(question.type).answerWords(question, answer, reveal);
}

/** Returns the words of an answer of several parts with a line for each, where line breaks are drawn. */
export function inLines({ type }: Question, words: string | null): string | null {
  return words !== null && kindOf(type).can.parts ? words.replaceAll('; ', '\n') : words;
}
