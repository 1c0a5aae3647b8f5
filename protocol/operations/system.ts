// Calls that belong to no room: the probe of the game domain, who is calling, the host's session.

import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { Time } from '#protocol/schemas/common.ts';

export const check = defineOperation({
  name: 'check',
  summary: 'Whether this address serves games.',
  method: 'GET',
  path: '/check',
  role: 'anyone',
  request: z.object({}),
  answer: z.strictObject({ ok: z.literal(true) }),
  errors: [],
  timeoutMs: 5_000,
});

export const getHandshakeData = defineOperation({
  name: 'getHandshakeData',
  summary: 'The clock and the version of the server.',
  method: 'GET',
  path: '/v1/handshake',
  event: 'getHandshakeData',
  role: 'anyone',
  request: z.object({}),
  answer: z.strictObject({ now: Time, version: z.string() }),
  errors: [],
  timeoutMs: 10_000,
});

export const getUser = defineOperation({
  name: 'getUser',
  summary: 'Who is signed in; null while nobody is.',
  method: 'GET',
  path: '/user',
  role: 'anyone',
  request: z.object({}),
  answer: z.strictObject({ user: z.null(), isHost: z.boolean() }),
  errors: [],
});

export const openHostSession = defineOperation({
  name: 'openHostSession',
  summary:
    'Opens or renews the session of a host: a signed, http-only cookie, and the token that its calls must show.',
  method: 'POST',
  path: '/v1/host/session',
  role: 'anyone',
  request: z.object({ password: z.optional(z.string().check(z.maxLength(200))) }),
  answer: z.strictObject({
    hostId: z.string(),
    csrfToken: z.string(),
    /** Addresses under which players in the same network reach this server. */
    joinAddresses: z.array(z.string()),
  }),
  errors: ['host.PASSWORD_REQUIRED', 'host.PASSWORD_WRONG'],
});

export const SYSTEM_OPERATIONS = { check, getHandshakeData, getUser, openHostSession } as const;
