// Choice between a live game and one assigned as homework with a due date.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ROOM_TIMING, HOSTED_PLAY_MODES, type PlayMode } from '#core/room/phase.ts';
import { CLOCK_MARGIN_MS, toInputValue, DateTimeField } from '#src/host/options/DateTimeField.tsx';
import { Segments } from '#src/host/options/Segments.tsx';
import '#src/host/options/assign.css';
import '#src/host/options/optionGroups.css';
import '#src/ui/setting.css';

export interface Assignment {
  readonly playMode: PlayMode;
  /** Time at which an assigned game closes: the field's value, in this device's local time. */
  readonly dueAt: string;
}

/** Defaults to live; an assigned game would be due in a week, in the evening. */
export function defaultAssignment(now = Date.now()): Assignment {
  const due = new Date(now + ROOM_TIMING.asyncExpiryMs);
  due.setHours(20, 0, 0, 0);
  return { playMode: 'live', dueAt: toInputValue(due.getTime()) };
}

export interface AssignFieldProps {
  readonly value: Assignment;
  readonly onChange: (value: Assignment) => void;
}

export function AssignField({ value, onChange }: AssignFieldProps): ReactNode {
  const { t } = useTranslation('host');
  const hint = useId();
  return (
    <section className="assign" data-mode={value.playMode}>
      <fieldset className="choice" aria-describedby={hint}>
        <legend className="visually-hidden">{t('host:assign.label')}</legend>
        <Segments
          name="playMode"
          values={HOSTED_PLAY_MODES}
          value={value.playMode}
          labelOf={(each) => t(`host:assign.${each}.label`)}
          onChange={(playMode) => onChange({ ...value, playMode })}
        />
        <p id={hint} className="hint">
          {t(`host:assign.${value.playMode}.means`)}
        </p>
      </fieldset>
    </section>
  );
}

export interface DueAtFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function DueAtField({ value, onChange }: DueAtFieldProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <DateTimeField
      label={t('host:assign.due')}
      hint={t('host:assign.dueHint')}
      value={value}
      allowedRange={[CLOCK_MARGIN_MS, ROOM_TIMING.maxAsyncMs - CLOCK_MARGIN_MS]}
      required
      onChange={onChange}
    />
  );
}
