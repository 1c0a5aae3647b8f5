import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const COMPREHENSION: QuestionManifest<'COMPREHENSION'> = {
  part: () => import('#scenes/questions/comprehension/part.ts'),
  apart: true,
  projector: () => import('#scenes/questions/comprehension/projector.ts'),
  fixtures: () => import('#scenes/questions/comprehension/fixtures.ts'),
};
