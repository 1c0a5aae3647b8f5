// Access to the metrics: by token if one is set, otherwise only from this machine and not through a proxy.

import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorType } from '#protocol/errors.ts';
import { trustOf } from '#server/http/clientAddress.ts';
import { secretsEqual } from '#server/identity/secrets.ts';

export interface MetricsReader {
  /** The other end of the connection, regardless of what headers say. */
  readonly remote: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const isLoopback = trustOf(['127.0.0.0/8', '::1']);

/**
 * A proxy on this machine also connects from it: any of these headers shows that the request comes from
 * elsewhere.
 */
const FORWARDED = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

/**
 * Returns why this reader may not see the metrics; null if allowed. `token` is METRICS_TOKEN, null if not
 * set.
 */
export function metricsRefusal({ remote, headers }: MetricsReader, token: string | null): ErrorType | null {
  if (token !== null)
    return secretsEqual(headers.authorization ?? '', `Bearer ${token}`) ? null : 'request.UNAUTHORIZED';
  const direct = FORWARDED.every((name) => headers[name] === undefined);
  return direct && isLoopback(remote ?? '') && isLocalName(headers.host) ? null : 'request.FORBIDDEN';
}

/** A proxy that adds no headers passes on the public host name, and so does a DNS rebinding attack. */
function isLocalName(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}
