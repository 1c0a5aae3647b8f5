// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsPage } from '#src/pages/settings/SettingsPage.tsx';
import { loadSettings } from '#src/platform/storage/savedSettings.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const open = () =>
  renderPage(<SettingsPage />, () => {
    throw new Error('nothing is asked of the server');
  });

it('saves changes', async () => {
  const { services } = await open();
  await userEvent.click(screen.getByRole('switch', { name: /^Continue automatically/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /motion/i }), 'on');
  expect(loadSettings(services.localStore)).toMatchObject({ autoNext: false, reduceMotion: 'on' });
  expect(screen.queryByText(/can’t save settings/)).toBeNull();
});

it('warns when this browser stops saving, and still applies the change', async () => {
  const { services } = await open();
  vi.spyOn(services.localStore, 'lasting').mockReturnValue(false);
  await userEvent.click(screen.getByRole('switch', { name: /^Continue automatically/ }));
  expect(screen.getByText(/can’t save settings/)).toBeTruthy();
  expect(services.settings.getState().autoNext).toBe(false);
});
