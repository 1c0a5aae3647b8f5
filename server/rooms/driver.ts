// What acts in a room by the server's clock, in the place of people.

import type { PlayerCommand, Room, RoomEvent } from '#core/authority/index.ts';

export interface Driver {
  /** Milliseconds between two looks at the room. */
  readonly everyMs: number;
  /** Whether it has seats to act for. */
  isNeeded(room: Room): boolean;
  /** Whether this event may give it one. */
  isCalledBy(event: RoomEvent): boolean;
  /** Whether it acts for this seat, so that nobody connects to it. */
  drives(room: Room, seat: number): boolean;
  /** What is due at `now`. */
  moves(room: Room, now: number): readonly PlayerCommand[];
  /** Whether the server has time for one more move; else it comes a little later. */
  mayMove(): boolean;
}
