import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { type WordcloudKind, WORDS } from '#core/questions/wordcloud/index.ts';
import { withGrading } from '#core/questions/worth.ts';

/** The question as asked. */
export function askedWords(
  { words = WORDS.usual, reviewFirst }: Pick<WordcloudKind['authored'], 'words' | 'reviewFirst'>,
  base: Parameters<typeof withGrading>[0],
): WordcloudKind['question'] {
  return { type: 'WORDCLOUD', ...withGrading(base, false), words, ...(reviewFirst && { reviewFirst }) };
}

export const wordcloudAuthoring: QuestionAuthoring<WordcloudKind> = {
  toExchange(question) {
    const { type: _, words: _words, reviewFirst: _review, ...base } = question;
    return { base, exchange: {} };
  },
  fromExchange: (base) => ({ ...base, type: 'WORDCLOUD' }),
  isJudged: () => false,
  hasAnswers: () => false,
  preview: (authored, base) => ({
    question: askedWords(authored, base),
    reveal: { type: 'WORDCLOUD' },
  }),
};
