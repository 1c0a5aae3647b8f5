// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { OwnState, RoomInfo } from '#core/views/playerView.ts';
import { GameMenu } from '#src/pages/game/GameMenu.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';
import { FIXTURE_NOW, ownStateFixture, roomFixture } from '#scenes/player/playerFixtures.ts';

afterEach(cleanup);

const DAY = 24 * 60 * 60_000;
const dueAt = FIXTURE_NOW + DAY;
const inWords = (at: number, language = 'en') =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(at);
const noop = () => undefined;
const open = (room: Partial<RoomInfo>, me: Partial<OwnState> = {}, language = 'en') =>
  renderPage(
    <GameMenu view={{ room: roomFixture(room), me: ownStateFixture(me) }} onClose={noop} onLeave={noop} />,
    () => 'network',
    { language },
  );

it("shows until when an assigned game is open, in the device's language and time zone", async () => {
  await open({ playMode: 'async', dueAt });
  const said = await screen.findByText(`Open until ${inWords(dueAt)}.`);
  expect(said.getAttribute('datetime')).toBe(new Date(dueAt).toISOString());
  cleanup();
  await open({ playMode: 'async', dueAt }, {}, 'es');
  expect(await screen.findByText(`Abierta hasta el ${inWords(dueAt, 'es')}.`)).toBeTruthy();
});

it("shows a player's own deadline after extra time", async () => {
  await open({ playMode: 'async', dueAt }, { allowedUntil: dueAt + DAY });
  expect(
    await screen.findByText(`Your teacher gave you extra time. You can play until ${inWords(dueAt + DAY)}.`),
  ).toBeTruthy();
  expect(screen.queryByText(/Open until/)).toBeNull();
});

it("says that a pause doesn't count against the deadline", async () => {
  await open({ playMode: 'async', dueAt, state: 'paused' });
  expect(
    await screen.findByText(/Your teacher paused this game\. .* the paused time gets added/),
  ).toBeTruthy();
});

it.each([
  ['in class', { playMode: 'live', dueAt: null }, {}],
  ['once the game is over', { playMode: 'async', dueAt, state: 'completed' }, {}],
  ['after the last attempt', { playMode: 'async', dueAt }, { isOver: true, remainingAttempts: 0 }],
] as const)('shows no deadline %s', async (_, room, me) => {
  await open(room, me);
  await screen.findByRole('dialog');
  expect(document.querySelector('dialog time')).toBeNull();
});

it('says which sounds the teacher turned off, instead of offering a switch and a slider', async () => {
  await open({ options: { ...roomFixture().options, studentEffects: false } });
  expect(await screen.findByText('Your teacher turned off sound effects for this game.')).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /^Sound effects/ })).toBeNull();
  expect(screen.getAllByRole('slider', { name: /volume/ })).toHaveLength(1);
  expect(screen.getByRole('switch', { name: /^Music/ })).toBeTruthy();
});

it('folds the themes away, and offers only calm ones where the teacher keeps to one', async () => {
  await open({});
  const line = await screen.findByText('The game’s theme');
  expect(screen.queryByRole('radio', { name: 'Synthwave' })).toBeNull();
  await userEvent.click(line);
  await userEvent.click(await screen.findByRole('radio', { name: 'Synthwave' }));
  expect(screen.getAllByText('Synthwave')).toHaveLength(2);
  cleanup();
  await open({ options: { ...roomFixture().options, studentThemes: false } });
  await userEvent.click(await screen.findByText('Theme'));
  const names = (await screen.findAllByRole('radio')).map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual([names[0], 'Dark Mode', 'Light Mode']);
});

it('lists only the keys of this game', async () => {
  const keys = async (areHintsEnabled: boolean, me: Partial<OwnState>, hasKeys = true) => {
    const { services } = await open({ options: { ...roomFixture().options, areHintsEnabled } }, me);
    act(() => services.settings.change({ shortcuts: hasKeys }));
    const dialog = await screen.findByRole('dialog');
    const names = within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    cleanup();
    return names;
  };
  const always = ['1–9, A–J', 'Enter', 'Ctrl + Enter'];
  expect(await keys(false, {})).toEqual(always);
  expect(await keys(true, {})).toEqual([...always, '?']);
  expect(await keys(false, { extraLife: 'utilised' })).toEqual([...always, 'L, N']);
  const slots = [null, null, null];
  const belt = { slots, offer: null, came: false, effects: [], news: [], shufflesLeft: 0, toNext: null };
  expect(await keys(false, { belt })).toEqual([...always, 'Shift + 1–3']);
  expect(await keys(true, { belt }, false)).toEqual(['Ctrl + Enter']);
});
