import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CATALOG } from '#core/avatars/catalog.ts';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { JOIN_LIMITS } from '#core/room/flood.ts';
import { callHttp, data, hostIdentity, type Credentials, type Reply } from '#tools/classroom/calls.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = { title: 'Door', questions: [{ type: 'OPEN', text: 'One?' }] };

/** Number of a hat that not everyone may wear. */
const EARNED = CATALOG.headgear.find(({ grade }) => grade === 'exclusive')?.number;

let server: TestServer;
let host: Credentials;
let quizId: string;
beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
  quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id;
});
afterAll(() => server.stop());

const hosting = async (): Promise<{ roomHash: string; roomCode: string }> =>
  data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host));
const comeIn = (roomHash: string, name: string, who: Credentials = {}) =>
  callHttp(server, 'join', { roomHash, player: { name }, startSource: 'test' }, who);
const cookieOf = ({ setCookie }: { setCookie: string | null }): string => setCookie?.split(';')[0] ?? '';
const approvalOf = (reply: Reply): string => data(reply).view.me.approval;

/** Sets the clock forward by `ms` until the test is over. */
function advanceClock(ms: number): void {
  const running = Date.now;
  Date.now = () => running() + ms;
  onTestFinished(() => {
    Date.now = running;
  });
}

it('a class that opens the name page at the same time gets a different character each, whatever the page showed', async () => {
  const { roomHash, roomCode } = await hosting();
  const shown = { shownAvatarId: 7 };
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, n) => {
      const player = { name: `Ada ${n}`, ...(n % 3 > 0 && shown) };
      return callHttp(server, 'join', { roomHash, player, startSource: 'test' });
    }),
  );
  const characters = replies.map((reply) => data(reply).view.me.character);
  expect(new Set(characters).size).toBe(30);
  const chosen = { name: 'Ben', avatarId: 7 };
  const ben = await callHttp(server, 'join', { roomHash, player: chosen, startSource: 'test' });
  expect(data(ben).view.me.character).toBe(7);
  const { meta } = data(await callHttp(server, 'checkRoom', { roomCode }));
  expect(meta.takenCharacters).toEqual([...characters].sort((a, b) => a - b));
});

it('a player joins with an avatar that anyone may wear, and with nothing else that is called one', async () => {
  const { roomHash } = await hosting();
  const wearing = (avatarId: unknown) =>
    callHttp(server, 'join', { roomHash, player: { name: 'Ada', avatarId }, startSource: 'test' });
  expect(data(await wearing('s1e1g3')).view.me.character).toBe('s1e1g3');
  const codes = ['', 's1', 's1e1g999', `s1e1g${EARNED}`, 's1e1w1', 's1e1\n', 's1e1<b>', 's'.repeat(9_999)];
  for (const avatarId of [...codes, -1, 0.5, 10_000, null, ['s1e1'], { toString: 's1e1' }])
    expect((await wearing(avatarId)).status, JSON.stringify(avatarId).slice(0, 20)).toBe(400);
});

it('a player who waits changes into what anyone may wear, a few times, on all devices and for all to see', async () => {
  const { roomHash } = await hosting();
  const { playerId, ticket } = data(await comeIn(roomHash, 'Ana'));
  const change = (avatarId: unknown, seat = ticket) =>
    callHttp(server, 'changeCharacter', { roomHash, playerId, avatarId }, { seat });
  const [one, other] = [await openSocket(server), await openSocket(server)];
  for (const device of [one, other]) {
    onTestFinished(device.close);
    await device.call('reconnectRoom', { roomHash, playerId, role: 'player' }, { seat: ticket });
  }
  const wish = { roomHash, playerId, avatarId: 's1e2' };
  expect(data(await one.call('changeCharacter', wish, { seat: ticket })).view.me.character).toBe('s1e2');
  await expect.poll(() => other.pushes.map(({ payload }) => payload.patch?.me?.character)).toContain('s1e2');
  const ben = data(await comeIn(roomHash, 'Ben'));
  expect(ben.view.lobby).toContainEqual(expect.objectContaining({ id: playerId, character: 's1e2' }));
  expect((await change('s1e2', ben.ticket)).status).toBe(401);
  for (const wrong of [`s1e1g${EARNED}`, 's1', '', 1e9]) expect((await change(wrong)).status).toBe(400);
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => change(n)));
  expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
});

