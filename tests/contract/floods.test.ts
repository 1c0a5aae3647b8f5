// What costs the server much has an end for one address, however it is divided among rooms, seats and sessions.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity, type Identity } from '#tests/support/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const LIMITED = { status: 429, error: { type: 'request.RATE_LIMITED' } };

async function roomsOf(questions: number, count: number): Promise<{ host: Identity; rooms: string[] }> {
  const host = await hostIdentity(server);
  const quiz: AuthoredQuiz = {
    title: 'Long',
    questions: Array.from({ length: questions }, (_, n) => ({ type: 'OPEN', text: `Question ${n}` })),
  };
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz }, host)).card.id;
  const rooms: string[] = [];
  for (let n = 0; n < count; n += 1)
    rooms.push(data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host)).roomHash);
  return { host, rooms };
}

it('robots of many rehearsals leave the server time for people', async () => {
  const outcomes: unknown[] = [];
  for (let hosts = 0; hosts < 3; hosts += 1) {
    const { host, rooms } = await roomsOf(1, 4);
    for (const roomHash of rooms) {
      const reply = await callHttp(server, 'rehearseGame', { roomHash, robots: 200, accuracy: 0 }, host);
      outcomes.push(reply.success || reply.error.type);
    }
  }
  expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => true));
  expect(outcomes.slice(10)).toEqual(['request.RATE_LIMITED', 'request.RATE_LIMITED']);
});

it('views of long games have an end, in all rooms together', async () => {
  const { host, rooms } = await roomsOf(1_000, 2);
  const look = (roomHash: string | undefined) => callHttp(server, 'getGame', { roomHash }, host);
  expect(data(await look(rooms[0])).view.questions).toHaveLength(1_000);
  const replies = await Promise.all(Array.from({ length: 90 }, (_, n) => look(rooms[n % 2])));
  expect(replies.filter(({ success }) => success).length).toBeGreaterThan(40);
  expect(replies.at(-1)).toMatchObject(LIMITED);
  // A short one can be seen all the same, soon.
  const short = await roomsOf(1, 1);
  await expect
    .poll(async () => (await callHttp(server, 'getGame', { roomHash: short.rooms[0] }, short.host)).success)
    .toBe(true);
});
