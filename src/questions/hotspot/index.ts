import type { QuestionManifest } from '#src/questions/manifest.ts';

export const HOTSPOT: QuestionManifest<'HOTSPOT'> = {
  apart: true,
  twin: () => import('#src/questions/hotspot/twin.tsx'),
  host: () => import('#src/questions/hotspot/host.tsx'),
  editor: () => import('#src/questions/hotspot/editor.ts'),
  paper: () => import('#src/questions/hotspot/paper.tsx'),
};
