// OPEN in the app.

import type { QuestionManifest } from '#src/questions/manifest.ts';

export const OPEN: QuestionManifest<'OPEN'> = {
  twin: () => import('#src/questions/open/twin.tsx'),
  host: () => import('#src/questions/open/host.tsx'),
  editor: () => import('#src/questions/open/editor.tsx'),
  paper: () => import('#src/questions/open/paper.tsx'),
};
