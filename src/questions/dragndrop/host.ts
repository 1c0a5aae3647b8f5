import { dragndropAuthoring } from '#core/questions/dragndrop/authoring.ts';
import { dragndropRules } from '#core/questions/dragndrop/index.ts';
import { gapsChart } from '#scenes/questions/gaps/model.ts';
import { placingHost } from '#src/questions/placing/placingHost.tsx';

export const DRAGNDROP = placingHost<'DRAGNDROP'>({
  rules: dragndropRules,
  preview: dragndropAuthoring.preview,
  chartOf: gapsChart,
});
