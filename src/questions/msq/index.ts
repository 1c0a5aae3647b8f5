// MSQ in the app.

import type { QuestionManifest } from '#src/questions/manifest.ts';

export const MSQ: QuestionManifest<'MSQ'> = {
  twin: () => import('#src/questions/msq/twin.tsx'),
  host: () => import('#src/questions/msq/host.tsx'),
  editor: () => import('#src/questions/msq/editor.tsx'),
  paper: () => import('#src/questions/msq/paper.tsx'),
};
