// Calls of Mystic Peak and duels, options, tiers and versions under the names of the specification
// (specification 1, section 3; specification 2, sections 3, 4, 7 and 9).

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationName } from '#protocol/operations.ts';
import { HEADERS } from '#protocol/operation.ts';
import { callHttp, data, hostIdentity, type HostIdentity, type Reply } from '#tools/classroom/calls.ts';
import { callFor, refused, WAYS } from '#tests/contract/specifiedWays.ts';
import { advanceClock } from '#tests/support/clock.ts';
import {
  answerNext,
  duelGame,
  openNext,
  peakGame,
  powerupGame,
  primes,
  seatIn,
  type Seat,
} from '#tests/support/games.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: HostIdentity;

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

describe.each(WAYS)('on the mountain, by the %s', (way) => {
  it('choices may name the type of the game or its play mode, and nothing else', async () => {
    const { seats } = await peakGame(server, host, ['Ana', 'Ben', 'Cy', 'Di']);
    for (const [n, gameType] of ['mystic_peak', 'live', 'live-async', undefined].entries()) {
      const call = callFor(server, seats[n] as Seat, way);
      const path = { pathFinder: 'TREKKER', level: 1 };
      for (const other of ['normal', 'async', 'solo', 'climb'])
        expect(await call('updatePathFinder', { ...path, gameType: other })).toMatchObject(
          refused('request.VALIDATION_ERROR', 'gameType'),
        );
      data(await call('updatePathFinder', { ...path, gameType }));
    }
    const [ana] = seats;
    const call = callFor(server, ana, way);
    await answerNext(server, ana, '9');
    const { id: obstacle } = (await openNext(server, ana)).me.climb.stop.obstacle;
    const started = { obstacle, action: 'start', form: 'still' };
    const left = { breakRoom: 'OBSTACLE', level: 1 };
    expect(await call('updatePlayerObstacle', { ...started, gameType: 'team' })).toMatchObject(
      refused('request.VALIDATION_ERROR', 'gameType'),
    );
    expect(await call('updateBreakRoom', { ...left, gameType: 'tp' })).toMatchObject(
      refused('request.VALIDATION_ERROR', 'gameType'),
    );
    data(await call('updateBreakRoom', { ...left, gameType: 'mystic_peak' }));
  });

  it('answers to choices list the open break room and those due after it', async () => {
    const { seats } = await peakGame(server, host, ['Ana', 'Ben']);
    const roomsOf = (seat: Seat) => async (name: OperationName, request: object) =>
      data(await callFor(server, seat, way)(name, request)).breakRoomArr;
    const toObstacle = async (seat: Seat): Promise<string> => {
      expect(await roomsOf(seat)('updatePathFinder', { pathFinder: 'TREKKER', level: 1 })).toEqual([]);
      await answerNext(server, seat, '9');
      return (await openNext(server, seat)).me.climb.stop.obstacle.id;
    };
    const [ana, ben] = seats as unknown as readonly [Seat, Seat];
    const start = { obstacle: await toObstacle(ben), action: 'start', form: 'still' };
    expect(await roomsOf(ben)('updatePlayerObstacle', start)).toEqual(['OBSTACLE']);
    const rooms = roomsOf(ana);
    await toObstacle(ana);
    expect(await rooms('updateBreakRoom', { breakRoom: 'OBSTACLE', level: 1 })).toEqual([]);
    let { me } = await openNext(server, ana);
    while (me.climb.stop === null) {
      await answerNext(server, ana);
      ({ me } = await openNext(server, ana));
    }
    expect(me.climb.stop.kind).toBe('levelUp');
    expect(await rooms('updateBreakRoom', { breakRoom: 'LEVEL_UP', level: 1 })).toEqual(['PATH_FINDER']);
    await openNext(server, ana);
    expect(await rooms('updatePathFinder', { pathFinder: 'LEADER', level: 2 })).toEqual([]);
  });
});

describe('on the mountain', () => {
  it('the leaderboard can be posted as well, with the same answer', async () => {
    const { roomHash, seats } = await peakGame(server, host);
    const [ana] = seats;
    const { playerId, identity } = ana;
    const got = data(await callHttp(server, 'mysticPeakLeaderboard', { roomHash, playerId }, identity));
    const posted = await fetch(`${server.url}/v1/games/${roomHash}/mystic-peak-leaderboard`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADERS.seat]: identity.seat },
      body: JSON.stringify({ roomHash, playerId }),
    });
    expect(data((await posted.json()) as Reply)).toEqual(got);
    expect(got.mysticPeakBoard).toMatchObject({ total: 3, own: { playerId } });
  });

  it('the host has the camp of each question, and players only the sizes of the camps', async () => {
    const { roomHash, seats } = await peakGame(server, host);
    const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
    const ids: string[] = view.questions.map(({ question }: { question: { id: string } }) => question.id);
    const levels = [1, 1, 1, 1, 1, 2, 2, 2, 2];
    expect(view.mysticPeakLevelMap).toEqual(Object.fromEntries(ids.map((id, q) => [id, levels[q]])));
    const seen = await openNext(server, seats[0]);
    expect(seen.room.mountain).toMatchObject({ camps: [5, 4] });
    expect(JSON.stringify(seen)).not.toContain('mysticPeakLevelMap');
    const { quizId } = view;
    const other = data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host));
    const plain = data(await callHttp(server, 'getGame', { roomHash: other.roomHash }, host));
    expect(plain.view.mysticPeakLevelMap).toBeNull();
  });
});

