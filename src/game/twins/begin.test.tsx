// @vitest-environment happy-dom
// The attempt number on the screen before the first question of a student-paced game.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';

afterEach(cleanup);

const questions = ['One?', 'Two?'].map((text) => ({
  type: 'MCQ' as const,
  text,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

function playing(limitAttempts: number) {
  const game = new Game({ questions, options: { limitAttempts, timer: 'off' } });
  const ada = game.join('Ada');
  game.start();
  return { game, ada };
}

async function show(game: Game, ada: string, changes: Partial<PlayerView['me']> = {}): Promise<void> {
  const seen = structuredClone(game.view(ada)) as PlayerView;
  const view = { ...seen, me: { ...seen.me, ...changes } };
  const rest = { draft: NO_DRAFT, phase: null, waitsForNext: true, onIntent: () => undefined };
  await renderPage(<PlayerTwin view={view} scene="question" {...rest} />, () => 'network');
  expect(screen.getByRole('button', { name: 'Go!' })).toBeTruthy();
}

const said = () => screen.queryByText(/attempt/i)?.textContent;

it.each([
  [0, undefined],
  [1, 'You have one attempt.'],
  [3, 'Attempt 1 of 3.'],
])('with a limit of %i attempts (0: none), says: %s', async (limit, words) => {
  const { game, ada } = playing(limit);
  await show(game, ada);
  expect(said()).toBe(words);
});

it('counts up with the next attempt', async () => {
  const { game, ada } = playing(2);
  game.send({ type: 'finish', playerId: ada });
  game.send({ type: 'startAttempt', playerId: ada });
  await show(game, ada);
  expect(said()).toBe('Attempt 2 of 2.');
});

it('names the attempt only before the first question', async () => {
  const { game, ada } = playing(2);
  await show(game, ada, { responses: 1 });
  expect(said()).toBeUndefined();
});
