// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { soloOptions } from '#core/features/options.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { Belt } from '#src/features/powerups/Belt.tsx';
import { NO_DRAFT } from '#src/game/draft.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

/** The belt at the fourth question. */
async function belt(powerups: 'yes' | 'no') {
  const options = soloOptions('normal', { powerups, powerupKinds: 'double' });
  const game = new Game({ playMode: 'solo', questions: choices(8), options });
  const ana = game.join('Ana');
  for (let n = 0; n < 3; n += 1) {
    game.open(ana);
    game.answer(ana, ['right']);
  }
  game.open(ana);
  const props = {
    view: structuredClone(game.view(ana)) as PlayerView,
    draft: NO_DRAFT,
    scene: 'question' as const,
    phase: null,
    waitsForNext: false,
    isOpen: true,
    heading: { current: null },
    onIntent: () => undefined,
  };
  await renderPage(<Belt {...props} />, () => 'network');
}

it('shows the belt with its cards in solo games with power-ups', async () => {
  await belt('yes');
  const toolbar = await screen.findByRole('toolbar', { name: 'Power-ups' });
  expect(within(toolbar).getByRole('button').textContent).toContain('2x');
});

it('shows no belt in solo games without power-ups', async () => {
  await belt('no');
  expect(screen.queryByText('Power-ups')).toBeNull();
});
