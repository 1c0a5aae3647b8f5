// How many attempts a player may still begin.

import { shownIn } from '#core/authority/asked.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import type { Rules } from '#core/authority/ruleSet.ts';
import { ATTEMPTS_KEPT, RESPONSES_KEPT, type Room, type Seat } from '#core/authority/state.ts';

/** null where there is no limit, or none in sight. */
export function attemptsLeft(
  room: Room,
  { attempt, attemptsAllowed }: Seat,
  { hooks }: Pick<Rules, 'hooks'>,
): number | null {
  const limit = attemptsAllowed ?? room.options.limitAttempts;
  let each = policyOf(room).mostAskings(room);
  let inAll = 0;
  for (const askings of hooks.askings) {
    const more = askings(room);
    each += more.each ?? 0;
    inAll += more.inAll ?? 0;
  }
  const kept = Math.min(
    ATTEMPTS_KEPT,
    Math.floor(RESPONSES_KEPT / (askedInAttempt(room) * each + shownIn(room).size + inAll)),
  );
  const left = Math.max(0, Math.min(limit || kept, kept) - attempt);
  return limit === 0 && left > 0 ? null : left;
}
