// A typed answer: a field of the page, also where everything else is drawn.

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import type { PlayIntent } from '#src/game/intent.ts';
import { island, usePlace } from '#src/game/twins/placement.tsx';
import { SubmitButton } from '#src/game/twins/SubmitButton.tsx';
import '#src/game/twins/typed.css';

export interface TypedTwinProps {
  readonly text: string;
  readonly open: boolean;
  /** Whether the question is over, and was not answered. */
  readonly unanswered: boolean;
  readonly maxLength: number;
  /** Several lines; Ctrl and Enter submit. */
  readonly long: boolean;
  readonly onIntent: (intent: PlayIntent) => void;
}

export function TypedTwin({ text, open, unanswered, maxLength, long, onIntent }: TypedTwinProps): ReactNode {
  const { t } = useTranslation('play');
  const place = usePlace();
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useTypingAnywhere(open, field);
  if (unanswered && text === '') return null;
  const submit = () => onIntent({ type: 'submit' });
  const keys = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Enter' || (long && !event.ctrlKey && !event.metaKey)) return;
    // While characters are composed, Enter picks one of the suggestions; Safari ends the composing just before (key 229).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    submit();
  };
  const { className, ...placed } = island(place('field', 'twin-field'));
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
      {open && <SubmitButton ready={text.trim() !== ''} onSubmit={submit} />}
    </>
  );
}

/** Who just begins to type is heard: the letter goes into the field, as keys choose options elsewhere. */
function useTypingAnywhere(open: boolean, field: RefObject<HTMLElement | null>): void {
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
