import type { QuestionManifest } from '#src/questions/manifest.ts';

export const DROPDOWN: QuestionManifest<'DROPDOWN'> = {
  apart: true,
  twin: () => import('#src/questions/dropdown/twin.tsx'),
  host: () => import('#src/questions/dropdown/host.tsx'),
  editor: () => import('#src/questions/dropdown/editor.ts'),
  paper: () => import('#src/questions/dropdown/paper.tsx'),
};
