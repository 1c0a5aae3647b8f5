import { hints as report } from '#src/features/hints/report.ts';
import { toggle } from '#src/host/options/optionField.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';

export const hints: HostFeature = {
  report,
  order: 1,
  options: { time: () => [toggle('areHintsEnabled')] },
};
