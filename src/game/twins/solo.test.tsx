// @vitest-environment happy-dom
// A solo game: bots are marked as such, and the end counts them.
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { soloOptions } from '#core/features/options.ts';
import { Game } from '#core/testing/game.ts';
import { podiumPlace } from '#core/views/figures.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import { SummaryView } from '#src/pages/game/SummaryView.tsx';
import { LEADERBOARD } from '#src/game/phases/leaderboard.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';

afterEach(cleanup);

const QUESTIONS = Array.from({ length: 8 }, (_, n) => ({
  type: 'MCQ' as const,
  text: `Question ${n}`,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));
const noCalls = () => 'network' as const;

/** Returns Ada's view after `count` answers, all correct or all wrong; with `stops`, she stops then. */
function viewAfter(count: number, text = 'right', stops = false): PlayerView {
  const game = new Game({ playMode: 'solo', questions: QUESTIONS, options: soloOptions('normal') });
  const ada = game.join('Ada');
  for (let n = 0; n < count; n += 1) {
    game.open(ada);
    game.answer(ada, [text]);
  }
  if (stops) game.send({ type: 'finish', playerId: ada });
  return structuredClone(game.view(ada)) as PlayerView;
}

it('marks bots on the leaderboard, but not the player', async () => {
  const view = viewAfter(2);
  const common = { view, draft: NO_DRAFT, waitsForNext: true, onIntent: () => undefined };
  await renderPage(<PlayerTwin {...common} scene="leaderboard" phase={LEADERBOARD} />, noCalls);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(9);
  const others = rows.filter((row) => within(row).queryByText('bot') !== null);
  expect(others).toHaveLength(rows.length - 1);
  expect(rows.find((row) => !others.includes(row))?.textContent).toContain('Ada (you)');
});

it('celebrates the winner at the end although the room is still open, and counts the bots', async () => {
  const view = viewAfter(QUESTIONS.length);
  expect(view).toMatchObject({ room: { state: 'running' }, me: { isOver: true, rank: 1 } });
  expect(podiumPlace(view)).toBe(1);
  await renderPage(<SummaryView view={view} onBack={() => undefined} onAgain={() => undefined} />, noCalls);
  expect(await screen.findByText('You won this game!')).toBeTruthy();
  const total = view.summary?.playerCount ?? 0;
  expect(screen.getByText(`1st of ${total}`)).toBeTruthy();
  expect(screen.getByText(new RegExp(`^You played against ${total - 1} bots`))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
});

it('celebrates no one midway, or without points', () => {
  expect(podiumPlace(viewAfter(3))).toBeNull();
  expect(podiumPlace(viewAfter(QUESTIONS.length, 'wrong'))).toBeNull();
});

it('tells a player who stops early how far they got, and gives no rank for it', async () => {
  const view = viewAfter(1, 'right', true);
  expect(podiumPlace(view)).toBeNull();
  expect(view.summary?.rank).toBeNull();
  const end = { view, draft: NO_DRAFT, phase: null, waitsForNext: false, onIntent: () => undefined };
  await renderPage(<PlayerTwin {...end} scene="gameOver" />, noCalls);
  expect(await screen.findByRole('heading', { name: 'You stopped after 1 of 8' })).toBeTruthy();
  expect(screen.queryByText('Rank')).toBeNull();
  cleanup();
  await renderPage(<SummaryView view={view} onBack={() => undefined} />, noCalls);
  expect(await screen.findByText('You stopped after 1 of 8. Every answer is practice.')).toBeTruthy();
  expect(screen.queryByText('Rank')).toBeNull();
});

it('says "Game over" for a game left before its first answer', async () => {
  const view = viewAfter(0, 'right', true);
  const end = { view, draft: NO_DRAFT, phase: null, waitsForNext: false, onIntent: () => undefined };
  await renderPage(<PlayerTwin {...end} scene="gameOver" />, noCalls);
  expect(await screen.findByRole('heading', { name: 'Game over' })).toBeTruthy();
});
