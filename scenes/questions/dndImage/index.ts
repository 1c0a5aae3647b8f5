import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const DND_IMAGE: QuestionManifest<'DND_IMAGE'> = {
  apart: true,
  part: () => import('#scenes/questions/dndImage/part.ts'),
  projector: () => import('#scenes/questions/dndImage/projector.ts'),
  fixtures: () => import('#scenes/questions/dndImage/fixtures.ts'),
  slides: () => import('#scenes/questions/dndImage/slides.ts'),
};
