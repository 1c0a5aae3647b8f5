// A controllable clock for this process, and so for the test servers in it.

import { isTeacherPaced } from '#core/modes/registry.ts';
import { ROOM_TIMING, type GameType } from '#core/room/phase.ts';

/** Milliseconds that a timer and its durable write may be late on a busy machine. */
const TIMER_LATE_MS = 500;

const present = Date.now.bind(Date);
let aheadMs = 0;

/**
 * Waits until a game's countdown is over. A student-paced question opens when it is requested, so the clock
 * can be set forward, which also refills rate limits as a real wait would. A teacher-paced one is opened by a
 * timer and needs a real wait.
 */
export async function passCountdown(type: GameType): Promise<void> {
  if (isTeacherPaced({ type })) {
    await new Promise((passed) => setTimeout(passed, ROOM_TIMING.countdownMs + TIMER_LATE_MS));
    return;
  }
  advanceClock(ROOM_TIMING.countdownMs);
}

/** Sets the clock forward. Timers don't fire early, so work that a timer does isn't triggered. */
export function advanceClock(ms: number): void {
  aheadMs += ms;
  Date.now = () => present() + aheadMs;
}

/**
 * Stops the clock, so that no rate limit refills, until the returned function is called. Timers keep running.
 */
export function freezeClock(): () => void {
  const running = Date.now;
  const held = running();
  Date.now = () => held;
  return () => {
    Date.now = running;
  };
}
