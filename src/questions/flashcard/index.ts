import type { QuestionManifest } from '#src/questions/manifest.ts';

export const FLASHCARD: QuestionManifest<'FLASHCARD'> = {
  twin: () => import('#src/questions/flashcard/twin.tsx'),
  apart: true,
  host: () => import('#src/questions/flashcard/host.tsx'),
  editor: () => import('#src/questions/flashcard/editor.ts'),
  paper: () => import('#src/questions/flashcard/paper.tsx'),
};
