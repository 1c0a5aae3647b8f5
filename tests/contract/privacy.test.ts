import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'Secrets',
  questions: [
    { type: 'BLANK', text: 'CANARY-TEXT-0', accepted: ['CANARY-KEY-0'], explanation: 'CANARY-WHY-0' },
    { type: 'BLANK', text: 'CANARY-TEXT-1', accepted: ['CANARY-KEY-1'] },
  ],
};

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };
let quizId: string;

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
  quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id;
});
afterAll(() => server.stop());

const hostGame = async (type: string, gameOptions: Record<string, unknown> = {}) =>
  data(await callHttp(server, 'hostGame', { quizId, type, gameOptions }, host)).roomHash as string;
const join = async (roomHash: string, name: string) =>
  data(await callHttp(server, 'join', { roomHash, player: { name }, startSource: 'test' })) as {
    playerId: string;
    ticket: string;
  };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a player awaiting approval', () => {
  it('sees no names, questions, answers or scores, not even at the end', async () => {
    const roomHash = await hostGame('tp', { requestJoinApproval: true });
    const ana = await join(roomHash, 'NAME-Ana');
    const stranger = await join(roomHash, 'Stranger');
    const socket = await openSocket(server, { seat: stranger.ticket });
    const seat = { roomHash, playerId: stranger.playerId };
    data(await socket.call('reconnectRoom', { ...seat, role: 'player' }));
    data(await callHttp(server, 'approvePlayer', { roomHash, playerId: ana.playerId, approved: true }, host));
    await expect
      .poll(() => socket.pushes.filter(({ event }) => event === 'addPlayer').length)
      .toBeGreaterThan(0);
    data(await callHttp(server, 'startGame', { roomHash }, host));
    await passCountdown('tp');
    data(await callHttp(server, 'proceedHostGame', { roomHash }, host));
    await pause(600);
    data(await callHttp(server, 'proceedHostGame', { roomHash }, host));
    data(await callHttp(server, 'endGame', { roomHash }, host));
    await expect.poll(() => socket.pushes.some(({ event }) => event === 'gameEnded')).toBe(true);
    const summary = await socket.call('playerSummary', seat);
    expect(summary).toMatchObject({ error: { type: 'player.NOT_APPROVED' } });
    const bytes = JSON.stringify([socket.pushes, summary]);
    expect(bytes).not.toMatch(/CANARY|NAME-Ana/);
    expect(bytes).not.toContain(ana.playerId);
    socket.close();
  });
});

describe('a removed player', () => {
  it('gets nothing more: calls are refused and pushes stop', async () => {
    const roomHash = await hostGame('tp', { timer: 'off' });
    const ana = await join(roomHash, 'Ana');
    await join(roomHash, 'Ben');
    data(await callHttp(server, 'startGame', { roomHash }, host));
    await passCountdown('tp');
    const socket = await openSocket(server, { seat: ana.ticket });
    data(await socket.call('reconnectRoom', { roomHash, role: 'player', playerId: ana.playerId }));
    data(await callHttp(server, 'deletePlayer', { roomHash, playerId: ana.playerId }, host));
    expect(socket.pushes.at(-1)).toMatchObject({
      event: 'deletePlayer',
      payload: { patch: { me: { deleted: true }, slide: null } },
    });
    const before = socket.pushes.length;
    for (const name of [
      'getRank',
      'getQuestions',
      'rejoin',
      'reconnectRoom',
      'playerSummary',
      'subscribe',
    ] as const) {
      expect(
        await socket.call(name, {
          roomHash,
          playerId: ana.playerId,
          startSource: 'x',
          role: 'player',
          board: true,
        }),
      ).toMatchObject({ error: { type: 'player.DELETED' } });
    }
    const anew = { roomHash, player: { name: 'Another name' }, startSource: 'x' };
    const { code } = (await server.rooms.byHash(roomHash))?.room ?? {};
    const seat = { seat: ana.ticket };
    expect(await socket.call('join', anew, seat)).toMatchObject({ error: { type: 'player.DELETED' } });
    expect(await callHttp(server, 'join', anew, seat)).toMatchObject({ error: { type: 'player.DELETED' } });
    expect(await callHttp(server, 'checkRoom', { roomCode: code }, seat)).toMatchObject({
      error: { type: 'player.DELETED' },
    });
    data(await callHttp(server, 'proceedHostGame', { roomHash }, host));
    data(await callHttp(server, 'endGame', { roomHash }, host));
    expect(socket.pushes.length).toBe(before);
    socket.close();
  });
});

describe('a teacher-paced game that ends early', () => {
  it('does not reveal the questions it never reached', async () => {
    const roomHash = await hostGame('tp');
    const ana = await join(roomHash, 'Ana');
    data(await callHttp(server, 'startGame', { roomHash }, host));
    await passCountdown('tp');
    data(await callHttp(server, 'endGame', { roomHash }, host));
    const { summary } = data(
      await callHttp(server, 'playerSummary', { roomHash, playerId: ana.playerId }, { seat: ana.ticket }),
    );
    expect(summary.items).toHaveLength(1);
    expect(JSON.stringify(summary)).toContain('CANARY-KEY-0');
    expect(JSON.stringify(summary)).not.toMatch(/CANARY-(TEXT|KEY)-1/);
  });
});
