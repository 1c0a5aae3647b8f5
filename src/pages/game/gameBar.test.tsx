// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { GameBar } from '#src/pages/game/GameBar.tsx';
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
