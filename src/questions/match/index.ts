import type { QuestionManifest } from '#src/questions/manifest.ts';

export const MATCH: QuestionManifest<'MATCH'> = {
  apart: true,
  twin: () => import('#src/questions/match/twin.tsx'),
  host: () => import('#src/questions/match/host.ts'),
  editor: () => import('#src/questions/match/editor.ts'),
  paper: () => import('#src/questions/match/paper.ts'),
};
