// Keeps the keyboard's place in a list whose rows go away by what is pressed in them.

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusMain, focusOnce } from '#src/ui/focusOnce.ts';

export interface RowFocus<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * For the element around heading and rows; the buttons of a row say by `data-row-action` what they do. When the one that has
 * the focus goes away, the same one of the next row takes it, else the heading, else the page's main part. A button that says
 * nothing, because no second press may follow by itself, leaves it to the heading.
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
    else if (heading) focusOnce(heading);
    else focusMain();
  });
  return {
    ref,
    onFocus({ target }) {
      const action = target instanceof HTMLElement ? target.dataset['rowAction'] : undefined;
      place.current = { action, index: buttons(action).findIndex((button) => button === target) };
    },
    // React is deaf while it takes elements away: this is somebody's own going elsewhere.
    onBlur() {
      place.current = null;
    },
  };
}

const selector = (action: string) => `[data-row-action="${action}"]`;
