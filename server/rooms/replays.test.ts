// Finished games that are looked at again.

import { expect, it } from 'vitest';
import type { RoomEvent } from '#core/authority/index.ts';
import { Game } from '#core/testing/game.ts';
import { Replays } from '#server/rooms/replays.ts';

/** A game of three questions whose many players answer one after the other, 10 ms each. */
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

it('gives the same moments forwards, backwards and at once as the log played from its start', async () => {
  const events = manyAnswers(700);
  const replay = await of(events).of('a', 0);
  if (!replay) throw new Error('no replay');
  const { length } = replay.overview;
  const places = [length, 0, 3_000, 5_000, 4_990, 1, length, 9_000];
  const moments = await Promise.all(places.map((place) => replay.moment(place, null)));
  for (const [index, moment] of moments.entries()) {
    const answered = events.filter(
      (event) => event.type === 'answered' && event.response.at <= moment.at,
    ).length;
    expect(moment.board?.rows.filter(({ score }) => score > 0)).toHaveLength(Math.min(10, answered));
    expect(moment).toEqual(moments[places.indexOf(places[index] as number)]);
  }
  expect(moments[0]?.room).toMatchObject({ state: 'stopped', playerCount: 700 });
});

it('reads a log once while it is looked at, keeps few, and tries again where the store failed', async () => {
  const reads: string[] = [];
  const replays = of(manyAnswers(1), reads);
  for (const hash of ['a', 'b', 'a', 'c', 'a']) await replays.of(hash, 0);
  expect(reads).toEqual(['a', 'b', 'c']);
  await replays.of('d', 0);
  // The one that was used longest ago has gone.
  await replays.of('a', 0);
  await replays.of('b', 0);
  expect(reads).toEqual(['a', 'b', 'c', 'd', 'b']);
  await replays.of('b', 3_600_000);
  replays.forget('b');
  await replays.of('b', 3_600_000);
  expect(reads).toEqual(['a', 'b', 'c', 'd', 'b', 'b', 'b']);
  await expect(replays.of('broken', 0)).rejects.toThrow('store');
  await expect(replays.of('broken', 0)).rejects.toThrow('store');
});
