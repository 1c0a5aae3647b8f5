// The principal of a request: an address plus any combination of browser seats, a seat ticket and an owner.

import { HEADERS } from '#protocol/operation.ts';
import type { Credentials } from '#server/identity/credentials.ts';
import { DEVICE_COOKIE, type DeviceSeat, readDeviceCookie } from '#server/identity/deviceSeats.ts';
import type { Secrets } from '#server/identity/secrets.ts';

/** The owner of rooms, quizzes, reports, memes and uploads, identified by an area. */
export interface Owner {
  /** `ownerId` of everything that belongs to this owner. */
  readonly id: string;
  /** True if the call shows the owner's token: browsers send cookies automatically, from any page. */
  readonly hasToken: boolean;
}

/** Recognizes an owner in the way of an area; returns null when the credentials show none. */
export type Identify = (credentials: Credentials) => Owner | null;

export interface Principal {
  readonly address: string;
  /**
   * Seats named by the browser's cookie, the most recently joined first; on a socket, as of the handshake.
   */
  readonly deviceSeats: readonly DeviceSeat[];
  /** The secret of a seat: anyone who shows it acts as that player. */
  readonly seatTicket: string | null;
  readonly owner: Owner | null;
}

export function principalOf(
  credentials: Credentials,
  address: string,
  { identify, secrets }: { readonly identify: Identify; readonly secrets: Secrets },
): Principal {
  return {
    address,
    deviceSeats: readDeviceCookie(credentials.cookies(DEVICE_COOKIE), secrets),
    seatTicket: credentials.header(HEADERS.seat),
    owner: identify(credentials),
  };
}
