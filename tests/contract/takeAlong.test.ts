import { afterAll, beforeAll, expect, it } from 'vitest';
import { callHttp, data, hostIdentity, type HostIdentity } from '#tools/classroom/calls.ts';
import { answerNext, openNext, peakGame, powerupGame, primes, seatIn } from '#tests/support/games.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: HostIdentity;
beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const recordOf = async (roomHash: string) =>
  data(await callHttp(server, 'getGameRecord', { roomHash }, host)).record;
const restore = (record: unknown, who: HostIdentity, quizId = 'none') =>
  callHttp(
    server,
    'restoreGame',
    { quizId, file: typeof record === 'string' ? Buffer.from(record) : Buffer.from(JSON.stringify(record)) },
    who,
  );

async function everythingOf(roomHash: string, who: HostIdentity) {
  const get = async (name: Parameters<typeof callHttp>[1], request = {}) =>
    data(await callHttp(server, name, { roomHash, ...request }, who));
  const { view } = await get('getGame');
  const { length, marks } = await get('getReplay');
  const { players } = await get('getReport');
  const moments = [];
  for (const place of [0, Math.floor(length / 2), length])
    moments.push(await get('getReplayMoment', { place, playerId: players[0].id }));
  const text = JSON.stringify({ view: { ...view, seq: 0, quizId: '' }, length, marks, players, moments });
  return JSON.parse(text.replaceAll(roomHash, 'hash').replaceAll(/"seq":\d+/g, '"seq":0'));
}

async function finishedPeak() {
  const { roomHash, seats } = await peakGame(server, host, ['Ana', 'Ben']);
  for (const { playerId, identity } of seats) {
    const take = { roomHash, playerId, pathFinder: 'LEADER', level: 1 };
    data(await callHttp(server, 'updatePathFinder', take, { ...identity, commandId: `path-${playerId}` }));
  }
  for (const seat of seats) await answerNext(server, seat, '9');
  for (const seat of seats) await openNext(server, seat);
  data(await callHttp(server, 'endGame', { roomHash }, host));
  return roomHash;
}

it('a finished game is the same in another library, however often it is brought there', async () => {
  const roomHash = await finishedPeak();
  const record = await recordOf(roomHash);
  const other = await hostIdentity(server);
  const first = data(await restore(record, other));
  expect(first).toMatchObject({ known: false });
  expect(first.roomHash).not.toBe(roomHash);
  expect(await everythingOf(first.roomHash, other)).toEqual(await everythingOf(roomHash, host));
  expect(data(await restore(record, other))).toEqual({ roomHash: first.roomHash, known: true });
  expect(data(await restore(record, host))).toEqual({ roomHash, known: true });
  expect(data(await restore(await recordOf(roomHash), host))).toMatchObject({ known: true });
  const again = data(await callHttp(server, 'getGameRecord', { roomHash: first.roomHash }, other));
  expect(again.record).toEqual(record);
  const list = data(await callHttp(server, 'listReports', {}, other));
  expect(list).toMatchObject({ total: 1, reports: [{ title: 'Primes', playerCount: 2 }] });
});
