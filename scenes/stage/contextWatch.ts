// A lost WebGL context: most come back by themselves, and one that does not must not leave a blank canvas.

import type { TimeSource } from '#scenes/stage/time.ts';

/** Milliseconds in sight that a context has to come back; a phone in a pocket may take its own time. */
const PATIENCE_MS = 3_000;

export interface ContextWatch {
  /** Nothing can be drawn now. */
  readonly lost: boolean;
  /** To be called when the context is back. */
  restored(): void;
  stop(): void;
}

/** `isLost`: before anybody could watch. `onGone` hears once when a lost context stays away. */
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
    // Browsers show a sign of their own in place of a canvas without a context. It can be pressed all the same.
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
