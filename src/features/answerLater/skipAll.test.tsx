// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { RoomInfo } from '#core/views/playerView.ts';
import { GameBar } from '#src/pages/game/GameBar.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';
import { playerFixture, roomFixture, slideFixture } from '#scenes/player/playerFixtures.ts';

afterEach(cleanup);

const noop = () => undefined;

async function shown(room: RoomInfo = roomFixture({ type: 'normal' })) {
  const slide = slideFixture(null, { state: 'active', wasPostponed: true, skippable: ['a', 'b', 'c'] });
  const onIntent = vi.fn();
  const { services } = await renderPage(
    <GameBar
      view={playerFixture({ room, slide })}
      scene="question"
      phase={null}
      given={false}
      onIntent={onIntent}
      onLeave={noop}
      onFinish={noop}
    />,
    () => 'network',
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Skip the rest' }));
  const question = () => services.notices.getState().question;
  return { onIntent, press, question };
}

it('asks for confirmation before skipping the rest, with the number of questions', async () => {
  const { onIntent, press, question } = await shown();
  await press();
  expect(question()?.title).toBe('Skip 3 questions?');
  await act(async () => question()?.answer(false));
  expect(onIntent).not.toHaveBeenCalled();
  await press();
  await act(async () => question()?.answer(true));
  expect(onIntent).toHaveBeenCalledWith({ type: 'skipMany' });
});

it('says that skipped questions are final, unless the game ends with a review', async () => {
  const { press, question } = await shown();
  await press();
  expect(question()?.body).toBe('You won’t be able to answer them anymore.');
  cleanup();
  const options = { ...roomFixture().options, reviewAndSubmit: true, showAnswers: 'never' } as const;
  const reviewed = await shown(roomFixture({ type: 'common_assessment', options }));
  await reviewed.press();
  expect(reviewed.question()?.body).toBe('You can still answer them before you submit.');
});
