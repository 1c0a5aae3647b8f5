// Keyboard scrolling for content taller than the canvas; the canvas handles wheel and touch itself.

import { useEffect } from 'react';
import { useStage } from '#src/platform/stage/StageHost.tsx';

/** CSS pixels per key press. */
const KEYS: Readonly<Record<string, number>> = { ArrowDown: 60, ArrowUp: -60, PageDown: 300, PageUp: -300 };
/** Elements that use these keys themselves. */
const BUSY = 'input, textarea, select, audio, video, dialog';

/** Listens while the component is mounted. */
export function useScrollKeys(): void {
  const { scrollBy } = useStage();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, altKey, metaKey } = event;
      const pixels = KEYS[key];
      if (pixels === undefined || defaultPrevented || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(BUSY)) return;
      if (scrollBy(pixels)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [scrollBy]);
}
