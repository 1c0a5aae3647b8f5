// Question selection for replaying a finished game alone (specification 2, section 9 "default replay question
// count").

import { isAnswerable } from '#core/authority/answerable.ts';
import { countedResponses } from '#core/authority/countedResponses.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { blocksAmong } from '#core/authority/groups.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import { shownAttempt } from '#core/authority/attemptSummary.ts';
import { at } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { dealHand } from '#core/questions/groups.ts';
import { type Seed, shuffled, stream } from '#core/random/stream.ts';
import { SOLO_REPLAY } from '#core/solo/soloReplay.ts';

/**
 * Returns question indexes in the author's order. Questions the player missed come before the rest; the seed
 * draws among them when there are more than fit in one game. Grouped questions stay together, whole where
 * they fit. Questions that a teacher-paced game never reached, or that weren't drawn for this player, stay
 * unseen.
 */
export function questionsToPractice(room: Room, seatIndex: number, seed: Seed): readonly number[] {
  const { responses, attempt } = shownAttempt(room, at(room.seats, seatIndex) as Seat);
  const last = isTeacherPaced(room) ? (room.slide?.index ?? -1) : room.questions.length;
  const given = countedResponses(responses);
  const isRight = (q: number): boolean => {
    const result = given.get(q)?.result;
    return result === 'correct' || result === 'none' || !isAnswerable(room, q);
  };
  const met = orderOf(room, seatIndex, attempt)
    .filter((q) => q <= last)
    .sort((a, b) => a - b);
  const isCounted = (q: number): boolean => isAnswerable(room, q);
  // Skip blocks of display-only questions: there's nothing to practice in them.
  const blocks = blocksAmong(room, met).filter((block) => block.some(isCounted));
  const all = shuffled(stream(seed, 'again'), blocks);
  const isDone = (block: readonly number[]): boolean => block.every(isRight);
  const { hand } = dealHand(
    [...all.filter((block) => !isDone(block)), ...all.filter(isDone)],
    SOLO_REPLAY.questions,
    isCounted,
  );
  return hand.flat().sort((a, b) => a - b);
}
