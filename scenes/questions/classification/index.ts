import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const CLASSIFICATION: QuestionManifest<'CLASSIFICATION'> = {
  apart: true,
  part: () => import('#scenes/questions/classification/part.ts'),
  projector: () => import('#scenes/questions/classification/projector.ts'),
  fixtures: () => import('#scenes/questions/classification/fixtures.ts'),
};
