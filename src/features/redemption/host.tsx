import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { choice } from '#src/host/options/optionField.ts';
import type { HostFeature, PlayerNoteProps } from '#src/host/room/hostFeature.ts';

function Badge({ player }: PlayerNoteProps): ReactNode {
  const { t } = useTranslation('host');
  return player.atSecondChances && <span className="badge">{t('host:player.secondChances')}</span>;
}

export const redemption: HostFeature = {
  badge: { at: 'progress', Badge },
  options: {
    time: (type) =>
      choice(type, 'redemption', ({ redemption: value, showAnswers }) =>
        // Second chances mean nothing in games that never tell students what was wrong.
        value === 'yes' && showAnswers === 'never' ? 'untold' : value,
      ),
  },
};
