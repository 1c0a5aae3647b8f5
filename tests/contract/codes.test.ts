import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { freezeClock } from '#tests/support/clock.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = { title: 'Codes', questions: [{ type: 'OPEN', text: 'One?' }] };

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };
let room: { roomHash: string; roomCode: string };
let ana: { playerId: string; ticket: string };

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id as string;
  room = data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host));
  const { roomHash } = room;
  ana = data(await callHttp(server, 'join', { roomHash, player: { name: 'Ana' }, startSource: 'test' }));
});
afterAll(() => server.stop());
/** Rate limits must not refill while a busy machine works through many calls. */
beforeEach(() => freezeClock());

/** Makes wrong guesses, all at the same time; returns how many were looked up. */
async function guess(count: number): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, n) => callHttp(server, 'checkRoom', { roomCode: String(100_000 + n) })),
  );
  return replies.filter((reply) => !reply.success && reply.error.type === 'room.NOT_FOUND').length;
}

describe('simultaneous guesses', () => {
  it('get no further than guesses made one after another', async () => {
    expect(await guess(600)).toBeLessThanOrEqual(160);
  });
});

describe('while someone at the same address is guessing codes', () => {
  beforeEach(() => guess(200));

  it('a typed code has to wait, whether it is correct or not', async () => {
    expect(await callHttp(server, 'checkRoom', { roomCode: room.roomCode })).toMatchObject({
      error: { type: 'request.RATE_LIMITED' },
    });
  });

  it("the room's link opens it, however often it is used", async () => {
    const socket = await openSocket(server);
    for (let n = 0; n < 30; n += 1) {
      expect(data(await callHttp(server, 'checkRoom', { ...room })).room.hash).toBe(room.roomHash);
      expect(data(await socket.call('checkRoom', { ...room })).room.hash).toBe(room.roomHash);
    }
    socket.close();
  });

  it('a seat in the room opens it', async () => {
    const found = data(await callHttp(server, 'checkRoom', { ...room }, { seat: ana.ticket }));
    expect(found.player.name).toBe('Ana');
  });

  it('no code is looked up, so that not even response times reveal anything', async () => {
    const lookedUp = vi.spyOn(server.rooms, 'byCode');
    const { roomCode } = room;
    for (const [request, who] of [
      [{ roomCode }, {}],
      [{ roomCode }, { seat: 'x' }],
      [{ roomCode }, { seat: ana.ticket }],
      [{ roomCode, roomHash: 'ab'.repeat(12) }, {}],
    ] as const) {
      lookedUp.mockClear();
      await callHttp(server, 'checkRoom', request, who);
      expect(lookedUp).not.toHaveBeenCalled();
    }
    lookedUp.mockRestore();
  });

  it('a link or seat from elsewhere opens nothing', async () => {
    const { roomCode } = room;
    for (const [request, who] of [
      [{ roomCode, roomHash: 'ab'.repeat(12) }, {}],
      [{ roomCode: '999999', roomHash: room.roomHash }, {}],
      [{ roomCode: '999999' }, { seat: ana.ticket }],
      [{ roomCode }, { seat: ana.ticket }],
      [{ roomCode }, { seat: `${ana.ticket}x` }],
    ] as const) {
      expect(await callHttp(server, 'checkRoom', request, who)).toMatchObject({
        error: { type: 'request.RATE_LIMITED' },
      });
    }
  });
});

describe('correct codes', () => {
  it('use up no tries, so that a school can join from one address', async () => {
    const other = await startTestServer();
    try {
      const teacher = await hostIdentity(other);
      const quizId = data(await callHttp(other, 'saveQuiz', { quiz: QUIZ }, teacher)).card.id as string;
      const { roomCode } = data(await callHttp(other, 'hostGame', { quizId, type: 'normal' }, teacher));
      const replies = await Promise.all(
        Array.from({ length: 400 }, () => callHttp(other, 'checkRoom', { roomCode })),
      );
      expect(replies.every((reply) => reply.success)).toBe(true);
    } finally {
      await other.stop();
    }
  });
});

describe('a join whose reply was lost', () => {
  it('returns the same seat and ticket when repeated, but only to the same caller', async () => {
    const { roomHash } = room;
    const join = (commandId: string) =>
      callHttp(server, 'join', { roomHash, player: { name: 'Lost' }, startSource: 'test' }, { commandId });
    const { playerId, ticket } = data(await join('first-press'));
    expect(data(await join('first-press'))).toMatchObject({ playerId, ticket });
    expect(await join('somebody-else')).toMatchObject({ error: { type: 'player.DUPLICATE_NAME' } });
  });
});
