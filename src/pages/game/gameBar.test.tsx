// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { GameBar } from '#src/pages/game/GameBar.tsx';
import { READY } from '#src/game/phases/ready.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { playerFixture, roomFixture } from '#scenes/player/playerFixtures.ts';

afterEach(cleanup);

const noop = () => undefined;

it.each([
  { state: 'paused', dueAt: 1, offered: true },
  { state: 'running', dueAt: 1, offered: false },
  { state: 'paused', dueAt: null, offered: false },
] as const)('offers to leave a paused game only if it is assigned: $state, due at $dueAt', async (given) => {
  const { state, dueAt, offered } = given;
  const onLeave = vi.fn();
  await renderPage(
    <GameBar
      view={playerFixture({ room: roomFixture({ type: 'normal', state, dueAt }) })}
      scene="question"
      phase={null}
      given={false}
      onIntent={noop}
      onLeave={onLeave}
      onFinish={noop}
    />,
    () => 'network',
  );
  const button = screen.queryByRole('button', { name: 'Leave game' });
  if (button) await userEvent.click(button);
  expect(onLeave).toHaveBeenCalledTimes(offered ? 1 : 0);
});

it('says which way is previewed until the player is ready, and then that nothing is saved', async () => {
  const props = { scene: 'question', given: false, onIntent: noop, onLeave: noop, onFinish: noop } as const;
  for (const phase of [READY, null]) {
    await renderPage(
      <GameBar
        {...props}
        view={playerFixture({})}
        phase={phase}
        previewOf="quiz"
        previewWay="Duels: throw."
      />,
      () => 'network',
    );
    expect(screen.queryByText('Duels: throw.') !== null).toBe(phase === READY);
    expect(screen.queryByText(/Nothing is saved/) !== null).toBe(phase === null);
    cleanup();
  }
});
