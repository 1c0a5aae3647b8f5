import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { wasClosed } from '#core/views/scene.ts';
import { preparedDataDir } from '#server/testing/preparedStore.ts';
import { createRoomTable } from '#server/rooms/roomTable.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = { title: 'Life', questions: [{ type: 'OPEN', text: 'One?' }] };
const DAY = 24 * 3_600_000;

type Host = Credentials & { cookie: string; csrf: string };
type Room = { roomHash: string; roomCode: string };

async function hosting(server: TestServer): Promise<{ host: Host; quizId: string }> {
  const host = await hostIdentity(server);
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id as string;
  return { host, quizId };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const joining = (roomHash: string, name = 'Ana') => ({ roomHash, player: { name }, startSource: 'test' });

let server: TestServer;
let host: Host;
let quizId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ host, quizId } = await hosting(server));
});
afterAll(() => server.stop());

const schedule = async (opensAt: number): Promise<Room> =>
  data(await callHttp(server, 'hostGame', { quizId, type: 'normal', opensAt }, host));

describe('a scheduled room', () => {
  it('tells newcomers when it opens, opens on time, and notifies its host', async () => {
    const opensAt = Date.now() + 1_500;
    const { roomHash, roomCode } = await schedule(opensAt);
    const early = await callHttp(server, 'checkRoom', { roomCode });
    expect(early).toMatchObject({
      status: 409,
      error: { type: 'room.SCHEDULED', scheduled: { roomHash, opensAt } },
    });
    if (early.success) throw new Error('the room is already open');
    expect(early.error.retryAfter).toBeGreaterThanOrEqual(1);
    expect(early.error.retryAfter).toBeLessThanOrEqual(2);
    expect(await callHttp(server, 'join', joining(roomHash))).toMatchObject({
      error: { type: 'room.SCHEDULED' },
    });
    const teacher = await openSocket(server, host);
    const seen = data(await teacher.call('reconnectRoom', { roomHash, role: 'host' })).view;
    expect(seen).toMatchObject({ controls: ['open', 'end'], room: { state: 'scheduled', opensAt } });
    await wait(opensAt + 400 - Date.now());
    expect(teacher.pushes.at(-1)?.payload.patch).toMatchObject({
      controls: ['start', 'rehearse', 'changeOptions', 'lock', 'end'],
      room: { state: 'waiting', opensAt: null },
    });
    expect(data(await callHttp(server, 'checkRoom', { roomCode })).room.hash).toBe(roomHash);
    data(await callHttp(server, 'join', joining(roomHash)));
    teacher.close();
  });

  it('can be opened early by its host only, once, and is listed with its opening time', async () => {
    const opensAt = Date.now() + DAY;
    const { roomHash, roomCode } = await schedule(opensAt);
    const listed = async () =>
      data(await callHttp(server, 'listHostedGames', {}, host)).games.find(
        (game: Room) => game.roomHash === roomHash,
      );
    expect(await listed()).toMatchObject({ state: 'scheduled', opensAt });
    const other = await hostIdentity(server);
    expect(await callHttp(server, 'openGame', { roomHash }, other)).toMatchObject({
      error: { type: 'request.FORBIDDEN' },
    });
    expect(await callHttp(server, 'startGame', { roomHash }, host)).toMatchObject({
      error: { type: 'room.WRONG_STATE' },
    });
    data(await callHttp(server, 'openGame', { roomHash }, host));
    expect(await listed()).toMatchObject({ state: 'waiting', opensAt: null });
    expect(data(await callHttp(server, 'checkRoom', { roomCode })).room.hash).toBe(roomHash);
    expect(await callHttp(server, 'openGame', { roomHash }, host)).toMatchObject({
      error: { type: 'room.WRONG_STATE' },
    });
    const room = (await server.rooms.byHash(roomHash))?.room;
    expect((room?.expiresAt ?? 0) - Date.now()).toBeLessThanOrEqual(DAY);
  });

  it('may open up to 15 days ahead, and opens immediately if its time has passed', async () => {
    await schedule(Date.now() + 15 * DAY - 60_000);
    const late = { quizId, type: 'tp', opensAt: Date.now() + 15 * DAY + 60_000 };
    expect(await callHttp(server, 'hostGame', late, host)).toMatchObject({
      status: 400,
      error: { type: 'request.VALIDATION_ERROR', path: ['opensAt'] },
    });
    const { roomCode } = await schedule(Date.now() - 1_000);
    expect((await callHttp(server, 'checkRoom', { roomCode })).success).toBe(true);
  });

  it('does not count as a wrong code, because a class may be waiting for it', async () => {
    const { roomCode } = await schedule(Date.now() + DAY);
    const replies = await Promise.all(
      Array.from({ length: 300 }, () => callHttp(server, 'checkRoom', { roomCode })),
    );
    expect(new Set(replies.map((reply) => !reply.success && reply.error.type))).toEqual(
      new Set(['room.SCHEDULED']),
    );
  });

  it('opens after a restart, even if its time passed while the server was down', async () => {
    const directory = await preparedDataDir('quizpeak-life-');
    try {
      const first = await startTestServer({ DATA_DIR: directory });
      const teacher = await hosting(first);
      const room = async (opensAt: number): Promise<Room> =>
        data(
          await callHttp(first, 'hostGame', { quizId: teacher.quizId, type: 'tp', opensAt }, teacher.host),
        );
      const soon = await room(Date.now() + 500);
      const later = await room(Date.now() + DAY);
      await first.stop();
      await wait(600);
      const second = await startTestServer({ DATA_DIR: directory });
      await wait(300);
      const check = (roomCode: string) => callHttp(second, 'checkRoom', { roomCode });
      expect(data(await check(soon.roomCode)).room.hash).toBe(soon.roomHash);
      expect(await check(later.roomCode)).toMatchObject({ error: { type: 'room.SCHEDULED' } });
      await second.stop();
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });
});

it('a room plays at most 1,000 questions', async () => {
  const sized = async (count: number) => {
    const questions = Array.from({ length: count }, () => QUIZ.questions[0]);
    const saved = await callHttp(server, 'saveQuiz', { quiz: { title: 'Large', questions } }, host);
    return callHttp(server, 'hostGame', { quizId: data(saved).card.id, type: 'tp' }, host);
  };
  expect((await sized(1_000)).success).toBe(true);
  expect(await sized(1_001)).toMatchObject({ status: 400, error: { type: 'quiz.TOO_LARGE' } });
});

describe('an archived room', () => {
  it('that was closed before its game started tells its player so, and is in no list', async () => {
    const { roomHash, roomCode } = data(await callHttp(server, 'hostGame', { quizId, type: 'tp' }, host));
    const { playerId, ticket } = data(await callHttp(server, 'join', joining(roomHash)));
    data(await callHttp(server, 'endGame', { roomHash }, host));
    const seen = await callHttp(
      server,
      'rejoin',
      { roomHash, playerId, startSource: 'test' },
      { seat: ticket },
    );
    expect(wasClosed(data(seen).view)).toBe(true);
    const { games } = data(await callHttp(server, 'listHostedGames', {}, host));
    expect(games.map((game: Room) => game.roomHash)).not.toContain(roomHash);
    // Anyone with its link learns this too; someone guessing codes learns nothing.
    for (const [request, type] of [
      [{ roomCode, roomHash }, 'room.CLOSED'],
      [{ roomCode }, 'room.NOT_FOUND'],
    ] as const)
      expect(await callHttp(server, 'checkRoom', request)).toMatchObject({ error: { type } });
  });

  it('can be read by its host and players, no longer changes, and leaves the list', async () => {
    const { roomHash, roomCode } = data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host));
    const { playerId, ticket } = data(await callHttp(server, 'join', joining(roomHash)));
    data(await callHttp(server, 'startGame', { roomHash }, host));
    data(await callHttp(server, 'endGame', { roomHash }, host));
    const table = createRoomTable(server.database);
    await server.database.query(`update rooms set ended_at = now() - interval '31 days' where hash = $1`, [
      roomHash,
    ]);
    expect(await table.endedHashes(new Date(Date.now() - 30 * DAY))).toEqual([roomHash]);
    const open = await server.rooms.byHash(roomHash);
    await open?.submit({ type: 'archive' });
    expect(await table.endedHashes(new Date())).not.toContain(roomHash);

    const seat = { seat: ticket };
    const { summary } = data(await callHttp(server, 'playerSummary', { roomHash, playerId }, seat));
    expect(summary.playerCount).toBe(1);
    expect(data(await callHttp(server, 'getGame', { roomHash }, host)).view).toMatchObject({
      controls: [],
      room: { state: 'archived' },
      players: [{ name: 'Ana' }],
    });
    for (const [name, request, who] of [
      ['join', joining(roomHash, 'Ben'), {}],
      ['endGame', { roomHash }, host],
    ] as const)
      expect(await callHttp(server, name, request, who)).toMatchObject({ error: { type: 'room.COMPLETED' } });
    expect(await callHttp(server, 'checkRoom', { roomCode })).toMatchObject({
      error: { type: 'room.NOT_FOUND' },
    });
    const { games } = data(await callHttp(server, 'listHostedGames', {}, host));
    expect(games.map((game: Room) => game.roomHash)).not.toContain(roomHash);
  });
});

