import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity } from '#tools/classroom/calls.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = { title: 'CANARY-TITLE', questions: [{ type: 'OPEN', text: 'CANARY-TEXT' }] };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('metrics count calls over HTTP and sockets, successful and refused, and name no one', async () => {
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

it('metrics are refused to anyone behind a proxy, whatever the proxy says', async () => {
  const behind = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const refused = await fetch(`${behind.url}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ success: false, error: { type: 'request.FORBIDDEN' } });
  } finally {
    await behind.stop();
  }
});

it('metrics are readable from anywhere with the token, if one is set', async () => {
  const guarded = await startTestServer({ METRICS_TOKEN: '0123456789abcdef' });
  const read = (headers: Record<string, string>) => fetch(`${guarded.url}/metrics`, { headers });
  try {
    expect((await read({})).status).toBe(401);
    const reply = await read({
      authorization: 'Bearer 0123456789abcdef',
      'x-forwarded-for': '10.1.2.3',
    });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('quizpeak_rooms');
  } finally {
    await guarded.stop();
  }
});
