// Hints to the question that stands before a player: told one by one, to who asks (specification 2, section 7 "getHint").

import type { Room, Seat } from '#core/authority/state.ts';
import type { HintsView } from '#core/views/playerView.ts';

export const NO_HINTS: HintsView = { taken: [], left: 0 };

/** How many hints to question `q` the seat has taken in its present attempt. */
export function hintsTaken({ hints }: Seat, q: number): number {
  return hints.find((each) => each.q === q)?.taken ?? 0;
}

/** The hints that the room has for question `q`. */
export function hintsOf({ options, questions }: Room, q: number): readonly string[] {
  return options.areHintsEnabled ? (questions[q]?.hints ?? []) : [];
}

/** What a player sees of them: those that were taken, and how many are left. */
export function hintsFor(room: Room, seat: Seat, q: number): HintsView {
  const hints = hintsOf(room, q);
  if (hints.length === 0) return NO_HINTS;
  const taken = hintsTaken(seat, q);
  return { taken: hints.slice(0, taken), left: hints.length - taken };
}

/** The seat with one hint more to question `q`. */
export function withHint(seat: Seat, q: number): Seat {
  const others = seat.hints.filter((each) => each.q !== q);
  return { ...seat, hints: [...others, { q, taken: hintsTaken(seat, q) + 1 }] };
}
