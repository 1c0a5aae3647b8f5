// Access to every operation, over HTTP and by socket: callers without the role are refused, and nothing changes.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation, Role } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { situationFor } from '#tests/contract/situations.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let other: Credentials;
let seatElsewhere: Credentials;

beforeAll(async () => {
  server = await startTestServer();
  other = await hostIdentity(server);
  const quiz = { title: 'Elsewhere', questions: [{ type: 'OPEN', text: 'One?' }] };
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz }, other)).card.id as string;
  const { roomHash } = data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, other));
  const joining = { roomHash, player: { name: 'Ana' }, startSource: 'test' };
  seatElsewhere = { seat: data(await callHttp(server, 'join', joining)).ticket as string };
});
afterAll(() => server.stop());

type Refused = (operation: Operation, who: Credentials) => (readonly [Credentials, string])[];

const refusedHosts: Refused = ({ method }, { cookie = '' }) => [
  [{}, 'request.UNAUTHORIZED'],
  [seatElsewhere, 'request.UNAUTHORIZED'],
  [other, 'request.FORBIDDEN'],
  ...(method === 'GET' ? [] : [[{ cookie }, 'request.CSRF'] as const]),
];

/** The callers to refuse for each role, and the expected error. */
const REFUSED: Readonly<Record<Role, Refused>> = {
  anyone: () => [],
  player: () => [
    [{}, 'request.UNAUTHORIZED'],
    [other, 'request.UNAUTHORIZED'],
    [seatElsewhere, 'request.UNAUTHORIZED'],
  ],
  owner: ({ method }, { cookie = '' }) => [
    [{}, 'request.UNAUTHORIZED'],
    [seatElsewhere, 'request.UNAUTHORIZED'],
    ...(method === 'GET' ? [] : [[{ cookie }, 'request.CSRF'] as const]),
  ],
  roomHost: refusedHosts,
  playerOrHost: refusedHosts,
};

it.concurrent.each(Object.keys(OPERATIONS) as OperationName[])(
  'only callers with the right role get through: %s',
  async (name) => {
    const operation: Operation = OPERATIONS[name];
    const { request, who } = await situationFor(server, name);
    for (const [caller, type] of REFUSED[operation.role](operation, who)) {
      const refusal = { success: false, error: { type } };
      expect(await callHttp(server, name, request, caller)).toMatchObject(refusal);
      // A socket needs no token: its origin was checked at the handshake.
      if (!operation.event || type === 'request.CSRF') continue;
      const socket = await openSocket(server, caller);
      expect(await socket.call(name, request, caller)).toMatchObject(refusal);
      socket.close();
    }
    expect(await callHttp(server, name, request, who)).toMatchObject({ success: true });
  },
);
