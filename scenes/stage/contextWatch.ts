// A lost WebGL context: most come back by themselves, and one that does not must not leave a blank canvas.

import type { TimeSource } from '#scenes/stage/time.ts';

/** Milliseconds in sight that a context has to come back; a phone in a pocket may take its own time. */
const PATIENCE_MS = 5_000;

export interface ContextWatch {
  /** Nothing can be drawn now. */
  readonly lost: boolean;
  /** To be called when the context is back. */
  restored(): void;
  stop(): void;
}

/** `onUsable` hears false when a lost context stays away, and true when that one comes back after all. */
export function watchContext(
  canvas: HTMLCanvasElement,
  time: TimeSource,
  onUsable: (usable: boolean) => void,
): ContextWatch {
  const listening = new AbortController();
  let lost = false;
  let givenUp = false;
  let callOff = (): void => undefined;
  const wait = (): void => {
    callOff();
    if (!lost || givenUp || document.hidden) return;
    callOff = time.after(PATIENCE_MS, () => {
      givenUp = true;
      onUsable(false);
    });
  };
  canvas.addEventListener(
    'webglcontextlost',
    () => {
      lost = true;
      wait();
    },
    listening,
  );
  document.addEventListener('visibilitychange', wait, listening);
  return {
    get lost() {
      return lost;
    },
    restored() {
      lost = false;
      callOff();
      if (!givenUp) return;
      givenUp = false;
      onUsable(true);
    },
    stop() {
      callOff();
      listening.abort();
    },
  };
}
