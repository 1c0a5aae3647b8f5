// MCQ in the app.

import type { QuestionManifest } from '#src/questions/manifest.ts';

export const MCQ: QuestionManifest<'MCQ'> = {
  twin: () => import('#src/questions/mcq/twin.tsx'),
  host: () => import('#src/questions/mcq/host.tsx'),
  editor: () => import('#src/questions/mcq/editor.tsx'),
  paper: () => import('#src/questions/mcq/paper.tsx'),
};
