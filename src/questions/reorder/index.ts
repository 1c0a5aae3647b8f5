import type { QuestionManifest } from '#src/questions/manifest.ts';

export const REORDER: QuestionManifest<'REORDER'> = {
  apart: true,
  twin: () => import('#src/questions/reorder/twin.tsx'),
  host: () => import('#src/questions/reorder/host.ts'),
  editor: () => import('#src/questions/reorder/editor.ts'),
  paper: () => import('#src/questions/reorder/paper.ts'),
};
