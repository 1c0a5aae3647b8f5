// @vitest-environment happy-dom
// What the summary says besides figures: moments to remember, and that this device alone keeps it.

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Highlight } from '#core/views/highlights.ts';
import { gameOverFixtures } from '#scenes/player/fixtures.ts';
import { KeepResults } from '#src/pages/game/KeepResults.tsx';
import { Highlights } from '#src/pages/game/Highlights.tsx';
import { SummaryView } from '#src/pages/game/SummaryView.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const noCalls = () => 'network' as const;
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says each moment in words', async () => {
  const moments: readonly Highlight[] = [
    { kind: 'rare', number: 5, right: 1, answered: 8 },
    { kind: 'rare', number: 5, right: 2, answered: 8 },
    { kind: 'comeback', number: 4, misses: 2 },
    { kind: 'streak', count: 6 },
    { kind: 'madeUp', count: 1 },
    { kind: 'quickest', number: 7, timeMs: 1_480 },
  ];
  for (const moment of moments) {
    await renderPage(<Highlights highlights={[moment]} />, noCalls);
  }
  expect(said()).toEqual([
    'You got question 5 right, the only one of 8 players',
    'Only 2 of 8 players got question 5 right, and you were one of them',
    'A comeback: after 2 misses in a row you got question 4 right',
    '6 right in a row',
    'You made up for a question that you had missed',
    'Your quickest: question 7, right in 1.5 s',
  ]);
});

it.each([
  [1, 0, false],
  [2, 1, false],
  [3, 0, true],
])(
  'says after attempt %i, with %i left, that it was the last one: %s',
  async (attempt, remainingAttempts, says) => {
    const view = Object.values(gameOverFixtures).find(({ player }) => player.summary)?.player;
    if (!view) throw new Error('no fixture with a summary');
    const me = { ...view.me, attempt, remainingAttempts };
    await renderPage(<SummaryView view={{ ...view, me }} onBack={() => undefined} />, noCalls);
    expect(screen.queryByText('That was your last attempt.') !== null).toBe(says);
  },
);

it('tells them, and that only this device keeps the results, until that is waved away for good', async () => {
  const view = Object.values(gameOverFixtures).find(({ player }) => player.summary)?.player;
  if (!view) throw new Error('no fixture with a summary');
  const { services } = await renderPage(<SummaryView view={view} onBack={() => undefined} />, noCalls);
  expect(await screen.findByRole('list', { name: 'Moments to remember' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: "Don't show this again" }));
  expect(screen.queryByRole('heading', { name: 'Keep your results' })).toBeNull();
  const kept = await services.kv.entries('');
  cleanup();
  await renderPage(<KeepResults />, noCalls, {
    prepare: async ({ kv }) => void (await Promise.all(kept.map(([key, value]) => kv.set(key, value)))),
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('heading', { name: 'Keep your results' })).toBeNull();
});
