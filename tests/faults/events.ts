/** Events whose content depends on their position alone, so that a reader can verify them. */

export interface StoredEvent {
  readonly room: string;
  readonly seq: number;
  readonly text: string;
}

/** Rooms that all writers of a store continue. */
export const rooms: readonly string[] = Array.from({ length: 8 }, (_, index) => `room-${index}`);

/** Builds the event at a position; one in 250 is large, so that the journal's segments fill up. */
export const eventOf = (room: string, seq: number): StoredEvent => ({
  room,
  seq,
  text: `${room} ${seq} `.repeat(seq % 250 === 0 ? 3_000 : 1 + (seq % 20)),
});
