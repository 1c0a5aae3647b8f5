import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const DRAGNDROP: QuestionManifest<'DRAGNDROP'> = {
  apart: true,
  part: () => import('#scenes/questions/dragndrop/part.ts'),
  projector: () => import('#scenes/questions/dragndrop/projector.ts'),
  fixtures: () => import('#scenes/questions/dragndrop/fixtures.ts'),
};
