// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { line, openRoom } from '#src/host/testing/openRoomPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// Queries by role are slow with this many players.
const button = (name: string) => screen.findByText(name);
const CLASS = ['Ana', 'Bo', 'Cy'];

/** A class in the lobby, then a burst of bots. */
async function flooded(bots = 60) {
  await openRoom({ type: 'tp' }, CLASS, (game) => {
    game.wait(60_000);
    for (let n = 0; n < bots; n += 1) game.join(`Bot ${n}`);
  });
}

it('warns of a flood, locks the game, requires approval, and removes the flood with one press each, with undo', async () => {
  await flooded();
  const notice = within(await screen.findByRole('region', { name: '60 players joined within seconds' }));
  await userEvent.click(notice.getByRole('button', { name: 'Lock game' }));
  await userEvent.click(await notice.findByRole('button', { name: 'Unlock game' }));
  await userEvent.click(await notice.findByRole('button', { name: 'Approve each student' }));
  expect(await notice.findByRole('button', { name: 'Turn off approval', pressed: true })).toBeTruthy();
  expect(line.game.room.options.requestJoinApproval).toBe(true);
  await userEvent.click(notice.getByRole('button', { name: 'Remove these 60' }));
  expect(await screen.findByText('3 players joined')).toBeTruthy();
  expect(screen.queryByText(/within seconds/)).toBeNull();
  await userEvent.click(await button('Undo'));
  expect(await screen.findByText('63 players joined')).toBeTruthy();
});

it('clears the lobby with one press, and dismisses the warning when the host knows the players', async () => {
  await flooded();
  await userEvent.click(await button('It’s my class'));
  expect(screen.queryByText(/within seconds/)).toBeNull();
  cleanup();
  await flooded();
  await userEvent.click(await button('Clear the lobby (63)'));
  expect(await screen.findByText(/No one’s here yet/)).toBeTruthy();
});

it('removes a selection: one by one, everyone who joined at once, or all', async () => {
  await flooded();
  await userEvent.click(await button('Select multiple'));
  await userEvent.click(await button('Cy'));
  await userEvent.click(await button('Ana'));
  await userEvent.click(await button('Cy'));
  await userEvent.click(await button('Remove 1'));
  expect(await screen.findByText('62 players joined')).toBeTruthy();
  await userEvent.click(await button('Select multiple'));
  await userEvent.click(await button('60 who joined at once'));
  await userEvent.click(await button('Remove 60'));
  await waitFor(() => expect(screen.getByText('2 players joined')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Remove Bo' })).toBeTruthy();
});

it('shows no warning for a class', async () => {
  await openRoom({ type: 'tp' }, CLASS);
  expect(screen.queryByText(/within seconds/)).toBeNull();
});
