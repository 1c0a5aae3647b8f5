// Timeline marks that features add to the replay of a finished game.

import type { RoomEvent } from '#core/authority/events.ts';
import { ALL_FEATURES } from '#core/authority/engine/features.ts';
import type { ViewParts } from '#core/room/feature.ts';

interface FeatureMark {
  /** Indexes of the seats the mark belongs to. */
  readonly seats: readonly number[];
  readonly part: Partial<ViewParts<'replayMark'>>;
}
type MarksByType = {
  readonly [T in RoomEvent['type']]?: (
    event: RoomEvent,
    idOf: (seat: number) => string,
  ) => FeatureMark | null;
};

// Each handles only events of the type it is keyed by.
const MARKS = ALL_FEATURES.flatMap(({ marks }) => (marks ? [marks as MarksByType] : []));

/** `idOf` returns the player id of a seat. */
export function marksOf(event: RoomEvent, idOf: (seat: number) => string): readonly FeatureMark[] {
  return MARKS.flatMap((marks) => marks[event.type]?.(event, idOf) ?? []);
}
