// @vitest-environment happy-dom
// A player who joins a teacher-paced game after a question was revealed: the question was never theirs, and
// doesn't count as timed out.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';

afterEach(cleanup);

const question = {
  type: 'MCQ' as const,
  text: 'Which one?',
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
};

/**
 * A game with `count` questions, the first of which is revealed; Ada was there and didn't answer, Ben has
 * just joined.
 */
function told(count: number) {
  const game = new Game({ type: 'tp', questions: Array.from({ length: count }, () => question) });
  const ada = game.join('Ada');
  game.start();
  game.host({ type: 'next' });
  game.wait(10_000);
  expect(game.room.slide?.state).toBe('reveal');
  return { game, ada, ben: game.join('Ben') };
}

async function show(game: Game, player: string): Promise<void> {
  const view = structuredClone(game.view(player)) as PlayerView;
  const rest = { draft: NO_DRAFT, phase: null, waitsForNext: true, onIntent: () => undefined };
  await renderPage(<PlayerTwin view={view} scene="question" {...rest} />, () => 'network');
}

const WELCOME = 'You’re in! You’ll start with the next question.';

it('welcomes a player who joins after the answer was revealed', async () => {
  const { game, ben } = told(2);
  await show(game, ben);
  expect(screen.getByText(WELCOME)).toBeTruthy();
});

it('tells a player who was there that the question was closed', async () => {
  const { game, ada } = told(2);
  await show(game, ada);
  expect(screen.queryByText(WELCOME)).toBeNull();
  expect(screen.getByText('Closed before you answered')).toBeTruthy();
});

it('promises no question after the last one', async () => {
  const { game, ben } = told(1);
  await show(game, ben);
  expect(screen.queryByText(WELCOME)).toBeNull();
  expect(screen.getByText('This question is closed')).toBeTruthy();
});
