import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OPTIONS } from '#core/features/options.ts';
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
      choice(type, 'redemption', (options) => {
        const { redemption: value, showAnswers } = options;
        if (value === 'no') return value;
        // Second chances mean nothing in games that never tell students what was wrong.
        if (showAnswers === 'never') return 'untold';
        return OPTIONS.redemption.givesWay?.(options) ? 'explained' : value;
      }),
  },
};
