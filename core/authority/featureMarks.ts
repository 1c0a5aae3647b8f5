// What features put on the time line of a finished game.

import type { RoomEvent } from '#core/authority/events.ts';
import { ALL_FEATURES } from '#core/authority/features.ts';
import type { ViewParts } from '#core/room/feature.ts';

interface FeatureMark {
  /** Whose it is. */
  readonly seats: readonly number[];
  readonly part: Partial<ViewParts<'replayMark'>>;
}
type MarksByType = {
  readonly [T in RoomEvent['type']]?: (
    event: RoomEvent,
    idOf: (seat: number) => string,
  ) => FeatureMark | null;
};

// Each takes the events of the type under which it stands.
const MARKS = ALL_FEATURES.flatMap(({ marks }) => (marks ? [marks as MarksByType] : []));

/** `idOf` gives the player of a seat. */
export function marksOf(event: RoomEvent, idOf: (seat: number) => string): readonly FeatureMark[] {
  return MARKS.flatMap((marks) => marks[event.type]?.(event, idOf) ?? []);
}
