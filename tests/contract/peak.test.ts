import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlayerView } from '#core/views/playerView.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { answerNext, openNext, peakGame, type Seat } from '#tests/support/games.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: Credentials;

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const refused = (type: string) => ({ success: false, error: { type } });

async function alone() {
  const { seats } = await peakGame(server, host, ['Ana']);
  const [seat] = seats;
  if (!seat) throw new Error('no player joined');
  const { roomHash, playerId, identity } = seat;
  const call = (name: Parameters<typeof callHttp>[1], request: object, commandId = `${Math.random()}`) =>
    callHttp(server, name, { roomHash, playerId, ...request }, { ...identity, commandId });
  const practise = (more: object = {}, commandId?: string) =>
    call(
      'updatePlayerObstacle',
      { action: 'practice', game: 'steppingStones', difficulty: 'hard', ...more },
      commandId,
    );
  return { seat, call, practise };
}

/** Answers everything correctly until the flag is planted. */
async function toThePeak(seat: Seat, call: Awaited<ReturnType<typeof alone>>['call']): Promise<PlayerView> {
  for (let steps = 0; steps < 40; steps += 1) {
    const view: PlayerView = await openNext(server, seat);
    const { kind, camp: level } = view.me.climb?.stop ?? {};
    if (kind === 'levelUp') await call('updateBreakRoom', { breakRoom: 'LEVEL_UP', level });
    else if (kind === 'pathFinder') await call('updatePathFinder', { pathFinder: 'TREKKER', level });
    else if (kind === 'summit')
      return data(await call('updatePathFinder', { pathFinder: 'FLAG', level })).view as PlayerView;
    else await answerNext(server, seat, '7');
  }
  throw new Error('the peak was never reached');
}

it('a practice mini-game opens only on the peak, once per command, and earns nothing', async () => {
  const { seat, call, practise } = await alone();
  expect(await practise()).toMatchObject(refused('peak.WRONG_STOP'));
  const { me } = await toThePeak(seat, call);
  expect(me.climb).toMatchObject({ practices: 20, stop: null });
  const opened = data(await practise({}, 'fun-command')).view as PlayerView;
  const { stop } = opened.me.climb ?? {};
  expect(stop).toMatchObject({
    kind: 'obstacle',
    obstacle: { difficulty: 'hard', practice: true, view: null },
  });
  expect((data(await practise({}, 'fun-command')).view as PlayerView).me.climb?.practices).toBe(19);
  expect(await practise()).toMatchObject(refused('peak.WRONG_STOP'));
  const obstacle = stop?.kind === 'obstacle' ? stop.obstacle.id : '';
  const begun = data(await call('updatePlayerObstacle', { obstacle, action: 'start', form: 'still' }));
  expect(begun.view.me.climb.stop.obstacle.view).toMatchObject({ count: 6, steps: [] });
  const early = { obstacle, action: 'move', n: 0, move: { stone: 1 } };
  expect(await call('updatePlayerObstacle', early)).toMatchObject(refused('obstacle.TOO_FAST'));
  expect(begun.view.me.score).toBe(me.score);
});

it('a practice mini-game accepts no result, no points and nothing unknown', async () => {
  const { practise } = await alone();
  for (const more of [
    { result: 'WIN' },
    { points: 200 },
    { practice: true },
    { obstacle: 'abc' },
    { game: 'flight' },
    { difficulty: 'extreme' },
    { difficulty: undefined },
  ])
    expect(await practise(more), JSON.stringify(more)).toMatchObject(refused('request.VALIDATION_ERROR'));
});
