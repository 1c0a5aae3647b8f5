// Programmatic focus on elements outside the tab order, for when the focused element is gone.

/** Focuses a heading or a page's main element this one time, without adding it to the tab order. */
export function focusTemporarily(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * For a focus whose element is gone: moves it to the page's main element, where Enter and the space bar
 * trigger nothing.
 */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (main) focusTemporarily(main);
}
