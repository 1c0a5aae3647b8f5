import type { QuestionManifest } from '#src/questions/manifest.ts';

export const CLOZE: QuestionManifest<'CLOZE'> = {
  apart: true,
  twin: () => import('#src/questions/cloze/twin.tsx'),
  host: () => import('#src/questions/cloze/host.tsx'),
  editor: () => import('#src/questions/cloze/editor.ts'),
  paper: () => import('#src/questions/cloze/paper.tsx'),
};
