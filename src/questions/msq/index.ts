import type { QuestionManifest } from '#src/questions/manifest.ts';

export const MSQ: QuestionManifest<'MSQ'> = {
  twin: () => import('#src/questions/msq/twin.ts'),
  host: () => import('#src/questions/msq/host.ts'),
  editor: () => import('#src/questions/msq/editor.tsx'),
  paper: () => import('#src/questions/msq/paper.ts'),
};
