// Answers in words, for twins, the summary and the announcer.

import type { Answer, Question, Reveal } from '#core/questions/question.ts';

/** Texts of options in the order of the question; where an option is a picture, what that shows. */
function optionTexts(question: Question, ids: readonly string[]): string {
  if (!('options' in question)) return '';
  return question.options
    .filter(({ id }) => ids.includes(id))
    .map(({ text, media }) => text || media?.alt || '')
    .join(', ');
}

/** null where the game does not tell, and where nothing is right or wrong. */
export function rightAnswerOf(question: Question, reveal: Reveal | null): string | null {
  if (!reveal || !question.hasCorrectAnswer) return null;
  switch (reveal.type) {
    case 'MCQ':
    case 'MSQ':
      return optionTexts(question, reveal.correctIds) || null;
    case 'BLANK':
      return reveal.accepted.join(' · ') || null;
    case 'OPEN':
      return null;
    default:
      return reveal satisfies never;
  }
}

/** What the player answered; null without an answer. */
export function answerText(question: Question, answer: Answer | null): string | null {
  if (!answer) return null;
  switch (answer.type) {
    case 'MCQ':
      return optionTexts(question, [answer.optionId]) || null;
    case 'MSQ':
      return optionTexts(question, answer.optionIds) || null;
    case 'BLANK':
    case 'OPEN':
      return answer.text;
    default:
      return answer satisfies never;
  }
}
