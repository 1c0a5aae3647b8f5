import { review as report } from '#src/features/review/report.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toggle } from '#src/host/options/optionField.ts';
import type { HostFeature, PlayerNoteProps } from '#src/host/room/hostFeature.ts';

function Badge({ player }: PlayerNoteProps): ReactNode {
  const { t } = useTranslation('host');
  return player.atReview && <span className="badge">{t('host:player.review')}</span>;
}

export const review: HostFeature = {
  report,
  badge: { at: 'progress', Badge },
  options: { results: () => [toggle('reviewAndSubmit')] },
};
