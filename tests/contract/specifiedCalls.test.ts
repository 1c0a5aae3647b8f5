// Calls of Mystic Peak, power-ups and duels, game options and previews under the names, and with the payloads
// and answers, of the specification (specification 2, sections 3, 5, 7 and 9).

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { HEADERS, type Operation, pathsOf } from '#protocol/operation.ts';
import { callHttp, data, hostIdentity, type HostIdentity, type Reply } from '#tools/classroom/calls.ts';
import { answerNext, openNext, peakGame, type Seat } from '#tests/support/games.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: HostIdentity;

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const WAYS = ['path', 'legacy path'] as const;
type Way = (typeof WAYS)[number];

let commands = 0;

/** Calls an operation for a seat, on its path or on its legacy path. */
function callFor({ roomHash, playerId, identity }: Seat, way: Way) {
  return (name: OperationName, request: object, commandId = `command-${(commands += 1)}`): Promise<Reply> => {
    const [path, legacy = path] = pathsOf(OPERATIONS[name] as Operation);
    const who = { ...identity, commandId };
    return callHttp(server, name, { roomHash, playerId, ...request }, who, way === 'path' ? path : legacy);
  };
}

const refused = (type: string, ...path: string[]) => ({
  success: false,
  error: { type, ...(path.length > 0 && { path }) },
});

describe.each(WAYS)('on the mountain, by the %s', (way) => {
  it('choices may name the type of the game or its play mode, and nothing else', async () => {
    const { seats } = await peakGame(server, host, ['Ana', 'Ben', 'Cy', 'Di']);
    for (const [n, gameType] of ['mystic_peak', 'live', 'live-async', undefined].entries()) {
      const call = callFor(seats[n] as Seat, way);
      const path = { pathFinder: 'TREKKER', level: 1 };
      for (const other of ['normal', 'async', 'solo', 'climb'])
        expect(await call('updatePathFinder', { ...path, gameType: other })).toMatchObject(
          refused('request.VALIDATION_ERROR', 'gameType'),
        );
      data(await call('updatePathFinder', { ...path, gameType }));
    }
    const [ana] = seats;
    const call = callFor(ana, way);
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
      data(await callFor(seat, way)(name, request)).breakRoomArr;
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
