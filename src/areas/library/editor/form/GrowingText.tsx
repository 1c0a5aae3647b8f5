// A text of several lines with its label, as high as what stands in it; how much room is left is said before it is used up.

import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultText } from '#src/questions/FaultText.tsx';
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
  /** For whoever brings the focus here. */
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  /** Whether one begins to write here as soon as it stands. */
  readonly begins?: boolean;
  readonly rows?: number;
  /** Whether its words may be bold, its lines a list, and so on. */
  readonly formatted?: boolean;
}

/** The part of the limit from which on it is told how much is left. */
const NEAR = 0.8;

/** How much is left of a field, as far as that is to be told yet. */
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
      <FaultText id={`${id}-faults`} faults={faults} />
    </div>
  );
}
