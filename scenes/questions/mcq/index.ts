import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const MCQ: QuestionManifest<'MCQ'> = {
  part: () => import('#scenes/questions/mcq/part.ts'),
  projector: () => import('#scenes/questions/mcq/projector.ts'),
  fixtures: () => import('#scenes/questions/mcq/fixtures.ts'),
};
