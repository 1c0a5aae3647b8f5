// Who this page is to the server: ids and tokens that travel in the headers of every call.

import { HEADERS } from '#protocol/operation.ts';
import { randomId } from '#src/platform/requests/randomId.ts';

export interface Session {
  /** This tab's visit. */
  readonly sessionId: string;
  /** This device, as far as storage lasts. */
  uid: string;
  experiment: string;
  /** Given by the server in the answer header of the same name, and sent back since. */
  requestContext: string | null;
  /** Shown on everything but GET; comes with the host's session. */
  csrfToken: string | null;
}

export function createSession(uid = randomId()): Session {
  return { sessionId: randomId(), uid, experiment: 'none', requestContext: null, csrfToken: null };
}

/** The headers of one call. */
export function sessionHeaders(session: Session, method: string): Record<string, string> {
  return {
    [HEADERS.trace]: randomId(),
    [HEADERS.session]: session.sessionId,
    [HEADERS.uid]: session.uid,
    [HEADERS.experiment]: session.experiment,
    ...(session.requestContext !== null && { [HEADERS.requestContext]: session.requestContext }),
    ...(session.csrfToken !== null && method !== 'GET' && { [HEADERS.csrf]: session.csrfToken }),
  };
}
