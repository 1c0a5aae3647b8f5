import type { QuestionManifest } from '#src/questions/manifest.ts';

export const CLASSIFICATION: QuestionManifest<'CLASSIFICATION'> = {
  apart: true,
  twin: () => import('#src/questions/classification/twin.tsx'),
  host: () => import('#src/questions/classification/host.ts'),
  editor: () => import('#src/questions/classification/editor.ts'),
  paper: () => import('#src/questions/classification/paper.ts'),
};
