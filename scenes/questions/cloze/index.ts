import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const CLOZE: QuestionManifest<'CLOZE'> = {
  apart: true,
  part: () => import('#scenes/questions/cloze/part.ts'),
  projector: () => import('#scenes/questions/cloze/projector.ts'),
  fixtures: () => import('#scenes/questions/cloze/fixtures.ts'),
};
