// Extra time for one player in an assigned game.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROOM_TIMING } from '#core/room/phase.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { CLOCK_MARGIN_MS, toInputValue, DateTimeField } from '#src/host/options/DateTimeField.tsx';
import type { SendControl } from '#src/host/room/roomConnection.ts';
import { type RoomControls, useControls } from '#src/host/room/useControls.ts';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';
import { dateTimeText } from '#src/ui/dateTimeText.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/reports/allowed.css';
import '#src/ui/setting.css';
import { DialogButton } from '#src/ui/DialogButton.tsx';

const DAY_MS = 24 * 60 * 60_000;

export interface TimeAllowedProps {
  readonly view: HostView;
  readonly act: SendControl;
  readonly player: HostPlayerRow;
}

/** Renders nothing in games without a due date, or if the game is over and the player had no extra time. */
export function TimeAllowed({ view, act, player }: TimeAllowedProps): ReactNode {
  const { t, i18n } = useTranslation('reports');
  const controls = useControls(view, act);
  const title = useId();
  const { dueAt } = view.room;
  const { allowedUntil } = player;
  const isOpen = controls.can('setDueDate');
  if (dueAt === null || (!isOpen && allowedUntil === null)) return null;
  // A due date moved past it applies to everyone.
  const until = allowedUntil === null ? null : Math.max(allowedUntil, dueAt);
  const when = dateTimeText(i18n.language, until ?? dueAt);
  const asked = { player, dueAt, until, controls };
  return (
    <section className="card allowed" aria-labelledby={title}>
      <div>
        <h2 id={title} className="setting-label">
          {t('reports:until.label')}
        </h2>
        <p className="hint" aria-live="polite">
          {t(until === null ? 'reports:until.usual' : isOpen ? 'reports:until.more' : 'reports:until.had', {
            when,
          })}
        </p>
      </div>
      {isOpen && (
        <div className="row">
          {until !== null && (
            <QuietButton small onClick={() => void controls.allowUntil(player, null)}>
              {t('reports:until.takeBack')}
            </QuietButton>
          )}
          <DialogButton small dialog={(onClose) => <UntilDialog {...asked} onClose={onClose} />}>
            {until === null ? t('reports:until.give') : t('reports:until.change')}
          </DialogButton>
        </div>
      )}
    </section>
  );
}

interface UntilDialogProps {
  readonly player: HostPlayerRow;
  readonly dueAt: number;
  readonly until: number | null;
  readonly controls: RoomControls;
  readonly onClose: () => void;
}

function UntilDialog({ player, dueAt, until, controls, onClose }: UntilDialogProps): ReactNode {
  const { t, i18n } = useTranslation('reports');
  const [now] = useState(() => Date.now());
  const least = Math.max(now, dueAt);
  const [value, setValue] = useState(toInputValue(until ?? least + DAY_MS));
  return (
    <FormDialog
      title={t('reports:until.title', { name: player.name })}
      submit={t('reports:until.set')}
      onSubmit={() => controls.allowUntil(player, new Date(value).getTime())}
      onClose={onClose}
    >
      <DateTimeField
        label={t('reports:until.field')}
        hint={t('reports:until.hint', { when: dateTimeText(i18n.language, dueAt) })}
        value={value}
        allowedRange={[least - now + CLOCK_MARGIN_MS, ROOM_TIMING.maxAsyncMs - CLOCK_MARGIN_MS]}
        required
        onChange={setValue}
      />
    </FormDialog>
  );
}
