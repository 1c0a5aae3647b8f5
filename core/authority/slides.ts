// Events of a teacher-paced slide.

import { asks } from '#core/authority/asked.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import type { Room } from '#core/authority/state.ts';
import { sortOf } from '#core/questions/kinds.ts';

/** The deadline of question `q` opened at `at`; null without a timer, and for what has no time to run out. */
export function deadlineOf(room: Room, q: number, at: number): number | null {
  const { question } = room.questions[q] as KeyedQuestion;
  return room.options.timer === 'off' || !sortOf(question).timed ? null : at + question.timeMs;
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

/** Whether everybody but so many seats has answered the open slide, which waits for these. */
export function areLastMissing(room: Room, seats: number): boolean {
  const { state, slide } = room;
  const isOpen = state === 'running' && (slide?.state === 'active' || slide?.state === 'waiting');
  return isOpen && slide.answered > 0 && seats > 0 && slide.awaited === seats && asks(room, slide.index);
}
