import type { ReportFeature } from '#src/host/files/reportFeature.ts';

export const hints: ReportFeature = {
  answerCount: {
    isIn: ({ options }) => options.areHintsEnabled,
    title: (t) => t('reports:column.hints'),
    of: (response) => response.hints,
    note: (t, count) => t('reports:hints', { count }),
  },
};
