// What the log of a finished game tells of its players beyond what their seats keep: parts of the report that features gather from events.

import type { RoomEvent } from '#core/authority/events.ts';
import type { Room } from '#core/authority/state.ts';
import { ALL_FEATURES } from '#core/authority/features.ts';
import type { ViewParts } from '#core/room/feature.ts';
import { hasFeature } from '#core/modes/registry.ts';

/** What features tell of a player: nothing where there is nothing to tell. */
export type Tale = Partial<ViewParts<'reportPlayer'>>;

/** By player. */
export type Tales = ReadonlyMap<string, Tale>;

/** Whether a game of this kind has any: without, its log need not be read for its report. */
export function hasTales(room: Pick<Room, 'type' | 'playMode' | 'options'>): boolean {
  return ALL_FEATURES.some(({ id, tales }) => tales && hasFeature(room, id));
}

/** `events`: the whole log of a room, from its beginning. */
export function talesOf(events: readonly RoomEvent[]): Tales {
  const ids = events.flatMap((event) => (event.type === 'playerJoined' ? [event.playerId] : []));
  const tales = new Map<string, Tale>();
  for (const feature of ALL_FEATURES)
    for (const [seat, tale] of feature.tales?.(events) ?? []) {
      const id = ids[seat];
      if (id !== undefined) tales.set(id, { ...tales.get(id), ...tale });
    }
  return tales;
}
