// The clock of this process, which a server for tests shares.

import { isTeacherPaced } from '#core/modes/registry.ts';
import { BEAT, type GameType } from '#core/room/phase.ts';

/** How late a timer and the durable write behind it may be on a busy machine. */
const TIMER_LATE_MS = 500;

const present = Date.now.bind(Date);
let aheadMs = 0;

/**
 * Until the countdown of a game is over. At the players' own pace a question opens when it is asked for, so that the clock can be
 * set forward, and budgets fill up as if one had waited. A teacher-paced one is opened by a timer, which has to be waited for.
 */
export async function passCountdown(type: GameType): Promise<void> {
  if (isTeacherPaced({ type })) {
    await new Promise((passed) => setTimeout(passed, BEAT.countdownMs + TIMER_LATE_MS));
    return;
  }
  passTime(BEAT.countdownMs);
}

/** Sets the clock forward. Timers run as ever, so that nothing is done that one of them would do. */
export function passTime(ms: number): void {
  aheadMs += ms;
  Date.now = () => present() + aheadMs;
}

/** No time passes, so that no budget fills up, until the returned function is called; timers run as ever. */
export function holdClock(): () => void {
  const running = Date.now;
  const held = running();
  Date.now = () => held;
  return () => {
    Date.now = running;
  };
}
