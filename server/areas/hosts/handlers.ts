// Handlers of host sessions.

import { sameSecret } from '#server/identity/secrets.ts';
import { limited } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';

export const openHostSession: Handler<'openHostSession'> = ({ password }, caller, services) => {
  const { settings, limits, secrets } = services;
  const { hosts } = caller;
  if (settings.hostPassword !== null && hosts.hostId === null) {
    if (password === undefined) throw new OperationError('host.PASSWORD_REQUIRED');
    limited(limits.hosts.passwordsByAddress.take(caller.address, Date.now()));
    if (!sameSecret(password, settings.hostPassword)) throw new OperationError('host.PASSWORD_WRONG');
  }
  const hostId = hosts.hostId ?? hosts.formerHostId ?? secrets.newHostId();
  hosts.setCookie(secrets.hostCookie(hostId));
  return { hostId, csrfToken: secrets.csrfToken(hostId), joinAddresses: [...settings.joinAddresses] };
};
