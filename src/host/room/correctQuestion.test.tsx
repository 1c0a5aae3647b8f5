// @vitest-environment happy-dom
// Corrections of questions, on the room's page and in the results.

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { GameSettings } from '#core/testing/game.ts';
import { line, openRoom } from '#src/host/testing/openRoomPage.tsx';

afterEach(cleanup);

const GAME: GameSettings = {
  type: 'normal',
  options: { timer: 'off' },
  questions: [
    { type: 'MCQ', text: 'A prime?', options: [{ text: '9', correct: true }, { text: '7' }] },
    { type: 'BLANK', text: 'What makes leaves green?', accepted: ['chlorophyll'] },
    { type: 'MSQ', text: 'Even?', options: [{ text: '2', correct: true }, { text: '3' }] },
  ],
};

async function questions(end = false) {
  const { players, ...page } = await openRoom(GAME, ['Ana', 'Ben'], (game) => {
    game.start();
    for (const { id } of game.room.seats.flat())
      for (const text of ['7', 'chlorophil', '3']) {
        game.open(id);
        game.answer(id, [text]);
      }
    if (end) game.end();
  });
  await userEvent.click(await screen.findByRole('tab', { name: /Questions/ }));
  const scores = () => players.map((player) => line.game.seat(player).score);
  return { ...page, scores };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

it('accepts a typed answer with one press, and undoes it with another', async () => {
  const { scores } = await questions(true);
  await userEvent.click(screen.getByText('What makes leaves green?'));
  expect(screen.queryByRole('button', { name: 'Accept “chlorophil”' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show correct answers' }));
  await press('Accept “chlorophil”');
  await waitFor(() => expect(scores()).toEqual([600, 600]));
  expect(screen.queryByRole('button', { name: 'Accept “chlorophil”' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('chlorophil');
  await press('Undo');
  await waitFor(() => expect(scores()).toEqual([0, 0]));
});

it("offers a question's answers, the correct one chosen, without showing it in the row", async () => {
  const { scores } = await questions();
  await userEvent.click(screen.getByText('A prime?'));
  await press('Fix this question');
  await screen.findByRole('dialog', { name: 'Fix question 1' });
  const fix = screen.getByRole('button', { name: 'Fix question' });
  expect(screen.getByRole('radio', { name: /^9.*Correct now/ })).toHaveProperty('checked', true);
  expect(fix).toHaveProperty('disabled', true);
  await pick(/^7 2 players/);
  expect(screen.getByText('2 players can gain points. No one loses points.')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Keep the current answer correct, too' }));
  await userEvent.click(fix);
  await waitFor(() => expect(scores()).toEqual([600, 600]));
  expect(line.game.hostView().questions[0]?.reveal).toMatchObject({ correctIds: { length: 2 } });
  await press('Fix this question');
  await pick(/^7/);
  await press('Fix question');
  await waitFor(() =>
    expect(line.game.hostView().questions[0]?.reveal).toMatchObject({ correctIds: { length: 1 } }),
  );
});

it('takes points only if the teacher says so', async () => {
  const { scores } = await questions();
  await userEvent.click(screen.getByText('A prime?'));
  await press('Fix this question');
  await pick(/Full points/);
  expect(screen.queryByRole('switch', { name: /Players may lose points/ })).toBeNull();
  await press('Fix question');
  await waitFor(() => expect(scores()).toEqual([600, 600]));
  await press('Fix this question');
  await pick(/Undo fixes/);
  await userEvent.click(screen.getByRole('switch', { name: /Players may lose points/ }));
  await press('Fix question');
  await waitFor(() => expect(scores()).toEqual([0, 0]));
});

it('lets every correct option be checked where several are', async () => {
  const { scores } = await questions();
  await userEvent.click(screen.getByText('Even?'));
  await press('Fix this question');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^3/ }));
  expect(screen.getByText('All answers are checked again. No one loses points.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /^2/ }));
  await press('Fix question');
  await waitFor(() => expect(scores()).toEqual([600, 600]));
});
