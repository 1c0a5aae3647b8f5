// Fire-and-forget answer from a page that is closing: the browser still delivers it.

import { HEADERS } from '#protocol/operation.ts';
import { type HttpDeps, httpTarget, mayOutlive } from '#src/platform/requests/httpSender.ts';
import { sessionHeaders } from '#src/platform/requests/session.ts';
import { type RequestFor, WIRE } from '#src/platform/requests/wire.ts';

/**
 * Sends an answer without waiting for the result. With the command id of earlier tries, it counts as the same
 * answer.
 */
export type Beacon = (
  request: RequestFor<'proceedGame'>,
  who: { readonly seat: string; readonly commandId: string },
) => void;

/** Uses `fetch` because `sendBeacon` can't send headers for the seat's ticket and the command id. */
export function createBeacon({ fetch, session, base = '' }: HttpDeps): Beacon {
  return (request, { seat, commandId }) => {
    const { path, body = '' } = httpTarget(WIRE.proceedGame, request as Readonly<Record<string, unknown>>);
    // A device that knows it is offline keeps the answer for later: none of it may go out long after its page
    // is gone.
    if (globalThis.navigator?.onLine === false || !mayOutlive(body)) return;
    fetch(base + path, {
      method: WIRE.proceedGame.method,
      credentials: 'include',
      keepalive: true,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...sessionHeaders(session, WIRE.proceedGame.method),
        [HEADERS.seat]: seat,
        [HEADERS.command]: commandId,
      },
      body,
    }).catch(() => undefined);
  };
}
