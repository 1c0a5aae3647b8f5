// A call whose answer nobody waits for, because the page is going: the browser brings it to the server all the same.

import { HEADERS } from '#protocol/operation.ts';
import { type HttpDeps, httpTarget, mayOutlive } from '#src/platform/requests/httpSender.ts';
import { sessionHeaders } from '#src/platform/requests/session.ts';
import { type RequestFor, WIRE } from '#src/platform/requests/wire.ts';

/** Sends an answer for good or ill: with the command id of earlier tries it is none more. */
export type Beacon = (
  request: RequestFor<'proceedGame'>,
  who: { readonly seat: string; readonly commandId: string },
) => void;

/** Not `sendBeacon`, which shows neither the ticket of the seat nor the name of the command. */
export function createBeacon({ fetch, session, base = '' }: HttpDeps): Beacon {
  return (request, { seat, commandId }) => {
    const { path, body = '' } = httpTarget(WIRE.proceedGame, request as Readonly<Record<string, unknown>>);
    // A device that knows it has no network keeps the answer for later: nothing of it may go out when its page is long gone.
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
