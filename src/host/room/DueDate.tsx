// An assigned game's due date, and a way to change it.

import { CalendarClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DueAtField } from '#src/host/options/AssignField.tsx';
import { toInputValue } from '#src/host/options/DateTimeField.tsx';
import type { HostView } from '#core/views/hostView.ts';
import type { RoomControls } from '#src/host/room/useControls.ts';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';
import { dateTimeText } from '#src/ui/dateTimeText.ts';
import '#src/host/room/dueDate.css';
import { DialogButton } from '#src/ui/DialogButton.tsx';

export interface DueDateProps {
  /** Server time in ms. */
  readonly dueAt: number;
  readonly controls: RoomControls;
}

export function DueDate({ dueAt, players, controls }: DueDateProps & Pick<HostView, 'players'>): ReactNode {
  const { t, i18n } = useTranslation('host');
  const moreTime = players.filter(({ allowedUntil }) => allowedUntil !== null && allowedUntil > dueAt).length;
  const passed = players.some(({ outOfTime }) => outOfTime);
  return (
    <section className="due card" aria-labelledby="due-title">
      <CalendarClock className="due-icon" size={28} />
      <div className="due-text">
        <h2 id="due-title" className="section-title">
          <time dateTime={new Date(dueAt).toISOString()}>
            {t(passed ? 'host:assign.wasDueAt' : 'host:assign.dueAt', {
              when: dateTimeText(i18n.language, dueAt),
            })}
          </time>
        </h2>
        {moreTime > 0 && <p className="muted">{t('host:assign.moreTime', { count: moreTime })}</p>}
        <p className="muted">{t(passed ? 'host:assign.passed' : 'host:assign.running')}</p>
      </div>
      {controls.can('setDueDate') && (
        <DialogButton
          small
          dialog={(onClose) => <DueDateDialog dueAt={dueAt} controls={controls} onClose={onClose} />}
        >
          {t('host:assign.change')}
        </DialogButton>
      )}
    </section>
  );
}

interface DueDateDialogProps extends DueDateProps {
  readonly onClose: () => void;
}

function DueDateDialog({ dueAt, controls, onClose }: DueDateDialogProps): ReactNode {
  const { t } = useTranslation('host');
  const [value, setValue] = useState(toInputValue(dueAt));
  return (
    <FormDialog
      title={t('host:assign.change')}
      submit={t('host:assign.set')}
      onSubmit={() => controls.setDueDate(new Date(value).getTime())}
      onClose={onClose}
    >
      <DueAtField value={value} onChange={setValue} />
    </FormDialog>
  );
}