it("a player learns the quiz's language, as far as its author named one", async () => {
  const quiz = { ...QUIZ, language: 'zh-TW' };
  const named = data(await callHttp(server, 'saveQuiz', { quiz }, host)).card.id;
  const room = data(await callHttp(server, 'hostGame', { quizId: named, type: 'normal' }, host));
  expect(data(await comeIn(room.roomHash, 'Ana')).view.room.language).toBe('zh-TW');
  const other = await hosting();
  expect(data(await comeIn(other.roomHash, 'Ana')).view.room).not.toHaveProperty('language');
});

it('a flood of joins is reported to the host, who can lock and empty the room with three calls', async () => {
  const { roomHash } = await hosting();
  const socket = await openSocket(server, host);
  onTestFinished(() => socket.close());
  data(await socket.call('reconnectRoom', { roomHash, role: 'host' }));
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1)
    for (const reply of await Promise.all(
      Array.from({ length: 20 }, (_, m) => comeIn(roomHash, `Bot ${n * 20 + m}`)),
    ))
      ids.push(data(reply).playerId);
  await expect
    .poll(() =>
      socket.pushes.some(({ payload }) => payload.patch?.flood?.last - payload.patch?.flood?.first > 300),
    )
    .toBe(true);
  data(await callHttp(server, 'lockRoom', { roomHash, locked: true }, host));
  const part = ids.slice(0, 300);
  const left = data(await callHttp(server, 'deletePlayers', { roomHash, playerIds: part }, host));
  expect(left.view.players).toHaveLength(100);
  const back = data(await callHttp(server, 'restorePlayers', { roomHash, playerIds: part }, host));
  expect(back.view.players).toHaveLength(400);
  expect(data(await callHttp(server, 'deletePlayers', { roomHash }, host)).view.players).toEqual([]);
});

