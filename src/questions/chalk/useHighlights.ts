// Colors ranges of an element's text without touching the element (CSS Custom Highlight API).

import { type RefObject, useEffect, useState } from 'react';
import '#src/questions/chalk/chalk.css';
import { rangesIn, type Span } from '#src/questions/chalk/chalk.ts';

/** False in browsers that can't, where marking isn't offered. */
export const canHighlight = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS;

/** `spans`: by the highlight's name in style sheets. */
export function useHighlights(
  element: RefObject<Element | null>,
  spans: Readonly<Record<string, readonly Span[]>>,
): void {
  const [version, setVersion] = useState(0);
  // Formatting, and drawings of formulas, come later than the text.
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new MutationObserver(() => setVersion((before) => before + 1));
    observer.observe(element.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element]);
  const key = JSON.stringify(spans);
  useEffect(() => {
    const root = element.current;
    if (!root || !canHighlight()) return undefined;
    const all = Object.entries(JSON.parse(key) as typeof spans);
    for (const [name, each] of all) CSS.highlights.set(name, new Highlight(...rangesIn(root, each)));
    return () => {
      for (const [name] of all) CSS.highlights.delete(name);
    };
  }, [element, key, version]);
}
