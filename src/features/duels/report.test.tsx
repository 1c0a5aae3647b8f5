// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DuelGame } from '#core/features/duels/testGame.ts';
import type { HostView } from '#core/views/hostView.ts';
import { answersTable, playersTable } from '#src/areas/reports/exportTables.ts';
import { duels } from '#src/features/duels/report.tsx';
import { renderPage, testI18n } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

/** Ben skips, Ana strikes Cleo. */
function played(): DuelGame {
  const game = new DuelGame(['Ana', 'Ben', 'Cleo']);
  const [ana = '', ben = '', cleo = ''] = game.players;
  for (const player of game.players) game.toChoice(player);
  game.choose(ben, { type: 'skip' });
  game.choose(ana, { type: 'strike', strike: 'standard', targetId: cleo });
  return game;
}

async function table(game: DuelGame) {
  const t = (await testI18n()).getFixedT(null, ['reports', 'host']);
  return playersTable({ view: game.hostView() as HostView, report: game.report().players }, t).rows;
}

it("counts each player's choices and duel points in the table of players", async () => {
  const [head = [], ...rows] = await table(played());
  const from = head.indexOf('Duels: strikes');
  expect(head.slice(from, from + 5)).toEqual([
    'Duels: strikes',
    'Duels: times hit',
    'Duels: shields',
    'Duels: skips',
    'Duels: points',
  ]);
  const of = (name: string) => rows.find((row) => row.includes(name))?.slice(from, from + 5);
  expect(of('Ana')).toEqual([1, 0, 0, 0, 100]);
  expect(of('Ben')).toEqual([0, 0, 0, 1, 100]);
  expect(of('Cleo')).toEqual([0, 1, 0, 0, -300]);
});

it('adds duel columns to each answer when there is no table of players', async () => {
  const t = (await testI18n()).getFixedT(null, ['reports', 'host']);
  const game = played();
  const exported = { view: game.hostView() as HostView, report: game.report().players };
  const [head = [], ...rows] = answersTable(exported, t, { alone: true }).rows;
  expect(head.slice(-5)).toEqual([
    'Duels: strikes',
    'Duels: times hit',
    'Duels: shields',
    'Duels: skips',
    'Duels: points',
  ]);
  const ofCleo = rows.filter(([name]) => name === 'Cleo');
  expect(ofCleo.length).toBeGreaterThan(1);
  for (const row of ofCleo) expect(row.slice(-5)).toEqual([0, 1, 0, 0, -300]);
  for (const row of rows) expect(row).toHaveLength(head.length);
  expect(answersTable(exported, t).rows[0]).toEqual(head.slice(0, -5));
});

it('keeps the columns after duels were switched off, and omits them if no one chose anything', async () => {
  const game = played();
  game.host({ type: 'changeOptions', options: { isDuelEnabled: false } });
  expect((await table(game))[0]).toContain('Duels: strikes');
  expect((await table(new DuelGame(['Ana', 'Ben', 'Cleo'])))[0]).not.toContain('Duels: strikes');
});

it("adds a line to a player's report", async () => {
  const { players } = played().hostView() as HostView;
  const cleo = players.find(({ name }) => name === 'Cleo');
  const Words = duels.PlayerNote;
  if (!cleo || !Words) throw new Error('nothing to say');
  await renderPage(<Words player={cleo} />, () => 'network');
  expect(await screen.findByText('Duels: 0 strikes, hit once, 0 shields, 0 skips')).toBeTruthy();
});
