// Sends one try of a call over HTTP.

import { FILE_BODY, HEADERS, REQUEST_TIMEOUT_MS } from '#protocol/operation.ts';
import type { Sender } from '#src/platform/requests/caller.ts';
import { RequestError, readEnvelope } from '#src/platform/requests/requestError.ts';
import { type Session, sessionHeaders } from '#src/platform/requests/session.ts';
import type { Wire } from '#src/platform/requests/wiresOf.ts';

/** Bytes that browsers accept for all pending keepalive calls together. */
const OUTLIVING_BYTES = 60_000;

/** True if a call with this body is small enough to outlive its page. */
export function mayOutlive(body: BlobPart): boolean {
  return new Blob([body]).size <= OUTLIVING_BYTES;
}

export interface HttpDeps {
  readonly fetch: typeof fetch;
  readonly session: Session;
  /** Base address of the service; '' for the page's own origin. */
  readonly base?: string;
}

/**
 * Fills each `{field}` of the path from the request; the rest goes into the query of a GET or DELETE, or into
 * the body.
 */
export function httpTarget(
  wire: Pick<Wire, 'method' | 'path' | 'fileBody'>,
  request: Readonly<Record<string, unknown>>,
) {
  const rest = { ...request };
  let path = wire.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field];
    delete rest[field];
    return encodeURIComponent(String(value));
  });
  if (wire.fileBody) return { path, body: rest['file'] as Uint8Array<ArrayBuffer> };
  const hasBody = wire.method === 'POST' || wire.method === 'PUT';
  if (!hasBody) {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(rest))
      if (value !== undefined && value !== null)
        query.set(key, typeof value === 'string' ? value : JSON.stringify(value));
    if (query.size > 0) path += `?${query}`;
  }
  return { path, body: hasBody ? JSON.stringify(rest) : undefined };
}

export function createHttpSender({ fetch, session, base = '' }: HttpDeps): Sender {
  return async (_name, wire, request, { seat, commandId, signal, keepalive = false }) => {
    const { path, body } = httpTarget(wire, request);
    const limit = limited(wire.timeoutMs ?? REQUEST_TIMEOUT_MS, signal);
    try {
      const response = await fetch(base + path, {
        method: wire.method,
        credentials: 'include',
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': wire.fileBody ? FILE_BODY : 'application/json' }),
          ...sessionHeaders(session, wire.method),
          ...(seat !== undefined && { [HEADERS.seat]: seat }),
          ...(commandId !== undefined && { [HEADERS.command]: commandId }),
        },
        ...(body !== undefined && { body }),
        ...(keepalive && mayOutlive(body ?? '') && { keepalive }),
        signal: limit.signal,
      });
      session.requestContext = response.headers.get(HEADERS.requestContext) ?? session.requestContext;
      const text = await response.text();
      return readEnvelope(parseJson(text), response.status, retryAfterOf(response));
    } catch (error) {
      if (error instanceof RequestError) throw error;
      if (signal?.aborted) throw new RequestError('aborted');
      if (limit.signal.aborted) throw new RequestError('timeout', { message: 'Request timed out by client' });
      throw new RequestError('network', { message: String(error) });
    } finally {
      limit.end();
    }
  };
}

/**
 * A signal that fires after `ms` or with the caller's own (AbortSignal.any is too new for school tablets).
 */
function limited(ms: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, ms);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop);
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  };
  return { signal: controller.signal, end };
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
