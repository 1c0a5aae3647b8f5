// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PlayerView } from '#core/views/playerView.ts';
import { ownStateFixture, playerFixture } from '#scenes/player/playerFixtures.ts';
import { useCorrectionNotice } from '#src/game/useCorrectionNotice.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

function Told({ view }: { readonly view: PlayerView }) {
  useCorrectionNotice(view);
  return null;
}

const corrected = (...points: readonly number[]) =>
  playerFixture({
    me: ownStateFixture({
      corrections: points.map((each, index) => ({ number: 5, points: each, at: 1_000 + index })),
    }),
  });

it('tells each correction once', async () => {
  const pages = (view: PlayerView) => (
    <>
      <Told view={view} />
      <Told view={view} />
    </>
  );
  const { services } = await renderPage(pages(corrected(800)), () => 'network');
  const texts = () => services.notices.getState().toasts.map(({ text }) => text);
  expect(texts()).toEqual(['Your teacher fixed question 5: +800']);
});

it('tells what was lost, and nothing without a correction', async () => {
  const lost = await renderPage(<Told view={corrected(-650)} />, () => 'network');
  expect(lost.services.notices.getState().toasts.map(({ text }) => text)).toEqual([
    'Your teacher fixed question 5: −650',
  ]);
  const none = await renderPage(<Told view={playerFixture({})} />, () => 'network');
  expect(none.services.notices.getState().toasts).toEqual([]);
});
