// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsPage } from '#src/pages/settings/SettingsPage.tsx';
import { loadSettings, type Settings } from '#src/platform/storage/savedSettings.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const open = (settings: Partial<Settings> = {}) =>
  renderPage(
    <SettingsPage />,
    () => {
      throw new Error('nothing is asked of the server');
    },
    { settings },
  );

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

it('turns a sound off at 0 %, and back on at the volume it had', async () => {
  const { services } = await open({ music: true });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Music volume' });
  const set = (value: string) => fireEvent.change(slider, { target: { value } });
  expect(slider.getAttribute('aria-valuetext')).toBe('100%');
  set('40');
  expect(loadSettings(services.localStore)).toMatchObject({ music: true, musicVolume: 0.4 });
  set('0');
  expect(loadSettings(services.localStore)).toMatchObject({ music: false, musicVolume: 0.4 });
  expect(slider.getAttribute('aria-valuetext')).toBe('0%');
  await userEvent.click(screen.getByRole('switch', { name: /^Music/ }));
  expect(slider.value).toBe('40');
  await userEvent.click(screen.getByRole('switch', { name: /^Music/ }));
  set('5');
  expect(loadSettings(services.localStore)).toMatchObject({ music: true, musicVolume: 0.05 });
});

it('lets a new volume of the effects be heard', async () => {
  const { services } = await open();
  const play = vi.spyOn(services.sound, 'play').mockReturnValue();
  const slider = screen.getByRole('slider', { name: 'Sound effects volume' });
  fireEvent.change(slider, { target: { value: '60' } });
  expect(services.settings.getState()).toMatchObject({ effects: true, effectsVolume: 0.6 });
  expect(play).toHaveBeenCalledWith('select');
});
