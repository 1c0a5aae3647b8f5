// Admission of large bodies, which cost memory and time before any handler sees them: only owners may send
// them, and only so many bytes at a time.

import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { MAX_BODY } from '#protocol/operation.ts';
import { BodyBudget } from '#server/http/bodyBudget.ts';
import { watchBody } from '#server/http/uploadPace.ts';
import { chargeOwner, throwIfLimited } from '#server/operations/access.ts';
import type { Caller, OwnerCall } from '#server/operations/context.ts';
import { OperationError } from '#server/operations/context.ts';
import { admitOwner } from '#server/operations/admission.ts';
import type { PerformPorts } from '#server/operations/perform.ts';

const MB = 1024 * 1024;
/** Bodies of more bytes have a budget of their own. */
const LARGE = MB;
/** An owner may send the largest body, which has 24 MB. */
const LARGE_BODIES = { byOwner: 25 * MB, byAddress: 50 * MB, inAll: 120 * MB };
/** Kept free for ordinary quizzes, so that these are saved while pictures and sounds are uploaded. */
const SMALL_BODIES = { byOwner: 4 * MB, byAddress: 10 * MB, inAll: 30 * MB };
/** Seconds before a refused caller may try again. */
const RETRY_AFTER = 5;

/**
 * Returns a factory of `preParsing` hooks for routes that take bodies of up to `maxBody` bytes; `callerOf`
 * reads the caller from the request's headers. All hooks share the budgets, because they share the memory.
 * Files are not read on the games' thread and have their own limits after these.
 */
export function createUploadGates(
  ports: PerformPorts,
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller,
) {
  const budgets = { large: new BodyBudget(LARGE_BODIES), small: new BodyBudget(SMALL_BODIES) };
  const { bodyMegabytesByHost, bodyMegabytesByAddress } = ports.services.limits;
  /** Returns the seconds until a body of this size may come as a whole. */
  const waitOf = ({ ownerId, address }: Caller & OwnerCall, megabytes: number): number => {
    const now = Date.now();
    return Math.max(
      bodyMegabytesByHost.wait(ownerId, now, megabytes),
      bodyMegabytesByAddress.wait(address, now, megabytes),
    );
  };

  return (maxBody: number, isFile: boolean) =>
    async (request: FastifyRequest, reply: FastifyReply, body: RequestPayload): Promise<RequestPayload> => {
      const length = request.headers['content-length'];
      const bytes = length === undefined ? maxBody : Number(length);
      if (bytes <= MAX_BODY) return body;
      const sender = admittedOf(reply, () => {
        const caller = callerOf(request, reply);
        const owner = { ...caller, ...admitOwner(caller, true) };
        if (!isFile) throwIfLimited(waitOf(owner, bytes / MB));
        return owner;
      });
      // The announced size only chooses the budget: nothing is charged before it has come.
      const counted = budgets[bytes > LARGE ? 'large' : 'small'].open(sender, () =>
        watched.refuse(new OperationError('request.RATE_LIMITED', { retryAfter: RETRY_AFTER })),
      );
      const watched = watchBody(body, bytes, reply, (more) => {
        counted.add(more);
        try {
          if (!isFile) chargeOwner(sender, [bodyMegabytesByHost, bodyMegabytesByAddress], more / MB);
        } catch (error) {
          watched.refuse(error as OperationError);
        }
      });
      watched.body.once('end', counted.end);
      reply.raw.once('close', counted.close);
      return watched.body;
    };
}

function admittedOf<Sender>(reply: FastifyReply, admit: () => Sender): Sender {
  try {
    return admit();
  } catch (error) {
    // The body is not read, so the connection can't be reused.
    reply.header('connection', 'close');
    throw error;
  }
}
