// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import { Belt } from '#src/features/powerups/Belt.tsx';
import { NO_DRAFT } from '#src/game/draft.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { Overlay } from '#src/game/twins/placement.tsx';

afterEach(cleanup);

it("places the belt's buttons over the drawn cards, outside anything that clips or scrolls", async () => {
  const game = new Game({ options: { powerups: 'yes' } });
  const ana = game.join('Ana');
  game.start();
  game.open(ana);
  game.host({ type: 'awardPowerup', powerup: 'eraser', playerIds: null });
  const rect = { x: 10, y: 600, width: 56, height: 56 };
  await renderPage(
    <Overlay targets={[{ id: 'belt:0', kind: 'button', rect }]} setFocus={() => undefined}>
      <Belt
        view={game.view(ana)}
        draft={NO_DRAFT}
        scene="question"
        phase={null}
        waitsForNext={false}
        isOpen
        heading={{ current: null }}
        onIntent={() => undefined}
      />
    </Overlay>,
    () => 'network',
  );
  const card = await screen.findByRole('button', { name: /^Eraser/ });
  expect(card.className).toBe('twin-ghost');
  expect(card.closest('.visually-hidden')).toBeNull();
});
