import { matchAuthoring } from '#core/questions/match/authoring.ts';
import { matchRules } from '#core/questions/match/index.ts';
import { matchChart } from '#scenes/questions/match/model.ts';
import { placingHost } from '#src/questions/placing/placingHost.tsx';

export const MATCH = placingHost<'MATCH'>({
  rules: matchRules,
  preview: matchAuthoring.preview,
  chartOf: matchChart,
});
