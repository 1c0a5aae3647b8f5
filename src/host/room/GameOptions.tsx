// Options that a host can safely change in a running game, and the room lock.

import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeableOptions } from '#core/features/options.ts';
import { Field } from '#src/host/options/OptionGroups.tsx';
import { optionGroups } from '#src/host/options/optionFields.tsx';
import type { HostPartProps } from '#src/host/room/hostFeature.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Toggle } from '#src/ui/Toggle.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DialogButton } from '#src/ui/DialogButton.tsx';

/** The button that opens them, in the control dock. */
export function GameOptions(props: HostPartProps): ReactNode {
  const { t } = useTranslation('host');
  const label = t('host:gameOptions.open');
  return (
    <DialogButton
      className="dock-button"
      title={label}
      disabled={!props.controls.can('changeOptions')}
      dialog={(onClose) => <OptionsDialog {...props} onClose={onClose} />}
    >
      <span className="dock-icon" aria-hidden="true">
        <SlidersHorizontal size={20} />
      </span>
      <span className="dock-label">{label}</span>
    </DialogButton>
  );
}

interface OptionsDialogProps extends HostPartProps {
  readonly onClose: () => void;
}

function OptionsDialog({ view: { room }, controls, onClose }: OptionsDialogProps): ReactNode {
  const { t } = useTranslation('host');
  const changeable = changeableOptions(room);
  const fields = optionGroups(room.type)
    .flatMap((group) => group.fields)
    .filter(({ name }) => changeable.includes(name));
  return (
    <Dialog
      title={t('host:gameOptions.title')}
      description={t('host:gameOptions.hint')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('host:gameOptions.done')}</Button>}
    >
      {(controls.can('lock') || controls.can('unlock')) && (
        <Toggle
          label={t('host:gameOptions.latecomers.label')}
          hint={t('host:gameOptions.latecomers.hint')}
          on={!room.locked}
          onChange={() => void controls.lock()}
        />
      )}
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          options={room.options}
          questionCount={room.totalAnswerableQuestions}
          inGame
          onChange={(gameOptions) => void controls.act('changeOptions', { gameOptions })}
        />
      ))}
    </Dialog>
  );
}
