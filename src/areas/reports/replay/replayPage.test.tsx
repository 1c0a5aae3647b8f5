// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { evolveAll, type Room } from '#core/authority/index.ts';
import { positionAt, overviewOf, replayMoment, timelineOf } from '#core/authority/engine/replay.ts';
import { DuelGame } from '#core/features/duels/testGame.ts';
import { Game } from '#core/testing/game.ts';
import { ReplayPage } from '#src/areas/reports/replay/ReplayPage.tsx';
import { clockText } from '#src/ui/clockText.ts';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const HASH = 'a'.repeat(24);

/** Ben answers the first question correctly, Ana incorrectly and later; Cy joins after it. */
function played() {
  const game = new Game({ type: 'tp' });
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  game.start();
  game.wait(2_000);
  game.answer(ben, ['7']);
  game.wait(4_000);
  game.answer(ana, ['9']);
  game.wait(500);
  game.join('Cy');
  game.host({ type: 'next' });
  game.host({ type: 'next' });
  game.wait(5_000);
  game.host({ type: 'end' });
  return game;
}

const server =
  (game: Game) =>
  ({ path }: Call): Reply => {
    const { pathname, searchParams } = new URL(path, 'http://x');
    if (pathname === '/v1/host/session') return { data: { hostId: 'h', csrfToken: 'c', joinAddresses: [] } };
    if (pathname.endsWith('/reconnect'))
      return { data: { role: 'host', view: structuredClone(game.hostView()), now: game.now } };
    const line = timelineOf(game.log);
    if (!line) return { status: 409, error: 'room.WRONG_STATE' };
    if (pathname.endsWith('/replay')) return { data: overviewOf(line, searchParams.get('playerId')) };
    const { count, at } = positionAt(line, Number(searchParams.get('place')));
    const then = new Game({ type: 'tp' });
    then.room = evolveAll(null, game.log.slice(0, count)) as Room;
    return { data: replayMoment(then.room, at, searchParams.get('playerId'), then.context()) };
  };

async function open(game = played()) {
  const rendered = await renderPage(<ReplayPage params={{ roomHash: HASH }} />, server(game));
  act(() => rendered.services.settings.change({ webgl: 'off' }));
  await screen.findByRole('heading', { level: 1, name: 'Replay' });
  return rendered;
}
const rows = () =>
  within(screen.getByRole('region', { name: 'Leaderboard' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const see = async (name: string) => {
  fireEvent.change(screen.getByRole('combobox', { name: 'Show screen of' }), {
    target: { value: screen.getByRole<HTMLOptionElement>('option', { name }).value },
  });
};

it("jumps to a marker, with the leaderboard and a player's screen at that moment", async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Question 1' }));
  await waitFor(() => expect(rows()).toEqual(['1Ana0', '2Ben0']));
  await see('Ana');
  expect(await screen.findByText(/Question 1 of 5 · Which is a prime\? · not answered yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Question 2' }));
  await waitFor(() => expect(rows()[0]).toMatch(/^1Ben[1-9]/));
  expect(await screen.findByText(/Question 2 of 5 · Which are even\? · not answered yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Previous marker' }));
  expect(screen.getByRole('button', { name: 'Question 1' }).getAttribute('aria-current')).toBe('step');
});

it('shows the leaderboard before and after a question was fixed after the game', async () => {
  const game = played();
  const questionId = game.room.questions[0]?.question.id ?? '';
  game.host({ type: 'correctQuestion', questionId, change: { type: 'dropped' }, mayLose: true });
  await open(game);
  await userEvent.click(await screen.findByRole('button', { name: 'End' }));
  await waitFor(() => expect(rows()[0]).toMatch(/^1Ben[1-9]/));
  await userEvent.click(screen.getByRole('button', { name: 'Question 1 fixed after the game' }));
  await waitFor(() => expect(rows()[0]).toBe('1Ben0'));
});

it('moves anywhere with the slider, and announces the position', async () => {
  await open();
  const slider = await screen.findByRole('slider', { name: 'Position in the game' });
  await see('Ana');
  fireEvent.change(slider, { target: { value: '9500' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('0:09 of 0:14, Question 2');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(slider.getAttribute('aria-valuetext')).toBe('0:08 of 0:14, Question 1');
  fireEvent.change(slider, { target: { value: '9000' } });
  expect(await screen.findByText(/Which is a prime\? · 9 · Not this time · 0 points/)).toBeTruthy();
});

it('says that a player had not joined yet, and lets one be picked from the leaderboard', async () => {
  await open();
  await screen.findByRole('combobox', { name: 'Show screen of' });
  const notIn = 'This player hadn’t joined yet.';
  const said: string[] = [];
  const watch = new MutationObserver(() => screen.queryByText(notIn) && said.push('not in'));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (const name of ['Ana', 'Ben']) {
    await see(name);
    expect(await screen.findByText(/no question open · 0 points/)).toBeTruthy();
  }
  watch.disconnect();
  expect(said).toEqual([]);
  await see('Cy');
  expect(await screen.findByText(notIn)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await userEvent.click(within(screen.getByRole('region', { name: 'Leaderboard' })).getByText('Ben'));
  expect(
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show screen of' }).selectedOptions[0]?.text,
  ).toBe('Ben');
});

it('plays to the end, and starts over from there', async () => {
  await open();
  const play = await screen.findByRole('button', { name: 'Play' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '16' } });
  await userEvent.click(play);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  await waitFor(() => expect(screen.getByText('0:14 of 0:14')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByText(/^0:0\d of 0:14$/)).toBeTruthy();
});

it('says so if the game was never played', async () => {
  const game = new Game({ type: 'tp' });
  await renderPage(<ReplayPage params={{ roomHash: HASH }} />, server(game));
  expect(await screen.findByText(/once the game is over/)).toBeTruthy();
});

it('formats times like a clock', () => {
  expect([0, 9_999, 75_000, 3_725_000].map(clockText)).toEqual(['0:00', '0:09', '1:15', '1:02:05']);
});

it("shows the selected player's markers in a student-paced game", async () => {
  const game = new Game({ type: 'normal' });
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  game.start();
  game.open(ben);
  game.answer(ben, ['7']);
  game.wait(5_000);
  game.open(ana);
  game.answer(ana, ['9']);
  game.wait(5_000);
  game.open(ana);
  game.host({ type: 'end' });
  await open(game);
  const marks = () =>
    within(screen.getByRole('list', { name: 'Markers' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(marks()).toEqual(['Start', 'Question 1', 'End']));
  await see('Ana');
  await waitFor(() => expect(marks()).toEqual(['Start', 'Question 1', 'Question 2', 'End']));
});

it('shows markers from features about the selected player, such as strikes', async () => {
  const game = new DuelGame(['Ana', 'Ben', 'Cleo']);
  const [ana = '', ben = '', cleo = ''] = game.players;
  for (const player of [ana, ben, cleo]) game.toChoice(player);
  game.wait(5_000);
  game.choose(ben, { type: 'shield', shield: 'standard' });
  game.choose(ana, { type: 'strike', strike: 'standard', targetId: cleo });
  game.wait(5_000);
  game.host({ type: 'end' });
  await open(game);
  await see('Cleo');
  await userEvent.click(await screen.findByRole('button', { name: 'Ana hits Cleo' }));
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/Ana hits Cleo$/);
  await see('Ben');
  expect(await screen.findByRole('button', { name: 'Ben raises a shield' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ana hits Cleo' })).toBeNull());
});
