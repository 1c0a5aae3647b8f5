// Announcements of avalanches.

import { expect, it } from 'vitest';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { announcementsOf, lossMessage } from '#src/features/mysticPeak/parts.tsx';
import type { Shown } from '#src/game/phases/phase.ts';

const shown = (swept: number, falling: number | null, peakAt: number | null = null): Shown => {
  const game = new PeakGame(['Ana', 'Ben']);
  const view = game.view(game.players[0] ?? '');
  const avalanche = falling === null ? null : { camp: falling, by: 'Ben', fallsAt: 5_000 };
  return {
    view: {
      ...view,
      room: { ...view.room, mountain: { ...view.room.mountain, avalanche } },
      me: { ...view.me, climb: { ...view.me.climb, swept, peakAt } },
    } as PlayerView,
  } as Shown;
};
const told = (before: Shown | null, after: Shown) =>
  announcementsOf(before, after).map(({ key, values }) => [key, values]);

it('warns the climbers in its camp, once', () => {
  expect(told(shown(0, null), shown(0, 1))).toEqual([['mysticPeak:avalanche.warning', { name: 'Ben' }]]);
  expect(told(shown(0, 1), shown(0, 1))).toEqual([]);
  expect(told(shown(0, null), shown(0, 2))).toEqual([]);
  // The peak belongs to no camp.
  expect(told(shown(0, null, 1), shown(0, 1, 1))).toEqual([]);
});

it.each([
  ['before', 1, 1, 'lostTo', 'Ben'],
  ['with', 1, null, 'lostTo', 'Ben'],
  ['after', null, null, 'lost', ''],
] as const)("announces the loss, if it arrives %s the avalanche's end", (_when, was, is, key, name) => {
  expect(told(shown(0, was), shown(150, is))).toEqual([
    [`mysticPeak:avalanche.${key}`, { name, count: 150 }],
  ]);
});

it('does not announce a loss from before the page opened', () => {
  expect(told(null, shown(150, null))).toEqual([]);
});

it('says what a miss cost and what for, and nothing if it cost nothing', () => {
  const game = new PeakGame(['Ana']);
  const [ana = ''] = game.players;
  const said = (answer: string) => {
    game.toQuestion(ana, 'LEADER');
    game.answer(ana, [answer]);
    return lossMessage(game.view(ana).slide);
  };
  expect(said('wrong')).toBeNull();
  expect(said('right')).toBeNull();
  expect(said('wrong')).toMatchObject({
    key: 'mysticPeak:points.lost',
    values: { from: { key: 'mysticPeak:role.LEADER' }, points: { values: { value: 300 } } },
  });
});
