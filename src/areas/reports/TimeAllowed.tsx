// Until when one player may play an assigned game, where that is longer than the others.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BEAT } from '#core/room/phase.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { CLOCK_MARGIN_MS, localText, MomentField } from '#src/host/options/MomentField.tsx';
import type { Act } from '#src/host/room/roomConnection.ts';
import { type RoomControls, useControls } from '#src/host/room/useControls.ts';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';
import { momentText } from '#src/ui/momentText.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/reports/allowed.css';
import '#src/ui/setting.css';
import { DialogButton } from '#src/ui/DialogButton.tsx';

const DAY_MS = 24 * 60 * 60_000;

export interface TimeAllowedProps {
  readonly view: HostView;
  readonly act: Act;
  readonly player: HostPlayerRow;
}

/** Nothing where the game is not due on a day, or is over and had the same time for everybody. */
export function TimeAllowed({ view, act, player }: TimeAllowedProps): ReactNode {
  const { t, i18n } = useTranslation('reports');
  const controls = useControls(view, act);
  const title = useId();
  const { dueAt } = view.room;
  const { allowedUntil } = player;
  const isOpen = controls.can('setDueDate');
  if (dueAt === null || (!isOpen && allowedUntil === null)) return null;
  // A due date that was moved behind it counts for everybody.
  const until = allowedUntil === null ? null : Math.max(allowedUntil, dueAt);
  const when = momentText(i18n.language, until ?? dueAt);
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
  const [value, setValue] = useState(localText(until ?? least + DAY_MS));
  return (
    <FormDialog
      title={t('reports:until.title', { name: player.name })}
      submit={t('reports:until.set')}
      onSubmit={() => controls.allowUntil(player, new Date(value).getTime())}
      onClose={onClose}
    >
      <MomentField
        label={t('reports:until.field')}
        hint={t('reports:until.hint', { when: momentText(i18n.language, dueAt) })}
        value={value}
        within={[least - now + CLOCK_MARGIN_MS, BEAT.maxAsyncMs - CLOCK_MARGIN_MS]}
        required
        onChange={setValue}
      />
    </FormDialog>
  );
}
