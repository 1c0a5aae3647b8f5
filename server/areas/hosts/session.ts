// Host sessions: the host named by a browser's signed cookie, and the cookie and token themselves.

import { randomBytes } from 'node:crypto';
import { HEADERS } from '#protocol/operation.ts';
import type { Credentials } from '#server/identity/credentials.ts';
import type { Owner } from '#server/identity/principal.ts';
import type { Services } from '#server/operations/context.ts';

const COOKIE = 'qp_host';
/** Seconds that a host session lasts without use. */
const COOKIE_SECONDS = 400 * 24 * 3600;
const HOST_ID_BYTES = 12;

type Door = Pick<Services, 'secrets' | 'settings'>;

/** Returns the owner shown by a host session. */
export function identify(credentials: Credentials, door: Door): Owner | null {
  return ownerAmong(
    credentials.cookies(COOKIE).map((cookie) => hostOf(cookie, door)),
    credentials,
    door,
  );
}

/**
 * Returns the host named by a cookie that no longer grants access, so that what belongs to a host stays
 * theirs.
 */
export function formerHost(credentials: Credentials, door: Door): string | null {
  const former = credentials.cookies(COOKIE).map((cookie) => formerHostOf(cookie, door));
  return ownerAmong(former, credentials, door)?.id ?? null;
}

/**
 * A browser may hold cookies of several hosts, one per path or domain; the token tells whose page is calling.
 */
function ownerAmong(
  named: readonly (string | null)[],
  credentials: Credentials,
  { secrets }: Door,
): Owner | null {
  const hostIds = named.filter((hostId) => hostId !== null);
  const token = credentials.header(HEADERS.csrf);
  const calling = hostIds.find((hostId) => token !== null && secrets.verify('csrf', hostId, token));
  const id = calling ?? hostIds[0];
  return id === undefined ? null : { id, hasToken: calling !== undefined };
}

/** Gives the browser a session of this host, or of a new one. */
export function openSession(
  formerId: string | null,
  { setCookie }: Credentials,
  door: Door,
): { readonly hostId: string; readonly csrfToken: string } {
  const hostId = formerId ?? randomBytes(HOST_ID_BYTES).toString('hex');
  const { secrets } = door;
  const cookie = `${hostId}.${secrets.sign('host', hostId)}.${secrets.sign('entry', entryOf(hostId, door))}`;
  setCookie(COOKIE, cookie, COOKIE_SECONDS);
  return { hostId, csrfToken: secrets.sign('csrf', hostId) };
}

/**
 * Signed part of a cookie that proves how the host got in: it includes the password, so a changed password
 * ends the sessions opened with the old one.
 */
const entryOf = (hostId: string, { settings }: Door): string => `${hostId}:${settings.hostPassword ?? ''}`;

/** Returns null for a cookie that is malformed, forged, or no longer grants access. */
function hostOf(cookie: string, door: Door): string | null {
  const hostId = formerHostOf(cookie, door);
  const entry = cookie.split('.')[2] ?? '';
  return hostId !== null && door.secrets.verify('entry', entryOf(hostId, door), entry) ? hostId : null;
}

function formerHostOf(cookie: string, { secrets }: Door): string | null {
  const [hostId, signature, _entry, ...rest] = cookie.split('.');
  if (!hostId || !signature || rest.length > 0 || !/^[0-9a-f]{24}$/.test(hostId)) return null;
  return secrets.verify('host', hostId, signature) ? hostId : null;
}
