// Ids and tokens that identify this page to the server, sent in the headers of every call.

import { HEADERS } from '#protocol/operation.ts';
import { randomId } from '#src/platform/requests/randomId.ts';

export interface Session {
  /** Identifies this tab's visit. */
  readonly sessionId: string;
  /** Identifies this device, as long as its storage lasts. */
  uid: string;
  experiment: string;
  /** Set by the server in the response header of the same name, and sent back from then on. */
  requestContext: string | null;
  /** Sent with everything but GET; comes with the host's session. */
  csrfToken: string | null;
}

export function createSession(uid = randomId()): Session {
  return { sessionId: randomId(), uid, experiment: 'none', requestContext: null, csrfToken: null };
}

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
