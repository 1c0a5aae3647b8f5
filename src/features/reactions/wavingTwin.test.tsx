// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';

afterEach(cleanup);

function twinProps(view: PlayerView, waves: Readonly<Record<string, number>>) {
  const intents: PlayIntent[] = [];
  const props: TwinProps = {
    view,
    draft: NO_DRAFT,
    traces: { flags: waves },
    scene: 'lobby',
    phase: null,
    waitsForNext: false,
    onIntent: (intent) => intents.push(intent),
  };
  return { props, intents };
}

const noCalls = () => 'network' as const;

it('waves when the player presses their own character in the lobby, and marks others who have waved', async () => {
  const game = new Game();
  const ana = game.join('Ana');
  const ben = game.join('Ben');
  const view = game.view(ana) as PlayerView;
  const { props, intents } = twinProps(view, { [ana]: 1, [ben]: 2 });
  await renderPage(<PlayerTwin {...props} />, noCalls);
  await userEvent.click(await screen.findByRole('button', { name: 'Ana: wave to everyone' }));
  expect(intents).toEqual([{ type: 'wave' }]);
  expect(screen.getByText('You waved to everyone.')).toBeTruthy();
  const others = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
  expect(others.map((item) => item.querySelector('.twin-hopping')?.getAttribute('data-flag'))).toEqual([
    'true',
    'true',
  ]);
});

it('calls it jumping and mentions no others when reactions are off', async () => {
  const game = new Game({ options: { reactions: false } });
  const ana = game.join('Ana');
  const { props, intents } = twinProps(game.view(ana) as PlayerView, { [ana]: 1 });
  await renderPage(<PlayerTwin {...props} />, noCalls);
  await userEvent.click(await screen.findByRole('button', { name: 'Ana: jump' }));
  expect(intents).toEqual([{ type: 'wave' }]);
  expect(screen.queryByText(/others/)).toBeNull();
});
