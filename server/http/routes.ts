// Routes for every operation, on its path and its legacy paths.

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS } from '#protocol/errors.ts';
import { HEADERS, MAX_BODY, methodsOf, type Operation, pathsOf } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { CommandId } from '#protocol/schemas/common.ts';
import { credentialsIn } from '#server/identity/credentials.ts';
import { principalOf } from '#server/identity/principal.ts';
import { type Caller, JsonAnswer } from '#server/operations/context.ts';
import { type UnreadRequest, withAddress } from '#server/bodies/readRequest.ts';
import { perform, type PerformPorts } from '#server/operations/perform.ts';
import { addFileBodies, LargeBody } from '#server/http/bodies.ts';
import { rateLimitKeyOf } from '#server/http/clientAddress.ts';
import { createUploadGates } from '#server/http/uploads.ts';
import * as z from 'zod/mini';

export interface RoutePorts extends PerformPorts {
  /** Reads a large request into the form that its handler gets. */
  readonly readLarge: (unread: UnreadRequest) => Promise<unknown>;
}

/** Returns the caller's command id if it is well-formed, otherwise a new one. */
export function commandIdOf(named: unknown): string {
  // Most calls have none, and a failed parse would cost more than reading the rest of the call.
  return named !== undefined && named !== null && z.safeParse(CommandId, named).success
    ? (named as string)
    : randomUUID();
}

function callerOf(request: FastifyRequest, reply: FastifyReply, { services }: PerformPorts): Caller {
  const credentials = credentialsIn(request.headers, (name, value, maxAge) => {
    const secure = request.protocol === 'https';
    reply.setCookie(name, value, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge });
  });
  return {
    ...principalOf(credentials, rateLimitKeyOf(request.ip), services),
    credentials,
    commandId: commandIdOf(credentials.header(HEADERS.command)),
    socket: null,
  };
}

/** `{field}` in the table is `:field` in Fastify. */
function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Yields a long answer so that games get their turn after each slice, however fast the receiver is. */
async function* envelope(answer: JsonAnswer): AsyncGenerator<Buffer> {
  yield Buffer.from('{"success":true,"data":');
  for (const slice of answer.slices()) {
    // Bytes, because a text would be measured and encoded once each.
    yield Buffer.from(slice);
    await setImmediate();
  }
  yield Buffer.from('}');
}

export function addRoutes(app: FastifyInstance, ports: RoutePorts): void {
  const gateOf = createUploadGates(ports, (request, reply) => callerOf(request, reply, ports));
  const names = Object.keys(OPERATIONS) as OperationName[];
  const takesFile = (name: OperationName): boolean => (OPERATIONS[name] as Operation).fileBody === true;
  const addAll = (to: FastifyInstance, which: readonly OperationName[]): void => {
    for (const name of which) addRoutesOf(to, name, gateOf, ports);
  };
  addAll(
    app,
    names.filter((name) => !takesFile(name)),
  );
  // In a scope of its own, so that no other route accepts such a body.
  app.register((files, _options, done) => {
    addFileBodies(files);
    addAll(files, names.filter(takesFile));
    done();
  });
}

function addRoutesOf(
  app: FastifyInstance,
  name: OperationName,
  gateOf: ReturnType<typeof createUploadGates>,
  ports: RoutePorts,
): void {
  const operation: Operation = OPERATIONS[name];
  const { maxBody } = operation;
  for (const path of pathsOf(operation)) {
    app.route({
      method: [...methodsOf(operation)],
      url: routePath(path),
      bodyLimit: maxBody ?? MAX_BODY,
      ...(maxBody ? { preParsing: gateOf(maxBody, operation.fileBody === true) } : {}),
      handler: async (request, reply) => {
        const caller = callerOf(request, reply, ports);
        const [query, params] = [request.query as object, request.params as object];
        const { body } = request;
        const sent =
          body instanceof LargeBody
            ? { read: () => ports.readLarge({ name, body: body.bytes, query, params }) }
            : { sent: withAddress(body, query, params) };
        const answer = await perform(name, sent, caller, ports);
        if (!answer.success) {
          reply.code(ERRORS[answer.error.type]);
          if (answer.error.retryAfter) reply.header('retry-after', answer.error.retryAfter);
        }
        reply.header('cache-control', 'no-store');
        if (!answer.success || !(answer.data instanceof JsonAnswer)) return answer;
        reply.type('application/json; charset=utf-8');
        // The length counts as memory until it is sent.
        return Object.assign(Readable.from(envelope(answer.data)), { length: answer.data.length });
      },
    });
  }
}
