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
  const cookie = credentials.cookie(COOKIE);
  return {
    hostId: secrets.hostOf(cookie),
    formerHostId: secrets.formerHostOf(cookie),
    csrfToken: credentials.header(HEADERS.csrf),
    setCookie: (value) => credentials.setCookie(COOKIE, value, COOKIE_SECONDS),
  };
}
