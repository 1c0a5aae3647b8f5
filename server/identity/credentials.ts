// The credentials of a request: cookies and headers.

import type { IncomingHttpHeaders } from 'node:http';

/** With each call over HTTP, once at its beginning on a socket, which can be given no cookie. */
export interface Credentials {
  /** Its values: a browser may send several of one name, and not all of them need be good. */
  readonly cookies: (name: string) => readonly string[];
  readonly header: (name: string) => string | null;
  /** Gives the browser a cookie for so many seconds. */
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

/** All values of the cookie, in the order in which they came: of another path, or of a neighbor's domain, there may be several. */
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
