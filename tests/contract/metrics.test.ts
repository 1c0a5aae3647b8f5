// What the server counts: calls by operation and outcome; no name, code, address or answer is in it.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity } from '#tests/support/calls.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = { title: 'CANARY-TITLE', questions: [{ type: 'OPEN', text: 'CANARY-TEXT' }] };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('counts calls by HTTP and socket, good and refused, and names nobody', async () => {
  const host = await hostIdentity(server);
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id as string;
  const { roomHash, roomCode } = data(await callHttp(server, 'hostGame', { quizId, type: 'tp' }, host));
  data(await callHttp(server, 'join', { roomHash, player: { name: 'CANARY-NAME' }, startSource: 'test' }));
  const socket = await openSocket(server);
  data(await socket.call('checkRoom', { roomCode }));
  await socket.call('checkRoom', { roomCode: 'no' });
  socket.close();
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('quizpeak_operations_total{operation="join",outcome="ok"} 1');
  expect(metrics).toContain('quizpeak_operations_total{operation="checkRoom",outcome="ok"} 1');
  expect(metrics).toContain(
    'quizpeak_operations_total{operation="checkRoom",outcome="request.VALIDATION_ERROR"} 1',
  );
  expect(metrics).not.toContain('CANARY');
  for (const secret of [roomHash, roomCode, quizId, '127.0.0.1']) expect(metrics).not.toContain(secret);
});
