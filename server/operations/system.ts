// Handlers for calls that don't belong to a room.

import type { Handler } from '#server/operations/context.ts';

export const check: Handler<'check'> = () => ({ ok: true });

export const getHandshakeData: Handler<'getHandshakeData'> = (_request, _caller, services) => ({
  now: Date.now(),
  version: services.settings.version,
});

export const getUser: Handler<'getUser'> = (_request, caller) => ({
  user: null,
  isHost: caller.owner !== null,
});
