// What is longer than the canvas is read to its end by keyboard too; wheel and finger reach the canvas by themselves.

import { useEffect } from 'react';
import { useStage } from '#src/platform/stage/StageHost.tsx';

/** CSS pixels that a key moves. */
const KEYS: Readonly<Record<string, number>> = { ArrowDown: 60, ArrowUp: -60, PageDown: 300, PageUp: -300 };
/** Takes these keys for itself. */
const BUSY = 'input, textarea, select, audio, video, dialog';

/** Listens while the component stands. */
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
