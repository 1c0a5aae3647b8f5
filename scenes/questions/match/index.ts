import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const MATCH: QuestionManifest<'MATCH'> = {
  apart: true,
  part: () => import('#scenes/questions/match/part.ts'),
  projector: () => import('#scenes/questions/match/projector.ts'),
  fixtures: () => import('#scenes/questions/match/fixtures.ts'),
};
