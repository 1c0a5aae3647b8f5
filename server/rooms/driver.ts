// Driver: takes actions in a room by the server's clock, in place of players.

import type { PlayerCommand, Room, RoomEvent } from '#core/authority/index.ts';

export interface Driver {
  /** Milliseconds between checks of the room. */
  readonly everyMs: number;
  /** Returns whether the room has seats to act for. */
  isNeeded(room: Room): boolean;
  /** Returns whether this event may add such a seat. */
  isCalledBy(event: RoomEvent): boolean;
  /** Returns whether it acts for this seat, which then has no connection. */
  drives(room: Room, seat: number): boolean;
  /** Returns the moves due at `now`. */
  moves(room: Room, now: number): readonly PlayerCommand[];
  /** Returns whether the server has time for one more move; otherwise the move comes a little later. */
  mayMove(): boolean;
}
