import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { escapeFor, readFormatted } from '#core/content/formatted.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { FlashcardKind } from '#core/questions/flashcard/index.ts';
import { withGrading } from '#core/questions/worth.ts';

/** The question as asked. */
export function askedCard(
  { back, backMedia, format, drawings }: FlashcardKind['authored'],
  base: Parameters<typeof withGrading>[0],
): FlashcardKind['question'] {
  return {
    type: 'FLASHCARD',
    ...withGrading(base, false),
    back: { ...readFormatted(back, format, drawings), ...(backMedia && { media: backMedia }) },
  };
}

export const flashcardAuthoring: QuestionAuthoring<FlashcardKind> = {
  toExchange(question) {
    const { back, backMedia: _media, type: _, ...base } = question;
    const words = readFormatted(back, base.format).text.trim();
    return { base, exchange: { accepted: words === '' ? [] : [words] } };
  },
  fromExchange(base, { choices = [], accepted: [word] = [] }) {
    const right = choices.find(({ correct }) => correct === true);
    const back = (word === undefined ? right?.text : escapeFor(word, base.format)) ?? '';
    return {
      ...base,
      type: 'FLASHCARD',
      back: back.length > CONTENT_LIMITS.optionText ? '' : back,
      ...(right?.media && { backMedia: right.media }),
    };
  },
  isJudged: () => false,
  hasAnswers: () => false,
  mapped: (question, map) => ({ ...question, back: map(question.back) }),
  preview: (authored, base) => ({
    question: askedCard(authored, base),
    reveal: { type: 'FLASHCARD' },
  }),
};
