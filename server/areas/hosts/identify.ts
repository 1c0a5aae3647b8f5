// The host that a browser's signed cookie names.

import { HEADERS } from '#protocol/operation.ts';
import type { Credentials } from '#server/areas/area.ts';
import type { Secrets } from '#server/identity/secrets.ts';

const COOKIE = 'qp_host';
/** Seconds that a host session lasts without use. */
const COOKIE_SECONDS = 400 * 24 * 3600;

/** Of a browser that was asked for the password. */
const VISITOR = 'qp_visitor';
/** Seconds for which it is known again: a lesson's guesser must not gather devices for weeks. */
const VISITOR_SECONDS = 12 * 3600;

function newVisitor(secrets: Secrets, now: number): string {
  const named = `${secrets.newHostId()}.${Math.floor(now / 1_000)}`;
  return `${named}.${secrets.visitorSignature(named)}`;
}

function visitorOf(cookies: readonly string[], secrets: Secrets, now: number): string | null {
  for (const cookie of cookies) {
    const [, named = '', id = '', since = '', signature = ''] =
      /^(([0-9a-f]+)\.(\d+))\.(.+)$/.exec(cookie) ?? [];
    const isRecent = now / 1_000 - Number(since) < VISITOR_SECONDS;
    if (isRecent && secrets.isVisitorSignature(named, signature)) return id;
  }
  return null;
}

export interface HostIdentity {
  /** null without a session. */
  readonly hostId: string | null;
  /** The host that the cookie names although it lets nobody in: the password is another one by now. */
  readonly formerHostId: string | null;
  /** A device that was here before; null without its cookie. */
  readonly visitorId: string | null;
  readonly csrfToken: string | null;
  /** Makes the browser a visitor that is known again. */
  setVisitor(): void;
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
    visitorId: visitorOf(credentials.cookies(VISITOR), secrets, Date.now()),
    csrfToken,
    setVisitor: () => credentials.setCookie(VISITOR, newVisitor(secrets, Date.now()), VISITOR_SECONDS),
    setCookie: (value) => credentials.setCookie(COOKIE, value, COOKIE_SECONDS),
  };
}
