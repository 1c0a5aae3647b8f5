import type { QuestionManifest } from '#src/questions/manifest.ts';

export const DRAGNDROP: QuestionManifest<'DRAGNDROP'> = {
  apart: true,
  twin: () => import('#src/questions/dragndrop/twin.tsx'),
  host: () => import('#src/questions/dragndrop/host.ts'),
  editor: () => import('#src/questions/dragndrop/editor.ts'),
  paper: () => import('#src/questions/dragndrop/paper.ts'),
};
