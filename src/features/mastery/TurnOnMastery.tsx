// Dialog that turns a running game into a mastery game, where missed questions return.

import { Mountain } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REATTEMPTS, type Reattempts } from '#core/features/mastery/mastery.ts';
import type { HostPartProps } from '#src/host/room/hostFeature.ts';
import { DialogButton } from '#src/ui/DialogButton.tsx';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';

/** Renders nothing if mastery can't be turned on. */
export function TurnOnMastery({ controls }: Pick<HostPartProps, 'controls'>): ReactNode {
  const { t } = useTranslation('host');
  const [reattempts, setReattempts] = useState<Reattempts>('unlimited');
  if (!controls.can('turnOnMastery')) return null;
  return (
    <DialogButton
      small
      dialog={(onClose) => (
        <FormDialog
          title={t('host:mastery.title')}
          description={t('host:mastery.hint')}
          submit={t('host:mastery.confirm')}
          onSubmit={() => controls.act('turnOnMastery', { reattempts })}
          onClose={onClose}
        >
          <Field
            label={t('host:option.masteryReattempts.label')}
            hint={t(`host:option.masteryReattempts.means.${reattempts}`)}
          >
            {(id, hintId) => (
              <Select
                id={id}
                aria-describedby={hintId}
                values={REATTEMPTS}
                value={reattempts}
                labelOf={(times) => t(`host:option.masteryReattempts.choice.${times}`)}
                onChange={setReattempts}
              />
            )}
          </Field>
        </FormDialog>
      )}
    >
      <Mountain size={18} />
      {t('host:mastery.turnOn')}
    </DialogButton>
  );
}
