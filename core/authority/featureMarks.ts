// What features put on the time line of a finished game.

import type { RoomEvent } from '#core/authority/events.ts';
import { FEATURES } from '#core/features/authority.ts';
import { FEATURE_IDS } from '#core/features/ids.ts';
import type { ViewParts } from '#core/features/viewTypes.ts';

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

const MARKS = FEATURE_IDS.flatMap((id) => {
  const { marks } = FEATURES[id] as { readonly marks?: object };
  // Each takes the events of the type under which it stands.
  return marks ? [marks as MarksByType] : [];
});

/** `idOf` gives the player of a seat. */
export function marksOf(event: RoomEvent, idOf: (seat: number) => string): readonly FeatureMark[] {
  return MARKS.flatMap((marks) => marks[event.type]?.(event, idOf) ?? []);
}
