import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ERRORS, type ErrorType } from '#protocol/errors.ts';
import { COMMON_ERRORS, type Operation, pathsOf } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { callHttp, data, hostIdentity, type Credentials, type Reply } from '#tools/classroom/calls.ts';
import { situationFor } from '#tests/contract/situations.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const NAMES = Object.keys(OPERATIONS) as OperationName[];
const operationOf = (name: OperationName): Operation => OPERATIONS[name];

/** Masks what can't be the same in two calls: clocks, and values that are random on purpose. */
function comparable(reply: Reply): unknown {
  const text = JSON.stringify({
    success: reply.success,
    ...(reply.success ? { data: reply.data } : { error: reply.error }),
  });
  return JSON.parse(text, (key, value: unknown) =>
    ['now', 'csrfToken', 'hostId', 'roomHash', 'roomCode', 'id', 'updatedAt', 'character'].includes(key)
      ? typeof value
      : value,
  );
}

describe('every operation', () => {
  it.concurrent.each(NAMES)('answers the same by HTTP, legacy path and socket: %s', async (name) => {
    const operation = operationOf(name);
    const { request, who } = await situationFor(server, name);
    const first = await callHttp(server, name, request, who);
    expect(first, JSON.stringify(first)).toMatchObject({ success: true, status: 200 });
    expect(z.safeParse(operation.answer, data(first)).success).toBe(true);
    // Repeated with the same command id, it is the same call.
    for (const path of pathsOf(operation).slice(1))
      expect(comparable(await callHttp(server, name, request, who, path))).toEqual(comparable(first));
    if (operation.event) {
      const socket = await openSocket(server, who);
      expect(comparable(await socket.call(name, request, who))).toEqual(comparable(first));
      socket.close();
    }
  });
});

const NASTY: readonly unknown[] = [
  null,
  [],
  'text',
  42,
  true,
  {},
  { roomHash: {} },
  { roomHash: 'x'.repeat(50_000) },
  JSON.parse('{"__proto__":{"roomHash":"a"},"constructor":1}'),
  {
    roomHash: null,
    playerId: [],
    questionId: -1,
    response: 'no',
    roomCode: Number.MAX_SAFE_INTEGER,
    quizId: '../../etc/passwd',
  },
  {
    roomHash: 'a'.repeat(24),
    playerId: '0-aaaaaaaa',
    questionId: 'aaaaaaaaaaaa',
    response: { state: 'attempted', answer: { type: 'MCQ', optionId: '__proto__' } },
  },
  {
    roomHash: 'a'.repeat(24),
    playerId: '0-aaaaaaaa',
    questionId: 'aaaaaaaaaaaa',
    response: { state: 'attempted', answer: null, score: 1e9 },
    elapsed: -1e308,
  },
  JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`),
];

function expectTyped(operation: Operation, reply: Reply): void {
  if (reply.success) return;
  expect(Object.keys(ERRORS)).toContain(reply.error.type);
  expect(reply.error.type).not.toBe('server.INTERNAL');
  const documented: readonly ErrorType[] = [
    ...COMMON_ERRORS,
    ...operation.errors,
    'request.UNAUTHORIZED',
    'request.CSRF',
    'request.FORBIDDEN',
    'request.NOT_FOUND',
  ];
  expect(documented).toContain(reply.error.type);
}

describe('invalid input', () => {
  it.each(NAMES)('gets a typed error: %s', async (name) => {
    const operation = operationOf(name);
    const strange = fc
      .sample(fc.json({ maxDepth: 3 }), { numRuns: 10, seed: 5 })
      .map((text) => JSON.parse(text) as unknown);
    const socket = operation.event ? await openSocket(server, host) : null;
    for (const request of [...NASTY, ...strange]) {
      const fields =
        typeof request === 'object' && request !== null && !Array.isArray(request)
          ? (request as Record<string, unknown>)
          : {};
      const response = await fetch(
        server.url +
          operation.path.replace(/\{(\w+)\}/g, (_, field: string) =>
            encodeURIComponent(JSON.stringify(fields[field] ?? 'x')).slice(0, 300),
          ),
        {
          method: operation.method,
          headers: {
            cookie: host.cookie,
            'x-csrf-token': host.csrf,
            ...(operation.method === 'POST' ? { 'content-type': 'application/json' } : {}),
          },
          ...(operation.method === 'POST' ? { body: JSON.stringify(request) } : {}),
        },
      );
      expect(response.status).toBeLessThan(500);
      expectTyped(operation, (await response.json()) as Reply);
      if (socket) expectTyped(operation, await socket.call(name, request));
    }
    socket?.close();
  });

  it('gets a typed error for bodies that are not JSON, of the wrong type or too large', async () => {
    const send = async (body: string, type = 'application/json') => {
      const response = await fetch(`${server.url}/v5/join`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      return { status: response.status, body: (await response.json()) as Reply };
    };
    expect(await send('{"a":')).toMatchObject({
      status: 400,
      body: { error: { type: 'request.VALIDATION_ERROR' } },
    });
    expect(await send('<a/>', 'text/xml')).toMatchObject({
      status: 400,
      body: { error: { type: 'request.VALIDATION_ERROR' } },
    });
    expect(await send(JSON.stringify({ x: 'y'.repeat(10_000_000) }))).toMatchObject({
      status: 413,
      body: { error: { type: 'request.TOO_LARGE' } },
    });
    expect(
      await fetch(`${server.url}/v5/nothing`, { method: 'POST' }).then((response) => response.json()),
    ).toMatchObject({ error: { type: 'request.NOT_FOUND' } });
  });

  it('does no harm on a socket: unknown events, missing acknowledgments, binary and oversized messages', async () => {
    const socket = await openSocket(server);
    expect(await socket.socket.timeout(5_000).emitWithAck('nothing', {})).toMatchObject({
      error: { type: 'request.NOT_FOUND' },
    });
    expect(await socket.socket.timeout(5_000).emitWithAck('checkRoom')).toMatchObject({
      error: { type: 'request.VALIDATION_ERROR', path: ['roomCode'] },
    });
    expect(await socket.socket.timeout(5_000).emitWithAck('checkRoom', Buffer.from([1, 2, 3]))).toMatchObject(
      { error: { type: 'request.VALIDATION_ERROR' } },
    );
    socket.socket.emit('join');
    socket.socket.emit('proceedGame', null, null);
    expect(await socket.call('getHandshakeData', {})).toMatchObject({ success: true });
    socket.socket.emit('checkRoom', { roomCode: 'y'.repeat(10_000_000) });
    await new Promise<void>((resolve) => socket.socket.on('disconnect', () => resolve()));
    const again = await openSocket(server);
    expect(await again.call('getHandshakeData', {})).toMatchObject({ success: true });
    again.close();
  });
});