describe('a removed device', () => {
  it("can't come back under a new name for a minute, and then needs the host's approval", async () => {
    const { roomHash, roomCode } = await hosting();
    const first = await comeIn(roomHash, 'Poopy');
    const { playerId, ticket } = data(first);
    data(await callHttp(server, 'deletePlayer', { roomHash, playerId }, host));
    // By its ticket, by its cookie, and on a socket opened with the cookie.
    const socket = await openSocket(server, { cookie: cookieOf(first) });
    onTestFinished(() => socket.close());
    const join = { roomHash, player: { name: 'Nobody' }, startSource: 'test' };
    for (const reply of [
      await comeIn(roomHash, 'Nobody', { seat: ticket }),
      await comeIn(roomHash, 'Nobody', { cookie: cookieOf(first) }),
      await callHttp(server, 'checkRoom', { roomCode }, { cookie: cookieOf(first) }),
      await socket.call('join', join),
    ])
      expect(reply).toMatchObject({ error: { type: 'player.DELETED', retryAfter: 60 } });
    advanceClock(JOIN_LIMITS.removedMs);
    const room = data(await callHttp(server, 'checkRoom', { roomCode }, { cookie: cookieOf(first) })).room;
    expect(room.requestJoinApproval).toBe(true);
    expect(approvalOf(await comeIn(roomHash, 'Nobody', { cookie: cookieOf(first) }))).toBe('pending');
  });

  it('gets no further without its cookie: for a minute, all newcomers from its address need approval', async () => {
    const { roomHash, roomCode } = await hosting();
    const other = await hosting();
    const ana = await comeIn(roomHash, 'Ana');
    const cookie = cookieOf(ana);
    // Even with an older cookie, which names only a seat that is still in the room.
    const { playerId } = data(await comeIn(roomHash, 'Bot', { cookie }));
    data(await callHttp(server, 'deletePlayer', { roomHash, playerId }, host));
    expect(approvalOf(await comeIn(roomHash, 'Bot 2'))).toBe('pending');
    expect(approvalOf(await comeIn(roomHash, 'Bot 3', { cookie }))).toBe('pending');
    const { room } = data(await callHttp(server, 'checkRoom', { roomCode }, { cookie }));
    expect(room.requestJoinApproval).toBe(true);
    // Players already in the room rejoin as usual.
    const seat = { roomHash, playerId: data(ana).playerId, startSource: 'test' };
    data(await callHttp(server, 'rejoin', seat, { seat: data(ana).ticket }));
    // Other rooms aren't affected.
    expect(approvalOf(await comeIn(other.roomHash, 'Ben'))).toBe('approved');
    advanceClock(JOIN_LIMITS.removedMs);
    expect(approvalOf(await comeIn(roomHash, 'Ben'))).toBe('approved');
  });

  it('is not vouched for by a seat awaiting approval, by a seat elsewhere, or by forgetting its own seat', async () => {
    const { roomHash, roomCode } = await hosting();
    const other = await hosting();
    const elsewhere = await comeIn(other.roomHash, 'Bot');
    const removed = await comeIn(roomHash, 'Bot', { cookie: cookieOf(elsewhere) });
    const { playerId } = data(removed);
    data(await callHttp(server, 'deletePlayer', { roomHash, playerId }, host));
    const waiting = await comeIn(roomHash, 'Bot 2');
    expect(approvalOf(waiting)).toBe('pending');
    const forgot = await callHttp(
      server,
      'forgetGame',
      { roomHash, playerId },
      { cookie: cookieOf(removed) },
    );
    const ways: readonly Credentials[] = [
      { cookie: cookieOf(waiting) },
      { seat: data(waiting).ticket },
      { cookie: cookieOf(elsewhere) },
      { cookie: cookieOf(forgot) },
    ];
    for (const [n, who] of ways.entries())
      expect(approvalOf(await comeIn(roomHash, `Bot by way ${n}`, who))).toBe('pending');
    const socket = await openSocket(server, { cookie: cookieOf(waiting) });
    onTestFinished(() => socket.close());
    const join = { roomHash, player: { name: 'Bot on a socket' }, startSource: 'test' };
    expect(approvalOf(await socket.call('join', join))).toBe('pending');
    // A device that is waiting or was turned away still needs approval after the minute is over.
    advanceClock(JOIN_LIMITS.removedMs);
    expect(approvalOf(await comeIn(roomHash, 'Bot 3', { cookie: cookieOf(waiting) }))).toBe('pending');
    const turn = { roomHash, playerId: data(waiting).playerId, approved: false };
    data(await callHttp(server, 'approvePlayer', turn, host));
    expect(approvalOf(await comeIn(roomHash, 'Bot 4', { cookie: cookieOf(waiting) }))).toBe('pending');
    const { room } = data(await callHttp(server, 'checkRoom', { roomCode }, { cookie: cookieOf(waiting) }));
    expect(room.requestJoinApproval).toBe(true);
  });

  it('belongs to the room again once the host has let it in', async () => {
    const { roomHash } = await hosting();
    const { playerId } = data(await comeIn(roomHash, 'Bot'));
    data(await callHttp(server, 'deletePlayer', { roomHash, playerId }, host));
    const ana = await comeIn(roomHash, 'Ana');
    const letIn = { roomHash, playerId: data(ana).playerId, approved: true };
    data(await callHttp(server, 'approvePlayer', letIn, host));
    advanceClock(JOIN_LIMITS.removedMs);
    expect(approvalOf(await comeIn(roomHash, 'Ana 2', { cookie: cookieOf(ana) }))).toBe('approved');
  });

  it('gets its seat back when the host undoes the removal', async () => {
    const { roomHash } = await hosting();
    const { playerId, ticket } = data(await comeIn(roomHash, 'Ana'));
    data(await callHttp(server, 'deletePlayers', { roomHash, playerIds: [playerId] }, host));
    data(await callHttp(server, 'restorePlayers', { roomHash, playerIds: [playerId] }, host));
    const seat = { roomHash, playerId, startSource: 'test' };
    expect(data(await callHttp(server, 'rejoin', seat, { seat: ticket })).view.me.deleted).toBe(false);
    expect(approvalOf(await comeIn(roomHash, 'Ben'))).toBe('approved');
  });
});
