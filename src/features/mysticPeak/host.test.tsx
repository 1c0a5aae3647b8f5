// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Game } from '#core/testing/game.ts';
import { guesses } from '#core/testing/guesses.ts';
import { line, openRoom } from '#src/host/testing/openRoomPage.tsx';

afterEach(cleanup);

const SETTINGS = { type: 'mystic_peak', questions: guesses(8), options: { jumbleAnswers: false } } as const;
const NAMES = ['Ana', 'Ben', 'Cleo'];

const idOf = (game: Game, name: string): string =>
  game.room.seats.flat().find((seat) => seat.name === name)?.id ?? '';

/** Takes the default way through any stops to the next question. */
function toQuestion(game: Game, name: string): void {
  const playerId = idOf(game, name);
  for (let steps = 0; steps < 4; steps += 1) {
    game.open(playerId);
    const stop = game.seat(playerId).climb?.stop;
    if (!stop) return;
    const by = { playerId, camp: stop.camp, commandId: game.commandId() };
    if (stop.kind === 'pathFinder') game.send({ type: 'choosePath', ...by, role: 'LEADER' });
    else if (stop.kind === 'levelUp' || stop.kind === 'obstacle')
      game.send({ type: 'leaveStop', ...by, kind: stop.kind });
    else if (stop.kind === 'powerupSelection') game.send({ type: 'choosePowerup', ...by, index: 0 });
  }
}

function answers(game: Game, name: string, ...texts: readonly string[]): void {
  for (const text of texts) {
    toQuestion(game, name);
    game.answer(idOf(game, name), [text]);
  }
}

/** Ana is in camp 2; Ben has missed one question three times and has it open; Cleo is at the path finder. */
function climbing(game: Game): void {
  game.start();
  answers(game, 'Ana', 'right', 'right', 'wrong', 'right', 'right');
  toQuestion(game, 'Ana');
  answers(game, 'Ben', 'wrong', 'right', 'right', 'right', 'wrong', 'wrong');
  toQuestion(game, 'Ben');
  game.open(idOf(game, 'Cleo'));
}

const cellOf = (name: string) =>
  screen.getByRole('link', { name }).closest('tr')?.querySelector('.col-climb')?.textContent;

describe('the room', () => {
  it('does not mention a mountain in other games', async () => {
    await openRoom({ type: 'normal' }, NAMES, (game) => game.start());
    expect(screen.queryByRole('button', { name: 'Camps' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Climb' })).toBeNull();
  });

  it("shows each climber's camp, path, and current stop, and who is stuck", async () => {
    await openRoom(SETTINGS, NAMES, climbing);
    expect(await screen.findByRole('columnheader', { name: 'Climb' })).toBeTruthy();
    await waitFor(() => expect(cellOf('Ana')).toBe('Camp 2, 0 done · Boost · Diamond'));
    expect(cellOf('Ben')).toMatch(/^Camp 1, 3 done · Boost · \w+stuck: 3 tries$/);
    expect(cellOf('Cleo')).toBe('Camp 1, 0 done · picking a path');
  });

  it('shows who is in each camp, with its first-try accuracy', async () => {
    await openRoom(SETTINGS, NAMES, climbing);
    await userEvent.click(await screen.findByRole('button', { name: 'Camps' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Camps and climbers' }));
    const told = dialog.getAllByRole('row').map(({ textContent }) => textContent);
    expect(told.slice(1)).toEqual(['Peak0–No one', 'Camp 21–No one', 'Camp 1275%Ben']);
  });

  it('gives a stuck player a pass after confirmation', async () => {
    await openRoom(SETTINGS, NAMES, climbing);
    await userEvent.click(await screen.findByRole('button', { name: 'Give Ben a free pass' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Give Ben a free pass' }));
    expect(dialog.getByText('3 tries so far.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Give pass' }));
    await waitFor(() => expect(line.game.seat(idOf(line.game, 'Ben')).climb?.camp).toBe(2));
    expect(line.game.seat(idOf(line.game, 'Ben')).climb?.passed).toEqual([0]);
  });

  it('gives no pass for a later question than the one open when the dialog opened', async () => {
    await openRoom(SETTINGS, NAMES, (game) => {
      game.start();
      toQuestion(game, 'Ben');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Give Ben a free pass' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Give Ben a free pass' }));
    act(() => {
      answers(line.game, 'Ben', 'right');
      toQuestion(line.game, 'Ben');
      line.push('playerResponded', { players: line.view().players });
    });
    expect(await dialog.findByText('Ben has moved on from this question.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Give pass' }));
    expect(line.game.seat(idOf(line.game, 'Ben')).climb?.passed).toEqual([]);
  });
});
