// How long one may think: a few usual times, or any other.

import { memo, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { FaultText } from '#src/questions/FaultText.tsx';
import type { QuestionFault } from '#protocol/quizFaults.ts';

const USUAL = [10, 20, 30, 45, 60, 90, 120, 180, 300] as const;
const OTHER = 'other';

export interface TimeFieldProps {
  /** undefined: the usual time. */
  readonly seconds: number | undefined;
  readonly faults: readonly QuestionFault[];
  readonly onChange: (seconds: number | undefined) => void;
}

/** Drawn anew only where the time is another, or what is said of it. */
export const TimeField = memo(Field);

function Field({ seconds, faults, onChange }: TimeFieldProps): ReactNode {
  const { t } = useTranslation('editor');
  const [id, otherId] = [useId(), useId()];
  const now = seconds ?? QUESTION_TIME.defaultSeconds;
  const [other, setOther] = useState(() => !USUAL.some((each) => each === now));
  // Even what changes nothing would be a step to undo.
  const set = (value: number) => {
    if (value !== now) onChange(value === QUESTION_TIME.defaultSeconds ? undefined : value);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t('editor:time')}</label>
      <div className="row">
        <select
          id={id}
          className="select"
          value={other ? OTHER : now}
          aria-describedby={`${id}-faults`}
          onChange={({ target: { value } }) => {
            setOther(value === OTHER);
            if (value !== OTHER) set(Number(value));
          }}
        >
          {USUAL.map((each) => (
            <option key={each} value={each}>
              {each < 120 ? t('editor:seconds', { count: each }) : t('editor:minutes', { count: each / 60 })}
            </option>
          ))}
          <option value={OTHER}>{t('editor:otherTime')}</option>
        </select>
        {other && (
          <>
            <label htmlFor={otherId} className="visually-hidden">
              {t('editor:timeSeconds')}
            </label>
            <input
              id={otherId}
              className="input time-input"
              type="number"
              inputMode="numeric"
              min={QUESTION_TIME.minSeconds}
              max={QUESTION_TIME.maxSeconds}
              value={now}
              aria-invalid={faults.length > 0}
              onChange={({ target: { valueAsNumber } }) => {
                if (Number.isFinite(valueAsNumber)) set(Math.round(valueAsNumber));
              }}
              onBlur={() => set(Math.min(QUESTION_TIME.maxSeconds, Math.max(QUESTION_TIME.minSeconds, now)))}
            />
            <span className="muted">
              {t('editor:timeRange', { min: QUESTION_TIME.minSeconds, max: QUESTION_TIME.maxSeconds })}
            </span>
          </>
        )}
      </div>
      <FaultText id={`${id}-faults`} faults={faults} />
    </div>
  );
}
