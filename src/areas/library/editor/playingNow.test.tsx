// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { field, openEditor, server, setUpEditor } from '#src/testing/openEditor.tsx';
import '#src/host/changes/QuizChangesDialog.tsx';

setUpEditor();

const game = (quizId: string, state: string) => ({
  roomHash: 'a'.repeat(24),
  roomCode: '123456',
  quizId,
  title: 'Rivers',
  type: 'normal',
  state,
  createdAt: 1,
  opensAt: null,
  dueAt: null,
});

it('saves first, then shows what a running game can use', async () => {
  server.games = [game('other', 'running'), game('q', 'completed'), game('q', 'running')];
  await openEditor();
  expect(await screen.findAllByText('This quiz is being played (123 456).')).toHaveLength(1);
  const use = () => screen.queryByRole('button', { name: 'Use changes' });
  await waitFor(() => expect(use()).toBeNull());
  await userEvent.type(field(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Use changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Use changes in this game' });
  // The server compares the draft that was saved just before.
  expect((await within(dialog).findByRole('definition')).textContent).toBe(
    'Which is the longest? → Which is the longest?!',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use 1 change' }));
  await screen.findByText('1 question changed in the game.');
  await waitFor(() => expect(use()).toBeNull());
  await userEvent.type(field(), '?');
  expect(use()).toBeTruthy();
});

it('asks to wait while the changes aren’t saved', async () => {
  server.games = [game('q', 'running')];
  await openEditor();
  await screen.findByText(/being played/);
  server.down = true;
  await userEvent.type(field(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Use changes' }));
  await screen.findByText('Your changes aren’t saved yet. Try again once they are.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says nothing about a quiz that isn’t being played', async () => {
  server.games = [game('q', 'stopped'), game('other', 'running')];
  const { calls } = await openEditor();
  await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/v1/games'))).toBe(true));
  expect(screen.queryByText(/being played/)).toBeNull();
});
