// The state of a response as people see it.

import { wholeTimeOf } from '#core/authority/slides.ts';
import type { Response, Room } from '#core/authority/state.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { ROOM_TIMING, type ShownState } from '#core/room/phase.ts';

/**
 * A page may report that the clock has run out as early as the network allowance before the deadline. Without a
 * clock, only the host ends a question.
 */
export function shownState(room: Room, { q, state, timeMs }: Response): ShownState {
  if (state !== 'timedOut' || !isTeacherPaced(room)) return state;
  const wholeTime = wholeTimeOf(room, q);
  return wholeTime === null || timeMs < wholeTime - ROOM_TIMING.networkAllowanceMs ? 'closed' : state;
}
