// The principal of a request: an address with any combination of browser seats, a seat ticket and an owner.

import { HEADERS } from '#protocol/operation.ts';
import type { Credentials } from '#server/identity/credentials.ts';
import { DEVICE_COOKIE, type DeviceSeat, readDeviceCookie } from '#server/identity/deviceSeats.ts';
import type { Secrets } from '#server/identity/secrets.ts';

/** Whose rooms, quizzes, reports, memes and uploads are: whoever an area knows people by. */
export interface Owner {
  /** `ownerId` of all that is this owner's. */
  readonly id: string;
  /** Whether the call shows the owner's token: cookies are sent by a browser itself, from any page. */
  readonly hasToken: boolean;
}

/** How an area makes a principal an owner; null where the credentials show none. */
export type Identify = (credentials: Credentials) => Owner | null;

export interface Principal {
  readonly address: string;
  /** The seats that the browser's cookie names, the last entered first; on the socket, as it was at the handshake. */
  readonly deviceSeats: readonly DeviceSeat[];
  /** The secret of a seat: whoever shows it acts as that player. */
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
