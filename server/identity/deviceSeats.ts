// The seats of one browser, kept in a signed cookie that scripts can't read, so that a browser can't name
// another one's seats.

import type { Credentials } from '#server/identity/credentials.ts';
import type { Secrets } from '#server/identity/secrets.ts';

export interface DeviceSeat {
  readonly roomHash: string;
  readonly playerId: string;
}

export const DEVICE_COOKIE = 'qp_seats';
/** Seconds the cookie lasts without use: results of an assigned game can be read after its 180 days. */
const COOKIE_SECONDS = 200 * 24 * 3_600;
/** Maximum seats the cookie names: more than are listed, because some are gone by then. */
const MAX_SEATS = 20;
const SEAT = /^([0-9a-f]{24})~([0-9a-z]{1,6}-[0-9a-z]{8})$/;

/** Replaces the browser's list of seats, the most recently joined first. HTTP only. */
export function keepDeviceSeats(
  { setCookie }: Credentials,
  seats: readonly DeviceSeat[],
  secrets: Secrets,
): void {
  const list = seats.map(({ roomHash, playerId }) => `${roomHash}~${playerId}`).join('.');
  setCookie(DEVICE_COOKIE, `${list}.${secrets.sign('device', list)}`, seats.length > 0 ? COOKIE_SECONDS : 0);
}

/** Records in the browser's cookie that this seat is its own. HTTP only. */
export function rememberSeat(
  {
    deviceSeats,
    credentials,
  }: { readonly deviceSeats: readonly DeviceSeat[]; readonly credentials: Credentials },
  seat: DeviceSeat,
  secrets: Secrets,
): void {
  const [first] = deviceSeats;
  // A seat that is already first needs no new cookie, so most calls change nothing.
  if (!first || !isSame(first, seat))
    keepDeviceSeats(
      credentials,
      [seat, ...withoutDeviceSeat(deviceSeats, seat)].slice(0, MAX_SEATS),
      secrets,
    );
}

/**
 * Returns the seats of the first valid cookie that names any; none if all are missing, malformed or forged.
 */
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
  if (parts.length === 0 || parts.length > MAX_SEATS) return [];
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
