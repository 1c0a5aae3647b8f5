import type { QuestionManifest } from '#src/questions/manifest.ts';

export const OPEN: QuestionManifest<'OPEN'> = {
  twin: () => import('#src/questions/open/twin.ts'),
  host: () => import('#src/questions/open/host.ts'),
  editor: () => import('#src/questions/open/editor.tsx'),
  paper: () => import('#src/questions/open/paper.ts'),
};
