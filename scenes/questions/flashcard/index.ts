import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const FLASHCARD: QuestionManifest<'FLASHCARD'> = {
  apart: true,
  part: () => import('#scenes/questions/flashcard/part.ts'),
  projector: () => import('#scenes/questions/flashcard/projector.ts'),
  fixtures: () => import('#scenes/questions/flashcard/fixtures.ts'),
  slides: () => import('#scenes/questions/flashcard/projectorFixtures.ts'),
};