describe('a finished game that is hosted again', () => {
  let host: Host;
  let quizId: string;
  beforeAll(async () => {
    ({ host, quizId } = await hosting(server));
  });
  const sit = async (roomHash: string, name: string) => {
    const { playerId, ticket } = data(await callHttp(server, 'join', joining(roomHash, name)));
    const socket = await openSocket(server);
    const seat = [{ roomHash, playerId }, { seat: ticket as string }] as const;
    data(await socket.call('reconnectRoom', { ...seat[0], role: 'player' }, seat[1]));
    return { socket, seat };
  };
  const played = async () => {
    const { roomHash } = data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host)) as Room;
    const [ana, ben] = [await sit(roomHash, 'Ana'), await sit(roomHash, 'Ben')];
    const wall = await openSocket(server, host);
    data(await wall.call('reconnectRoom', { roomHash, role: 'projector' }));
    data(await callHttp(server, 'startGame', { roomHash }, host));
    const playerId = ben.seat[0].playerId;
    data(await callHttp(server, 'deletePlayer', { roomHash, playerId }, host));
    data(await callHttp(server, 'endGame', { roomHash }, host));
    const close = () => [ana.socket, ben.socket, wall].forEach((socket) => socket.close());
    return { roomHash, ana, ben, wall, close };
  };
  const again = async (rematchOf: string, who = host, more: Record<string, unknown> = {}) =>
    data(await callHttp(server, 'hostGame', { quizId, type: 'tp', rematchOf, ...more }, who)) as Room;
  const told = async ({ ana: { seat } }: Awaited<ReturnType<typeof played>>) => {
    const rejoining = { ...seat[0], startSource: 'rejoin' };
    return data(await callHttp(server, 'rejoin', rejoining, seat[1])).view.me.rematch;
  };

  it('invites its players and its projector, by hash and code only, but no removed player', async () => {
    const game = await played();
    const { roomHash, ana, ben, wall, close } = game;
    expect(await told(game)).toBeNull();
    const next = await again(roomHash);
    const rematch = { hash: next.roomHash, code: next.roomCode };
    await wait(100);
    const pushed = ana.socket.pushes.map(({ payload }) => payload.patch.me?.rematch);
    expect(pushed).toContainEqual(rematch);
    expect(wall.pushes.map(({ payload }) => payload.patch.rematch)).toContainEqual(rematch);
    expect(await told(game)).toEqual(rematch);
    expect(JSON.stringify(ben.socket.pushes)).not.toContain(next.roomHash);
    expect(
      await callHttp(server, 'rejoin', { ...ben.seat[0], startSource: 'rejoin' }, ben.seat[1]),
    ).toMatchObject({ error: { type: 'player.DELETED' } });
    const check = await callHttp(server, 'checkRoom', { roomHash: rematch.hash, roomCode: rematch.code });
    expect(data(check).room).toMatchObject({ hash: rematch.hash, type: 'tp' });
    data(await callHttp(server, 'join', joining(rematch.hash)));
    // If it is closed before it starts, newcomers learn that.
    data(await callHttp(server, 'endGame', { roomHash: rematch.hash }, host));
    expect(
      await callHttp(server, 'checkRoom', { roomHash: rematch.hash, roomCode: rematch.code }),
    ).toMatchObject({ error: { type: 'room.CLOSED' } });
    const third = await again(roomHash);
    expect(await told(game)).toEqual({ hash: third.roomHash, code: third.roomCode });
    close();
  });

  it("invites no one to a room that isn't open or that another host opened", async () => {
    const game = await played();
    await again(game.roomHash, host, { opensAt: Date.now() + DAY });
    await again(game.roomHash, host, { type: 'tp_offline' });
    const other = await hosting(server);
    await again(game.roomHash, other.host, { quizId: other.quizId });
    await again('f'.repeat(24));
    expect(await told(game)).toBeNull();
    game.close();
  });
});

