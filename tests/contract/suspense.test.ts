import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callHttp, data, hostIdentity } from '#tools/classroom/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';
import { answerNext, openNext, primes, type Seat, seatIn } from '#tests/support/games.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const PLACE = /"(rank|tieredRank)":(\d|")/;

it('no byte tells players the podium of a student-paced game before the projector does', async () => {
  const host = await hostIdentity(server);
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz: primes(2) }, host)).card.id;
  const { roomHash } = data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host));
  const seats = [await seatIn(server, roomHash, 'Ana'), await seatIn(server, roomHash, 'Ben')] as const;
  const [ana, ben] = seats;
  const phone = await openSocket(server);
  const call = async (name: 'reconnectRoom' | 'subscribe', more: object, { playerId, identity }: Seat) =>
    data(await phone.call(name, { roomHash, playerId, ...more }, identity));
  await call('reconnectRoom', { role: 'player' }, ana);
  const other = await openSocket(server);
  data(await other.call('reconnectRoom', { roomHash, playerId: ben.playerId, role: 'player' }, ben.identity));
  const projector = await openSocket(server, host);
  data(await projector.call('reconnectRoom', { roomHash, role: 'projector' }));
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await passCountdown('normal');

  // The one who is done first sees a leaderboard that isn't final.
  for (const seat of [ben, ana, ana]) await answerNext(server, seat);
  const { board } = await call('subscribe', { board: true }, ana);
  expect(board.rows).toMatchObject([{ rank: 1 }, { rank: 2 }]);
  await openNext(server, ben);

  // Places that aren't final are on their way for up to a second.
  await wait(1_100);
  for (const { pushes } of [phone, other]) pushes.length = 0;
  const replies: unknown[] = [await answerNext(server, ben)];
  // A stranger who has only joined doesn't bring places back.
  await seatIn(server, roomHash, 'Zed');
  for (const { playerId, identity } of seats) {
    const own = { roomHash, playerId };
    for (const name of ['playerSummary', 'getRank'] as const)
      replies.push(data(await callHttp(server, name, own, identity)));
    const rejoining = { ...own, startSource: 'rejoin' };
    replies.push(data(await callHttp(server, 'rejoin', rejoining, identity)));
  }
  // On a busy machine, it may arrive before the last newcomer does.
  const update = () => phone.pushes.findLast(({ event }) => event === 'leaderboardUpdate')?.payload.patch;
  await expect.poll(update).toMatchObject({ me: { rank: null }, board: null });
  expect(JSON.stringify([replies, phone.pushes, other.pushes])).not.toMatch(PLACE);
  await expect.poll(() => JSON.stringify(projector.pushes)).toMatch(PLACE);

  // The end keeps it that way until the podium has been shown.
  data(await callHttp(server, 'endGame', { roomHash }, host));
  await wait(200);
  expect(JSON.stringify([phone.pushes, other.pushes])).not.toMatch(PLACE);
  expect(phone.pushes.at(-1)?.payload.patch.me.placesAt).toBeGreaterThan(Date.now());
  for (const socket of [phone, other, projector]) socket.close();
});
