// Handlers of host sessions.

import { sameSecret } from '#server/identity/secrets.ts';
import { limited } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';

export const openHostSession: Handler<'openHostSession'> = ({ password }, caller, services) => {
  const { settings, limits, secrets } = services;
  const { hosts } = caller;
  if (settings.hostPassword !== null && hosts.hostId === null) {
    const now = Date.now();
    const device = hosts.visitorId;
    const { passwordsByDevice, passwordsByAddress, devicesByAddress } = limits.hosts;
    if (password === undefined) {
      if (device === null && devicesByAddress.take(caller.address, now) === 0) hosts.setVisitor();
      throw new OperationError('host.PASSWORD_REQUIRED');
    }
    limited(
      device === null ? passwordsByAddress.take(caller.address, now) : passwordsByDevice.take(device, now),
    );
    if (!sameSecret(password, settings.hostPassword)) throw new OperationError('host.PASSWORD_WRONG');
  }
  const hostId = hosts.hostId ?? hosts.formerHostId ?? secrets.newHostId();
  hosts.setCookie(secrets.hostCookie(hostId));
  return { hostId, csrfToken: secrets.csrfToken(hostId), joinAddresses: [...settings.joinAddresses] };
};