describe.each(WAYS)('duels, by the %s,', (way) => {
  it('tell whether a strike met a shield, and nothing of a shield before', async () => {
    const { seats } = await duelGame(server, host);
    const [ana, ben, cy] = seats as unknown as readonly [Seat, Seat, Seat];
    const decide = async (seat: Seat, request: object) => {
      const payload = { level: 0, type: 'standard', duelVersion: '2.1', ...request };
      return data(await callFor(server, seat, way)('duelDecision', payload)).view.me.duel;
    };
    const strike = { decision: 'strike', targetPlayerId: ben.playerId };
    expect(await decide(ben, { decision: 'shield' })).toMatchObject({
      playerShield: 'standard',
      isTargetShieldActive: false,
    });
    const inSeat = { roomHash: ana.roomHash, playerId: ana.playerId, role: 'player' };
    const before = data(await callHttp(server, 'reconnectRoom', inSeat, ana.identity)).view;
    expect(before.me.duel.isTargetShieldActive).toBe(false);
    expect(await decide(ana, strike)).toMatchObject({
      strikeOutcome: 'brokeTargetShield',
      isTargetShieldActive: true,
    });
    advanceClock(31_000);
    expect(await decide(cy, strike)).toMatchObject({
      strikeOutcome: 'struckTarget',
      isTargetShieldActive: false,
    });
    expect(
      await callFor(server, cy, way)('duelDecision', { decision: 'skip', level: 1, duelVersion: '1' }),
    ).toMatchObject(refused('request.VALIDATION_ERROR', 'duelVersion'));
  });
});

async function hosted(gameOptions: object) {
  const quiz = { title: 'Primes', questions: primes(3).questions };
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz }, host));
  const { roomHash } = data(
    await callHttp(server, 'hostGame', { quizId: card.id, type: 'normal', gameOptions }, host),
  );
  const options = async () => data(await callHttp(server, 'getGame', { roomHash }, host)).view.room.options;
  return { roomHash: roomHash as string, options };
}

describe('options', () => {
  it('of duels are accepted and shown under all of their names', async () => {
    const on = { duel: 'yes', isDuelEnabled: true, duelVersion: '2.1' };
    for (const given of [
      { duel: 'yes', duelVersion: 2.1 },
      { isDuelEnabled: true },
      { duel_2: 'yes', duel: 'no' },
    ])
      expect(await (await hosted(given)).options()).toMatchObject(on);
    const { roomHash, options } = await hosted(on);
    const gameOptions = { duel: 'no' };
    data(await callHttp(server, 'changeOptions', { roomHash, gameOptions }, host));
    expect(await options()).toMatchObject({ duel: 'no', isDuelEnabled: false, duelVersion: '2.1' });
    const { playerId, identity } = await seatIn(server, roomHash, 'Ana');
    const joined = await callHttp(server, 'reconnectRoom', { roomHash, playerId, role: 'player' }, identity);
    expect(data(joined).view.room.options).toMatchObject({ duel: 'no', isDuelEnabled: false });
    const again = data(await callHttp(server, 'getGameOptions', { roomHash }, host));
    expect(again.options).toMatchObject({ isDuelEnabled: false, duelVersion: '2.1' });
  });
});

describe('second chances', () => {
  it('are off in games with explanations', async () => {
    const redemptionOf = async (given: object) =>
      (await (await hosted({ redemption: 'yes', ...given })).options()).redemption;
    expect(await redemptionOf({})).toBe('no');
    expect(await redemptionOf({ isAnswerExplanationEnabled: true })).toBe('no');
    expect(await redemptionOf({ isAnswerExplanationEnabled: false })).toBe('yes');
  });
});

describe("a player's view", () => {
  it.each(WAYS)('has the tier of the rank, and so has the summary, by the %s', async (way) => {
    const { seats } = await powerupGame(server, host, { names: ['Ana', 'Ben'], options: { timer: 'off' } });
    const [ana, ben = ana] = seats;
    expect((await openNext(server, ana)).me.tieredRank).toBeNull();
    for (const text of ['7', '4']) {
      await answerNext(server, ana, text);
      await answerNext(server, ben, '9');
    }
    expect((await openNext(server, ana)).me.tieredRank).toBe('silver');
    const over = data(
      await callFor(server, ben, way)('playerGameOver', { isOver: true, gameType: 'normal' }),
    ).view;
    expect(over.me.tieredRank).toBe('iron');
    expect(data(await callFor(server, ben, way)('playerSummary', {})).summary.tieredRank).toBe('iron');
  });

  it('has the version of the power-ups that the game runs with', async () => {
    const { roomHash, seats } = await powerupGame(server, host, {});
    expect((await openNext(server, seats[0])).room.powerupVersion).toBe(20);
    expect(data(await callHttp(server, 'getGame', { roomHash }, host)).view.room.powerupVersion).toBe(20);
  });
});
