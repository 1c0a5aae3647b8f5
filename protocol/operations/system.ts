// Calls outside any room: the probe of the game domain, the server's clock and version, and the current user.

import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { Time } from '#protocol/schemas/common.ts';

export const check = defineOperation({
  name: 'check',
  summary: 'Reports that this address serves games.',
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
  summary: "Returns the server's clock and version.",
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
  summary: 'Returns the signed-in user; null if there is none.',
  method: 'GET',
  path: '/user',
  role: 'anyone',
  request: z.object({}),
  answer: z.strictObject({ user: z.null(), isHost: z.boolean() }),
  errors: [],
});

export const SYSTEM_OPERATIONS = { check, getHandshakeData, getUser } as const;
