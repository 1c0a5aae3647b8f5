import { matchRules } from '#core/questions/match/index.ts';
import { placingPaper } from '#src/questions/placing/placingPaper.tsx';

export const MATCH = placingPaper<'MATCH'>({
  rules: matchRules,
  note: (_question, t) => t('host:paper.match'),
});
