// Log-based report parts: what features collect from the events of a finished game, beyond what its seats
// store.

import type { RoomEvent } from '#core/authority/events.ts';
import type { Room } from '#core/authority/state.ts';
import { ALL_FEATURES } from '#core/authority/engine/features.ts';
import type { ViewParts } from '#core/room/feature.ts';
import { hasFeature } from '#core/modes/registry.ts';

/** Features' additions to a player's report; a field is absent if its feature has nothing to add. */
export type FeatureHistory = Partial<ViewParts<'reportPlayer'>>;

/** By player id. */
export type FeatureHistories = ReadonlyMap<string, FeatureHistory>;

/** True if this kind of game may have histories; otherwise its report doesn't need the log. */
export function hasHistories(room: Pick<Room, 'type' | 'playMode' | 'options'>): boolean {
  return ALL_FEATURES.some(({ id, histories }) => histories && hasFeature(room, id));
}

/** `events`: a room's whole log, from the start. */
export function historiesOf(events: readonly RoomEvent[]): FeatureHistories {
  const ids = events.flatMap((event) => (event.type === 'playerJoined' ? [event.playerId] : []));
  const histories = new Map<string, FeatureHistory>();
  for (const feature of ALL_FEATURES)
    for (const [seat, history] of feature.histories?.(events) ?? []) {
      const id = ids[seat];
      if (id !== undefined) histories.set(id, { ...histories.get(id), ...history });
    }
  return histories;
}
