// Whether students duel; while the game runs too.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { OwnFieldProps } from '#src/host/options/optionField.ts';
import { Toggle } from '#src/ui/Toggle.tsx';

/** Why a game with these options has none, whatever is chosen; null where it can have them. */
function reasonAgainst({ reviewAndSubmit, showAnswers }: GameOptions): 'review' | 'untold' | null {
  if (reviewAndSubmit) return 'review';
  return showAnswers === 'never' ? 'untold' : null;
}

export function DuelsField({ options, inGame, onChange }: OwnFieldProps): ReactNode {
  const { t } = useTranslation('host');
  const reason = reasonAgainst(options);
  return (
    <Toggle
      label={t('host:option.isDuelEnabled.label')}
      hint={t(`host:option.isDuelEnabled.${reason ?? (inGame ? 'inGame' : 'hint')}`)}
      on={reason === null && options.isDuelEnabled}
      disabled={reason !== null}
      onChange={(isDuelEnabled) => onChange({ isDuelEnabled })}
    />
  );
}
