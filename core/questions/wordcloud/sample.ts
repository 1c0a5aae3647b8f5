import type { QuestionSample } from '#core/questions/sample.ts';
import type { WordcloudKind } from '#core/questions/wordcloud/index.ts';

const said = (...words: readonly string[]): WordcloudKind['answer'] => ({ type: 'WORDCLOUD', words });

export const wordcloudSample: QuestionSample<WordcloudKind> = {
  authored: { type: 'WORDCLOUD', text: 'What makes a good friend?', words: 2 },
  right: ['kind', 'brave'],
  wrong: null,
  answerOf: (_question, words) => said(...words),
  actsFor: ({ words }) => words.flatMap((text) => [{ type: 'type', text }, { type: 'addWord' }] as const),
  anyAnswer: (_question, what) =>
    [said('Kind'), said('kind', 'paris'), said('x'), said('kind', 'KIND')][what % 4] ?? said(),
  forged: said(' '),
};
