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

/** Answers everything correctly until the flag is planted, or the first level up is there. */
async function toThePeak(
  seat: Seat,
  call: Awaited<ReturnType<typeof alone>>['call'],
  until: 'levelUp' | 'summit' = 'summit',
): Promise<PlayerView> {
  for (let steps = 0; steps < 40; steps += 1) {
    const view: PlayerView = await openNext(server, seat);
    const { kind, camp: level } = view.me.climb?.stop ?? {};
    if (kind === 'levelUp' && until === 'levelUp') return view;
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

it('a level up becomes its camp game once it starts, for points that no call can set', async () => {
  const { seat, call } = await alone();
  const { me } = await toThePeak(seat, call, 'levelUp');
  const { stop } = me.climb ?? {};
  if (stop?.kind !== 'levelUp' || !stop.campGame) throw new Error('no level up');
  const { id: obstacle, points } = stop.campGame;
  const start = { obstacle, action: 'start', form: 'still' };
  for (const more of [{ result: 'WIN' }, { points: 400 }, { level: stop.camp }, { difficulty: 'easy' }])
    expect(await call('updatePlayerObstacle', { ...start, ...more }), JSON.stringify(more)).toMatchObject(
      refused('request.VALIDATION_ERROR'),
    );
  const begun = data(await call('updatePlayerObstacle', start)).view as PlayerView;
  expect(begun.me.climb?.stop).toMatchObject({
    kind: 'obstacle',
    camp: stop.camp,
    obstacle: { id: obstacle, form: 'still', points, practice: false },
  });
  expect(begun.me.score).toBe(me.score);
  expect(await call('updateBreakRoom', { breakRoom: 'LEVEL_UP', level: stop.camp })).toMatchObject(
    refused('peak.WRONG_STOP'),
  );
});

it('a level up gives one of the power-ups that it offers, once', async () => {
  const { seat, call } = await alone();
  const { me } = await toThePeak(seat, call, 'levelUp');
  const { stop } = me.climb ?? {};
  if (stop?.kind !== 'levelUp') throw new Error('no level up');
  const take = (powerUpIndex: number, level = stop.camp, commandId?: string) =>
    call('updateBreakRoom', { breakRoom: 'POWERUP_SELECTION', level, powerUpIndex }, commandId);
  expect(stop.offers.length).toBeGreaterThan(1);
  expect(await take(3)).toMatchObject(refused('request.VALIDATION_ERROR'));
  expect(await take(0, stop.camp + 1)).toMatchObject(refused('peak.WRONG_STOP'));
  for (const _ of ['sent', 'repeated']) {
    const { view } = data(await take(1, stop.camp, 'card-command')) as { view: PlayerView };
    expect(view.me.climb?.stop).toBeNull();
    expect(view.me.belt?.slots.flatMap((card) => card?.powerup ?? [])).toEqual([stop.offers[1]]);
  }
  expect(await take(0)).toMatchObject(refused('peak.WRONG_STOP'));
});
