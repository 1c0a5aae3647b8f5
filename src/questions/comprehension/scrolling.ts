// The place in a passage, as a share of what can be scrolled.

import { type RefObject, useEffect, useRef } from 'react';
import { rangesIn, type Span, spanOf } from '#src/questions/chalk/chalk.ts';
import { useLatest } from '#src/ui/useLatest.ts';

/** CSS pixels kept free around a sentence. */
const AIR = 32;
/** Milliseconds without scrolling until the place counts. */
const REST_MS = 200;

/** Keeps the place while sizes change, and tells when someone scrolls elsewhere. */
export function useScrollPlace(
  element: RefObject<HTMLElement | null>,
  place: number,
  onPlace: (place: number) => void,
): void {
  const shown = useRef(-1);
  const tell = useLatest(onPlace);
  useEffect(() => {
    if (place === shown.current) return;
    shown.current = place;
    goTo(element.current, place);
  }, [element, place]);
  useEffect(() => {
    const page = element.current;
    if (!page) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      const room = page.scrollHeight - page.clientHeight;
      shown.current = room > 0 ? page.scrollTop / room : 0;
      tell(shown.current);
    };
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    const sizes =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => goTo(page, shown.current));
    for (const each of [page, ...page.children]) sizes?.observe(each);
    page.addEventListener('scroll', scrolled);
    return () => {
      clearTimeout(timer);
      sizes?.disconnect();
      page.removeEventListener('scroll', scrolled);
    };
  }, [element, tell]);
}

function goTo(page: HTMLElement | null, place: number): void {
  page?.scrollTo({ top: place * (page.scrollHeight - page.clientHeight), behavior: 'instant' });
}

/** Scrolls until the range is in view. */
export function reveal(page: HTMLElement, words: HTMLElement, span: Span): void {
  const [range] = rangesIn(words, [span]);
  if (!range?.getBoundingClientRect) return;
  const [at, frame] = [range.getBoundingClientRect(), page.getBoundingClientRect()];
  if (at.top < frame.top + AIR) page.scrollTop -= frame.top + AIR - at.top;
  else if (at.bottom > frame.bottom - AIR) page.scrollTop += at.bottom - frame.bottom + AIR;
}

/** Where a point of the window is in the element's text; null if it isn't in it. */
export function offsetAt(words: HTMLElement, x: number, y: number): number | null {
  const range = new Range();
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) range.setStart(position.offsetNode, position.offset);
  else {
    const at = document.caretRangeFromPoint?.(x, y);
    if (!at) return null;
    range.setStart(at.startContainer, at.startOffset);
  }
  range.collapse(true);
  return words.contains(range.startContainer) ? spanOf(words, range).from : null;
}
