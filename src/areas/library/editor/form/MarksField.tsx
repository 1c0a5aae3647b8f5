// What a question counts for in the accuracy, against the others.

import { memo, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QUESTION_MARKS } from '#core/questions/worth.ts';
import { FaultText } from '#src/questions/FaultText.tsx';
import type { QuestionFault } from '#protocol/quizFaults.ts';

const { usual, min, max } = QUESTION_MARKS;

export interface MarksFieldProps {
  /** undefined: the usual ones. */
  readonly marks: number | undefined;
  /** Whether anything in the question is right: else it counts for none. */
  readonly judged: boolean;
  readonly faults: readonly QuestionFault[];
  readonly onChange: (marks: number | undefined) => void;
}

/** Drawn anew only where the marks are others, or what is said of them. */
export const MarksField = memo(Field);

function Field({ marks, judged, faults, onChange }: MarksFieldProps): ReactNode {
  const { t } = useTranslation('editor');
  const id = useId();
  const now = marks ?? usual;
  // A field may be empty for a while, as one types.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && (typed === '' || Number(typed) === now);
  // Even what changes nothing would be a step to undo.
  const set = (value: number) => {
    if (value !== now) onChange(value === usual ? undefined : value);
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
      <FaultText id={`${id}-faults`} faults={faults} />
    </div>
  );
}
