// @vitest-environment happy-dom
// The page's theme while a game is played on it.

import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { RoomInfo } from '#core/views/playerView.ts';
import { useGameTheme } from '#src/game/useGameTheme.ts';
import type { Services } from '#src/platform/services.ts';
import { ServicesProvider } from '#src/platform/ServicesProvider.tsx';

afterEach(cleanup);

const worn = () => document.documentElement.dataset['theme'];
const roomIn = (theme: string, studentThemes = true) =>
  ({ type: 'tp', options: { theme, studentThemes } }) as RoomInfo;

function play({ own = null, forWall = false }: { own?: string | null; forWall?: boolean } = {}) {
  const heard: string[] = [];
  const services = {
    sound: { setTheme: (theme: string) => heard.push(theme) },
    settings: createStore(() => ({ theme: own })),
  } as unknown as Services;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  );
  const hook = renderHook((room: RoomInfo) => useGameTheme(room, forWall), {
    initialProps: roomIn('synthwave'),
    wrapper,
  });
  return { heard, hook };
}

it('wears the theme of the game, changes without passing through its own, and takes it off at the end', async () => {
  const seen: unknown[] = [];
  const { heard, hook } = play();
  await vi.waitUntil(() => worn() === 'synthwave');
  const observer = new MutationObserver(() => seen.push(worn()));
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  hook.rerender(roomIn('dogsville'));
  await vi.waitUntil(() => worn() === 'dogsville');
  hook.unmount();
  await vi.waitUntil(() => worn() === 'classic');
  observer.disconnect();
  expect(seen).toEqual(['dogsville', 'classic']);
  expect(heard).toEqual(['synthwave', 'dogsville', 'classic']);
});

it("shows the host's choice on the wall, whatever the device wears", async () => {
  expect(play({ own: 'dogsville' }).heard).toEqual(['dogsville']);
  expect(play({ own: 'dogsville', forWall: true }).heard).toEqual(['synthwave']);
});

it('leaves a calm theme to a device, whether or not students have themes of their own', () => {
  const { heard, hook } = play({ own: 'highcontrast' });
  hook.rerender(roomIn('synthwave', false));
  expect(heard).toEqual(['highcontrast']);
  cleanup();
  const { heard: other, hook: otherHook } = play({ own: 'dogsville' });
  otherHook.rerender(roomIn('synthwave', false));
  expect(other).toEqual(['dogsville', 'synthwave']);
});
