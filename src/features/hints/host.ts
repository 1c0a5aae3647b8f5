import { toggle } from '#src/host/options/optionField.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';

export const hints: HostFeature = {
  report: {
    answerCount: {
      isIn: ({ options }) => options.areHintsEnabled,
      title: (t) => t('reports:column.hints'),
      of: (response) => response.hints,
      note: (t, count) => t('reports:hints', { count }),
    },
  },
  order: 1,
  options: { time: () => [toggle('areHintsEnabled')] },
};
