// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { waitingModel } from '#scenes/features/mysticPeak/model.ts';
import { peakStopFixtures } from '#scenes/features/mysticPeak/stop/fixtures.ts';
import type { StopStageView } from '#scenes/features/mysticPeak/stop/StopScene.ts';
import { StopTwin } from '#src/features/mysticPeak/StopTwin.tsx';
import { NO_DRAFT } from '#src/game/draft.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function twin(
  name: string,
  { renew, onIntent = () => undefined }: { renew?: () => void; onIntent?: (intent: unknown) => void } = {},
) {
  const fixture = peakStopFixtures[0]?.fixtures[name];
  if (!fixture) throw new Error(`no ${name}`);
  const { player, model, board = null } = fixture as StopStageView;
  const props = {
    view: player,
    model,
    board,
    renew,
    draft: NO_DRAFT,
    scene: 'peakStop',
    phase: null,
  } as const;
  await renderPage(<StopTwin {...props} waitsForNext onIntent={onIntent} />, () => 'network');
  await screen.findByRole('heading', { level: 1 });
}

it('says what each path pays and costs, and tells more about one on request', async () => {
  const onIntent = vi.fn();
  await twin('path-of-30', { onIntent });
  const ways = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(ways).toEqual([
    'ASafe: 1,000 points if you’re correct. Misses are free.',
    'BBoost: 1,300 points if you’re correct. A miss costs 300. More points, some risk.',
    'CDouble or drop: 1,600 points if you’re correct. A miss costs 600. Big points, big risk.',
    'More about Safe',
    'More about Boost',
    'More about Double or drop',
  ]);
  const more = screen.getByRole('button', { name: 'More about Boost' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  const about = { type: 'peak', move: { to: 'about', role: 'LEADER' } };
  fireEvent.click(more);
  expect(onIntent).toHaveBeenLastCalledWith(about);
  fireEvent.keyDown(screen.getByRole('button', { name: /^Boost/ }), { key: 'i' });
  expect(onIntent.mock.calls).toEqual([[about], [about]]);
  cleanup();
  await twin('path-about', { onIntent });
  const open = screen.getByRole('button', { name: 'More about Double or drop' });
  expect(open.getAttribute('aria-expanded')).toBe('true');
  expect(
    screen.getByText(
      '1,400 on the second try, 1,200 after that. About 5,400 for you. 5 players took it. Rests next camp.',
    ),
  ).toBeTruthy();
  fireEvent.click(open);
  expect(onIntent).toHaveBeenLastCalledWith({ type: 'peak', move: { to: 'about', role: null } });
});

it('shows a path that rests, and does not offer it', async () => {
  const onIntent = vi.fn();
  await twin('path-rests', { onIntent });
  const rests = screen.getByRole('button', { name: /^Double or drop/ });
  expect(rests.textContent).toBe('CDouble or drop: back next camp.');
  expect(rests.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(rests);
  expect(onIntent).not.toHaveBeenCalled();
});

it('calls the last camp what it is, and says what the buttons on the peak do', async () => {
  const choices = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.slice(1));
  await twin('top');
  expect(choices()).toEqual([
    'Play Stepping stones: win 400 points. Stones light up. Step on them in the same order.',
    expect.stringMatching(/^Play with sound: Nine stones/),
    'See the view',
  ]);
  cleanup();
  await twin('summit');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You made it!');
  expect(choices()).toEqual(['Plant your flag', 'Retry 2 skipped questions']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Double or drop: 4 of 4 on the first try, 7,200 points',
  );
  cleanup();
  await twin('summit-all');
  expect(screen.getByText('Every question solved!')).toBeTruthy();
  expect(choices()).toEqual(['Plant your flag']);
});

it.each([
  ['offer', 'Rest stop: Stepping stones'],
  ['selection', 'Rest stop: pick one'],
])('calls what comes after a miss a rest stop: %s', async (name, title) => {
  await twin(name);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

it("shows the player's points and tier, or only points when the leaderboard is off", async () => {
  await twin('path-of-30');
  expect(screen.getByText(/^You have 2,340 points. Tier: \w+\.$/)).toBeTruthy();
  cleanup();
  await twin('path');
  expect(screen.getByText('You have 2,340 points.')).toBeTruthy();
});

it('refreshes the other climbers every five seconds while mounted and visible', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const renew = vi.fn();
  await twin('path-of-30', { renew });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(4_900);
  expect(renew).toHaveBeenCalledTimes(0);
  await pass(5_200);
  expect(renew).toHaveBeenCalledTimes(2);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(20_000);
  expect(renew).toHaveBeenCalledTimes(2);
  seen.mockReturnValue('visible');
  await pass(5_000);
  expect(renew).toHaveBeenCalledTimes(3);
  cleanup();
  await pass(20_000);
  expect(renew).toHaveBeenCalledTimes(3);
});

it('offers a camp game with its points, power-ups with what they do, and the way on', async () => {
  const choices = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.slice(1));
  await twin('levelUp');
  const game = [
    'Play Stepping stones: win 200 points. Stones light up. Step on them in the same order.',
    expect.stringMatching(/^Play with sound: Nine stones/),
  ];
  expect(screen.getByText(/ Pick one!$/)).toBeTruthy();
  expect(choices()).toEqual([
    game[0],
    expect.stringMatching(/^50-50: ./),
    expect.stringMatching(/^Immunity: ./),
    expect.stringMatching(/^Avalanche: ./),
    game[1],
    'Keep climbing',
  ]);
  cleanup();
  await twin('levelUp-full');
  expect(choices()).toEqual([...game, 'Keep climbing']);
  expect(screen.queryByText(/Pick one/)).toBeNull();
  cleanup();
  await twin('levelUp-old');
  expect(choices()).toEqual(['Keep climbing']);
  cleanup();
  await twin('levelUp-still');
  expect(choices()[0]).toMatch(/win 300 points\. Find out how far the ledge is\./);
  expect(document.body.textContent).not.toMatch(/hook/);
});

it('offers practice games and difficulties on the peak until none are left', async () => {
  const choices = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.slice(1));
  await twin('waiting-fuji');
  expect(choices()).toEqual(['Stepping stones', 'Rope throw', 'Rune match', 'See how you did']);
  cleanup();
  await twin('practice');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rune match');
  expect(screen.getByText(/Just for fun, no points\. 20 games left\.$/)).toBeTruthy();
  expect(choices()).toEqual(['Easy', 'Medium', 'Hard', 'Back to the peak']);
  cleanup();
  await twin('practice-offer');
  expect(screen.getByText(/Just for fun, no points \(hard\)\.$/)).toBeTruthy();
  expect(choices()).toEqual(['Go', expect.stringMatching(/^Play with sound: 12 cards/), 'Back to the peak']);
  cleanup();
  await twin('waiting-only');
  expect(choices()).toEqual(['See how you did']);
});

it('says on the peak that others may still be climbing only while they may', () => {
  const { player, board } = (peakStopFixtures[0]?.fixtures['waiting-only'] ?? {}) as StopStageView;
  const line = (playerCount: number, below: number | null) =>
    waitingModel(
      { ...player, room: { ...player.room, playerCount } },
      board && below !== null ? { ...board, camps: [{ camp: 1, climbers: below }] } : null,
    )?.line?.key;
  expect([line(1, 0), line(3, null), line(3, 1), line(3, 0)]).toEqual([
    'mysticPeak:waiting.alone',
    'mysticPeak:waiting.others',
    'mysticPeak:waiting.others',
    'mysticPeak:waiting.everyone',
  ]);
});
