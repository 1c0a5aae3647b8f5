// Announcements: which views an event changes for players, the host, and the projector. The sender decides
// how to deliver them.

import type { RoomEvent } from '#core/authority/events.ts';
import type { Room } from '#core/authority/state.ts';
import type { PushEvent } from '#core/views/pushEvents.ts';

/** A section of a player's view. */
export type Section = 'room' | 'me' | 'lobby' | 'slide' | 'parent' | 'board' | 'summary';

export interface PlayerAnnouncement {
  readonly name: PushEvent;
  readonly seats: 'all' | readonly number[];
  readonly sections: readonly Section[];
  /** Takes the leaderboard off the screen. */
  readonly clearsBoard?: true;
  /** Ranks must be up to date, not just as last computed. */
  readonly exact?: true;
  /** The device that acted already has its reply; only the seat's other devices are notified. */
  readonly otherDevices?: true;
}

export interface HostAnnouncement {
  /** Name of the push; changed rows without a name go out with the next one. */
  readonly name?: PushEvent;
  /** Must not be delayed; otherwise it goes out with the next rows, a few times a second. */
  readonly immediate?: true;
  /** Player and question rows that changed, in addition to the row of the event's own seat. */
  readonly seats?: 'all' | readonly number[];
  readonly questions?: 'all' | readonly number[];
  /** Seats whose rows are gone. */
  readonly removed?: readonly number[];
}

export interface Announcement {
  readonly players?: readonly PlayerAnnouncement[];
  /** Sections that players get soon, in one batch. */
  readonly soon?: readonly ('lobby' | 'board')[];
  /** Seats whose own state changed slightly; sent soon, as one batch under this name. */
  readonly soonToSeats?: { readonly name: PushEvent; readonly seats: readonly number[] };
  /** Seats to disconnect once they have been notified. */
  readonly dismissed?: readonly number[];
  /** The last computed ranks list players who must no longer appear, or miss some who must. */
  readonly invalidatesRanks?: true;
  readonly host?: HostAnnouncement;
}

/** A batch of events, with the room before and after it. */
export interface Change {
  readonly room: Room;
  readonly before: Room;
  readonly events: readonly RoomEvent[];
}

export type Announce<Event> = (event: Event, happening: Change) => Announcement;

/** Changes no one's view, except for the seat's row in the host's. */
export const announceNothing: Announce<unknown> = () => ({});

/** Announces to one seat, on all its devices. */
export function toSeat(name: PushEvent, seat: number): PlayerAnnouncement {
  return { name, seats: [seat], sections: ['me', 'lobby', 'slide', 'parent'] };
}

/** Announces to the other devices of the seat that acted. */
export function toOtherDevices(seat: number): PlayerAnnouncement {
  return { ...toSeat('playerResponded', seat), otherDevices: true };
}

export function toAll(name: PushEvent, ...sections: readonly Section[]): PlayerAnnouncement {
  return { name, seats: 'all', sections };
}

/** Everything that a player's page shows, except the lobby. */
export const WHOLE_VIEW = [
  'room',
  'me',
  'slide',
  'parent',
  'board',
  'summary',
] as const satisfies readonly Section[];