describe('an assigned game', () => {
  const assign = (request: Record<string, unknown> = {}) =>
    callHttp(server, 'hostGame', { quizId, type: 'normal', playMode: 'async', ...request }, host);

  it("has a long code, is playable immediately, tells newcomers about a pause, and is in its host's list", async () => {
    const { roomHash, roomCode } = data(await assign({ expiry: 3 * 24 * 3_600 })) as Room;
    expect(roomCode).toMatch(/^[1-9][0-9]{7}$/);
    const { playerId, ticket, view } = data(await callHttp(server, 'join', joining(roomHash)));
    expect(view.room).toMatchObject({ state: 'running', playMode: 'async' });
    const asked = await callHttp(server, 'getQuestions', { roomHash, playerId }, { seat: ticket });
    expect(data(asked).view.slide).toMatchObject({ state: 'active' });
    const { games } = data(await callHttp(server, 'listHostedGames', {}, host));
    const listed = games.find((game: Room) => game.roomHash === roomHash);
    expect(Math.abs(listed.dueAt - (Date.now() + 3 * DAY))).toBeLessThan(60_000);
    const dueAt = Date.now() + DAY;
    data(await callHttp(server, 'setDueDate', { roomHash, dueAt }, host));
    expect(data(await callHttp(server, 'getGame', { roomHash }, host)).view.room.dueAt).toBe(dueAt);
    for (const paused of [true, false]) {
      data(await callHttp(server, 'pauseGame', { roomHash, paused }, host));
      expect(data(await callHttp(server, 'checkRoom', { roomCode })).room.paused).toBe(paused);
    }
  });

  it('is found by its contest link without a code, and becomes a mastery game when that is turned on', async () => {
    const { roomHash, roomCode } = data(await assign()) as Room;
    const contest = (contestId = roomHash) => callHttp(server, 'getContest', { contestId });
    // The quiz isn't named, because another class may practice with it, which shows all correct answers.
    expect(data(await contest())).toEqual({ game: { roomHash, roomCode } });
    expect(await contest('f'.repeat(24))).toMatchObject({ status: 404, error: { type: 'room.NOT_FOUND' } });
    const turned = await callHttp(server, 'turnOnMastery', { roomHash, reattempts: '2' }, host);
    expect(data(turned).view.room).toMatchObject({
      type: 'mastery_mode',
      options: { masteryReattempts: '2' },
    });
    const { games } = data(await callHttp(server, 'listHostedGames', {}, host));
    expect(games.find((game: Room) => game.roomHash === roomHash)).toMatchObject({ type: 'mastery_mode' });
    data(await callHttp(server, 'join', joining(roomHash, 'Ana')));
    data(await callHttp(server, 'endGame', { roomHash }, host));
    expect(await contest()).toMatchObject({ error: { type: 'room.STOPPED', endedAt: expect.any(Number) } });
  });

  it('stays open for a student with extra time, and tells everyone else when it ended', async () => {
    const { roomHash, roomCode } = data(await assign({ expiry: 60 })) as Room;
    const [ana, ben] = [
      data(await callHttp(server, 'join', joining(roomHash, 'Ana'))),
      data(await callHttp(server, 'join', joining(roomHash, 'Ben'))),
    ];
    const dueAt = Date.now() + 1_000;
    data(await callHttp(server, 'setDueDate', { roomHash, dueAt }, host));
    const until = dueAt + DAY;
    data(await callHttp(server, 'allowUntil', { roomHash, playerId: ana.playerId, until }, host));
    await new Promise((resolve) => setTimeout(resolve, dueAt + 300 - Date.now()));
    const as = (
      { playerId, ticket }: { playerId: string; ticket: string },
      name: 'rejoin' | 'getQuestions',
    ) => callHttp(server, name, { roomHash, playerId, startSource: 'rejoin' }, { seat: ticket });
    expect(data(await as(ana, 'rejoin')).view).toMatchObject({
      room: { state: 'running' },
      me: { isOver: false, allowedUntil: until },
    });
    expect(data(await as(ana, 'getQuestions')).view.slide).toMatchObject({ state: 'active' });
    expect(
      data(await callHttp(server, 'checkRoom', { roomCode }, { seat: ana.ticket })).player,
    ).toMatchObject({
      playerId: ana.playerId,
    });
    expect(data(await as(ben, 'rejoin')).view).toMatchObject({ me: { isOver: true }, summary: { score: 0 } });
    expect(await as(ben, 'getQuestions')).toMatchObject({ status: 410, error: { type: 'room.EXPIRED' } });
    const over = { status: 410, error: { type: 'room.EXPIRED', endedAt: dueAt } };
    expect(await callHttp(server, 'checkRoom', { roomCode })).toMatchObject(over);
    expect(await callHttp(server, 'join', joining(roomHash, 'Cleo'))).toMatchObject(over);
    // After being unloaded and reloaded, it is still open for Ana only.
    server.rooms.unloadIdle(Date.now() + 3_600_000);
    expect(data(await as(ana, 'rejoin')).view.me.isOver).toBe(false);
    data(await callHttp(server, 'allowUntil', { roomHash, playerId: ana.playerId, until: null }, host));
    await expect
      .poll(async () => data(await as(ana, 'rejoin')).view.room.state, { timeout: 5_000 })
      .toBe('completed');
    expect(await callHttp(server, 'join', joining(roomHash, 'Cleo'))).toMatchObject({
      error: { type: 'room.COMPLETED', endedAt: expect.any(Number) },
    });
  });

  it("can't be teacher-paced, and no live game may stay open for months", async () => {
    expect(await assign({ type: 'tp' })).toMatchObject({ status: 400, error: { path: ['playMode'] } });
    const months = { quizId, type: 'normal', expiry: 90 * 24 * 3_600 };
    expect(await callHttp(server, 'hostGame', months, host)).toMatchObject({ error: { path: ['expiry'] } });
    expect(await assign({ expiry: 90 * 24 * 3_600 })).toMatchObject({ success: true });
    for (const dueAt of [Date.now() - 1, Date.now() + 181 * DAY])
      expect(await assign({ dueAt })).toMatchObject({ status: 400, error: { path: ['dueAt'] } });
    const dueAt = Date.now() + 90 * DAY;
    const { roomHash } = data(await assign({ dueAt })) as Room;
    expect(data(await callHttp(server, 'getGame', { roomHash }, host)).view.room.dueAt).toBe(dueAt);
  });

  it('is unloaded when no one is connected, and loaded again on the next call', async () => {
    const { roomHash, roomCode } = data(await assign()) as Room;
    expect(server.rooms.unloadIdle(Date.now() + 3_600_000)).toBeGreaterThan(0);
    expect(data(await callHttp(server, 'checkRoom', { roomCode })).room.hash).toBe(roomHash);
  });
});
