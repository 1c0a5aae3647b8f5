// @vitest-environment happy-dom
// Audio and video of a question: the game's own sounds step back while they play.

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MediaPlayer } from '#src/game/twins/MediaPlayer.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

async function open() {
  const media = { type: 'audio', url: '/uploads/a.mp3', alt: 'A bird' } as const;
  const { services } = await renderPage(
    <MediaPlayer media={media} look="" paused={false} />,
    () => 'network',
  );
  return vi.spyOn(services.sound, 'duck');
}
const player = () => screen.getByLabelText('A bird');

it('ducks them from the first sound to the pause', async () => {
  const duck = await open();
  fireEvent.play(player());
  expect(duck.mock.lastCall).toEqual([true]);
  fireEvent.pause(player());
  expect(duck.mock.lastCall).toEqual([false]);
});

it('brings them back if the file breaks off', async () => {
  const duck = await open();
  fireEvent.play(player());
  fireEvent.error(player());
  expect(duck.mock.lastCall).toEqual([false]);
  expect(screen.getByText('A bird')).toBeTruthy();
});

it('brings them back if the question is left while it plays', async () => {
  const duck = await open();
  fireEvent.play(player());
  cleanup();
  expect(duck.mock.lastCall).toEqual([false]);
});
