import type { QuestionManifest } from '#src/questions/manifest.ts';

export const BLANK: QuestionManifest<'BLANK'> = {
  twin: () => import('#src/questions/blank/twin.tsx'),
  host: () => import('#src/questions/blank/host.tsx'),
  editor: () => import('#src/questions/blank/editor.tsx'),
  paper: () => import('#src/questions/blank/paper.ts'),
};
