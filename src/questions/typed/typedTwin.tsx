// Typed answer: a field of the page even if everything else is drawn.

import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedType } from '#core/questions/families.ts';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { type Placed, visiblePlacement, usePlace } from '#src/game/twins/placement.tsx';
import { SubmitButton } from '#src/game/twins/SubmitButton.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import type { NumberField } from '#core/questions/typed/units.ts';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { NumberInputProps } from '#src/questions/typed/NumberInput.tsx';
import '#src/game/twins/typed.css';

/** Few questions ask for a number. */
const NumberInput = lazyView<NumberInputProps>(
  async () => (await import('#src/questions/typed/NumberInput.tsx')).NumberInput,
);

export interface TypedField {
  /** In characters. */
  readonly maxLength: number;
  /** True if it has several lines; then Ctrl+Enter submits. */
  readonly long: boolean;
}

/** Twin of a question kind with typed answers. */
export function typedTwin<T extends TypedType>(field: TypedField): ComponentType<QuestionTwinProps<T>> {
  return (props) => <TypedTwin {...props} {...field} />;
}

type TypedTwinProps = QuestionTwinProps<TypedType> &
  TypedField & {
    /** For a question that asks for a number. */
    readonly number?: NumberField;
  };

export function TypedTwin(props: TypedTwinProps): ReactNode {
  const { draft, answer, open, unanswered, maxLength, long, number, onIntent } = props;
  const text = (answer ?? draft.answer)?.text ?? '';
  const { t } = useTranslation('play');
  const place = usePlace();
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useTypingAnywhere(open, () => field.current);
  if (unanswered && text === '') return null;
  const keys = (event: KeyboardEvent) => {
    if (!open || !isEnter(event) || (long && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    onIntent({ type: 'submit' });
  };
  const placed = fieldPlacement(place('field', 'twin-field'));
  const native = {
    id,
    maxLength,
    readOnly: !open,
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown: keys,
  };
  const shared = {
    ...native,
    ...placed,
    ref: field,
    value: text,
    placeholder: t('play:typed.placeholder'),
  };
  return (
    <>
      <label {...place(null, 'twin-label')} htmlFor={id}>
        {t('play:typed.label')}
      </label>
      {number ? (
        <NumberInput
          {...native}
          enterKeyHint="send"
          field={number}
          input={field}
          text={text}
          placed={placed}
          onType={(typed) => onIntent({ type: 'type', text: typed })}
        />
      ) : long ? (
        <textarea
          {...shared}
          rows={4}
          onChange={(event) => onIntent({ type: 'type', text: event.target.value })}
        />
      ) : (
        <input
          {...shared}
          enterKeyHint="send"
          onChange={(event) => onIntent({ type: 'type', text: event.target.value })}
        />
      )}
      <SubmitButton {...props} />
    </>
  );
}

/**
 * True unless the key is held down or picks a suggestion; Safari ends a composition just before it (key code
 * 229).
 */
export function isEnter({ key, keyCode, repeat, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !repeat && !nativeEvent.isComposing && keyCode !== 229;
}

/** A field that is seen wherever it is; `look` is its class over the canvas. */
export function fieldPlacement(placed: Placed, look = 'twin-field'): Placed {
  const { className, ...rest } = visiblePlacement(placed);
  return { ...rest, className: className === 'twin-island' ? `${look} twin-island` : className };
}

/** Typing anywhere goes into a field, just as keys choose options elsewhere. */
export function useTypingAnywhere(open: boolean, find: () => HTMLElement | null): void {
  const on = useSetting('shortcuts');
  const latest = useRef(find);
  useLayoutEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    if (!on || !open) return undefined;
    const listen = (event: globalThis.KeyboardEvent) => {
      const types = event.key.length === 1 && event.key !== ' ';
      if (!types || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog, [role="dialog"]'))
        return;
      latest.current()?.focus({ preventScroll: true });
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on, open]);
}
