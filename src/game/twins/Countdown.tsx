// Seconds counting down, as text: for playing without a canvas, and for screen readers on request.

import { type ReactNode, useEffect, useReducer } from 'react';
import { questionTimer, type QuestionTimer, type TimedSlide, timerLeft } from '#core/views/questionTimer.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { ringAt } from '#src/platform/stores/serverClock.ts';

/** Whole seconds until this server time, updated once a second; null without a deadline. */
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

/** A question's timer and its whole seconds, 0 once time is up; null if there is no clock to show. */
export function useQuestionTimer(
  slide: TimedSlide | null,
  room: { readonly countdownEndsAt: number | null },
): { readonly timer: QuestionTimer; readonly seconds: number | null } {
  const { clock } = useServices();
  const now = clock.now();
  const timer = questionTimer(slide, room, now);
  const left = timerLeft(timer, now);
  // Held by the countdown before the game continues; runs again after that.
  useSecondsLeft(timer.state === 'running' ? timer.endsAt : room.countdownEndsAt);
  return { timer, seconds: left === null ? null : secondsOf(left) };
}

const secondsOf = (ms: number): number => Math.max(0, Math.ceil(ms / 1_000));

export function Seconds({ until }: { readonly until: number }): ReactNode {
  return useSecondsLeft(until);
}
