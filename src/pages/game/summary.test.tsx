// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { movesWithin } from '#core/authority/ledger.ts';
import { Game } from '#core/testing/game.ts';
import { bandOf } from '#core/views/figures.ts';
import { PODIUM_SHOWN_MS } from '#core/views/podium.ts';
import type { Highlight } from '#core/views/highlights.ts';
import { teamOver } from '#scenes/features/teams/fixtures.ts';
import { SaveResultsHint } from '#src/pages/game/SaveResultsHint.tsx';
import { Highlights } from '#src/pages/game/Highlights.tsx';
import { answeredNothing, SummaryView, summaryMessageKey } from '#src/pages/game/SummaryView.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';
import { gameAt, questions } from '#src/game/twins/testing/gameAt.ts';

afterEach(cleanup);

const noCalls = () => 'network' as const;
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows how the game went, as far as the game reveals it', async () => {
  const { game, ana, view } = gameAt(0);
  game.answer(ana, ['4']);
  game.send({ type: 'finish', playerId: ana });
  const onAgain = vi.fn();
  await renderPage(<SummaryView view={view()} onBack={() => undefined} onAgain={onAgain} />, noCalls);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nice work, Ana!' })).toBeTruthy();
  const items = within(screen.getByRole('list', { name: 'Your answers' })).getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]?.textContent).toContain('Your answer4Correct answer7');
  expect(items[1]?.textContent).toContain('A question you didn’t get to');
  await userEvent.click(screen.getByRole('button', { name: 'Play again (4 attempts left)' }));
  expect(onAgain).toHaveBeenCalled();
  expect([100, 99, 75, 74, 40, 39, 0].map(bandOf)).toEqual([
    'perfect',
    'good',
    'good',
    'average',
    'average',
    'poor',
    'poor',
  ]);
});

it('shows the correct answer only where it says more than the player’s own', async () => {
  const { game, ana, view } = gameAt(0);
  game.answer(ana, ['7']);
  game.open(ana);
  game.answer(ana, ['3']);
  game.send({ type: 'finish', playerId: ana });
  await renderPage(<SummaryView view={view()} onBack={() => undefined} />, noCalls);
  const list = within(await screen.findByRole('list', { name: 'Your answers' }));
  const [right, wrong] = list.getAllByRole('listitem');
  expect(right?.textContent).toContain('Your answer7');
  expect(right?.textContent).not.toContain('Correct answer');
  expect(wrong?.textContent).toContain('Correct answer');
});

it('shows no place before the projector does', async () => {
  const { game, ana, view } = gameAt(0);
  game.answer(ana, ['7']);
  game.end(true);
  await renderPage(<SummaryView view={view()} onBack={() => undefined} />, noCalls);
  expect(await screen.findByText('Score')).toBeTruthy();
  expect(screen.queryByText('Rank')).toBeNull();
  cleanup();
  game.wait(PODIUM_SHOWN_MS);
  await renderPage(<SummaryView view={view()} onBack={() => undefined} />, noCalls);
  expect(await screen.findByText('Rank')).toBeTruthy();
});

it('lists points that no answer earned, so that the figures add up', async () => {
  const { game, ana, view } = gameAt(0);
  game.applyEvents(movesWithin(game.room, 'hands', [{ seat: 0, points: 1_000 }], game.now));
  game.send({ type: 'finish', playerId: ana });
  await renderPage(<SummaryView view={view()} onBack={() => undefined} />, noCalls);
  expect(await screen.findByText('Points apart from answers: +1,000.')).toBeTruthy();
});

