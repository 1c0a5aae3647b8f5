// The host that a browser's signed cookie names.

import { HEADERS } from '#protocol/operation.ts';
import type { Credentials } from '#server/areas/area.ts';
import type { Secrets } from '#server/identity/secrets.ts';

const COOKIE = 'qp_host';
/** Seconds that a host session lasts without use. */
const COOKIE_SECONDS = 400 * 24 * 3600;

export interface HostIdentity {
  /** null without a session. */
  readonly hostId: string | null;
  /** The host that the cookie names although it lets nobody in: the password is another one by now. */
  readonly formerHostId: string | null;
  readonly csrfToken: string | null;
  /** Gives the browser a host session. */
  setCookie(cookie: string): void;
}

export function identify(credentials: Credentials, secrets: Secrets): HostIdentity {
  const cookies = credentials.cookies(COOKIE);
  const csrfToken = credentials.header(HEADERS.csrf);
  const first = (read: (cookie: string) => string | null): string | null => {
    const found = cookies.map(read).filter((each) => each !== null);
    // A browser may hold cookies of several hosts, one for each path or domain: the token tells whose page calls.
    const calling = found.find((hostId) => csrfToken !== null && secrets.isCsrfToken(hostId, csrfToken));
    return calling ?? found[0] ?? null;
  };
  return {
    hostId: first((cookie) => secrets.hostOf(cookie)),
    formerHostId: first((cookie) => secrets.formerHostOf(cookie)),
    csrfToken,
    setCookie: (value) => credentials.setCookie(COOKIE, value, COOKIE_SECONDS),
  };
}
