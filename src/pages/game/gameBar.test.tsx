// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OwnState, PlayerSlide } from '#core/views/playerView.ts';
import { ownStateFixture, playerFixture, roomFixture, slideFixture } from '#scenes/player/playerFixtures.ts';
import { capital } from '#scenes/questions/mcq/fixtures.ts';
import { textsOf } from '#src/game/features.ts';
import { GameBar } from '#src/pages/game/GameBar.tsx';
import { READY } from '#src/game/phases/ready.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

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

/** Ana's open question; `show` changes its slide. */
async function withSkip(room = roomFixture({ type: 'normal' }), me = ownStateFixture()) {
  const onIntent = vi.fn();
  let show: (changes: Partial<PlayerSlide>) => void = noop;
  function Bar() {
    const [changes, setChanges] = useState<Partial<PlayerSlide>>({});
    show = setChanges;
    return (
      <GameBar
        view={playerFixture({ room, me, slide: slideFixture(capital, changes) })}
        scene="question"
        phase={null}
        given={false}
        onIntent={onIntent}
        onLeave={noop}
        onFinish={noop}
      />
    );
  }
  const { services } = await renderPage(<Bar />, () => 'network');
  return {
    onIntent,
    press: () => userEvent.click(screen.getByRole('button', { name: 'Skip' })),
    question: () => services.notices.getState().question,
    show: (changes: Partial<PlayerSlide>) => act(async () => show(changes)),
  };
}

it('skips a question only after a confirmation', async () => {
  const { onIntent, press, question } = await withSkip();
  await press();
  expect(question()).toMatchObject({
    title: 'Skip this question?',
    body: 'You won’t get points for it.',
    confirm: 'Skip',
    cancel: 'Keep playing',
  });
  await act(async () => question()?.answer(false));
  expect(onIntent).not.toHaveBeenCalled();
  await press();
  await act(async () => question()?.answer(true));
  expect(onIntent).toHaveBeenCalledExactlyOnceWith({ type: 'skip' });
});

it('withdraws the confirmation once the question is closed', async () => {
  const { onIntent, press, question, show } = await withSkip();
  await press();
  await show({ answered: true });
  expect(question()).toBeNull();
  expect(onIntent).not.toHaveBeenCalled();
});

it('skips at once what can still be answered: in a game with a review, and once more on Mystic Peak', async () => {
  const options = { ...roomFixture().options, reviewAndSubmit: true, showAnswers: 'never' } as const;
  const { onIntent, press } = await withSkip(roomFixture({ type: 'common_assessment', options }));
  await press();
  expect(onIntent).toHaveBeenCalledExactlyOnceWith({ type: 'skip' });

  const textsOn = (passing: 'later') => {
    const me = ownStateFixture({ climb: {} as OwnState['climb'] });
    return textsOf(playerFixture({ me, slide: slideFixture(capital, { passing }) }));
  };
  expect(textsOn('later')).toMatchObject({ skip: 'mysticPeak:pass.later', skipLosesNothing: true });
});

it('offers to skip a question on Mystic Peak only if that leads on, and says that it won’t come back', async () => {
  const { onIntent, press, question, show } = await withSkip(
    roomFixture({ type: 'mystic_peak' }),
    ownStateFixture({ climb: {} as OwnState['climb'] }),
  );
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await show({ passing: 'behind' });
  await press();
  expect(question()).toMatchObject({
    title: 'Skip this question?',
    body: 'It won’t come back, and you won’t get points for it.',
  });
  expect(onIntent).not.toHaveBeenCalled();
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
