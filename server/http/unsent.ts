// Memory for large answers that their callers haven't read yet: a request of a hundred bytes can ask for
// megabytes, and a caller who doesn't read keeps them here. When there are too many, the address, and the owner
// behind it, with the most loses the latest.

import type { FastifyInstance } from 'fastify';
import { BodyBudget } from '#server/http/bodyBudget.ts';
import { rateLimitKeyOf } from '#server/http/clientAddress.ts';
import { credentialsIn } from '#server/identity/credentials.ts';
import type { Services } from '#server/operations/context.ts';

const MB = 1024 * 1024;
/** A whole school behind one address can be sent its summaries at the same time. */
const UNSENT = { byOwner: 128 * MB, byAddress: 128 * MB, inAll: 256 * MB };
/** Characters from which an answer, or what is queued for a socket, is counted. */
export const LARGE_ANSWER = 64 * 1024;

export const createUnsent = (): BodyBudget => new BodyBudget(UNSENT);

/** Counts large answers from when they are made until they are sent. */
export function countAnswers(
  app: FastifyInstance,
  unsent: BodyBudget,
  services: Pick<Services, 'identify'>,
): void {
  app.addHook('onSend', async ({ id, ip, headers }, { raw }, payload) => {
    // Of streams, only those of answers know their length; files are read as they are sent.
    const { length = 0 } = (payload ?? {}) as { readonly length?: number };
    if (length <= LARGE_ANSWER || raw.destroyed) return;
    const ownerId = services.identify(credentialsIn(headers))?.id ?? id;
    const counted = unsent.open({ address: rateLimitKeyOf(ip), ownerId }, () => raw.destroy());
    raw.once('close', counted.close);
    counted.add(length);
  });
}
