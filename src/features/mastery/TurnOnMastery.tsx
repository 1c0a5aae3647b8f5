// Lets what was missed come again in a game that runs.

import { Mountain } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REATTEMPTS, type Reattempts } from '#core/features/mastery/mastery.ts';
import type { HostPartProps } from '#src/host/room/hostFeature.ts';
import { ToolButton } from '#src/host/room/ToolButton.tsx';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';

/** Nothing where it can't be turned on. */
export function TurnOnMastery({ controls }: Pick<HostPartProps, 'controls'>): ReactNode {
  const { t } = useTranslation('host');
  const [reattempts, setReattempts] = useState<Reattempts>('unlimited');
  const id = useId();
  if (!controls.can('turnOnMastery')) return null;
  return (
    <ToolButton
      icon={Mountain}
      label={t('host:mastery.turnOn')}
      dialog={(onClose) => (
        <FormDialog
          title={t('host:mastery.title')}
          description={t('host:mastery.hint')}
          submit={t('host:mastery.confirm')}
          onSubmit={() => controls.act('turnOnMastery', { reattempts })}
          onClose={onClose}
        >
          <div className="field">
            <label className="label" htmlFor={id}>
              {t('host:option.masteryReattempts.label')}
            </label>
            <select
              id={id}
              className="select"
              value={reattempts}
              onChange={({ target }) => setReattempts(target.value as Reattempts)}
            >
              {REATTEMPTS.map((times) => (
                <option key={times} value={times}>
                  {t(`host:option.masteryReattempts.choice.${times}`)}
                </option>
              ))}
            </select>
            <p className="hint">{t(`host:option.masteryReattempts.means.${reattempts}`)}</p>
          </div>
        </FormDialog>
      )}
    />
  );
}
