// The climb of a student-paced game: a player's height is the number of questions answered correctly, unless
// a feature measures height differently. Players never fall: a question answered correctly once keeps
// counting.

import { countedResponses } from '#core/authority/countedResponses.ts';
import { lobbyParts } from '#core/authority/engine/featureViews.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import type { Heights } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { PastAttempt, Room, Seat } from '#core/authority/state.ts';
import { firstAnswer } from '#core/collections/firstAnswer.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { memoized } from '#core/collections/memoized.ts';
import { modeOf } from '#core/modes/registry.ts';
import { type Climber, CLIMBERS_SHOWN } from '#core/views/projectorView.ts';

const heightsOf = (room: Room): Heights | null =>
  firstAnswer(RULES.hooks.heights, (heights) => heights(room));

/**
 * Correct answers needed to reach the summit, unless a feature measures height differently; null when there
 * is nothing to climb.
 */
export function summitOf(room: Room): number | null {
  if (modeOf(room).pacing !== 'own') return null;
  const heights = heightsOf(room);
  if (heights) return heights.summit;
  const scored = room.questions.filter(({ question }) => question.hasCorrectAnswer).length;
  return Math.min(scored, askedInAttempt(room)) || null;
}

export function climbersOf(room: Room, summit: number): readonly Climber[] {
  const climbers: Climber[] = [];
  for (const [index, seat] of entriesOf(room.seats)) {
    if (index === CLIMBERS_SHOWN) break;
    if (isPlaying(seat)) climbers.push(climberOf(room, index, summit));
  }
  return climbers;
}

export function climberOf(room: Room, index: number, summit: number): Climber {
  const seat = at(room.seats, index) as Seat;
  return {
    id: seat.id,
    name: seat.name,
    character: seat.character,
    ...lobbyParts(room, index, seat),
    height: Math.min(summit, heightsOf(room)?.heightOf(seat) ?? rightOf(seat).size),
  };
}

const foundOfSeat = new WeakMap<Seat, ReadonlySet<number>>();
/** Past attempts change only when the next one starts, so they're cached separately. */
const foundOfPast = new WeakMap<readonly PastAttempt[], ReadonlySet<number>>();
const NO_PAST: readonly PastAttempt[] = [];

/** Questions the seat has answered correctly, in any attempt. */
function rightOf(seat: Seat): ReadonlySet<number> {
  return memoized(foundOfSeat, seat, ({ past = NO_PAST, responses }) => {
    const before = memoized(foundOfPast, past, rightIn);
    return new Set([...before, ...rightIn([{ responses }])]);
  });
}

function rightIn(attempts: readonly Pick<PastAttempt, 'responses'>[]): ReadonlySet<number> {
  const right = new Set<number>();
  for (const { responses } of attempts)
    for (const { q, result } of countedResponses(responses).values()) if (result === 'correct') right.add(q);
  return right;
}
