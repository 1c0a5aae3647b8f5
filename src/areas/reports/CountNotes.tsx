// Notes on what features count in answers.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportResponse } from '#core/views/report.ts';
import { reportFeatures } from '#src/host/room/hostFeature.ts';

/** Sums up all of the given responses. */
export function CountNotes({ responses }: { readonly responses: readonly ReportResponse[] }): ReactNode {
  const { t } = useTranslation(['reports', 'host']);
  return reportFeatures()
    .flatMap(({ answerCount }) => {
      const count = responses.reduce((sum, response) => sum + (answerCount?.of(response) ?? 0), 0);
      return answerCount && count > 0 ? answerCount.note(t, count) : [];
    })
    .map((note) => (
      <p key={note} className="muted">
        {note}
      </p>
    ));
}
