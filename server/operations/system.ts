// Handlers of calls that belong to no room.

import { sameSecret } from '#server/identity/secrets.ts';
import { limited } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';

export const check: Handler<'check'> = () => ({ ok: true });

export const getHandshakeData: Handler<'getHandshakeData'> = (_request, _caller, services) => ({
  now: Date.now(),
  version: services.settings.version,
});

export const getUser: Handler<'getUser'> = (_request, caller) => ({
  user: null,
  isHost: caller.hostId !== null,
});

export const openHostSession: Handler<'openHostSession'> = ({ password }, caller, services) => {
  const { settings, limits, secrets } = services;
  if (settings.hostPassword !== null && caller.hostId === null) {
    if (password === undefined) throw new OperationError('host.PASSWORD_REQUIRED');
    limited(limits.passwordsByAddress.take(caller.address, Date.now()));
    if (!sameSecret(password, settings.hostPassword)) throw new OperationError('host.PASSWORD_WRONG');
  }
  const hostId = caller.hostId ?? caller.formerHostId ?? secrets.newHostId();
  caller.setHostCookie(secrets.hostCookie(hostId));
  return { hostId, csrfToken: secrets.csrfToken(hostId), joinAddresses: [...settings.joinAddresses] };
};
