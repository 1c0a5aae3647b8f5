// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { featureTables, playersTable } from '#src/areas/reports/exportTables.ts';
import { PlayerReportPage } from '#src/areas/reports/PlayerReportPage.tsx';
import { type Call, type Reply, renderPage, testI18n } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

/**
 * Ana takes the Boost path, wins an obstacle, and passes two camps, where she wins the game and takes a
 * power-up; Ben stays at the foot.
 */
function climbed({ end = true } = {}) {
  const game = new PeakGame(['Ana', 'Ben']);
  const [ana = '', ben = ''] = game.players;
  const gives = (...answers: readonly string[]) => {
    for (const answer of answers) {
      game.toQuestion(ana, 'LEADER');
      game.answer(ana, [answer]);
    }
  };
  gives('wrong');
  game.on(ana);
  game.playOut(ana);
  game.leave(ana, 'obstacle');
  gives(...Array<string>(5).fill('right'));
  game.on(ana);
  game.playOut(ana);
  game.leave(ana, 'obstacle');
  gives(...Array<string>(4).fill('right'));
  game.on(ana);
  game.take(ana);
  if (end) game.host({ type: 'end' });
  return { game, ana, ben };
}

async function open(game: PeakGame, playerId: string) {
  await renderPage(
    <PlayerReportPage params={{ roomHash: 'a'.repeat(24), playerId }} />,
    ({ path }: Call): Reply => {
      const { pathname } = new URL(path, 'http://x');
      if (pathname === '/v1/host/session')
        return { data: { hostId: 'h', csrfToken: 'csrf', joinAddresses: [] } };
      if (pathname.endsWith('/reconnect'))
        return { data: { role: 'host', view: structuredClone(game.hostView()), now: game.now } };
      return { data: { players: [game.reportOf(playerId)], next: null } };
    },
  );
  await screen.findByRole('heading', { level: 1 });
}

const campOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

it('shows the path, duration, and stops of each camp', async () => {
  const { game, ana } = climbed();
  await open(game, ana);
  const section = within(await screen.findByRole('region', { name: 'The climb' }));
  expect(section.getByText(/2 of 2 mini-games won/)).toBeTruthy();
  const first = await campOf('Camp 1 Boost');
  expect(first.getByText(/ points, 4 of 5 correct on the first try$/)).toBeTruthy();
  expect((await first.findByText(/^Path: Boost/)).textContent).toMatch(/^Path: Boost · [\d.]+\u00A0s$/);
  const [obstacle, campGame, ...others] = await first.findAllByText(/: won/);
  const won = String.raw`won, \+200 · [\d.]+\u00A0s$`;
  const which = '^(Stepping stones|Rope throw|Rune match)';
  expect(obstacle?.textContent).toMatch(new RegExp(String.raw`${which} \(easy\): ${won}`));
  expect(campGame?.textContent).toMatch(new RegExp(String.raw`${which} \(camp game, easy\): ${won}`));
  expect(others).toEqual([]);
  const second = await campOf('Camp 2 Boost');
  expect((await second.findByText(/^Power-up: /)).textContent).toMatch(/^Power-up: \S.* · [\d.]+\u00A0s$/);
});

it('shows the camps of a running game, and nothing for a player still at the foot', async () => {
  const { game, ana, ben } = climbed({ end: false });
  await open(game, ana);
  expect((await campOf('Camp 1 Boost')).queryByText(/^Way: /)).toBeNull();
  cleanup();
  await open(game, ben);
  await screen.findByText('No answers yet.');
  expect(screen.queryByRole('region', { name: 'The climb' })).toBeNull();
});

it('has a row for each mini-game in the workbook, and counts avalanches in the table of players', async () => {
  const { game } = climbed();
  const t = (await testI18n()).getFixedT(null, ['reports', 'host']);
  const exported = { view: game.hostView(), report: game.report().players };
  const [table, ...others] = featureTables(exported, t);
  expect(others).toEqual([]);
  expect(table?.name).toBe('Mini-games');
  expect(table?.rows).toEqual([
    ['Player', 'Camp', 'Mini-game', 'Difficulty', 'Played', 'Result', 'Points', 'Seconds'],
    ['Ana', 1, expect.any(String), 'easy', 'with motion', 'won', 200, expect.any(Number)],
    ['Ana', 1, expect.any(String), 'easy', 'with motion', 'won', 200, expect.any(Number)],
  ]);
  const [head = [], row = []] = playersTable(exported, t).rows;
  expect(row[head.indexOf('Avalanches used')]).toBe(0);
  expect(featureTables({ ...exported, report: [] }, t)).toEqual([]);
});
