// @vitest-environment happy-dom
// Marking of open answers by keyboard, on the room's page.

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { markablePage } from '#core/authority/index.ts';
import type { CorrectionChange } from '#core/questions/correction.ts';
import type { GameSettings } from '#core/testing/game.ts';
import { line, openRoom } from '#src/host/testing/openRoomPage.tsx';
import type { Call, Reply } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const GAME: GameSettings = {
  type: 'normal',
  options: { timer: 'off' },
  questions: [{ type: 'OPEN', text: 'Why do leaves change color?', marks: 5 }],
};

const TEXTS = ['less light', 'less light', 'cold', 'magic'];

/** Refuses marks while true. */
let refuses = false;

function server({ path, body }: Call): Reply | null {
  const questionId = line.game.room.questions[0]?.question.id ?? '';
  if (path.includes('/markable-answers')) return { data: markablePage(line.game.room, questionId, 0) };
  if (!path.endsWith('/correct-question')) return null;
  if (refuses) return { error: 'response.CANT_SAVE', status: 422 };
  const { change } = body as { readonly change: CorrectionChange };
  line.game.host({ type: 'correctQuestion', questionId, change, mayLose: true });
  return { data: { view: line.view(), now: line.game.now } };
}

function answer(playerId: string, text: string): void {
  line.game.open(playerId);
  line.game.answer(playerId, [text]);
}

async function marking() {
  refuses = false;
  const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'];
  const { players } = await openRoom(GAME, names, (game) => game.start(), server);
  for (const [index, text] of TEXTS.entries()) answer(players[index] ?? '', text);
  line.push('updateQuestionState', { questions: line.view().questions, players: line.view().players });
  await userEvent.click(await screen.findByRole('tab', { name: /Questions/ }));
  await userEvent.click(screen.getByText('Why do leaves change color?'));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark answers · 3 waiting' }));
  await screen.findByText('Answer 1 of 3');
  const scores = () => players.map((player) => line.game.seat(player).score);
  return { players, scores, dialog: within(screen.getByRole('dialog')) };
}

it('marks one answer after the other with one key each, and takes the last mark back', async () => {
  const { scores, dialog } = await marking();
  dialog.getByText('less light');
  dialog.getByText('Same answer from 2 players');
  await userEvent.keyboard('4');
  await dialog.findByText('Answer 2 of 3');
  await waitFor(() => expect(scores()).toEqual([480, 480, 0, 0, 0]));
  await userEvent.keyboard('f');
  await dialog.findByText('magic');
  await waitFor(() => expect(scores()).toEqual([480, 480, 600, 0, 0]));
  await userEvent.keyboard('{Backspace}');
  await dialog.findByText('cold');
  await waitFor(() => expect(scores()).toEqual([480, 480, 0, 0, 0]));
  await userEvent.keyboard('1{Enter}');
  await dialog.findByRole('heading', { name: '1 answer is still waiting' });
  await userEvent.keyboard('{ArrowLeft}0');
  await dialog.findByRole('heading', { name: 'All marked' });
  await waitFor(() => expect(scores()).toEqual([480, 480, 120, 0, 0]));
  await userEvent.click(dialog.getByRole('button', { name: 'Review marks' }));
  expect(dialog.getByRole('button', { name: '4' }).getAttribute('aria-pressed')).toBe('true');
});

it('shows names only on request', async () => {
  const { dialog } = await marking();
  expect(dialog.queryByText(/Ana/)).toBeNull();
  await userEvent.click(dialog.getByRole('switch', { name: 'Show names' }));
  dialog.getByText('Ana and Ben');
});

it('adds answers that come in meanwhile at the end', async () => {
  const { players, dialog } = await marking();
  await userEvent.keyboard('555');
  await dialog.findByRole('heading', { name: 'All marked' });
  answer(players[4] ?? '', 'sugar');
  line.push('updateQuestionState', { questions: line.view().questions });
  await dialog.findByText('Answer 4 of 4', {}, { timeout: 3_000 });
  dialog.getByText('sugar');
});

it('says why a mark was not saved, and lets the answer wait again', async () => {
  const { scores, dialog } = await marking();
  refuses = true;
  await userEvent.keyboard('4');
  await dialog.findByRole('alert');
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: '4' }).getAttribute('aria-pressed')).toBe('false'),
  );
  expect(scores()).toEqual([0, 0, 0, 0, 0]);
});
