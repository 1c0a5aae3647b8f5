import { classificationAuthoring } from '#core/questions/classification/authoring.ts';
import { classificationRules } from '#core/questions/classification/index.ts';
import { classificationChart } from '#scenes/questions/classification/model.ts';
import { placingHost } from '#src/questions/placing/placingHost.tsx';

export const CLASSIFICATION = placingHost<'CLASSIFICATION'>({
  rules: classificationRules,
  preview: classificationAuthoring.preview,
  chartOf: classificationChart,
});
