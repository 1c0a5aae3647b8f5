import type { QuestionManifest } from '#src/questions/manifest.ts';

export const WORDCLOUD: QuestionManifest<'WORDCLOUD'> = {
  twin: () => import('#src/questions/wordcloud/twin.tsx'),
  apart: true,
  host: () => import('#src/questions/wordcloud/host.tsx'),
  editor: () => import('#src/questions/wordcloud/editor.ts'),
  paper: () => import('#src/questions/wordcloud/paper.tsx'),
};
