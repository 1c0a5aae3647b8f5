import { choice } from '#src/host/options/optionField.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';

export const extraLife: HostFeature = {
  report: {
    retryKind: {
      is: ({ byExtraLife }) => byExtraLife,
      note: (t) => t('reports:byExtraLife'),
      outcome: (t, outcome) => t('reports:outcomeByExtraLife', { outcome }),
    },
  },
  options: {
    time: (type) =>
      choice(type, 'extraLife', ({ extraLife: value, showAnswers }) =>
        // It means nothing in games that never tell students what was wrong.
        value === 'enabled' && showAnswers === 'never' ? 'untold' : value,
      ),
  },
};
