// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { parseAvatar } from '#core/avatars/avatar.ts';
import { isFreeToWear } from '#core/avatars/looks.ts';
import { MakerButton } from '#src/game/maker/MakerButton.tsx';
import type { Settings } from '#src/platform/storage/savedSettings.ts';
import { type Rendered, renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const MINE = 's1e1h4c3t2b2f1';
let onDone: ReturnType<typeof vi.fn<(avatar: string | null) => void>>;

async function open(avatar: string | null = MINE, settings: Partial<Settings> = {}): Promise<Rendered> {
  onDone = vi.fn();
  const rendered = await renderPage(
    <MakerButton onDone={onDone} />,
    () => {
      throw new Error('nothing is asked of the server');
    },
    { settings: { webgl: 'off', avatar, ...settings } },
  );
  await userEvent.click(screen.getByRole('button', { name: /your avatar/ }));
  await screen.findByRole('dialog', { name: 'Make your avatar' });
  return rendered;
}

const goTo = (category: string) => userEvent.click(screen.getByRole('tab', { name: category }));
const chosen = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { checked: true }).textContent;
const press = (keys: string) => userEvent.keyboard(keys);
const said = ({ services }: Rendered) => services.announcer.getState().polite.text;

it('is worked with the keyboard alone, and says each change', async () => {
  const rendered = await open();
  await press('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Hat');
  await press('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(chosen('Hat')).toBe('NoneOn');
  await press('{Enter}');
  expect(chosen('Hat')).toBe('party hatOn');
  expect(said(rendered)).toBe(
    'party hat on. mint skin, brown curls, party hat, striped tee, jeans, sneakers, calm smile.',
  );
  await press('{Backspace}');
  expect(chosen('Hat')).toBe('NoneOn');
  await press('z');
  expect(chosen('Hat')).toBe('party hatOn');
  await press('zz');
  expect(chosen('Hat')).toBe('NoneOn');
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
});

it('saves what is on, and nothing before', async () => {
  const { services } = await open();
  await goTo('Hat');
  await userEvent.click(screen.getByRole('radio', { name: 'beret' }));
  expect(services.settings.getState().character).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(services.settings.getState()).toMatchObject({
    character: 's1e1h4c3g6t2b2f1',
    avatar: 's1e1h4c3g6t2b2f1',
  });
  expect(onDone).toHaveBeenCalledExactlyOnceWith('s1e1h4c3g6t2b2f1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says what a costume covers, and takes it off for whatever is put on below', async () => {
  await open('s1e1t2b2f1o9');
  await goTo('Top');
  const hoodie = screen.getByRole('radio', { name: /^hoodie/ });
  expect(hoodie.textContent).toContain('Covered by your costume');
  await userEvent.click(hoodie);
  expect(hoodie.textContent).toBe('hoodieOn');
  await goTo('Costume');
  expect(chosen('Costume')).toBe('NoneOn');
});

it('offers colors with hair only, and places for extras', async () => {
  await open();
  await goTo('Hair');
  expect(chosen('Hair')).toBe('curlsOn');
  const colors = () => screen.queryByRole('radiogroup', { name: 'Hair color' });
  await userEvent.click(screen.getByRole('radio', { name: 'teal' }));
  await press('{Backspace}');
  await userEvent.click(screen.getByRole('radio', { name: 'None' }));
  expect(colors()).toBeNull();
  await goTo('Extras');
  expect(screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))).toEqual([
    'On your head',
    'On your face',
    'Around your neck',
    'In your hand',
  ]);
});

it('begins with a surprise for who has no avatar, and has more of them', async () => {
  await open(null);
  await press('s');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  const code = onDone.mock.calls[0]?.[0] ?? '';
  expect(parseAvatar(code)).not.toBeNull();
  expect(isFreeToWear(code)).toBe(true);
});

it('leaves letters alone where single-key shortcuts are off', async () => {
  await open(MINE, { shortcuts: false });
  await press('s');
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
});

it('asks before changes are lost', async () => {
  const { services } = await open();
  await press('s');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  services.notices.getState().question?.answer(false);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  services.notices.getState().question?.answer(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onDone).not.toHaveBeenCalled();
});

it('makes a monster of the player again, if that is meant', async () => {
  const { services } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Be a monster again' }));
  services.notices.getState().question?.answer(true);
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(null));
  expect(services.settings.getState()).toMatchObject({ character: null, avatar: null });
});

it.each([
  ['what has been made', true],
  ['nothing, if nothing was changed', false],
])('closes by itself once the game starts, and keeps %s', async (_, isChanged) => {
  const done = vi.fn();
  const close = vi.fn();
  const { AvatarMaker, loadDrawings } = await import('#src/game/maker/AvatarMaker.tsx');
  await loadDrawings();
  let start: () => void = () => undefined;
  function Lobby(): ReactNode {
    const [isCut, setIsCut] = useState(false);
    start = () => setIsCut(true);
    return <AvatarMaker mine={MINE} isCut={isCut} onClose={close} onDone={done} />;
  }
  await renderPage(<Lobby />, () => 'network', { settings: { webgl: 'off' } });
  if (isChanged) {
    await goTo('Hat');
    await userEvent.click(screen.getByRole('radio', { name: 'beret' }));
  }
  act(start);
  expect(done.mock.calls).toEqual(isChanged ? [['s1e1h4c3g6t2b2f1']] : []);
  expect(close).toHaveBeenCalledTimes(isChanged ? 0 : 1);
});
