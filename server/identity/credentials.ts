// Credentials of a request: its cookies and headers.

import type { IncomingHttpHeaders } from 'node:http';

/** Sent with each call over HTTP; on a socket, read once at the handshake, where no cookie can be set. */
export interface Credentials {
  /** All values of the cookie: a browser may send several under one name, and some may be invalid. */
  readonly cookies: (name: string) => readonly string[];
  readonly header: (name: string) => string | null;
  /** Sets a cookie; `maxAge` is in seconds. */
  readonly setCookie: (name: string, value: string, maxAge: number) => void;
}

export function credentialsIn(
  headers: IncomingHttpHeaders,
  setCookie: Credentials['setCookie'] = () => undefined,
): Credentials {
  return {
    cookies: (name) => cookieValues(headers.cookie, name),
    header: (name) => {
      const value = headers[name];
      return typeof value === 'string' ? value : null;
    },
    setCookie,
  };
}

/**
 * All values of the cookie in the order they came: a browser may send several, set for another path or by a
 * neighboring domain.
 */
function cookieValues(header: string | undefined, name: string): readonly string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    if (equals === -1 || pair.slice(0, equals).trim() !== name) return [];
    return decoded(pair.slice(equals + 1).trim());
  });
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
