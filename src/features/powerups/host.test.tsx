// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { defaultOptions, OPTIONS } from '#core/features/options.ts';
import type { GameType } from '#core/room/phase.ts';
import { powerups } from '#src/features/powerups/host.tsx';
import { PowerupKindsField, PowerupsField } from '#src/features/powerups/PowerupsField.tsx';
import { line, openRoom } from '#src/host/testing/openRoomPage.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

describe('the options', () => {
  const offered = (type: GameType) => powerups.options?.extras?.(type).map(({ name }) => name);
  const show = (more: Partial<GameOptions>, onChange: (change: Partial<GameOptions>) => void = () => {}) => {
    const props = { options: { ...defaultOptions('normal'), ...more }, questionCount: 12, onChange };
    return renderPage(
      <>
        <PowerupsField {...props} />
        <PowerupKindsField {...props} />
      </>,
      () => 'network',
    );
  };

  it('are offered in games that can have power-ups', () => {
    expect(offered('normal')).toEqual(['powerups', 'powerupKinds']);
    expect(offered('team')).toEqual(['powerups', 'powerupKinds']);
  });

  it('are off by default, and ask for kinds once switched on', async () => {
    const changes: Partial<GameOptions>[] = [];
    await show({}, (change) => changes.push(change));
    expect(screen.queryByRole('group', { name: 'Choose power-ups' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: /Power-ups/, checked: false }));
    expect(changes).toEqual([{ powerups: 'yes' }]);
  });

  it('list each kind with its effect, check the default ones, and omit those of the mountain', async () => {
    const changes: Partial<GameOptions>[] = [];
    await show({ powerups: 'yes' }, (change) => changes.push(change));
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(18);
    expect(screen.queryByText('Avalanche')).toBeNull();
    expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(
      OPTIONS.powerupKinds.usual.split(' ').length,
    );
    expect(screen.queryByRole('button', { name: 'Reset to defaults' })).toBeNull();
    const tricks = within(screen.getByRole('group', { name: 'Tricks' }));
    expect(tricks.getByText('Ends another player’s streak.')).toBeTruthy();
    await userEvent.click(tricks.getByRole('checkbox', { name: /^Prank/ }));
    expect(changes.at(-1)?.powerupKinds?.split(' ')).toContain('prank');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Eraser/ }));
    expect(changes.at(-1)?.powerupKinds?.split(' ')).not.toContain('eraser');
  });

  it('reset to the defaults', async () => {
    const changes: Partial<GameOptions>[] = [];
    await show({ powerups: 'yes', powerupKinds: 'prank' }, (change) => changes.push(change));
    await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(changes).toEqual([{ powerupKinds: OPTIONS.powerupKinds.usual }]);
  });

  it.each([
    [{ reviewAndSubmit: true }, /Check and submit/],
    [{ showAnswers: 'never' }, /without feedback/],
  ] as const)('say why power-ups are unavailable with %o', async (more, why) => {
    await show({ powerups: 'yes', ...more });
    const toggle = screen.getByRole('switch', { name: /Power-ups/ }) as HTMLInputElement;
    expect([toggle.disabled, toggle.checked]).toEqual([true, false]);
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  });
});

const SETTINGS = { type: 'normal', options: { powerups: 'yes' } } as const;

