// Labeled multi-line field that grows with its text and shows the characters left near the limit.

import { type ReactNode, type RefObject, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import type { QuestionFault } from '#protocol/quizFaults.ts';
import { RichTextField, richText } from '#src/areas/library/editor/richText/richText.ts';
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
  readonly field?: RefObject<HTMLElement | null>;
  /** True if it takes the focus on mount. */
  readonly begins?: boolean;
  readonly rows?: number;
  /** True if its text can be formatted with bold, lists, and so on. */
  readonly formatted?: boolean;
  /** True if words in brackets become gaps. */
  readonly hasGaps?: boolean;
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
  const { begins = false } = props;
  const held = useRef<HTMLElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const hold = (element: HTMLElement | null) => {
    held.current = element;
  };
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(props.field, () => held.current);
  useLayoutEffect(() => {
    const element = textarea.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 4}px`;
  }, [value]);
  useLayoutEffect(() => {
    if (begins) textarea.current?.focus({ preventScroll: true });
  }, [begins]);
  const near = value.length >= limit * NEAR;
  const cut = useCut(value, limit);
  const isRich = props.formatted === true && richText.get() !== null;
  const described = `${id}-hint ${id}-faults`;
  return (
    <div className={`field ${className}`}>
      {isRich ? (
        <>
          {/* Like a label, which can only name form controls. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <span id={id} className="strong" onClick={() => held.current?.focus()}>
            {label}
          </span>
          <RichTextField
            hold={hold}
            className="input growing"
            hasLines
            hasGaps={props.hasGaps ?? false}
            value={value}
            limit={limit}
            begins={begins}
            labelledBy={id}
            placeholder={props.placeholder}
            invalid={faults.length > 0}
            describedBy={described}
            onChange={props.onChange}
            onCut={cut.tell}
          />
        </>
      ) : (
        <>
          <label htmlFor={id}>{label}</label>
          <textarea
            ref={(element) => {
              textarea.current = element;
              hold(element);
            }}
            id={id}
            className="input growing"
            dir="auto"
            rows={rows}
            value={value}
            maxLength={limit}
            placeholder={props.placeholder}
            aria-invalid={faults.length > 0}
            aria-describedby={described}
            onChange={(event) => props.onChange(event.target.value)}
            {...cut.field}
          />
        </>
      )}
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
