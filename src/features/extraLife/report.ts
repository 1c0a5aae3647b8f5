import type { ReportFeature } from '#src/host/files/reportFeature.ts';

export const extraLife: ReportFeature = {
  askedAgain: {
    is: ({ byExtraLife }) => byExtraLife,
    note: (t) => t('reports:byExtraLife'),
    outcome: (t, outcome) => t('reports:outcomeByExtraLife', { outcome }),
  },
};
