// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import { FrozenClock } from '#src/features/powerups/parts.tsx';
import { NO_DRAFT } from '#src/game/draft.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

async function clock(uses: boolean) {
  const game = new Game({ options: { powerups: 'yes' } });
  const ana = game.join('Ana');
  game.start();
  game.host({ type: 'awardPowerup', powerup: 'timeFreeze', playerIds: null });
  game.open(ana);
  game.wait(2_500);
  const card = game.view(ana).me.belt?.slots[0]?.id ?? 0;
  const command = { playerId: ana, card, targetId: null, commandId: game.commandId() };
  if (uses) game.send({ type: 'usePowerup', ...command });
  game.wait(8_000);
  const props = { view: game.view(ana), draft: NO_DRAFT, scene: 'question' as const };
  const rest = { phase: null, waitsForNext: false, onIntent: () => undefined };
  await renderPage(<FrozenClock {...props} {...rest} />, () => 'network');
}

it('shows the time that was left when the clock was stopped', async () => {
  await clock(true);
  expect((await screen.findByRole('timer')).textContent).toBe('28 seconds left, clock stopped');
});

it('shows nothing while the clock is running', async () => {
  await clock(false);
  expect(screen.queryByRole('timer')).toBeNull();
});
