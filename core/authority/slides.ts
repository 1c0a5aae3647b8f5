// Events of a teacher-paced slide.

import { isAnswerable } from '#core/authority/answerable.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import type { Room } from '#core/authority/state.ts';
import { sortOf } from '#core/questions/kinds.ts';

/** Deadline of question `q` opened at `at`; null without a timer, or for a question that isn't timed. */
export function deadlineOf(room: Room, q: number, at: number): number | null {
  const { question } = room.questions[q] as KeyedQuestion;
  return room.options.timer === 'off' || !sortOf(question).timed ? null : at + question.timeMs;
}

/** Total time of question `q` in ms, including what the host added; null without a clock. */
export function wholeTimeOf(room: Room, q: number): number | null {
  const ms = deadlineOf(room, q, 0);
  return ms === null ? null : ms + (room.addedMs?.[q] ?? 0);
}

export function opening(room: Room, index: number, at: number, commandId: string | null): RoomEvent {
  return { type: 'slideOpened', index, at, deadline: deadlineOf(room, index, at), commandId };
}

/** Closes the open slide. Answers in flight get the network allowance, unless none is missing. */
export function closing(room: Room, at: number, commandId: string | null): readonly RoomEvent[] {
  const closed: RoomEvent = { type: 'slideClosed', at, commandId };
  return room.slide?.awaited === 0 ? [closed, { type: 'slideRevealed', at }] : [closed];
}

/** Reveals the open slide right away, since no answer is missing. */
export function revealing(room: Room, at: number): readonly RoomEvent[] {
  const revealed: RoomEvent = { type: 'slideRevealed', at };
  return room.slide?.state === 'active'
    ? [{ type: 'slideClosed', at, commandId: null }, revealed]
    : [revealed];
}

/** True if the open slide waits for exactly this many seats, and some other has answered. */
export function awaitsOnly(room: Room, seats: number): boolean {
  const { state, slide } = room;
  const isOpen = state === 'running' && (slide?.state === 'active' || slide?.state === 'waiting');
  return (
    isOpen && slide.answered > 0 && seats > 0 && slide.awaited === seats && isAnswerable(room, slide.index)
  );
}
