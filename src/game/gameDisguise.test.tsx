// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { HostView } from '#core/views/hostView.ts';
import { GameDisguise } from '#src/game/GameDisguise.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';

afterEach(cleanup);

/** A monster and an avatar on a page of a game in this theme. */
async function onPageIn(theme: string, own: string | null = null): Promise<void> {
  const { room } = new Game({ type: 'tp' }).hostView() as HostView;
  await renderPage(
    <GameDisguise room={{ ...room, options: { ...room.options, theme, studentThemes: true } }} own={own}>
      <Avatar character={2} label="Ana" isDescribed />
      <Avatar character="s1e1g3" label="Ben" isDescribed />
    </GameDisguise>,
    () => 'network',
  );
}

it('dresses up monsters, and leaves avatars as they are, in a theme that does so on the canvas', async () => {
  await onPageIn('halloween2025');
  expect(await screen.findByRole('img', { name: /^Ana: .*bat$/ })).toBeDefined();
  expect(await screen.findByRole('img', { name: 'Ben: mint skin, party hat' })).toBeDefined();
});

it('leaves everyone as they are elsewhere', async () => {
  await onPageIn('halloween2025', 'classic');
  expect((await screen.findByRole('img', { name: 'Ana' })).tagName).toBe('IMG');
  expect(await screen.findByRole('img', { name: 'Ben: mint skin, party hat' })).toBeDefined();
});
