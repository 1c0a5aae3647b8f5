import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const WORDCLOUD: QuestionManifest<'WORDCLOUD'> = {
  apart: true,
  part: () => import('#scenes/questions/wordcloud/part.ts'),
  projector: () => import('#scenes/questions/wordcloud/projector.ts'),
  fixtures: () => import('#scenes/questions/wordcloud/fixtures.ts'),
  slides: () => import('#scenes/questions/wordcloud/projectorFixtures.ts'),
};
