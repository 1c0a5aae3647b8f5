import type { QuestionManifest } from '#src/questions/manifest.ts';

export const DND_IMAGE: QuestionManifest<'DND_IMAGE'> = {
  apart: true,
  twin: () => import('#src/questions/dndImage/twin.tsx'),
  host: () => import('#src/questions/dndImage/host.tsx'),
  editor: () => import('#src/questions/dndImage/editor.ts'),
  paper: () => import('#src/questions/dndImage/paper.tsx'),
};
