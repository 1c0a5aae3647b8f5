import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const DROPDOWN: QuestionManifest<'DROPDOWN'> = {
  apart: true,
  part: () => import('#scenes/questions/dropdown/part.ts'),
  projector: () => import('#scenes/questions/dropdown/projector.ts'),
  fixtures: () => import('#scenes/questions/dropdown/fixtures.ts'),
};
