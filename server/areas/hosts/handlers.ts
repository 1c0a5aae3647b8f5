// Handlers of host sessions.

import { sameSecret } from '#server/identity/secrets.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { takeTry } from '#server/operations/proofOfWork.ts';

export const openHostSession: Handler<'openHostSession'> = ({ password, proof }, caller, services) => {
  const { settings, limits, secrets } = services;
  const { hosts, address } = caller;
  if (settings.hostPassword !== null && hosts.hostId === null) {
    if (password === undefined) throw new OperationError('host.PASSWORD_REQUIRED');
    const { passwordsByAddress, provedPasswordsByAddress: proved } = limits.hosts;
    const tried = takeTry({ proof, free: [[passwordsByAddress, address]], proved }, caller, services);
    if (!sameSecret(password, settings.hostPassword)) throw new OperationError('host.PASSWORD_WRONG');
    tried.giveBack();
  }
  const hostId = hosts.hostId ?? hosts.formerHostId ?? secrets.newHostId();
  hosts.setCookie(secrets.hostCookie(hostId));
  return { hostId, csrfToken: secrets.csrfToken(hostId), joinAddresses: [...settings.joinAddresses] };
};
