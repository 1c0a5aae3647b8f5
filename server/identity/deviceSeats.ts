// The seats of one browser, as its cookie names them: signed, so that nobody can name another one's, and out of every script's reach.

import type { Credentials } from '#server/identity/credentials.ts';
import type { Secrets } from '#server/identity/secrets.ts';

export interface DeviceSeat {
  readonly roomHash: string;
  readonly playerId: string;
}

export const DEVICE_COOKIE = 'qp_seats';
/** Seconds that the cookie lasts without use: results of an assigned game are read after its 180 days. */
const COOKIE_SECONDS = 200 * 24 * 3_600;
/** Seats that the cookie names at the most: more than are listed, because some of them are gone by then. */
const MOST_SEATS = 20;
const SEAT = /^([0-9a-f]{24})~([0-9a-z]{1,6}-[0-9a-z]{8})$/;

/** Gives the browser another list of its seats, the last entered first; over HTTP alone. */
export function keepDeviceSeats(
  { setCookie }: Credentials,
  seats: readonly DeviceSeat[],
  secrets: Secrets,
): void {
  const list = seats.map(({ roomHash, playerId }) => `${roomHash}~${playerId}`).join('.');
  setCookie(DEVICE_COOKIE, `${list}.${secrets.sign('device', list)}`, seats.length > 0 ? COOKIE_SECONDS : 0);
}

/** Notes on the browser of a call over HTTP that this seat is its own. */
export function rememberSeat(
  {
    deviceSeats,
    credentials,
  }: { readonly deviceSeats: readonly DeviceSeat[]; readonly credentials: Credentials },
  seat: DeviceSeat,
  secrets: Secrets,
): void {
  const [first] = deviceSeats;
  // What stands in front stays there: most calls change nothing.
  if (!first || !isSame(first, seat))
    keepDeviceSeats(
      credentials,
      [seat, ...withoutDeviceSeat(deviceSeats, seat)].slice(0, MOST_SEATS),
      secrets,
    );
}

/** Those of the first cookie that names some; none where all are missing, malformed or forged. */
export function readDeviceCookie(cookies: readonly string[], secrets: Secrets): readonly DeviceSeat[] {
  for (const cookie of cookies) {
    const seats = seatsIn(cookie, secrets);
    if (seats.length > 0) return seats;
  }
  return [];
}

function seatsIn(cookie: string, secrets: Secrets): readonly DeviceSeat[] {
  const parts = cookie.split('.');
  const signature = parts.pop() ?? '';
  if (parts.length === 0 || parts.length > MOST_SEATS) return [];
  if (!secrets.verify('device', parts.join('.'), signature)) return [];
  return parts.flatMap((part) => {
    const [, roomHash, playerId] = SEAT.exec(part) ?? [];
    return roomHash === undefined || playerId === undefined ? [] : [{ roomHash, playerId }];
  });
}

const isSame = (a: DeviceSeat, b: DeviceSeat): boolean =>
  a.roomHash === b.roomHash && a.playerId === b.playerId;

export function withoutDeviceSeat(seats: readonly DeviceSeat[], seat: DeviceSeat): readonly DeviceSeat[] {
  return seats.filter((other) => !isSame(other, seat));
}

export function hasDeviceSeat(seats: readonly DeviceSeat[], seat: DeviceSeat): boolean {
  return seats.some((other) => isSame(other, seat));
}
