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
  ],
};

async function questions(end = false) {
  const { players, ...page } = await openRoom(GAME, ['Ana', 'Ben'], (game) => {
    game.start();
    for (const { id } of game.room.seats.flat())
      for (const text of ['7', 'chlorophil']) {
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

it('accepts a typed answer from the list, after the game too', async () => {
  const { scores } = await questions(true);
  await userEvent.click(screen.getByText('What makes leaves green?'));
  expect(screen.queryByRole('button', { name: 'Accept “chlorophil”' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show correct answers' }));
  await press('Accept “chlorophil”');
  await screen.findByRole('dialog', { name: 'Fix question 2' });
  await screen.findByText('2 players can gain points.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Accept “chlorophil”' }).at(-1) as HTMLElement);
  await waitFor(() => expect(scores()).toEqual([600, 600]));
});

it('takes points only if the teacher says so', async () => {
  const { scores } = await questions();
  await userEvent.click(screen.getByText('A prime?'));
  await userEvent.click(screen.getByRole('switch', { name: 'Show correct answers' }));
  const confirm = async (name: string) =>
    userEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  await press('Full points for everyone');
  await screen.findByRole('dialog', { name: 'Fix question 1' });
  await confirm('Full points for everyone');
  await waitFor(() => expect(scores()).toEqual([600, 600]));
  await press('Undo fixes');
  await userEvent.click(screen.getByRole('switch', { name: /Players may lose points/ }));
  await confirm('Undo fixes');
  await waitFor(() => expect(scores()).toEqual([0, 0]));
});
