// The host that a browser's signed cookie names, and what the cookie and its token are.

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

/** The owner that a host session shows. */
export function identify(credentials: Credentials, door: Door): Owner | null {
  return ownerAmong(
    credentials.cookies(COOKIE).map((cookie) => hostOf(cookie, door)),
    credentials,
    door,
  );
}

/** The host that a cookie names although it lets nobody in any more: what belongs to a host stays with whom it belongs to. */
export function formerHost(credentials: Credentials, door: Door): string | null {
  const former = credentials.cookies(COOKIE).map((cookie) => formerHostOf(cookie, door));
  return ownerAmong(former, credentials, door)?.id ?? null;
}

/** A browser may hold cookies of several hosts, one for each path or domain: the token tells whose page calls. */
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

/** What a host knew to be let in: another password ends the sessions that the last one opened. */
const entryOf = (hostId: string, { settings }: Door): string => `${hostId}:${settings.hostPassword ?? ''}`;

/** null for a cookie that is malformed or forged, or lets nobody in any more. */
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
