import type { QuestionManifest } from '#src/questions/manifest.ts';

export const COMPREHENSION: QuestionManifest<'COMPREHENSION'> = {
  apart: true,
  twin: () => import('#src/questions/comprehension/twin.tsx'),
  host: () => import('#src/questions/comprehension/host.tsx'),
  editor: () => import('#src/questions/comprehension/editor.ts'),
  paper: () => import('#src/questions/comprehension/paper.tsx'),
};
