import { dragndropRules } from '#core/questions/dragndrop/index.ts';
import { withNumberedGaps } from '#src/questions/gaps/numberedPaper.ts';
import { placingPaper } from '#src/questions/placing/placingPaper.tsx';

export const DRAGNDROP = withNumberedGaps(
  placingPaper<'DRAGNDROP'>({
    rules: dragndropRules,
    note: (_question, t) => t('host:paper.wordBank'),
  }),
);
