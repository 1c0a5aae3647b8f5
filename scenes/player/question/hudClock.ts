// The clock in the bar: the question's own, or that of an offer.

import { isOvertime, type QuestionTimer, timerLeft } from '#core/views/questionTimer.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { firstOf } from '#scenes/parts/model.ts';
import { totalTimeMs } from '#scenes/kit/slideTime.ts';
import type { HudView } from '#scenes/player/question/Hud.ts';

/** null if none is shown. `now`: server time in ms. */
export function hudClock({ slide, room }: PlayerView, timer: QuestionTimer, now: number): HudView['clock'] {
  const offer = slide && firstOf((part) => part.offer?.(slide));
  if (offer?.until != null)
    return { timer: { state: 'running', endsAt: offer.until }, wholeMs: offer.durationMs };
  if (!slide?.question) return null;
  const { timeMs } = slide.question;
  const stopped = firstOf((part) => part.stoppedClockMs?.(slide));
  if (stopped !== null) return { timer: { state: 'paused', leftMs: stopped }, wholeMs: timeMs };
  const left = timerLeft(timer, now);
  if (left === null || isOvertime(timer, slide, room.options)) return null;
  return { timer, wholeMs: totalTimeMs(slide, timeMs, left) };
}
