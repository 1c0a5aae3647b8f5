import { dragndropRules } from '#core/questions/dragndrop/index.ts';
import { placingPaper } from '#src/questions/placing/placingPaper.tsx';

export const DRAGNDROP = placingPaper<'DRAGNDROP'>({
  rules: dragndropRules,
  note: (_question, t) => t('host:paper.wordBank'),
});
