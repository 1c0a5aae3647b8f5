// Words for what differs between two versions of a question.

import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import type { QuestionPart } from '#core/questions/changes.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { worthOf } from '#core/questions/worth.ts';

/** Returns a part of a question as its author reads it; time in ms; null if it's missing or has no words. */
export function partWords(keyed: KeyedQuestion, part: QuestionPart): string | number | null {
  const { question, hints, explanation } = keyed;
  const { type, text, media, timeMs } = question;
  switch (part) {
    case 'text':
      return text || null;
    case 'media':
      return media?.alt ?? null;
    case 'answers':
      return kindOf(type).possibleWords(question).join(' · ') || null;
    case 'key':
      return question.hasCorrectAnswer
        ? kindOf(type).rightWords(question, authorityOf(type).reveal(keyed))
        : null;
    case 'hints':
      return hints.map((hint) => hint.text).join(' · ') || null;
    case 'explanation':
      return explanation?.text ?? null;
    case 'time':
      return timeMs;
    case 'marks':
      return worthOf(question);
    default:
      return part satisfies never;
  }
}
