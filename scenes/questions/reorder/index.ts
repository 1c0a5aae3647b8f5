import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const REORDER: QuestionManifest<'REORDER'> = {
  apart: true,
  part: () => import('#scenes/questions/reorder/part.ts'),
  projector: () => import('#scenes/questions/reorder/projector.ts'),
  fixtures: () => import('#scenes/questions/reorder/fixtures.ts'),
};
