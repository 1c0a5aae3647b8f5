// Seconds that run down, as text: for the eye without a canvas, and for whoever asks the screen reader.

import { type ReactNode, useEffect, useReducer } from 'react';
import { questionTimer, type QuestionTimer, type TimedSlide, timerLeft } from '#core/views/questionTimer.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { ringAt } from '#src/platform/stores/serverClock.ts';

/** Whole seconds until this server time, renewed once a second; null without a deadline. */
export function useSecondsLeft(deadline: number | null): number | null {
  const { clock } = useServices();
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const left = deadline === null ? null : secondsOf(deadline - clock.now());
  useEffect(() => {
    if (deadline === null || !left) return undefined;
    return ringAt(clock, deadline - (left - 1) * 1_000, renew);
  }, [clock, deadline, left]);
  return left;
}

/** The timer of a question and its whole seconds, 0 once the time is up; null where there is no clock to look at. */
export function useQuestionTimer(
  slide: TimedSlide | null,
  room: { readonly countdownEndsAt: number | null },
): { readonly timer: QuestionTimer; readonly seconds: number | null } {
  const { clock } = useServices();
  const now = clock.now();
  const timer = questionTimer(slide, room, now);
  const left = timerLeft(timer, now);
  // Held by the countdown before the game goes on, it runs again after that.
  useSecondsLeft(timer.state === 'running' ? timer.endsAt : room.countdownEndsAt);
  return { timer, seconds: left === null ? null : secondsOf(left) };
}

const secondsOf = (ms: number): number => Math.max(0, Math.ceil(ms / 1_000));

export function Seconds({ until }: { readonly until: number }): ReactNode {
  return useSecondsLeft(until);
}
