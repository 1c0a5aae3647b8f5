// Limits on expensive calls per address, however the calls are spread over rooms, seats and sessions.

import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { freezeClock } from '#tests/support/clock.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const LIMITED = { status: 429, error: { type: 'request.RATE_LIMITED' } };

async function roomsOf(
  questions: number,
  count: number,
  plan: { readonly opensAt?: number } = {},
): Promise<{ host: Credentials; rooms: string[] }> {
  const host = await hostIdentity(server);
  const quiz: AuthoredQuiz = {
    title: 'Long',
    questions: Array.from({ length: questions }, (_, n) => ({ type: 'OPEN', text: `Question ${n}` })),
  };
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz }, host)).card.id;
  const rooms: string[] = [];
  for (let n = 0; n < count; n += 1)
    rooms.push(data(await callHttp(server, 'hostGame', { quizId, type: 'normal', ...plan }, host)).roomHash);
  return { host, rooms };
}

it("bots in other hosts' lobbies don't keep a host from rehearsing", async () => {
  for (let hosts = 0; hosts < 3; hosts += 1) {
    const { host, rooms } = await roomsOf(1, 4);
    for (const roomHash of rooms)
      data(await callHttp(server, 'rehearseGame', { roomHash, robots: 200, accuracy: 0 }, host));
  }
  const { host, rooms } = await roomsOf(1, 1);
  for (const robots of [5, 2])
    data(await callHttp(server, 'rehearseGame', { roomHash: rooms[0], robots, accuracy: 70 }, host));
});

it("bots count toward the limit even if the room isn't open yet", async () => {
  const { host, rooms } = await roomsOf(1, 1, { opensAt: Date.now() + 3_600_000 });
  const [roomHash] = rooms;
  const letGo = freezeClock();
  onTestFinished(letGo);
  const replies = [];
  for (let n = 0; n < 6; n += 1)
    replies.push(await callHttp(server, 'rehearseGame', { roomHash, robots: 200, accuracy: 0 }, host));
  letGo();
  expect(replies[0]).toMatchObject({ error: { type: 'room.WRONG_STATE' } });
  expect(replies.at(-1)).toMatchObject(LIMITED);
});

it('reading summaries nonstop keeps neither a teacher from hosting nor a player from finishing', async () => {
  const { host, rooms } = await roomsOf(1_000, 1);
  const [roomHash] = rooms;
  const seats: { roomHash: string | undefined; playerId: string; who: Credentials }[] = [];
  for (const name of ['Ada', 'Bo', 'Chi', 'Dina', 'Eve']) {
    const player = { name, avatarId: 1 };
    const { playerId, ticket } = data(await callHttp(server, 'join', { roomHash, player, startSource: 'x' }));
    seats.push({ roomHash, playerId, who: { seat: ticket } });
  }
  data(await callHttp(server, 'startGame', { roomHash }, host));
  const last = seats.pop() as (typeof seats)[number];
  /** Retries until the countdown is over; returns the types of the errors on the way. */
  const finishing = async ({ who, ...seat }: typeof last) => {
    const errors = new Set<string>();
    for (;;) {
      const reply = await callHttp(server, 'playerGameOver', seat, who);
      if (reply.success) return [...errors];
      errors.add(reply.error.type);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  for (const seat of seats) await finishing(seat);
  const letGo = freezeClock();
  onTestFinished(letGo);
  const looks = seats.flatMap(({ who, ...seat }) =>
    Array.from({ length: 19 }, () => callHttp(server, 'playerSummary', seat, who)),
  );
  const replies = await Promise.all(looks);
  letGo();
  expect(replies.filter(({ success }) => success).length).toBeGreaterThan(40);
  expect(replies.filter(({ success }) => !success)[0]).toMatchObject(LIMITED);
  data(await callHttp(server, 'pauseGame', { roomHash, paused: true }, host));
  data(await callHttp(server, 'pauseGame', { roomHash, paused: false }, host));
  expect(await finishing(last)).toEqual(['response.TOO_EARLY']);
});

it('views of long games are limited across all rooms', async () => {
  const { host, rooms } = await roomsOf(1_000, 2);
  const look = (roomHash: string | undefined) => callHttp(server, 'getGame', { roomHash }, host);
  expect(data(await look(rooms[0])).view.questions).toHaveLength(1_000);
  const letGo = freezeClock();
  onTestFinished(letGo);
  const replies = await Promise.all(Array.from({ length: 90 }, (_, n) => look(rooms[n % 2])));
  letGo();
  expect(replies.filter(({ success }) => success).length).toBeGreaterThan(40);
  expect(replies.at(-1)).toMatchObject(LIMITED);
  // A short game can still be viewed soon after.
  const short = await roomsOf(1, 1);
  await expect
    .poll(async () => (await callHttp(server, 'getGame', { roomHash: short.rooms[0] }, short.host)).success)
    .toBe(true);
  // Another teacher behind the same address can still host a long game.
  const other = await roomsOf(500, 1);
  for (const locked of [true, false, true])
    data(await callHttp(server, 'lockRoom', { roomHash: other.rooms[0], locked }, other.host));
});

it('reading a large quiz again and again leaves the store to others', async () => {
  const host = await hostIdentity(server);
  const text = 'x'.repeat(2_000);
  const quiz: AuthoredQuiz = {
    title: 'Large',
    questions: Array.from({ length: 8_000 }, () => ({ type: 'OPEN', text })),
  };
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz }, host)).card.id;
  const letGo = freezeClock();
  onTestFinished(letGo);
  const reads = ['getQuiz', 'getDraft', 'getVersion'] as const;
  const replies = [];
  for (let n = 0; n < 9; n += 1)
    replies.push(await callHttp(server, reads[n % 3] as 'getQuiz', { quizId, number: 1 }, host));
  // A host may read 100 MB in one go.
  expect(replies.map(({ success }) => success)).toEqual(replies.map((_, n) => n < 6));
  expect(replies.at(-1)).toMatchObject(LIMITED);
  const other = await roomsOf(1, 1);
  expect(other.rooms).toHaveLength(1);
});

it('rooms with long questions are limited by what they store', async () => {
  const option = 'o'.repeat(490);
  const quiz: AuthoredQuiz = {
    title: 'Wide',
    questions: Array.from({ length: 600 }, () => ({
      type: 'MCQ',
      text: 'x'.repeat(2_000),
      options: Array.from({ length: 10 }, (_, n) => ({ text: `${n}${option}`, correct: n === 0 })),
    })),
  };
  const replies = [];
  const letGo = freezeClock();
  onTestFinished(letGo);
  for (let n = 0; n < 12; n += 1) {
    const host = await hostIdentity(server);
    const quizId = data(await callHttp(server, 'saveQuiz', { quiz }, host)).card.id;
    replies.push(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host));
  }
  // By their number alone, an address could host 66 of them in one go.
  expect(replies.at(-1)).toMatchObject(LIMITED);
});
