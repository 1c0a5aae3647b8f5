import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const OPEN: QuestionManifest<'OPEN'> = {
  part: () => import('#scenes/questions/open/part.ts'),
  projector: () => import('#scenes/questions/open/projector.ts'),
  fixtures: () => import('#scenes/questions/open/fixtures.ts'),
};
