import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { escapeFor, readFormatted } from '#core/content/formatted.ts';
import type { Drawings, FormattedText } from '#core/content/formattedText.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { FlashcardKind } from '#core/questions/flashcard/index.ts';
import { withGrading } from '#core/questions/worth.ts';

/** The question as asked. `unwritten`: takes the place of an empty back. */
export function askedCard(
  { back, backMedia, format, drawings }: FlashcardKind['authored'] & { readonly drawings?: Drawings },
  base: Parameters<typeof withGrading>[0],
  unwritten?: FormattedText,
): FlashcardKind['question'] {
  const words =
    unwritten && back.trim() === '' && !backMedia ? unwritten : readFormatted(back, format, drawings);
  return {
    type: 'FLASHCARD',
    ...withGrading(base, false),
    back: { ...words, ...(backMedia && { media: backMedia }) },
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
  preview: (authored, base, unwritten) => ({
    question: askedCard(authored, base, unwritten?.(1)),
    reveal: { type: 'FLASHCARD' },
  }),
};
