import { expect, it } from 'vitest';
import {
  evolveAll,
  positionAt,
  replayMoment,
  type Room,
  type RoomEvent,
  timelineOf,
} from '#core/authority/index.ts';
import { Game } from '#core/testing/game.ts';
import { Ranks } from '#server/rooms/ranks.ts';
import { Replays } from '#server/areas/reports/replays.ts';

/** A game of three questions in which many players answer one after another, 10 ms each. */
function manyAnswers(players: number): readonly RoomEvent[] {
  const game = new Game({ type: 'normal', options: { timer: 'off' } });
  const ids = Array.from({ length: players }, (_, index) => game.join(`P${index}`));
  game.start();
  for (const id of ids) {
    game.open(id);
    game.now += 10;
    game.answer(id, ['7']);
  }
  game.host({ type: 'end' });
  return game.log;
}

const of = (events: readonly RoomEvent[], reads: string[] = []) =>
  new Replays(
    (hash) => {
      reads.push(hash);
      return Promise.resolve(hash === 'broken' ? Promise.reject(new Error('store')) : events);
    },
    () => true,
  );

it('returns the same moments forward, backward and concurrently as the log played from its start', async () => {
  const events = manyAnswers(1_200);
  const replay = await of(events).of('a', 1);
  const line = timelineOf(events);
  if (!replay || !line) throw new Error('no replay');
  const { length } = replay.overview(null);
  const playerId = (events[700] as { playerId?: string }).playerId ?? '';
  const places = [length, 0, 3_000, 9_000, 8_990, 3_040, length - 1, 6_500];
  const moments = await Promise.all(places.map((place) => replay.moment(place, playerId)));
  for (const [index, place] of places.entries()) {
    const { count, at } = positionAt(line, place);
    const room = evolveAll(null, events.slice(0, count)) as Room;
    expect(moments[index]).toEqual(
      replayMoment(room, at, playerId, new Ranks(() => true).context(room, at, true)),
    );
  }
  expect(moments[0]?.room).toMatchObject({ state: 'stopped', playerCount: 1_200 });
  expect(moments[0]?.player?.me.playerId).toBe(playerId);
});

it('reads a log once while in use, and retries after a store failure', async () => {
  const reads: string[] = [];
  const replays = of(manyAnswers(1), reads);
  for (const hash of ['a', 'b', 'a', 'b']) await replays.of(hash, 9, 0);
  expect(reads).toEqual(['a', 'b']);
  await replays.of('b', 9, 200_000);
  expect(replays.sweep(300_000)).toBe(1);
  await replays.of('b', 9, 300_000);
  await replays.of('a', 9, 300_000);
  expect(reads).toEqual(['a', 'b', 'a']);
  replays.forget('b');
  await replays.of('b', 9, 300_000);
  expect(reads).toEqual(['a', 'b', 'a', 'b']);
  for (const seq of [10, 10]) await replays.of('b', seq, 300_000);
  expect(reads).toEqual(['a', 'b', 'a', 'b', 'b']);
  await expect(replays.of('broken', 9)).rejects.toThrow('store');
  await expect(replays.of('broken', 9)).rejects.toThrow('store');
});

it('limits the events in memory, dropping the least recently used replay first', async () => {
  const reads: string[] = [];
  const long = Array.from({ length: 90_000 }, () => ({ type: 'handsLowered', commandId: 'x' }) as const);
  const replays = of([...manyAnswers(1).slice(0, -1), ...long], reads);
  for (const hash of ['a', 'b', 'a', 'c', 'a', 'b']) await replays.of(hash, 1);
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});
