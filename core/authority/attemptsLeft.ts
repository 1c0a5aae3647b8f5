import { slidesIn } from '#core/authority/answerable.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import type { Rules } from '#core/authority/ruleSet.ts';
import { ATTEMPTS_KEPT, RESPONSES_KEPT, type Room, type Seat } from '#core/authority/state.ts';

/**
 * Returns how many more attempts the player may start; null when unlimited, until storage limits are reached.
 */
export function attemptsLeft(
  room: Room,
  { attempt, attemptsAllowed }: Seat,
  { hooks }: Pick<Rules, 'hooks'>,
): number | null {
  const limit = attemptsAllowed ?? room.options.limitAttempts;
  let each = policyOf(room).maxTries(room);
  let inAll = 0;
  for (const askings of hooks.askings) {
    const more = askings(room);
    each += more.each ?? 0;
    inAll += more.inAll ?? 0;
  }
  const kept = Math.min(
    ATTEMPTS_KEPT,
    Math.floor(RESPONSES_KEPT / (askedInAttempt(room) * each + slidesIn(room).size + inAll)),
  );
  const left = Math.max(0, Math.min(limit || kept, kept) - attempt);
  return limit === 0 && left > 0 ? null : left;
}
