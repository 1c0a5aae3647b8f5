// Events of a teacher-paced slide, and of the end of a game.

import type { RoomEvent } from '#core/authority/events.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import { leave } from '#core/authority/grade.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { entriesOf } from '#core/collections/list.ts';

/** The deadline of question `q` opened at `at`; null without a timer. */
export function deadlineOf(room: Room, q: number, at: number): number | null {
  return room.options.timer === 'off' ? null : at + (room.questions[q] as KeyedQuestion).question.timeMs;
}

export function opening(room: Room, index: number, at: number, commandId: string | null): RoomEvent {
  return { type: 'slideOpened', index, at, deadline: deadlineOf(room, index, at), commandId };
}

/** Closes the open slide: answers on their way get the network's allowance, unless nobody is missing. */
export function closing(room: Room, at: number, commandId: string | null): readonly RoomEvent[] {
  const closed: RoomEvent = { type: 'slideClosed', at, commandId };
  return room.slide?.awaited === 0 ? [closed, { type: 'slideRevealed', at }] : [closed];
}

/** Reveals the open slide at once: nobody is missing. */
export function revealing(room: Room, at: number): readonly RoomEvent[] {
  const revealed: RoomEvent = { type: 'slideRevealed', at };
  return room.slide?.state === 'active'
    ? [{ type: 'slideClosed', at, commandId: null }, revealed]
    : [revealed];
}

/**
 * Ends the game. A question that is still open is closed and counted first: what was answered is not lost. A room in which no
 * game has started is put away at once: there are no results to list.
 */
export function ending(
  room: Room,
  state: 'completed' | 'stopped',
  at: number,
  commandId: string | null,
): readonly RoomEvent[] {
  const isOpen = room.slide?.state === 'active' || room.slide?.state === 'waiting';
  // While the game is paused the clocks stand where they stood.
  const counted = isOpen ? revealing(room, room.pausedAt ?? at) : [];
  const ended: RoomEvent = { type: 'gameEnded', state, at, commandId };
  if (room.startedAt === null) return [ended, { type: 'roomArchived', at }];
  const again = isTeacherPaced(room)
    ? []
    : [...entriesOf(room.seats)].flatMap(([index, seat]) => leavingAgain(room, seat, index, at));
  return [...counted, ...again, ended];
}

/** What a question that was left for later and is open again comes to where it gets no answer any more. */
export function leavingAgain(room: Room, seat: Seat, index: number, now: number): readonly RoomEvent[] {
  const { postponed } = seat.open ?? {};
  if (!postponed) return [];
  return [{ type: 'answered', seat: index, response: leave(room, seat, postponed, now) }];
}
