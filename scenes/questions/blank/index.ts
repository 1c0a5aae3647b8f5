import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const BLANK: QuestionManifest<'BLANK'> = {
  part: () => import('#scenes/questions/blank/part.ts'),
  projector: () => import('#scenes/questions/blank/projector.ts'),
  fixtures: () => import('#scenes/questions/blank/fixtures.ts'),
};
