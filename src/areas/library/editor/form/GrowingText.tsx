// Labeled multi-line field that grows with its text and shows the characters left near the limit.

import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import type { QuestionFault } from '#protocol/quizFaults.ts';
import { useCut } from '#src/questions/useCut.tsx';

export interface GrowingTextProps {
  /** Translated. */
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly limit: number;
  readonly onChange: (value: string) => void;
  readonly faults?: readonly QuestionFault[];
  readonly className?: string;
  /** For callers that move the focus here. */
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  /** True if it takes the focus on mount. */
  readonly begins?: boolean;
  readonly rows?: number;
  /** True if its text can be formatted with bold, lists, and so on. */
  readonly formatted?: boolean;
}

/** Fraction of the limit from which the characters left are shown. */
const NEAR = 0.8;

/** Characters left in a field, once it's near the limit. */
export function LeftOf({ value, limit }: Pick<GrowingTextProps, 'value' | 'limit'>): ReactNode {
  const { t } = useTranslation('editor');
  return value.length >= limit * NEAR && t('editor:left', { count: limit - value.length });
}

export function GrowingText(props: GrowingTextProps): ReactNode {
  const { label, hint, value, limit, faults = [], className = '', rows = 1 } = props;
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const { begins = false, field = own } = props;
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 4}px`;
  }, [field, value]);
  useLayoutEffect(() => {
    if (begins) field.current?.focus({ preventScroll: true });
  }, [field, begins]);
  const near = value.length >= limit * NEAR;
  const cut = useCut(value, limit);
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        className="input growing"
        dir="auto"
        data-markup={props.formatted ? 'lines' : undefined}
        rows={rows}
        value={value}
        maxLength={limit}
        placeholder={props.placeholder}
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}-hint ${id}-faults`}
        onChange={(event) => props.onChange(event.target.value)}
        {...cut.field}
      />
      {cut.told}
      {(hint !== undefined || near) && (
        <p id={`${id}-hint`} className="hint">
          {near ? <LeftOf value={value} limit={limit} /> : hint}
        </p>
      )}
      <FieldErrors id={`${id}-faults`} faults={faults} />
    </div>
  );
}
