// Handlers for host sessions.

import { formerHost, identify, openSession } from '#server/areas/hosts/session.ts';
import { secretsEqual } from '#server/identity/secrets.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { takeAttempt } from '#server/operations/proofOfWork.ts';

export const openHostSession: Handler<'openHostSession'> = ({ password, proof }, caller, services) => {
  const { settings, limits } = services;
  const { address, credentials } = caller;
  const host = identify(credentials, services);
  if (settings.hostPassword !== null && host === null) {
    if (password === undefined) throw new OperationError('host.PASSWORD_REQUIRED');
    const { passwordsByAddress, provedPasswordsByAddress: proved } = limits.hosts;
    const tried = takeAttempt({ proof, free: [[passwordsByAddress, address]], proved }, caller, services);
    if (!secretsEqual(password, settings.hostPassword)) throw new OperationError('host.PASSWORD_WRONG');
    tried.giveBack();
  }
  const former = host?.id ?? formerHost(credentials, services);
  return { ...openSession(former, credentials, services), joinAddresses: [...settings.joinAddresses] };
};