it('shows a negative score for an answer that lost more than it earned', async () => {
  const { game, ana, view } = gameAt(0);
  game.answer(ana, ['4']);
  game.send({ type: 'finish', playerId: ana });
  const end = view();
  const items = end.summary?.items.map((item, index) => (index === 0 ? { ...item, score: -600 } : item));
  const summary = end.summary && { ...end.summary, items: items ?? [] };
  await renderPage(<SummaryView view={{ ...end, summary }} onBack={() => undefined} />, noCalls);
  const [first] = within(await screen.findByRole('list', { name: 'Your answers' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('−600');
});

it("picks words by place, and doesn't suggest playing again to someone who can't", () => {
  const room = { type: 'normal', playMode: 'live' } as const;
  const game = { accuracy: 60, rank: 1, score: 900, best: null, playerCount: 4, team: null, notPlayed: 0 };
  expect(summaryMessageKey(game, room, false, true)).toBe('first');
  expect(summaryMessageKey({ ...game, rank: 3 }, room, false, true)).toBe('podium');
  // Third of three beat no one, but stands on the projector's podium if there is one.
  const third = { ...game, rank: 3, playerCount: 3 };
  expect(summaryMessageKey(third, room, false, true)).toBe('podium');
  expect(summaryMessageKey(third, { ...room, playMode: 'solo' }, false, true)).toBe('average');
  expect(summaryMessageKey(third, { ...room, type: 'challenge' }, false, true)).toBe('average');
  // Others are still playing.
  expect(summaryMessageKey(game, room, false, false)).toBe('average');
  expect(summaryMessageKey({ ...game, rank: 4 }, room, false, true)).toBe('average');
  expect(summaryMessageKey({ ...game, rank: 4 }, room, true, true)).toBe('averageAgain');
  // The best attempt decides who leads, whatever the last one scored.
  expect(summaryMessageKey({ ...game, score: 0, best: { attempt: 1, score: 900 } }, room, false, true)).toBe(
    'first',
  );
  expect(summaryMessageKey({ ...game, rank: 4, accuracy: null }, room, true, true)).toBe('unjudged');
  // There is no winner without points, without ranks, or with a single player.
  expect(summaryMessageKey({ ...game, score: 0, accuracy: 0 }, room, true, true)).toBe('poor');
  expect(summaryMessageKey({ ...game, rank: null }, room, false, true)).toBe('average');
  expect(summaryMessageKey({ ...game, playerCount: 1, accuracy: 80 }, room, true, true)).toBe('good');
  // One right answer out of fifteen questions isn't perfect.
  const alone = { ...game, playerCount: 1, accuracy: 100 };
  expect(summaryMessageKey(alone, room, true, true)).toBe('perfect');
  expect(summaryMessageKey({ ...alone, notPlayed: 14 }, room, true, true)).toBe('cut');
});

it('recognizes a player who answered nothing, and gives no praise for it', async () => {
  expect(answeredNothing({ unanswered: 2, notPlayed: 1 }, 3)).toBe(true);
  expect(answeredNothing({ unanswered: 2, notPlayed: 0 }, 3)).toBe(false);
  const { game, view } = gameAt(0);
  game.host({ type: 'end' });
  await renderPage(<SummaryView view={view()} onBack={() => undefined} />, noCalls);
  expect(await screen.findByRole('heading', { level: 1, name: 'That’s a wrap, Ana' })).toBeTruthy();
  expect(screen.getByText('You didn’t answer any questions this time. Jump in next time!')).toBeTruthy();
});

it('shows the attempt that counts after a replayed game', async () => {
  const { game, ana, view } = gameAt(0);
  game.answer(ana, ['7']);
  game.send({ type: 'finish', playerId: ana });
  game.send({ type: 'startAttempt', playerId: ana });
  game.host({ type: 'end' });
  await renderPage(<SummaryView view={view()} onBack={() => undefined} />, noCalls);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nice work, Ana!' })).toBeTruthy();
  expect(screen.getByText('Your best attempt counts. This is attempt 1.')).toBeTruthy();
  const [first] = within(screen.getByRole('list', { name: 'Your answers' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Your answer7');
});

it('describes each highlight', async () => {
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
    'You’re the only one of 8 players who got question 5 right!',
    'Only 2 of 8 players got question 5, and you’re one of them!',
    'Comeback! You got question 4 after 2 misses in a row',
    'Streak of 6',
    'You fixed a question you had missed',
    'Your fastest: question 7 in 1.5 sec',
  ]);
});

it.each([
  [1, 0, false],
  [2, 1, false],
  [3, 0, true],
])(
  'after attempt %i with %i left, says that it was the last one: %s',
  async (attempt, remainingAttempts, says) => {
    const view = teamOver(1).player;
    const me = { ...view.me, attempt, remainingAttempts };
    await renderPage(<SummaryView view={{ ...view, me }} onBack={() => undefined} />, noCalls);
    expect(screen.queryByText('That was your last attempt.') !== null).toBe(says);
  },
);

it('shows the team leaderboard only if students may see it', async () => {
  const view = teamOver(2).player;
  await renderPage(<SummaryView view={view} onBack={() => undefined} />, noCalls);
  const rows = within(await screen.findByRole('list', { name: 'Team leaderboard' }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1The sherpas of room 20433,370',
    '2Team Ember (your team)31,240',
    '3Team Lagoon29,110',
    '4Team Yodel26,980',
  ]);
  cleanup();
  await renderPage(<SummaryView view={{ ...view, board: null }} onBack={() => undefined} />, noCalls);
  expect(screen.queryByRole('list', { name: 'Team leaderboard' })).toBeNull();
});

it('shows highlights, and a hint that only this device keeps the results, until it is dismissed for good', async () => {
  const view = teamOver(1).player;
  const { services } = await renderPage(<SummaryView view={view} onBack={() => undefined} />, noCalls);
  expect(await screen.findByRole('list', { name: 'Highlights' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Don’t show this again' }));
  expect(screen.queryByRole('heading', { name: 'Save your results' })).toBeNull();
  const kept = await services.kv.entries('');
  cleanup();
  await renderPage(<SaveResultsHint />, noCalls, {
    prepare: async ({ kv }) => void (await Promise.all(kept.map(([key, value]) => kv.set(key, value)))),
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('heading', { name: 'Save your results' })).toBeNull();
});

it('shows what went well and what to practice before the figures, and leaves out figures that are 0', async () => {
  const poll = { type: 'MCQ', text: 'Red?', options: [{ text: 'yes' }, { text: 'no' }] } as const;
  const { game, ana, view } = gameAt(0, { questions: [...questions.slice(0, 2), poll] });
  game.answer(ana, ['7']);
  game.open(ana);
  game.answer(ana, ['2', '3']);
  game.open(ana);
  // A skipped question without a correct answer doesn't count toward the total.
  const questionId = game.room.questions[game.currentQuestion(ana)]?.question.id ?? '';
  game.send({ type: 'skip', commandId: game.commandId(), playerId: ana, questionId });
  game.host({ type: 'end' });
  await renderPage(<SummaryView view={view()} onBack={() => undefined} />, noCalls);
  const well = await screen.findByRole('region', { name: 'What went well' });
  expect(well.textContent).toContain('1 of 2 correct');
  const practise = screen.getByRole('region', { name: 'What to practice' });
  expect(within(practise).getAllByRole('listitem')).toHaveLength(1);
  const figures = [...document.querySelectorAll('.summary-figure')];
  expect(figures.map(({ textContent }) => textContent)).not.toContainEqual(expect.stringMatching(/\D0$/));
  expect(well.compareDocumentPosition(figures[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('names partially correct answers among what went well', async () => {
  const { game, ana, view } = gameAt(0);
  game.answer(ana, ['4']);
  game.send({ type: 'finish', playerId: ana });
  const end = view();
  const summary = end.summary && { ...end.summary, partial: 2 };
  await renderPage(<SummaryView view={{ ...end, summary }} onBack={() => undefined} />, noCalls);
  const well = await screen.findByRole('region', { name: 'What went well' });
  expect(well.textContent).toContain('2 partially correct');
});

it('tells first tries apart from the end where missed questions came back', async () => {
  const game = new Game({ type: 'mastery_mode', questions: questions.slice(0, 1) });
  const ana = game.join('Ana');
  game.start();
  for (const text of ['4', '7']) {
    game.open(ana);
    game.answer(ana, [text]);
  }
  await renderPage(<SummaryView view={game.view(ana)} onBack={() => undefined} />, noCalls);
  expect((await screen.findByText('First try')).nextSibling?.textContent).toBe('0%');
  expect(screen.getByText('Final accuracy').nextSibling?.textContent).toBe('100%');
});

it('shows the marks earned when questions differ in marks', async () => {
  const [first, second] = questions;
  const { game, ana, view } = gameAt(0, {
    questions: [
      { ...first, marks: 3 },
      { ...second, marks: 4 },
    ],
  });
  game.answer(ana, ['7']);
  game.open(ana);
  game.answer(ana, ['2', '3']);
  game.host({ type: 'end' });
  await renderPage(<SummaryView view={view()} onBack={() => undefined} />, noCalls);
  await screen.findByRole('region', { name: 'What went well' });
  const figures = [...document.querySelectorAll('.summary-figure')].map(({ textContent }) =>
    textContent.replaceAll(/\s/g, ' '),
  );
  expect(figures.slice(0, 2)).toEqual(['Accuracy43%', 'Marks3 / 7']);
});
