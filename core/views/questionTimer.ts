// The timer of the question that stands before a reader, as what the view says of it makes it (specification 2, section 4 "Timer").
// A state machine whose state is worked out anew from the view each time: a tab that slept, a reload and a lost push can't leave it behind.
//
//   start    the question opens                             idle    -> running
//   pause    the host pauses the game                       running -> paused
//   freeze   3-2-1 before the game goes on                  paused  -> paused, whatever time passes
//   restart  the game goes on; the host adds time           paused  -> running, with what was left
//   reset    the question is asked again                    any     -> running, with its whole time
//            the reader's answer is in                      any     -> cleared
//            the time is up, or the question is shut        any     -> stopped

import type { GameOptions } from '#core/room/gameOptions.ts';
import type { SlideState } from '#core/room/phase.ts';

/** What a view says of a question's time. Instants in ms of the server. */
export interface TimedSlide {
  readonly state: SlideState;
  readonly deadline: number | null;
  readonly pausedLeftMs: number | null;
  /** Whether the reader's own answer is in; in the views of host and projector a number of others', which stops no clock. */
  readonly answered: boolean | number;
}

/** idle: there is no clock. stopped: with a classic timer one may still answer while the question is active. */
export type QuestionTimer =
  | { readonly state: 'idle' | 'cleared' | 'stopped' }
  | { readonly state: 'running'; readonly endsAt: number }
  | { readonly state: 'paused'; readonly leftMs: number };

/** `now` in ms of the server. */
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

/** With a classic timer a question may still be answered once its time is up. */
export function isOvertime(
  { state }: QuestionTimer,
  slide: TimedSlide | null,
  { timer }: Pick<GameOptions, 'timer'>,
): boolean {
  return state === 'stopped' && slide?.state === 'active' && timer === 'classic';
}

/** Whether the time is up for good: an answer that is not with the server by now may be too late. */
export function isTimeUp(
  timer: QuestionTimer,
  slide: TimedSlide | null,
  options: Pick<GameOptions, 'timer'>,
): boolean {
  return timer.state === 'stopped' && !isOvertime(timer, slide, options);
}

/** Milliseconds that are left: 0 once the time is up; null where there is no clock to look at. */
export function timerLeft(timer: QuestionTimer, now: number): number | null {
  if (timer.state === 'running') return Math.max(0, timer.endsAt - now);
  if (timer.state === 'paused') return timer.leftMs;
  return timer.state === 'stopped' ? 0 : null;
}
