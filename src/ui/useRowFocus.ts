// Keeps keyboard focus in a list whose rows disappear when their buttons are pressed.

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusMain, focusTemporarily } from '#src/ui/focusTemporarily.ts';

export interface RowFocus<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * For the element around the heading and rows; each button in a row names its action in `data-row-action`.
 * When the focused button disappears, focus moves to the same action in the next row, otherwise to the
 * heading, otherwise to the page's main element. A button without the attribute passes focus to the heading,
 * so that a second press can't happen by accident.
 */
export function useRowFocus<E extends HTMLElement>(): RowFocus<E> {
  const ref = useRef<E>(null);
  const place = useRef<{ readonly action: string | undefined; readonly index: number } | null>(null);
  const buttons = (action: string | undefined): HTMLElement[] =>
    action === undefined ? [] : [...(ref.current?.querySelectorAll<HTMLElement>(selector(action)) ?? [])];
  useEffect(() => {
    const { activeElement, body } = document;
    if (place.current === null || (activeElement !== null && activeElement !== body)) return;
    const { action, index } = place.current;
    place.current = null;
    const next = buttons(action);
    const heading = ref.current?.querySelector<HTMLElement>('h1, h2, h3');
    if (next.length > 0) next[Math.min(index, next.length - 1)]?.focus({ preventScroll: true });
    else if (heading) focusTemporarily(heading);
    else focusMain();
  });
  return {
    ref,
    onFocus({ target }) {
      const action = target instanceof HTMLElement ? target.dataset['rowAction'] : undefined;
      place.current = { action, index: buttons(action).findIndex((button) => button === target) };
    },
    // React doesn't fire this when it removes elements, so the person has moved the focus.
    onBlur() {
      place.current = null;
    },
  };
}

const selector = (action: string) => `[data-row-action="${action}"]`;
