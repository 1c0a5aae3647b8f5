// Where the keyboard's place goes when what had it is gone: to something that is no stop of the page.

/** A heading, or the main part of a page, takes the focus this once, without becoming a stop of the page. */
export function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** The focus had been on something that is gone: the page's main part takes it, where Enter and the space bar press nothing. */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (main) focusOnce(main);
}
