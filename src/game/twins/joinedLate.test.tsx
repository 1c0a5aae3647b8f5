// @vitest-environment happy-dom
// Who joins a game that the teacher paces after a question was told: it was never theirs, and is not called out of time.
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

/** A game of so many questions, the first of which is told; Ada was there and gave no answer, Ben comes now. */
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

const WELCOME = 'You’re in! You join at the next question.';

it('welcomes who joins after the answer was told', async () => {
  const { game, ben } = told(2);
  await show(game, ben);
  expect(screen.getByText(WELCOME)).toBeTruthy();
});

it('says to who was there that the time is up', async () => {
  const { game, ada } = told(2);
  await show(game, ada);
  expect(screen.queryByText(WELCOME)).toBeNull();
  expect(screen.getByText('Time’s up!')).toBeTruthy();
});

it('promises no question after the last one', async () => {
  const { game, ben } = told(1);
  await show(game, ben);
  expect(screen.queryByText(WELCOME)).toBeNull();
  expect(screen.getByText('This question is closed.')).toBeTruthy();
});
