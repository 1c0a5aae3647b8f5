// Which questions of a finished game a player gets once more (specification 2, section 9 "default replay question count").

import { asks } from '#core/authority/asked.ts';
import { countingResponses } from '#core/authority/askings.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { blocksAmong } from '#core/authority/groups.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import { toldAttempt } from '#core/authority/toldAttempt.ts';
import { at } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { dealt } from '#core/questions/groups.ts';
import { type Seed, shuffled, stream } from '#core/random/stream.ts';
import { AGAIN } from '#core/solo/again.ts';

/**
 * As indexes in the author's order: what this player did not get right comes before the rest, drawn from the seed where there is more
 * than a game of it; questions that belong together come as one, whole where they fit. What a teacher-paced game never came to stays unseen, and so does what was not drawn for the player.
 */
export function questionsAgain(room: Room, seatIndex: number, seed: Seed): readonly number[] {
  const { responses, attempt } = toldAttempt(room, at(room.seats, seatIndex) as Seat);
  const last = isTeacherPaced(room) ? (room.slide?.index ?? -1) : room.questions.length;
  const given = countingResponses(responses);
  const isRight = (q: number): boolean => {
    const result = given.get(q)?.result;
    return result === 'correct' || result === 'none' || !asks(room, q);
  };
  const met = orderOf(room, seatIndex, attempt)
    .filter((q) => q <= last)
    .sort((a, b) => a - b);
  const isCounted = (q: number): boolean => asks(room, q);
  // A slide between questions is none to learn from.
  const blocks = blocksAmong(room, met).filter((block) => block.some(isCounted));
  const all = shuffled(stream(seed, 'again'), blocks);
  const isDone = (block: readonly number[]): boolean => block.every(isRight);
  const { hand } = dealt(
    [...all.filter((block) => !isDone(block)), ...all.filter(isDone)],
    AGAIN.questions,
    isCounted,
  );
  return hand.flat().sort((a, b) => a - b);
}
