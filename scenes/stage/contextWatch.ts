// WebGL context watch: most lost contexts come back on their own, and one that doesn't must not leave a blank
// canvas.

import type { TimeSource } from '#scenes/stage/time.ts';

/**
 * Milliseconds for a lost context to come back while the page is visible; a phone in a pocket may take its
 * time.
 */
const PATIENCE_MS = 3_000;

export interface ContextWatch {
  /** True while nothing can be drawn. */
  readonly lost: boolean;
  /** Call this when the context is back. */
  restored(): void;
  stop(): void;
}

/**
 * `isLost`: the context was lost before watching began. `onGone` is called once if a lost context stays away.
 */
export function watchContext(
  canvas: HTMLCanvasElement,
  isLost: boolean,
  time: TimeSource,
  onGone: () => void,
): ContextWatch {
  const listening = new AbortController();
  let lost = isLost;
  let callOff = (): void => undefined;
  const follow = (): void => {
    callOff();
    // Browsers show an error icon in place of a canvas without a context. A hidden canvas can still be
    // pressed.
    canvas.style.opacity = lost ? '0' : '';
    if (!lost || document.hidden) return;
    callOff = time.after(PATIENCE_MS, () => {
      listening.abort();
      onGone();
    });
  };
  canvas.addEventListener(
    'webglcontextlost',
    () => {
      lost = true;
      follow();
    },
    listening,
  );
  document.addEventListener('visibilitychange', follow, listening);
  follow();
  return {
    get lost() {
      return lost;
    },
    restored() {
      lost = false;
      follow();
    },
    stop() {
      callOff();
      listening.abort();
    },
  };
}
