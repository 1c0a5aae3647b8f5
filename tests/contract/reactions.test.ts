import { afterAll, beforeAll, expect, it } from 'vitest';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const QUIZ = { title: 'One', questions: [{ type: 'BLANK', text: 'Why?', accepted: ['because'] }] };

async function room(gameOptions: Record<string, unknown> = {}, request: Record<string, unknown> = {}) {
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host));
  const hosted = { quizId: card.id, type: 'normal', gameOptions, ...request };
  const { roomHash } = data(await callHttp(server, 'hostGame', hosted, host));
  const joining = { roomHash, player: { name: 'Ada' }, startSource: 'test' };
  const { playerId, ticket } = data(await callHttp(server, 'join', joining));
  const react = (reactionDetail: string, seat = ticket) =>
    callHttp(server, 'reactionUpdate', { roomHash, playerId, reactionDetail }, { seat });
  return { roomHash, playerId, ticket, react };
}

it('reactions reach the host combined and without names, and never reach other players', async () => {
  const { roomHash, playerId, ticket, react } = await room();
  const [desk, own] = [await openSocket(server, host), await openSocket(server, { seat: ticket })];
  data(await desk.call('reconnectRoom', { roomHash, role: 'host' }));
  data(await own.call('reconnectRoom', { roomHash, role: 'player', playerId }));
  for (const reaction of ['heart', 'heart', 'lost']) data(await react(reaction));
  const counted: Record<string, number> = {};
  await expect
    .poll(() => {
      for (const { event, payload } of desk.pushes.splice(0))
        if (event === 'reactionUpdate') {
          const { reactions, ...rest } = payload;
          expect(JSON.stringify(rest)).not.toContain(playerId);
          for (const [kind, times] of Object.entries<number>(reactions))
            counted[kind] = (counted[kind] ?? 0) + times;
        }
      return counted;
    })
    .toEqual({ heart: 2, lost: 1 });
  expect(own.pushes.map(({ event }) => event)).not.toContain('reactionUpdate');
  const { seq } = data(await callHttp(server, 'getGame', { roomHash }, host)).view;
  data(await react('clap'));
  expect(data(await callHttp(server, 'getGame', { roomHash }, host)).view.seq).toBe(seq);
  desk.socket.close();
  own.socket.close();
});

it('reactions are refused when no one is watching, when they are off, from strangers, and in a flood', async () => {
  expect(await (await room({ reactions: false })).react('heart')).toMatchObject({
    error: { type: 'room.WRONG_STATE' },
  });
  expect(await (await room({}, { playMode: 'async' })).react('heart')).toMatchObject({
    error: { type: 'room.WRONG_STATE' },
  });
  const asked = await room({}, { type: 'tp' });
  data(await callHttp(server, 'startGame', { roomHash: asked.roomHash }, host));
  await expect
    .poll(async () => data(await callHttp(server, 'getGame', { roomHash: asked.roomHash }, host)).view.slide)
    .toMatchObject({ state: 'active' });
  expect(await asked.react('heart')).toMatchObject({ error: { type: 'room.WRONG_STATE' } });
  const { react } = await room();
  expect(await react('heart', 'forged')).toMatchObject({ error: { type: 'request.UNAUTHORIZED' } });
  expect(await react('<b>')).toMatchObject({ error: { type: 'request.VALIDATION_ERROR' } });
  const flood = await Promise.all(Array.from({ length: 20 }, () => react('party')));
  expect(flood.filter(({ success }) => success).length).toBeLessThan(12);
  expect(flood.some((reply) => !reply.success && reply.error.type === 'request.RATE_LIMITED')).toBe(true);
});

it('a wave reaches everyone in the lobby, once however often it is sent, and is never stored', async () => {
  const { roomHash, playerId, ticket } = await room();
  const neighbour = data(
    await callHttp(server, 'join', { roomHash, player: { name: 'Ben' }, startSource: 'test' }),
  );
  const [screen, other] = [
    await openSocket(server, host),
    await openSocket(server, { seat: neighbour.ticket }),
  ];
  data(await screen.call('reconnectRoom', { roomHash, role: 'projector' }));
  data(await other.call('reconnectRoom', { roomHash, role: 'player', playerId: neighbour.playerId }));
  const { seq } = data(await callHttp(server, 'getGame', { roomHash }, host)).view;
  const wave = (seat = ticket) => callHttp(server, 'wave', { roomHash, playerId }, { seat });
  for (let times = 0; times < 3; times += 1) data(await wave());
  for (const { pushes } of [screen, other])
    await expect
      .poll(() => pushes.filter(({ event }) => event === 'wave').map(({ payload }) => payload.waves))
      .toContainEqual([playerId]);
  expect(data(await callHttp(server, 'getGame', { roomHash }, host)).view.seq).toBe(seq);
  expect(await wave('forged')).toMatchObject({ error: { type: 'request.UNAUTHORIZED' } });
  const flood = await Promise.all(Array.from({ length: 12 }, () => wave()));
  expect(flood.filter(({ success }) => success).length).toBeLessThan(6);
  screen.socket.close();
  other.socket.close();
});

it('a wave is refused outside the lobby, before approval, and when reactions are off', async () => {
  const refused = { error: { type: 'room.WRONG_STATE' } };
  const waveIn = async ({ roomHash, playerId, ticket }: Awaited<ReturnType<typeof room>>) =>
    callHttp(server, 'wave', { roomHash, playerId }, { seat: ticket });
  expect(await waveIn(await room({ reactions: false }))).toMatchObject(refused);
  const begun = await room();
  data(await callHttp(server, 'startGame', { roomHash: begun.roomHash }, host));
  expect(await waveIn(begun)).toMatchObject(refused);
  expect(await waveIn(await room({ requestJoinApproval: true }))).toMatchObject({
    error: { type: 'player.NOT_APPROVED' },
  });
});
