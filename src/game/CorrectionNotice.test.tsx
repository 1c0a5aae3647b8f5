// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PlayerView } from '#core/views/playerView.ts';
import { ownStateFixture, playerFixture } from '#scenes/player/playerFixtures.ts';
import { CorrectionNotice } from '#src/game/CorrectionNotice.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const corrected = (...points: readonly number[]) =>
  playerFixture({
    me: ownStateFixture({
      corrections: points.map((each, index) => ({ number: 5, points: each, at: 1_000 + index })),
    }),
  });

it('tells each correction once', async () => {
  const pages = (view: PlayerView) => (
    <>
      <CorrectionNotice view={view} />
      <CorrectionNotice view={view} />
    </>
  );
  const { services } = await renderPage(pages(corrected(800)), () => 'network');
  const texts = () => services.notices.getState().toasts.map(({ text }) => text);
  expect(texts()).toEqual(['Your teacher fixed question 5: +800']);
});

it('tells a mark apart from a fix', async () => {
  const corrections = [{ number: 5, points: 480, at: 1_000, isMark: true as const }];
  const view = playerFixture({ me: ownStateFixture({ corrections }) });
  const { services } = await renderPage(<CorrectionNotice view={view} />, () => 'network');
  const texts = services.notices.getState().toasts.map(({ text }) => text);
  expect(texts).toEqual(['Your teacher marked question 5: +480']);
});

it('tells what was lost, and nothing without a correction', async () => {
  const lost = await renderPage(<CorrectionNotice view={corrected(-650)} />, () => 'network');
  expect(lost.services.notices.getState().toasts.map(({ text }) => text)).toEqual([
    'Your teacher fixed question 5: −650',
  ]);
  const none = await renderPage(<CorrectionNotice view={playerFixture({})} />, () => 'network');
  expect(none.services.notices.getState().toasts).toEqual([]);
});
