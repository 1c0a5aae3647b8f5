import type { QuestionManifest } from '#scenes/questions/manifest.ts';

export const HOTSPOT: QuestionManifest<'HOTSPOT'> = {
  apart: true,
  part: () => import('#scenes/questions/hotspot/part.ts'),
  projector: () => import('#scenes/questions/hotspot/projector.ts'),
  fixtures: () => import('#scenes/questions/hotspot/fixtures.ts'),
  slides: () => import('#scenes/questions/hotspot/slides.ts'),
};
