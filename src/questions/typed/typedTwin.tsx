// Typed answer: a field of the page even if everything else is drawn.

import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedType } from '#core/questions/families.ts';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { visiblePlacement, usePlace } from '#src/game/twins/placement.tsx';
import { SubmitButton } from '#src/game/twins/SubmitButton.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import '#src/game/twins/typed.css';

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

function TypedTwin(props: QuestionTwinProps<TypedType> & TypedField): ReactNode {
  const { draft, answer, open, unanswered, maxLength, long, onIntent } = props;
  const text = (answer ?? draft.answer)?.text ?? '';
  const { t } = useTranslation('play');
  const place = usePlace();
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useTypingAnywhere(open, field);
  if (unanswered && text === '') return null;
  const keys = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Enter' || (long && !event.ctrlKey && !event.metaKey)) return;
    // During composition, Enter picks a suggestion; Safari ends the composition just before it (key code
    // 229).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    onIntent({ type: 'submit' });
  };
  const { className, ...placed } = visiblePlacement(place('field', 'twin-field'));
  const shared = {
    ...placed,
    ref: field,
    id,
    className: className === 'twin-island' ? 'twin-field twin-island' : className,
    value: text,
    maxLength,
    readOnly: !open,
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown: keys,
    placeholder: t('play:typed.placeholder'),
  };
  return (
    <>
      <label {...place(null, 'twin-label')} htmlFor={id}>
        {t('play:typed.label')}
      </label>
      {long ? (
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

/** Typing anywhere goes into the field, just as keys choose options elsewhere. */
export function useTypingAnywhere(open: boolean, field: RefObject<HTMLElement | null>): void {
  const on = useSetting('shortcuts');
  useEffect(() => {
    if (!on || !open) return undefined;
    const listen = (event: globalThis.KeyboardEvent) => {
      const types = event.key.length === 1 && event.key !== ' ';
      if (!types || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog, [role="dialog"]'))
        return;
      field.current?.focus({ preventScroll: true });
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on, open, field]);
}
