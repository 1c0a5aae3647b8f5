// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { DuelChoice } from '#core/features/duels/authorityTypes.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { defaultOptions } from '#core/features/options.ts';
import type { PlayMode } from '#core/room/phase.ts';
import type { Game } from '#core/testing/game.ts';
import { guesses } from '#core/testing/guesses.ts';
import { DuelsField } from '#src/features/duels/host.tsx';
import { optionGroups } from '#src/host/options/optionFields.tsx';
import { line, openRoom } from '#src/host/testing/openRoomPage.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

describe('the option', () => {
  const show = (more: Partial<GameOptions>, onChange: (change: Partial<GameOptions>) => void = () => {}) =>
    renderPage(
      <DuelsField
        options={{ ...defaultOptions('normal'), ...more }}
        questionCount={12}
        onChange={onChange}
      />,
      () => 'network',
    );

  it('is offered in live student-paced games only', () => {
    const isAsked = (type: 'normal' | 'team' | 'tp' | 'mastery_mode', playMode: PlayMode) =>
      optionGroups(type, playMode).some(({ fields }) => fields.some(({ name }) => name === 'isDuelEnabled'));
    expect([isAsked('normal', 'live'), isAsked('team', 'live')]).toEqual([true, true]);
    expect([isAsked('normal', 'async'), isAsked('normal', 'solo')]).toEqual([false, false]);
    expect([isAsked('tp', 'live'), isAsked('mastery_mode', 'live')]).toEqual([false, false]);
  });

  it('is off by default', async () => {
    const changes: Partial<GameOptions>[] = [];
    await show({}, (change) => changes.push(change));
    await userEvent.click(screen.getByRole('switch', { name: /Duels/, checked: false }));
    expect(changes).toEqual([{ isDuelEnabled: true }]);
  });

  it.each([
    [{ reviewAndSubmit: true }, /Check and submit/],
    [{ showAnswers: 'never' }, /without feedback/],
  ] as const)('says why duels are unavailable with %o', async (more, why) => {
    await show({ isDuelEnabled: true, ...more });
    const toggle = screen.getByRole('switch', { name: /Duels/ }) as HTMLInputElement;
    expect([toggle.disabled, toggle.checked]).toEqual([true, false]);
    expect(screen.getByText(why)).toBeTruthy();
  });
});

/** Finds the room's tool; a column of the table has the same name. */
const toolIn = (): HTMLElement | undefined =>
  screen
    .queryAllByRole('button', { name: 'Duels' })
    .find((each) => each.getAttribute('aria-haspopup') === 'dialog');
const findTool = (): Promise<HTMLElement> =>
  waitFor(() => {
    const tool = toolIn();
    if (!tool) throw new Error('there is no tool');
    return tool;
  });

const SETTINGS = {
  type: 'normal',
  options: { isDuelEnabled: true, timer: 'off' },
  questions: guesses(20),
} as const;
const NAMES = ['Ana', 'Ben', 'Cleo'];

const idOf = (game: Game, name: string): string =>
  game.room.seats.flat().find((seat) => seat.name === name)?.id ?? '';

/** Gives everyone two correct answers, so that a choice is next. */
function stepped(game: Game): void {
  game.start();
  for (const name of NAMES)
    for (const answer of ['right', 'right']) {
      game.open(idOf(game, name));
      game.answer(idOf(game, name), [answer]);
    }
}

function choose(game: Game, name: string, choice: DuelChoice): void {
  const playerId = idOf(game, name);
  const level = game.view(playerId).me.duel?.level ?? 0;
  game.send({ type: 'duelDecision', playerId, level, choice, commandId: game.commandId() });
}

const strike = (game: Game, on: string): DuelChoice => ({
  type: 'strike',
  strike: 'standard',
  targetId: idOf(game, on),
});

const facts = () => document.querySelector('.room-facts')?.textContent ?? '';

describe('the room', () => {
  it('shows before and during the game that duels are on', async () => {
    await openRoom(SETTINGS, NAMES);
    await waitFor(() => expect(facts()).toMatch(/20 questions · Duels$/));
    cleanup();
    await openRoom(SETTINGS, NAMES, stepped);
    await waitFor(() => expect(facts()).toMatch(/ · Duels$/));
  });

  it('does not mention duels when they are off', async () => {
    await openRoom({ type: 'normal' }, NAMES, (game) => game.start());
    expect(facts()).not.toContain('Duels');
    expect(toolIn()).toBeUndefined();
    expect(screen.queryByRole('columnheader', { name: 'Duels' })).toBeNull();
  });

  it("shows each player's level, shield, and the outcome of their last strike", async () => {
    await openRoom(SETTINGS, NAMES, (game) => {
      stepped(game);
      choose(game, 'Cleo', { type: 'shield', shield: 'standard' });
      choose(game, 'Ana', strike(game, 'Ben'));
    });
    const cellOf = (name: string) =>
      screen.getByRole('link', { name }).closest('tr')?.querySelector('.col-duels');
    expect(await screen.findByRole('columnheader', { name: 'Duels' })).toBeTruthy();
    expect(cellOf('Ana')?.textContent).toBe('Level 1101 strike, hit 0 timesHit Ben');
    expect(cellOf('Ben')?.textContent).toBe('Level 0010 strikes, hit once');
    expect(cellOf('Cleo')?.textContent).toMatch(/Shield: Snow wall/);
    await userEvent.click(
      within(screen.getByRole('columnheader', { name: 'Duels' })).getByRole('button', { name: 'Duels' }),
    );
    expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/Ana/);
  });

  it('lists strikes and shields live, newest first', async () => {
    await openRoom(SETTINGS, NAMES, stepped);
    await userEvent.click(await findTool());
    const dialog = within(screen.getByRole('dialog', { name: 'Duels' }));
    expect(dialog.getByText(/Nothing yet/)).toBeTruthy();
    choose(line.game, 'Ben', { type: 'shield', shield: 'standard' });
    line.game.wait(1_000);
    choose(line.game, 'Ana', strike(line.game, 'Ben'));
    line.game.wait(1_000);
    choose(line.game, 'Cleo', strike(line.game, 'Ana'));
    line.push('duelStrike', { duelLog: line.view().duelLog });
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    const told = dialog
      .getAllByRole('listitem')
      .map((entry) => entry.querySelector('.duel-told')?.textContent);
    expect(told).toEqual([
      'Cleo hits AnaSnowballCleo +100Ana −300',
      'Ana breaks Ben’s shieldSnowballagainst Snow wall',
      'Ben raises a shieldSnow wall',
    ]);
  });

  it('switches duels off during the game, explains the effect, and keeps past strikes', async () => {
    await openRoom(SETTINGS, NAMES, (game) => {
      stepped(game);
      choose(game, 'Ana', strike(game, 'Ben'));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Options' }));
    const duels = () =>
      within(screen.getByRole('dialog', { name: 'Game options' })).getByRole<HTMLInputElement>('switch', {
        name: /Duels/,
      });
    expect(screen.getByText(/stop all strikes/)).toBeTruthy();
    await userEvent.click(duels());
    await waitFor(() => expect(line.game.room.options.isDuelEnabled).toBe(false));
    await waitFor(() => expect(duels().checked).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('columnheader', { name: 'Duels' })).toBeTruthy();
    await userEvent.click(await findTool());
    expect(screen.getByText(/Duels are off/)).toBeTruthy();
    expect(screen.getByText('Ana hits Ben')).toBeTruthy();
  });
});
