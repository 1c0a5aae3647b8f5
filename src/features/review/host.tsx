import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toggle } from '#src/host/options/optionField.ts';
import type { HostFeature, PlayerNoteProps } from '#src/host/room/hostFeature.ts';
import { offersReview } from '#core/features/review/review.ts';

function Badge({ player }: PlayerNoteProps): ReactNode {
  const { t } = useTranslation('host');
  return player.atReview && <span className="badge">{t('host:player.review')}</span>;
}

export const review: HostFeature = {
  // A revised answer still counts as the first one submitted.
  report: { countsTries: (room) => !offersReview(room) },
  badge: { at: 'progress', Badge },
  options: { results: () => [toggle('reviewAndSubmit')] },
};
