// Whom an event is told to: what players' pages, the host's and the projector's show otherwise because of it. Whoever sends it decides how.

import type { RoomEvent } from '#core/authority/events.ts';
import type { Room } from '#core/authority/state.ts';
import type { PushEvent } from '#core/views/pushEvents.ts';

/** A part of a player's view. */
export type Section = 'room' | 'me' | 'lobby' | 'slide' | 'board' | 'summary';

export interface PlayerNews {
  readonly name: PushEvent;
  readonly seats: 'all' | readonly number[];
  readonly sections: readonly Section[];
  /** The leaderboard that stood there is gone. */
  readonly clearsBoard?: true;
  /** Whether ranks must be those of this moment. */
  readonly exact?: true;
  /** The device that acted has its answer: only the seat's others are told. */
  readonly otherDevices?: true;
}

export interface HostNews {
  /** What the push is called; rows that change without a name of their own go with the next one. */
  readonly name?: PushEvent;
  /** Whether it must not come late; else it goes out with the next rows, a few times a second. */
  readonly atOnce?: true;
  /** Rows of players and questions that are others now. The row of the event's own seat always is. */
  readonly seats?: 'all' | readonly number[];
  readonly questions?: 'all' | readonly number[];
  /** Seats whose rows are gone. */
  readonly removed?: readonly number[];
}

export interface Told {
  readonly players?: readonly PlayerNews[];
  /** What goes to players soon, once for all that asks for it until then. */
  readonly soon?: readonly ('lobby' | 'board')[];
  /** Seats whose own state has changed a little: told soon, once for all, under this name. */
  readonly soonToSeats?: { readonly name: PushEvent; readonly seats: readonly number[] };
  /** Seats whose connections are let go, once they are told. */
  readonly dismissed?: readonly number[];
  /** Ranks as last computed list who must not be listed any more, or miss somebody. */
  readonly ranksAreWrong?: true;
  readonly host?: HostNews;
}

/** What has happened at once: the room before and after it, and all its events. */
export interface Happening {
  readonly room: Room;
  readonly before: Room;
  readonly events: readonly RoomEvent[];
}

export type Tell<Event> = (event: Event, happening: Happening) => Told;

/** Nobody sees anything else because of it; but for the host, who sees the row of its seat. */
export const tellsNobody: Tell<unknown> = () => ({});

/** To the seat that it is about, on whatever device. */
export function toSeat(name: PushEvent, seat: number): PlayerNews {
  return { name, seats: [seat], sections: ['me', 'lobby', 'slide'] };
}

/** To other devices of the seat that acted. */
export function toOtherDevices(seat: number): PlayerNews {
  return { ...toSeat('playerResponded', seat), otherDevices: true };
}

export function toAll(name: PushEvent, ...sections: readonly Section[]): PlayerNews {
  return { name, seats: 'all', sections };
}

/** Everything that a player's page shows, but for the waiting room. */
export const WHOLE_VIEW = ['room', 'me', 'slide', 'board', 'summary'] as const satisfies readonly Section[];
