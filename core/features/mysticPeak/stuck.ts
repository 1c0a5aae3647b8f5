// Who is stuck on the mountain, as its host is told: too many tries at a question, or too long at one place (mystic-peak: "Host").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { HostClimbView } from '#core/features/mysticPeak/views.ts';

/** At the open question after so many tries; or at a question, or a stop, since this instant of the server's clock. */
export type Stuck =
  | { readonly at: 'tries'; readonly tries: number }
  | { readonly at: 'question' | 'stop'; readonly since: number };

type Place = Pick<HostClimbView, 'stop' | 'since' | 'tries' | 'openQuestionId'>;

/** What a climber is stuck at by `now`; null where it is nothing. Who is away is not waited for at a stop: that ends by itself. */
export function stuckAt(place: Place, isHere: boolean, now: number): Stuck | null {
  const { tries, since } = place;
  if (tries >= MYSTIC_PEAK.stuck.tries) return { at: 'tries', tries };
  const from = stuckFrom(place, isHere);
  if (from === null || now < from) return null;
  return { at: place.stop === null ? 'question' : 'stop', since };
}

/** When a climber who does nothing is stuck by time alone; null for never. On the peak nobody is waited for. */
export function stuckFrom({ stop, since, openQuestionId }: Place, isHere: boolean): number | null {
  const { questionMs, stopMs } = MYSTIC_PEAK.stuck;
  if (stop !== null) return isHere && stop !== 'summit' ? since + stopMs : null;
  return openQuestionId === null ? null : since + questionMs;
}
