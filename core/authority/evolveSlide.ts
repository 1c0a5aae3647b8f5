// Event application for a teacher-paced slide.

import { isAnswerable } from '#core/authority/answerable.ts';
import { respond } from '#core/authority/grade.ts';
import { withResponseCounted } from '#core/authority/countResponse.ts';
import { isAwaited, isPlaying } from '#core/authority/seats.ts';
import type { Rules } from '#core/authority/ruleSet.ts';
import type { Room, Slide } from '#core/authority/state.ts';
import { entriesOf, mapped } from '#core/collections/list.ts';

export function withSlide(room: Room, change: Partial<Slide>): Room {
  return room.slide ? { ...room, slide: { ...room.slide, ...change } } : room;
}

export function openSlide(room: Room, index: number, openedAt: number, deadline: number | null): Room {
  let awaited = 0;
  for (const [, seat] of entriesOf(room.seats)) if (isAwaited(seat)) awaited += 1;
  const slide: Slide = { index, state: 'active', openedAt, deadline, closedAt: null, answered: 0, awaited };
  return { ...room, countdownEndsAt: null, slide };
}

export function closeSlide(room: Room, closedAt: number): Room {
  return withSlide(room, { state: 'waiting', closedAt });
}

/**
 * Counts the answers only now: until the reveal, no score may show who was right. Seats without an answer
 * time out, if one was asked for.
 */
export function revealSlide(room: Room, revealedAt: number, rules: Pick<Rules, 'hooks'>): Room {
  const { slide } = room;
  if (!slide) return room;
  const asked = isAnswerable(room, slide.index);
  const seats = mapped(room.seats, (seat) => {
    if (seat.pending) return withResponseCounted(seat, seat.pending);
    if (!isPlaying(seat) || !asked) return seat;
    const elapsedMs = Math.max(0, (slide.closedAt ?? revealedAt) - slide.openedAt);
    const given = {
      q: slide.index,
      state: 'timedOut',
      answer: null,
      elapsedMs,
      at: revealedAt,
      commandId: '',
    } as const;
    return withResponseCounted(seat, respond(rules, room, seat, given));
  });
  return { ...room, seats, slide: { ...slide, state: 'reveal' } };
}
