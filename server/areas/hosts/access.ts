// Who hosts.

import { type Caller, OperationError, type Services } from '#server/operations/context.ts';

/** The host of a call. A browser sends the cookie by itself, so what changes something must show the token too. */
export function hostOf(caller: Caller, services: Services, changes: boolean): string {
  const { hostId, csrfToken } = caller.hosts;
  if (!hostId) throw new OperationError('request.UNAUTHORIZED');
  const shown = csrfToken ?? '';
  // A socket's handshake was checked for its origin; its calls carry no cookie of their own.
  if (changes && !caller.socket && !services.secrets.isCsrfToken(hostId, shown))
    throw new OperationError('request.CSRF');
  return hostId;
}
