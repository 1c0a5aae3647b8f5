// Fields for a question's time limit and marks.

import { memo, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsOf } from '#core/collections/withFields.ts';
import { type AuthoredBase, QUESTION_TIME } from '#core/questions/questionBase.ts';
import { QUESTION_MARKS } from '#core/questions/worth.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import type { QuestionFault } from '#protocol/quizFaults.ts';
import { Select } from '#src/ui/Select.tsx';

const USUAL_SECONDS: readonly number[] = [10, 20, 30, 45, 60, 90, 120, 180, 300];
const OTHER = 'other';

interface RuleFieldProps {
  /** Gives all questions this value; null if there are no others. */
  readonly onForAll: (() => void) | null;
  /** True if all questions have this value. */
  readonly isSame: boolean;
  readonly faults: readonly QuestionFault[];
  readonly onChange: (fields: FieldsOf<AuthoredBase>, typing: string) => void;
}

export interface TimeFieldProps extends RuleFieldProps {
  /** undefined for the default time. */
  readonly seconds: number | undefined;
}

/** Memoized: re-renders only when the time or its faults change. */
export const TimeField = memo(({ seconds, faults, onChange, ...all }: TimeFieldProps): ReactNode => {
  const { t } = useTranslation('editor');
  const [id, otherId] = [useId(), useId()];
  const { defaultSeconds, minSeconds, maxSeconds } = QUESTION_TIME;
  const now = seconds ?? defaultSeconds;
  const [other, setOther] = useState(() => !USUAL_SECONDS.some((each) => each === now));
  // Skips unchanged values, which would still add an undo step.
  const set = (value: number) => {
    if (value !== now) onChange({ timeSeconds: value === defaultSeconds ? undefined : value }, 'timeSeconds');
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t('editor:time')}</label>
      <div className="row">
        <Select
          id={id}
          values={[...USUAL_SECONDS, OTHER]}
          value={other ? OTHER : now}
          aria-describedby={`${id}-faults`}
          labelOf={(each) => {
            if (each === OTHER) return t('editor:otherTime');
            return each < 120
              ? t('editor:seconds', { count: each })
              : t('editor:minutes', { count: each / 60 });
          }}
          onChange={(value) => {
            setOther(value === OTHER);
            if (value !== OTHER) set(value);
          }}
        />
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
              min={minSeconds}
              max={maxSeconds}
              value={now}
              aria-invalid={faults.length > 0}
              onChange={({ target: { valueAsNumber } }) => {
                if (Number.isFinite(valueAsNumber)) set(Math.round(valueAsNumber));
              }}
              onBlur={() => set(Math.min(maxSeconds, Math.max(minSeconds, now)))}
            />
            <span className="muted">{t('editor:timeRange', { min: minSeconds, max: maxSeconds })}</span>
          </>
        )}
      </div>
      <FieldErrors id={`${id}-faults`} faults={faults} />
      <ForAll {...all} field={t('editor:time')} />
    </div>
  );
});

export interface MarksFieldProps extends RuleFieldProps {
  /** undefined for the default. */
  readonly marks: number | undefined;
  /** True if answers can be graded; otherwise the question has no marks. */
  readonly judged: boolean;
}

/** Memoized: re-renders only when the marks or their faults change. */
export const MarksField = memo(({ marks, judged, faults, onChange, ...all }: MarksFieldProps): ReactNode => {
  const { t } = useTranslation('editor');
  const id = useId();
  const { usual, min, max } = QUESTION_MARKS;
  const now = marks ?? usual;
  // The field may be empty while typing.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && (typed === '' || Number(typed) === now);
  // Skips unchanged values, which would still add an undo step.
  const set = (value: number) => {
    if (value !== now) onChange({ marks: value === usual ? undefined : value }, 'marks');
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t('editor:marks')}</label>
      <input
        id={id}
        className="input time-input"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={isTyping ? typed : now}
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}-hint ${id}-faults`}
        onChange={({ target: { value, valueAsNumber } }) => {
          setTyped(value);
          if (Number.isFinite(valueAsNumber)) set(Math.min(max, Math.max(0, Math.round(valueAsNumber))));
        }}
        onBlur={() => {
          setTyped(null);
          set(Math.max(min, now));
        }}
      />
      <p id={`${id}-hint`} className="hint">
        {judged ? t('editor:marksHint') : t('editor:marksOfNone')}
      </p>
      <FieldErrors id={`${id}-faults`} faults={faults} />
      <ForAll {...all} field={t('editor:marks')} />
    </div>
  );
});

interface ForAllProps extends Pick<RuleFieldProps, 'onForAll' | 'isSame'> {
  /** Translated. */
  readonly field: string;
}

/** Stays in place when pressed, so that it keeps the focus. */
function ForAll({ onForAll, isSame, field }: ForAllProps): ReactNode {
  const { t } = useTranslation('editor');
  if (onForAll === null) return null;
  return (
    <button
      type="button"
      className="link-button rule-for-all caption"
      aria-label={t(isSame ? 'editor:sameForAllOf' : 'editor:forAllOf', { field })}
      aria-disabled={isSame}
      onClick={onForAll}
    >
      {t(isSame ? 'editor:sameForAll' : 'editor:forAll')}
    </button>
  );
}
