// @vitest-environment happy-dom
// The end of a game: its button promises only what the summary behind it has.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { onPodium } from '#core/views/figures.ts';
import { PODIUM_SHOWN_MS } from '#core/views/podium.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';

afterEach(cleanup);

const question = {
  type: 'MCQ' as const,
  text: 'Which one?',
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
};

async function showEnd(game: Game, ada: string): Promise<void> {
  const view = structuredClone(game.view(ada)) as PlayerView;
  const rest = { draft: NO_DRAFT, phase: null, waitsForNext: false, onIntent: () => undefined };
  await renderPage(<PlayerTwin view={view} scene="gameOver" {...rest} />, () => 'network');
  await screen.findByRole('heading');
}

it.each<[string, Partial<GameOptions>, boolean]>([
  ['See your answers', { studentQuizReview: 'yes' }, false],
  ['See your answers', { studentQuizReview: 'qonly', showAnswers: 'never' }, false],
  ['See your results', { studentQuizReview: 'no' }, false],
  ['Continue', { studentQuizReview: 'no', showAnswers: 'never' }, false],
  ['See your results', { studentQuizReview: 'no', showAnswers: 'never' }, true],
])('says “%s” with %o; ended for everyone: %s', async (words, options, ended) => {
  const game = new Game({ questions: [question], options });
  const ada = game.join('Ada');
  game.start();
  game.open(ada);
  game.answer(ada, ['right']);
  game.send({ type: 'finish', playerId: ada });
  if (ended) game.run('end');
  await showEnd(game, ada);
  expect(screen.getByRole('button', { name: words })).toBeTruthy();
});

it.each([
  ['Game complete!', 2],
  ['Game over', 1],
])('calls it “%s” when, of 2 questions, %i were played', async (words, played) => {
  const game = new Game({ questions: [question, question] });
  const ada = game.join('Ada');
  game.join('Ben');
  game.start();
  for (let n = 0; n < played; n += 1) {
    game.open(ada);
    game.answer(ada, ['wrong']);
  }
  game.run('end');
  await showEnd(game, ada);
  expect(screen.getByRole('heading', { name: words })).toBeTruthy();
});

it('tells how first tries went where a missed question came back', async () => {
  const game = new Game({ type: 'mastery_mode', questions: [question, question] });
  const ada = game.join('Ada');
  game.start();
  for (const text of ['wrong', 'right', 'right']) {
    game.open(ada);
    game.answer(ada, [text]);
  }
  await showEnd(game, ada);
  expect(screen.getByText('First try').nextSibling?.textContent).toBe('50%');
  expect(screen.queryByText('Accuracy')).toBeNull();
});

it('tells the place and the best moment once the projector has shown the podium', async () => {
  const game = new Game({ questions: Array.from({ length: 3 }, () => question) });
  const ada = game.join('Ada');
  game.join('Ben');
  game.start();
  for (let n = 0; n < 3; n += 1) {
    game.open(ada);
    game.now += 1_500;
    game.answer(ada, ['right']);
  }
  game.end(true);
  await showEnd(game, ada);
  expect(screen.getByRole('heading', { name: 'Eyes on the big screen!' })).toBeTruthy();
  expect(screen.getByText('Coming up')).toBeTruthy();
  expect(screen.getByText('100%')).toBeTruthy();
  expect(screen.queryByText(/1st|fastest/)).toBeNull();
  cleanup();
  game.wait(PODIUM_SHOWN_MS);
  await showEnd(game, ada);
  expect(screen.getByRole('heading', { name: 'You won!' })).toBeTruthy();
  expect(screen.getByText('1st of 2')).toBeTruthy();
  expect(screen.getByText(/^Your fastest: question/)).toBeTruthy();
});

it.each([2, 3])('tells everyone on the podium of %i players, also the last', async (count) => {
  const game = new Game({ questions: Array.from({ length: count }, () => question) });
  const players = Array.from({ length: count }, (_, n) => game.join(`Player ${n}`));
  game.start();
  for (const [n, player] of players.entries())
    for (let q = 0; q < count; q += 1) {
      game.open(player);
      game.answer(player, [q < count - n ? 'right' : 'wrong']);
    }
  game.run('end');
  const projected = game
    .projector()
    .board?.rows.filter(onPodium)
    .map(({ id }) => id);
  expect(projected).toEqual(players);
  for (const [n, player] of players.entries()) {
    await showEnd(game, player);
    expect(screen.getByRole('heading', { name: n === 0 ? 'You won!' : 'You made the podium!' })).toBeTruthy();
    cleanup();
  }
});

it('keeps its words for a player without points, whom no podium shows', async () => {
  const game = new Game({ questions: [question] });
  const [ada, ben] = [game.join('Ada'), game.join('Ben')];
  game.start();
  for (const [player, text] of [
    [ada, 'right'],
    [ben, 'wrong'],
  ] as const) {
    game.open(player);
    game.answer(player, [text]);
  }
  game.run('end');
  await showEnd(game, ben);
  expect(screen.getByRole('heading', { name: 'Game complete!' })).toBeTruthy();
});
