// The session of whoever hosts games: until there are accounts, all that this server knows of a teacher.

import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { PROOF_MAX_LENGTH } from '#protocol/proofOfWork.ts';

export const openHostSession = defineOperation({
  name: 'openHostSession',
  summary:
    'Opens or renews the session of a host: a signed, http-only cookie, and the token that its calls must show.',
  method: 'POST',
  path: '/v1/host/session',
  role: 'anyone',
  request: z.object({
    password: z.optional(z.string().check(z.maxLength(200))),
    /** The solved `challenge` of a reply that said to wait: where many wrong passwords were tried, each further one costs this work. */
    proof: z.optional(z.string().check(z.maxLength(PROOF_MAX_LENGTH))),
  }),
  answer: z.strictObject({
    hostId: z.string(),
    csrfToken: z.string(),
    /** Addresses under which players in the same network reach this server. */
    joinAddresses: z.array(z.string()),
  }),
  errors: ['host.PASSWORD_REQUIRED', 'host.PASSWORD_WRONG'],
});
