// @vitest-environment happy-dom
// The settings of this device: kept as they change, and said where they can't be.
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

it('keeps what is changed', async () => {
  const { services } = await open();
  await userEvent.click(screen.getByRole('switch', { name: /^Continue automatically/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /motion/i }), 'on');
  expect(loadSettings(services.localStore)).toMatchObject({ autoNext: false, reduceMotion: 'on' });
  expect(screen.queryByText(/can’t save settings/)).toBeNull();
});

it('says so as soon as this browser keeps nothing, and does what is wished all the same', async () => {
  const { services } = await open();
  vi.spyOn(services.localStore, 'lasting').mockReturnValue(false);
  await userEvent.click(screen.getByRole('switch', { name: /^Continue automatically/ }));
  expect(screen.getByText(/can’t save settings/)).toBeTruthy();
  expect(services.settings.getState().autoNext).toBe(false);
});
