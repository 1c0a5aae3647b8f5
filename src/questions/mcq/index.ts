import type { QuestionManifest } from '#src/questions/manifest.ts';

export const MCQ: QuestionManifest<'MCQ'> = {
  twin: () => import('#src/questions/mcq/twin.ts'),
  host: () => import('#src/questions/mcq/host.ts'),
  editor: () => import('#src/questions/mcq/editor.tsx'),
  paper: () => import('#src/questions/mcq/paper.ts'),
};
