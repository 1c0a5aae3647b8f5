// What the log of a finished game tells of its players beyond what their seats keep: parts of the report that features gather from events.

import type { RoomEvent } from '#core/authority/events.ts';
import type { Room } from '#core/authority/state.ts';
import { FEATURES } from '#core/features/authority.ts';
import { type FeatureId, FEATURE_IDS } from '#core/features/ids.ts';
import type { ViewParts } from '#core/features/viewTypes.ts';
import { hasFeature } from '#core/modes/registry.ts';

/** What features tell of a player: nothing where there is nothing to tell. */
export type Tale = Partial<ViewParts<'reportPlayer'>>;

/** By player. */
export type Tales = ReadonlyMap<string, Tale>;

type Teller = (events: readonly RoomEvent[]) => ReadonlyMap<number, Tale>;

function tellerOf(id: FeatureId): Teller | null {
  const { tales } = FEATURES[id] as { readonly tales?: Teller };
  return tales ?? null;
}

/** Whether a game of this kind has any: without, its log need not be read for its report. */
export function hasTales(room: Pick<Room, 'type' | 'playMode' | 'options'>): boolean {
  return FEATURE_IDS.some((id) => tellerOf(id) !== null && hasFeature(room, id));
}

/** `events`: the whole log of a room, from its beginning. */
export function talesOf(events: readonly RoomEvent[]): Tales {
  const ids = events.flatMap((event) => (event.type === 'playerJoined' ? [event.playerId] : []));
  const tales = new Map<string, Tale>();
  for (const feature of FEATURE_IDS)
    for (const [seat, tale] of tellerOf(feature)?.(events) ?? []) {
      const id = ids[seat];
      if (id !== undefined) tales.set(id, { ...tales.get(id), ...tale });
    }
  return tales;
}
