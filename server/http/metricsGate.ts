// Who may read the metrics: who shows the token; without one, this machine itself and nobody behind a proxy.

import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorType } from '#protocol/errors.ts';
import { trustOf } from '#server/http/clientAddress.ts';
import { sameSecret } from '#server/identity/secrets.ts';

export interface MetricsReader {
  /** The other end of the connection, never what a header says of it. */
  readonly remote: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const isLoopback = trustOf(['127.0.0.0/8', '::1']);

/** A proxy on this machine calls from it too: any of these shows that somebody else asks. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

/** Why the metrics are not for this reader; null if they are. `token` is METRICS_TOKEN, null without one. */
export function metricsRefusal({ remote, headers }: MetricsReader, token: string | null): ErrorType | null {
  if (token !== null)
    return sameSecret(headers.authorization ?? '', `Bearer ${token}`) ? null : 'request.UNAUTHORIZED';
  const direct = FORWARDED.every((name) => headers[name] === undefined);
  return direct && isLoopback(remote ?? '') && isLocalName(headers.host) ? null : 'request.FORBIDDEN';
}

/** A proxy that says nothing of itself passes on the name that people type, and so does a page that plays tricks with names. */
function isLocalName(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}
