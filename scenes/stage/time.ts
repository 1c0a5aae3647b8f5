// Time source of the stage: the browser's time and frames, or a test's own.

export interface TimeSource {
  /** Monotonic milliseconds. */
  now(): number;
  /** Runs `task` once at the next frame; returns a function that cancels it. */
  frame(task: (nowMs: number) => void): () => void;
  /** Runs `task` once after this many milliseconds; returns a function that cancels it. */
  after(delayMs: number, task: () => void): () => void;
}

/** Browsers fire a longer timer immediately (32 bit). */
const LONGEST_TIMER_MS = 2_147_483_647;

export const browserTime: TimeSource = {
  now: () => performance.now(),
  frame(task) {
    const id = requestAnimationFrame(task);
    return () => cancelAnimationFrame(id);
  },
  after(delayMs, task) {
    const id = setTimeout(task, Math.min(Math.max(0, delayMs), LONGEST_TIMER_MS));
    return () => clearTimeout(id);
  },
};

export interface ManualTime extends TimeSource {
  /** Advances time in steps of one frame, running the frames and timers that fall due. */
  advance(ms: number): void;
  /** Milliseconds from one frame to the next: a slow machine's are longer. */
  stepMs: number;
  /** Number of frames requested. */
  readonly waiting: number;
}

/** Time that moves only when a test advances it. */
export function manualTime(firstStepMs = 1000 / 60): ManualTime {
  let now = 0;
  let frames: ((nowMs: number) => void)[] = [];
  let timers: { readonly due: number; readonly task: () => void }[] = [];
  const runTimers = (): void => {
    const due = timers.filter((timer) => timer.due <= now).sort((a, b) => a.due - b.due);
    timers = timers.filter((timer) => timer.due > now);
    for (const timer of due) timer.task();
  };
  const time: ManualTime = {
    stepMs: firstStepMs,
    now: () => now,
    get waiting() {
      return frames.length;
    },
    frame(task) {
      frames.push(task);
      return () => {
        frames = frames.filter((other) => other !== task);
      };
    },
    after(delayMs, task) {
      const timer = { due: now + Math.max(0, delayMs), task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(ms) {
      const end = now + ms;
      while (now < end) {
        now = Math.min(end, now + time.stepMs);
        runTimers();
        const due = frames;
        frames = [];
        for (const task of due) task(now);
      }
    },
  };
  return time;
}
