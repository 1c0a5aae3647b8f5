// Host sessions: until there are accounts, all that this server knows about a teacher.

import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { PROOF_MAX_LENGTH } from '#protocol/proofOfWork.ts';

export const openHostSession = defineOperation({
  name: 'openHostSession',
  summary:
    'Opens or renews a host session: a signed, HTTP-only cookie, plus the token that every host call must send.',
  method: 'POST',
  path: '/v1/host/session',
  role: 'anyone',
  request: z.object({
    password: z.optional(z.string().check(z.maxLength(200))),
    /**
     * Solution to the `challenge` of a reply that said to wait: after many wrong passwords, each further try
     * requires this work.
     */
    proof: z.optional(z.string().check(z.maxLength(PROOF_MAX_LENGTH))),
  }),
  answer: z.strictObject({
    hostId: z.string(),
    csrfToken: z.string(),
    /** Addresses at which players in the same network can reach this server. */
    joinAddresses: z.array(z.string()),
  }),
  errors: ['host.PASSWORD_REQUIRED', 'host.PASSWORD_WRONG'],
});