describe('the room', () => {
  const cardsOf = (name: string) =>
    line.view().players.find((player) => player.name === name)?.powerups?.cards;

  it('does not mention power-ups when they are off', async () => {
    await openRoom({ type: 'normal' }, ['Ada'], (game) => game.host({ type: 'start' }));
    expect(screen.queryByRole('button', { name: 'Give a power-up' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Power-ups' })).toBeNull();
  });

  it('names power-ups with duels beside the game type, unless they are part of it', async () => {
    const facts = () => document.querySelector('.room-facts')?.textContent;
    await openRoom({ type: 'normal', options: { powerups: 'yes', isDuelEnabled: true } });
    expect(facts()).toMatch(/^Student-paced · .* · Power-ups/);
    expect(facts()).toContain(' · Duels');
    cleanup();
    await openRoom({ type: 'mystic_peak' });
    expect(facts()).not.toContain('Power-ups');
  });

  it('gives one player a power-up from the row, and marks it as from the teacher', async () => {
    await openRoom(SETTINGS, ['Ada', 'Ben'], (game) => game.host({ type: 'start' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give Ada a power-up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give Ada a power-up' }));
    await userEvent.click(dialog.getByRole('radio', { name: '50-50' }));
    expect(dialog.getByText('Removes half the answers.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Give 50-50' }));
    expect(await screen.findByText('Ada got 50-50.')).toBeTruthy();
    expect(cardsOf('Ada')).toEqual([{ powerup: 'fiftyFifty', byTeacher: true }]);
    expect(cardsOf('Ben')).toEqual([]);
    const row = within(screen.getByRole('row', { name: /Ada/ }));
    expect((await row.findAllByText('50-50, from you')).length).toBeGreaterThan(0);
  });

  it('gives everyone a power-up, or only selected players', async () => {
    await openRoom(SETTINGS, ['Ada', 'Ben', 'Cleo'], (game) => game.host({ type: 'start' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give a power-up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give a power-up' }));
    await userEvent.click(dialog.getByRole('radio', { name: '2x' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give 2x to 3 players' }));
    expect(await screen.findByText('3 players got 2x.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Give a power-up' }));
    const again = within(await screen.findByRole('dialog', { name: 'Give a power-up' }));
    await userEvent.click(again.getByRole('radio', { name: 'Selected players' }));
    expect((again.getByRole('button', { name: /^Give / }) as HTMLButtonElement).disabled).toBe(true);
    await userEvent.click(again.getByRole('checkbox', { name: 'Ben' }));
    await userEvent.click(again.getByRole('button', { name: /to 1 player$/ }));
    await waitFor(() => expect(cardsOf('Ben')).toHaveLength(2));
    expect(cardsOf('Cleo')).toHaveLength(1);
  });

  it('finds, selects, and counts players by keyboard, without submitting too early', async () => {
    const names = Array.from({ length: 200 }, (_, n) => `Player ${n}`);
    await openRoom(SETTINGS, names, (game) => game.host({ type: 'start' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give a power-up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give a power-up' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Selected players' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(200);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Find a player' }), 'player 19{Enter}');
    // 19 and 190 to 199.
    await userEvent.click(dialog.getByRole('button', { name: 'Select 11 found' }));
    expect(dialog.getByText('11 selected')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Find a player' }), 'x');
    expect(dialog.getByText('No players with this name.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(200);
    expect(dialog.getByRole('button', { name: /to 11 players$/ })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear selection' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Player 7' }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: 'Player 8' }));
    expect(dialog.getByText('1 selected')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Select all' }));
    expect(dialog.getByText('200 selected')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /to 200 players$/ }));
    await waitFor(() => expect(cardsOf('Player 199')).toHaveLength(1));
  });

  it('separates kinds that students draw from those only the teacher can give', async () => {
    const options = { powerups: 'yes', powerupKinds: 'eraser double' } as const;
    await openRoom({ type: 'normal', options }, ['Ada'], (game) => game.host({ type: 'start' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give a power-up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give a power-up' }));
    const which = dialog.getByRole('group', { name: 'Power-up' });
    expect(which.textContent).toMatch(/^Power-upEraser2x16 more that students/);
    await userEvent.click(dialog.getByRole('radio', { name: 'Prank' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give Prank to 1 player' }));
    await waitFor(() => expect(cardsOf('Ada')).toEqual([{ powerup: 'prank', byTeacher: true }]));
  });

  it('starts a glitch after a confirmation that explains it, and not twice', async () => {
    await openRoom(SETTINGS, ['Ada'], (game) => game.host({ type: 'start' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Glitch for everyone' }));
    const question = within(await screen.findByRole('dialog', { name: 'Glitch for the whole class?' }));
    expect(question.getByText(/stay readable/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Start Glitch' }));
    expect(await screen.findByText('Glitch is on.')).toBeTruthy();
    expect(line.view().room.powerupEffects.map(({ powerup }) => powerup)).toEqual(['glitch']);
    const button = await screen.findByRole('button', { name: /^Glitch: \d+ sec$/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('starts a power play for everyone, and not twice', async () => {
    await openRoom(SETTINGS, ['Ada', 'Bo'], (game) => game.host({ type: 'start' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Power Play for everyone' }));
    const question = within(await screen.findByRole('dialog', { name: 'Power Play for the whole class?' }));
    await userEvent.click(question.getByRole('button', { name: 'Start Power Play' }));
    const button = await screen.findByRole('button', { name: /^Power Play: \d+ sec$/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(line.view().players.map(({ powerups: own }) => own?.effects)).toEqual([
      ['powerPlay'],
      ['powerPlay'],
    ]);
  });

  it('offers no room-wide effects in assigned games', async () => {
    const assigned = { ...SETTINGS, playMode: 'async' } as const;
    await openRoom(assigned, ['Ada'], (game) => game.host({ type: 'start' }));
    await screen.findByRole('button', { name: 'Give a power-up' });
    expect(screen.queryByRole('button', { name: /^(Glitch|Power Play)/ })).toBeNull();
  });

  it('says what to do when the server refuses', async () => {
    await openRoom(SETTINGS, ['Ada'], (game) => game.host({ type: 'start' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give a power-up' }));
    line.refuseNext('powerup.NOT_USABLE');
    await userEvent.click(screen.getByRole('button', { name: /^Give .* to 1 player$/ }));
    expect(await screen.findByText(/can’t use this power-up here/)).toBeTruthy();
    // The selection is kept.
    expect(screen.getByRole('dialog', { name: 'Give a power-up' })).toBeTruthy();
  });
});
