// Stuck climbers, for the host: too many tries at a question, or too long in one place (mystic-peak: "Host").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { HostClimbView } from '#core/features/mysticPeak/views.ts';

/**
 * Why a climber counts as stuck: too many tries at the open question, or idle at a question or stop since
 * this instant on the server's clock.
 */
export type Stuck =
  | { readonly at: 'tries'; readonly tries: number }
  | { readonly at: 'question' | 'stop'; readonly since: number };

type Place = Pick<HostClimbView, 'stop' | 'since' | 'tries' | 'openQuestionId'>;

/**
 * Returns where a climber is stuck at `now`; null if nowhere. A disconnected player is never stuck at a stop,
 * which ends on its own.
 */
export function stuckAt(place: Place, isHere: boolean, now: number): Stuck | null {
  const { tries, since } = place;
  if (tries >= MYSTIC_PEAK.stuck.tries) return { at: 'tries', tries };
  const from = stuckFrom(place, isHere);
  if (from === null || now < from) return null;
  return { at: place.stop === null ? 'question' : 'stop', since };
}

/** Returns when an idle climber counts as stuck; null for never, as on the peak. */
export function stuckFrom({ stop, since, openQuestionId }: Place, isHere: boolean): number | null {
  const { questionMs, stopMs } = MYSTIC_PEAK.stuck;
  if (stop !== null) return isHere && stop !== 'summit' ? since + stopMs : null;
  return openQuestionId === null ? null : since + questionMs;
}
