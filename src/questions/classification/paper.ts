import { classificationRules } from '#core/questions/classification/index.ts';
import { placingPaper } from '#src/questions/placing/placingPaper.tsx';

export const CLASSIFICATION = placingPaper<'CLASSIFICATION'>({
  rules: classificationRules,
  note: (_question, t) => t('host:paper.classification'),
});
