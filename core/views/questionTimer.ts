// Question timer, derived from a view (specification 2, section 4 "Timer"). A state machine whose state is
// recomputed from every view, so that a sleeping tab, a reload, or a lost push can't leave it behind.
//
// start (idle -> running): the question opens pause (running -> paused): the host pauses the game freeze
// (paused -> paused, whatever time passes): 3-2-1 before the game resumes restart (paused -> running, with
// the time left): the game resumes, or the host adds time reset (any -> running, with the whole time): the
// question is asked again any -> cleared: the viewer's answer is in any -> stopped: time is up, or the
// question is closed

import type { GameOptions } from '#core/room/gameOptions.ts';
import type { SlideState } from '#core/room/phase.ts';

/** Timing of a question in a view. Instants are in ms on the server's clock. */
export interface TimedSlide {
  readonly state: SlideState;
  readonly deadline: number | null;
  readonly pausedLeftMs: number | null;
  /**
   * True once the viewer's own answer is in. In the host's and projector's views, the number of others'
   * answers, which doesn't stop the clock.
   */
  readonly answered: boolean | number;
}

/**
 * idle: there is no clock. stopped: with a classic timer, players may still answer while the question is
 * active.
 */
export type QuestionTimer =
  | { readonly state: 'idle' | 'cleared' | 'stopped' }
  | { readonly state: 'running'; readonly endsAt: number }
  | { readonly state: 'paused'; readonly leftMs: number };

/** `now`: ms on the server's clock. */
export function questionTimer(
  slide: TimedSlide | null,
  { countdownEndsAt }: { readonly countdownEndsAt: number | null },
  now: number,
): QuestionTimer {
  if (!slide) return { state: 'idle' };
  const { state, deadline, pausedLeftMs, answered } = slide;
  if (deadline === null && pausedLeftMs === null) return { state: 'idle' };
  if (answered === true) return { state: 'cleared' };
  if (state !== 'active') return { state: 'stopped' };
  if (deadline === null) return { state: 'paused', leftMs: pausedLeftMs ?? 0 };
  const goesOnAt = Math.max(now, countdownEndsAt ?? now);
  if (goesOnAt >= deadline) return { state: 'stopped' };
  if (goesOnAt > now) return { state: 'paused', leftMs: deadline - goesOnAt };
  return { state: 'running', endsAt: deadline };
}

/** With a classic timer, a question may still be answered after its time is up. */
export function isOvertime(
  { state }: QuestionTimer,
  slide: TimedSlide | null,
  { timer }: Pick<GameOptions, 'timer'>,
): boolean {
  return state === 'stopped' && slide?.state === 'active' && timer === 'classic';
}

/** True if time is up for good: an answer that hasn't reached the server by now may be too late. */
export function isTimeUp(
  timer: QuestionTimer,
  slide: TimedSlide | null,
  options: Pick<GameOptions, 'timer'>,
): boolean {
  return timer.state === 'stopped' && !isOvertime(timer, slide, options);
}

/** Milliseconds left: 0 once time is up; null if there is no clock to show. */
export function timerLeft(timer: QuestionTimer, now: number): number | null {
  if (timer.state === 'running') return Math.max(0, timer.endsAt - now);
  if (timer.state === 'paused') return timer.leftMs;
  return timer.state === 'stopped' ? 0 : null;
}
