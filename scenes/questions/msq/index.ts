import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const MSQ: QuestionManifest<'MSQ'> = {
  part: () => import('#scenes/questions/msq/part.ts'),
  projector: () => import('#scenes/questions/msq/projector.ts'),
  fixtures: () => import('#scenes/questions/msq/fixtures.ts'),
};
