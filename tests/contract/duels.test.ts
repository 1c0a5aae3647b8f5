import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlayerView } from '#core/views/playerView.ts';
import { preparedDataDir } from '#server/testing/preparedStore.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { answerNext, duelGame, type Seat } from '#tests/support/games.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: Credentials;

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

type Trio = readonly [Seat, Seat, Seat];

const of = ({ roomHash, playerId }: Seat) => ({ roomHash, playerId });
const refused = (type: string) => ({ success: false, error: { type } });

async function viewOf(seat: Seat, at = server): Promise<PlayerView> {
  return data(await callHttp(at, 'reconnectRoom', { ...of(seat), role: 'player' }, seat.identity)).view;
}

const decide = (seat: Seat, request: object, commandId?: string) =>
  callHttp(
    server,
    'duelDecision',
    { ...of(seat), level: 0, ...request },
    { ...seat.identity, ...(commandId && { commandId }) },
  );

it('a strike counts once, however often it is sent, and both striker and target are notified', async () => {
  const { seats } = await duelGame(server, host);
  const [ana, ben] = seats as unknown as Trio;
  const { players } = data(await callHttp(server, 'duelTargets', of(ana), ana.identity));
  // Sorted by rank, which depends on response times in milliseconds.
  expect(players.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Ben', 'Cy']);
  expect(players.find(({ name }: { name: string }) => name === 'Ben')).toEqual({
    playerId: ben.playerId,
    name: 'Ben',
    character: expect.any(Number),
    standing: { rank: expect.any(Number), score: (await viewOf(ben)).me.score },
  });
  const before = [(await viewOf(ana)).me.score, (await viewOf(ben)).me.score] as const;
  const strike = { decision: 'strike', targetPlayerId: ben.playerId, duelVersion: '2.1' };
  const replies = await Promise.all([decide(ana, strike, 'struck-once'), decide(ana, strike, 'struck-once')]);
  for (const reply of replies)
    expect(data(reply).view.me.duel).toMatchObject({ strikeOutcome: 'struckTarget', playerShield: null });
  const [striker, target] = [await viewOf(ana), await viewOf(ben)];
  expect([striker.me.score, target.me.score]).toEqual([before[0] + 100, before[1] - 300]);
  expect(target.me.duel?.news).toMatchObject([{ role: 'target', by: { name: 'Ana' }, points: -300 }]);
  expect(striker.slide?.duelChoice).toBeNull();
  expect(target.slide?.duelChoice).toEqual({ strikes: ['standard'], shields: ['standard'] });
});

it("a decision is refused if it isn't due, isn't unlocked or has no valid target", async () => {
  const { seats } = await duelGame(server, host);
  const [ana, ben] = seats as unknown as Trio;
  const strike = { decision: 'strike', targetPlayerId: ben.playerId };
  expect(await decide(ana, { ...strike, type: 'swap' })).toMatchObject(refused('duel.LOCKED'));
  expect(await decide(ana, { decision: 'shield', type: 'swap' })).toMatchObject(refused('duel.LOCKED'));
  expect(await decide(ana, { ...strike, level: 1 })).toMatchObject(refused('duel.NOT_DUE'));
  expect(await decide(ana, { decision: 'strike' })).toMatchObject(refused('duel.NO_TARGET'));
  expect(await decide(ana, { decision: 'strike', targetPlayerId: ana.playerId })).toMatchObject(
    refused('duel.NO_TARGET'),
  );
  expect(await decide(ana, { decision: 'flee' })).toMatchObject(refused('request.VALIDATION_ERROR'));
  data(await decide(ana, { decision: 'skip' }));
  expect(await decide(ana, { decision: 'skip' })).toMatchObject(refused('duel.NOT_DUE'));
  expect(await callHttp(server, 'duelTargets', of(ana), ana.identity)).toMatchObject(refused('duel.NOT_DUE'));
});

it('a player who has left is not offered as a target, until they play on even without a connection', async () => {
  const { seats } = await duelGame(server, host);
  const [ana, ben] = seats as unknown as Trio;
  const names = async (): Promise<readonly string[]> => {
    const { players } = data(await callHttp(server, 'duelTargets', of(ana), ana.identity));
    return players.map(({ name }: { name: string }) => name);
  };
  const socket = await openSocket(server, ben.identity);
  data(await socket.call('reconnectRoom', { ...of(ben), role: 'player' }));
  socket.close();
  await expect.poll(names, { interval: 1_200, timeout: 20_000 }).toEqual(['Cy']);
  data(await decide(ben, { decision: 'skip' }));
  await expect.poll(names, { interval: 300 }).toContain('Ben');
});

it('shields and strikes survive a rejoin and a restart', async () => {
  const dataDir = await preparedDataDir('duels-restart-');
  const first = await startTestServer({ DATA_DIR: dataDir });
  const who = await hostIdentity(first);
  const { seats } = await duelGame(first, who);
  const [ana, ben, cy] = seats as unknown as Trio;
  const on = (seat: Seat, request: object) =>
    callHttp(first, 'duelDecision', { ...of(seat), level: 0, ...request }, seat.identity);
  data(await on(ben, { decision: 'shield' }));
  data(await on(ana, { decision: 'strike', targetPlayerId: cy.playerId }));
  await answerNext(first, cy);
  const before = await Promise.all([ana, ben, cy].map((seat) => viewOf(seat, first)));
  await first.stop();
  const second = await startTestServer({ DATA_DIR: dataDir });
  const after = await Promise.all([ana, ben, cy].map((seat) => viewOf(seat, second)));
  expect(after.map(({ me }) => me.duel)).toEqual(before.map(({ me }) => me.duel));
  expect(after[1]?.me.duel?.playerShield).toBe('standard');
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});
