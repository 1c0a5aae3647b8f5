// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlayerView } from '#core/views/playerView.ts';
import { Belt } from '#src/features/powerups/Belt.tsx';
import { CardSheets } from '#src/features/powerups/CardSheets.tsx';
import { CLOSED, questionKey, sheetOf } from '#src/features/powerups/sheet.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { OpenGame } from '#src/game/play.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { UNREAD_MS } from '#src/ui/doublePress.ts';
import { createRoomStore } from '#src/platform/stores/roomStore.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { createStore } from 'zustand/vanilla';
import { started } from '#src/features/powerups/startedGame.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const heading = { current: null };

async function belt(view: PlayerView) {
  const intents: PlayIntent[] = [];
  const props = {
    view,
    draft: NO_DRAFT,
    scene: 'question' as const,
    phase: null,
    waitsForNext: false,
    isOpen: true,
    heading,
    onIntent: (intent: PlayIntent) => intents.push(intent),
  };
  const { services } = await renderPage(<Belt {...props} />, () => 'network');
  await screen.findByRole('heading', { name: 'Power-ups' });
  return { intents, services };
}

it('is a toolbar with one tab stop that describes each card and its status', async () => {
  const { game, ana, give, view } = started(['eraser', 'gift']);
  give('fiftyFifty');
  give('double');
  const { intents, services } = await belt(view());
  const toolbar = screen.getByRole('toolbar', { name: 'Power-ups' });
  const cards = within(toolbar).getAllByRole('button');
  expect(cards.map((card) => card.tabIndex)).toEqual([0, -1, -1, -1]);
  expect(cards[0]?.textContent).toContain('Eraser Removes one wrong answer. From your teacher.');
  expect(cards[0]?.getAttribute('aria-keyshortcuts')).toBe('Shift+1');
  act(() => services.settings.change({ shortcuts: false }));
  expect(cards[0]?.hasAttribute('aria-keyshortcuts')).toBe(false);
  expect(cards[3]?.textContent).toContain('You need a free spot for it.');
  act(() => cards[0]?.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cards[1]);
  expect(cards.map((card) => card.tabIndex)).toEqual([-1, 0, -1, -1]);
  await userEvent.keyboard('{End}{Enter}{ArrowRight} ');
  expect(intents).toEqual([{ type: 'openOffer' }, { type: 'openCard', slot: 0 }]);
  expect(game.view(ana).me.belt?.toNext).not.toBeUndefined();
});

it('lists active effects and when they end', async () => {
  const { ana, ben, give, view, use, game } = started(['streakSaver', 'supersonic', 'glitch']);
  give('powerPlay', ben);
  game.wait(2_000);
  use(ana, 'streakSaver');
  use(ana, 'supersonic');
  use(ben, 'powerPlay');
  // A glitch affects everyone except the player who used it.
  use(ana, 'glitch');
  await belt(view());
  const atWork = within(screen.getByRole('list', { name: 'Active' })).getAllByRole('listitem');
  expect(atWork.map(({ textContent }) => textContent)).toEqual([
    'Streak Saver until your next missEnd Streak Saver',
    expect.stringMatching(/^Supersonic \d+ seconds leftEnd Supersonic$/),
    expect.stringMatching(/^Power Play from Ben \d+ seconds left$/),
  ]);
});

it('shows the time of a boost standing still between questions', async () => {
  const { ana, view, use, game } = started(['supersonic']);
  use(ana, 'supersonic');
  game.wait(6_000);
  game.answer(ana, ['7']);
  const told = view();
  vi.setSystemTime(game.now + 60_000);
  await belt(told);
  expect(screen.getByRole('list', { name: 'Active' }).textContent).toContain('Supersonic 14 seconds left');
});

it('says how many correct answers the next power-up takes', async () => {
  const { view } = started();
  const now = view();
  if (!now.me.belt) throw new Error('no belt');
  const withNext = (toNext: number | null) => ({
    ...now,
    me: { ...now.me, belt: { ...now.me.belt, toNext } },
  });
  await belt(withNext(2) as PlayerView);
  expect(screen.getByText('Next power-up: 2 correct answers')).toBeTruthy();
  cleanup();
  await belt(withNext(1) as PlayerView);
  expect(screen.getByText('Next power-up: 1 correct answer')).toBeTruthy();
  cleanup();
  await belt(withNext(null) as PlayerView);
  expect(screen.queryByText(/^Next power-up/)).toBeNull();
});

it("ends the player's own effects, after a confirmation if something would be lost", async () => {
  const { ana, view, use } = started(['double', 'eraser', 'timeFreeze']);
  use(ana, 'double');
  use(ana, 'timeFreeze');
  const now = view();
  const [double] = now.me.belt?.effects ?? [];
  if (!double || !now.me.belt) throw new Error('nothing is at work');
  // A prank from a mystery box hits the player who opened it.
  const prank = { ...double, id: 99, powerup: 'prank' as const };
  const effects = [
    ...now.me.belt.effects,
    prank,
    { ...prank, id: 98, by: { playerId: 'other', name: 'Ben' } },
  ];
  const { intents, services } = await belt({ ...now, me: { ...now.me, belt: { ...now.me.belt, effects } } });
  const endings = within(screen.getByRole('list', { name: 'Active' })).getAllByRole('button');
  expect(endings.map(({ textContent }) => textContent)).toEqual(['End 2x', 'End Prank']);
  for (const yes of [false, true]) {
    await userEvent.click(endings[0] as HTMLElement);
    const { question } = services.notices.getState();
    expect(question).toMatchObject({ title: 'End 2x now?', danger: true });
    await act(async () => question?.answer(yes));
  }
  expect(intents).toEqual([{ type: 'endPowerup', effect: double.id }]);
  await userEvent.click(endings[1] as HTMLElement);
  expect(intents.at(-1)).toEqual({ type: 'endPowerup', effect: 99 });
});

it('counts down on the button until the card is ready, and says so above its targets', async () => {
  const { give, view } = started();
  give('double');
  give('gift');
  const now = view();
  const [double, gift] = slotsOf(now);
  await sheet(now, double?.id ?? 0);
  const use = screen.getByRole('button', { name: 'Ready in 2 s' });
  expect(use.getAttribute('aria-disabled')).toBe('true');
  await later();
  vi.setSystemTime((double?.readyAt ?? 0) - 900);
  await screen.findByRole('button', { name: 'Ready in 1 s' });
  vi.setSystemTime(double?.readyAt ?? 0);
  expect((await screen.findByRole('button', { name: 'Use' })).getAttribute('aria-disabled')).toBe('false');
  cleanup();
  vi.setSystemTime((gift?.readyAt ?? 0) - 900);
  await sheet(now, gift?.id ?? 0, { targets: () => Promise.resolve({ players: [] }) });
  expect(screen.getByText('Ready in 1 second.')).toBeTruthy();
});

interface Answers {
  targets?: () => Promise<unknown>;
}

async function sheet(view: PlayerView, id: number, { targets }: Answers = {}) {
  const intents: PlayIntent[] = [];
  const room = createRoomStore<PlayerView>();
  room.put(view);
  const play = createStore(() => ({ draft: NO_DRAFT }));
  const game = {
    room,
    controller: { play, intent: (intent: PlayIntent) => intents.push(intent) },
    caller: { call: targets },
    seat: { roomHash: view.room.hash, playerId: view.me.playerId, ticket: 'secret' },
  } as unknown as OpenGame;
  const store = sheetOf(room);
  store.setState({ ...CLOSED, card: id, moment: questionKey(view) });
  const rendered = await renderPage(<CardSheets game={game} view={view} />, () => 'network');
  await screen.findByRole('dialog');
  return { intents, store, play, rendered };
}

/** Waits until a press counts as intended for the sheet. */
const later = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, UNREAD_MS)));

const slotsOf = (view: PlayerView) => view.me.belt?.slots.flatMap((card) => card ?? []) ?? [];

it('uses the card from its sheet, ignoring the second half of a double press', async () => {
  const { view } = started(['eraser']);
  const now = view();
  const [card] = slotsOf(now);
  const { intents, store } = await sheet(now, card?.id ?? 0);
  screen.getByRole('dialog', { name: 'Eraser', description: 'Removes one wrong answer.' });
  const use = screen.getByRole('button', { name: 'Use' });
  await userEvent.click(use);
  expect(intents).toEqual([]);
  await later();
  await userEvent.click(use);
  expect(intents).toEqual([{ type: 'usePowerup', card: card?.id }]);
  act(() => store.setState({ isPending: true }));
  await userEvent.click(use);
  expect(intents).toHaveLength(1);
  expect(use.getAttribute('aria-disabled')).toBe('true');
  act(() => store.setState({ isPending: false, problem: { type: 'powerup.NOT_READY', powerup: 'eraser' } }));
  expect(screen.getByRole('alert').textContent).toBe('You just got this power-up. Try again in a moment.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes the sheet when the question is answered, and shows the result in a line that leaves', async () => {
  const { view } = started(['double']);
  const now = view();
  const { store, play, rendered } = await sheet(now, slotsOf(now)[0]?.id ?? 0);
  act(() => play.setState({ draft: { answer: null, state: 'sending' } }));
  await waitFor(() => expect(store.getState().card).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  const titled = { key: 'powerups:belt.used', values: { title: { key: 'powerups:double.title' } } };
  act(() => store.setState({ told: titled }));
  await waitFor(() => expect(screen.getByText('2x activated successfully')).toBeTruthy());
  expect(screen.getByText('2x activated successfully').tagName).toBe('OUTPUT');
  expect(rendered.services.notices.getState().toasts).toEqual([]);
  // It leaves with the next press.
  await userEvent.keyboard('{Shift}');
  expect(screen.queryByText('2x activated successfully')).toBeNull();
  vi.useFakeTimers();
  act(() => store.setState({ told: { ...titled } }));
  expect(screen.getByText('2x activated successfully')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2_500));
  expect(screen.queryByText('2x activated successfully')).toBeNull();
  vi.useRealTimers();
});

it('keeps cards usable between questions open during the verdict while the belt is visible', async () => {
  const { game, ana, give, view } = started();
  game.answer(ana, ['7']);
  give('double');
  game.wait(2_000);
  const told = view();
  expect(told.slide?.feedback).not.toBeNull();
  const card = slotsOf(told).at(-1)?.id ?? 0;
  const { intents, play } = await sheet(told, card);
  act(() => play.setState({ draft: { answer: null, state: 'sending' } }));
  await later();
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  expect(intents).toEqual([{ type: 'usePowerup', card }]);
  cleanup();
  const withNews = (came: boolean) => ({
    ...told,
    me: { ...told.me, belt: told.me.belt && { ...told.me.belt, came } },
  });
  await belt(withNews(true));
  expect(screen.getByRole('toolbar', { name: 'Power-ups' })).toBeTruthy();
  cleanup();
  await belt(withNews(false));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('asks for a target by name, with a retry when there is none or the connection is down', async () => {
  const { view } = started(['gift']);
  const now = view();
  const card = slotsOf(now)[0]?.id ?? 0;
  const players = Array.from({ length: 9 }, (_, n) => ({
    playerId: `p${n}`,
    name: n === 4 ? 'Zoë' : `Player ${n}`,
    character: n,
  }));
  const answers = [
    () => Promise.reject(new RequestError('network')),
    () => Promise.resolve({ players: [] }),
    () => Promise.resolve({ players }),
  ];
  const { intents } = await sheet(now, card, { targets: () => answers.shift()?.() ?? Promise.reject() });
  await later();
  await screen.findByText(/can’t reach the server/);
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText('No one to target right now. Save it or check again.');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  const search = await screen.findByRole('textbox', { name: 'Find a player' });
  expect(within(screen.getByRole('list', { name: 'Pick your target' })).getAllByRole('button')).toHaveLength(
    9,
  );
  await userEvent.type(search, 'zo');
  await userEvent.click(screen.getByRole('button', { name: 'Zoë' }));
  expect(intents).toEqual([{ type: 'usePowerup', card, targetPlayerId: 'p4' }]);
  await userEvent.type(search, 'x');
  expect(screen.getByText('No results for “zox”')).toBeTruthy();
});

it('reloads the targets when the chosen player has left, and keeps the card', async () => {
  const { view } = started(['gift']);
  const now = view();
  const card = slotsOf(now)[0]?.id ?? 0;
  const everybody = ['Zoë', 'Bo'].map((name, n) => ({ playerId: `p${n}`, name, character: n }));
  const lists = [everybody, everybody.slice(1)];
  const { store } = await sheet(now, card, { targets: () => Promise.resolve({ players: lists.shift() }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Zoë' }));
  act(() => store.setState({ problem: { type: 'powerup.NO_TARGET', powerup: 'gift' } }));
  expect(screen.getByText(/^That player can’t be targeted anymore\./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Zoë' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Pick your target'));
  expect(screen.getByRole('button', { name: 'Bo' })).toBeTruthy();
});

it('lets the player choose which card a new one replaces, or none', async () => {
  const { give, view } = started(['eraser', 'gift', 'double']);
  give('supersonic');
  const now = view();
  const { intents } = await sheet(now, now.me.belt?.offer?.id ?? 0);
  screen.getByRole('dialog', { name: 'New power-up: Supersonic' });
  await later();
  await userEvent.click(screen.getByRole('button', { name: 'Replace Gift' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  const card = now.me.belt?.offer?.id;
  expect(intents).toEqual([
    { type: 'placePowerup', card, slot: 1 },
    { type: 'placePowerup', card, slot: null },
  ]);
});

it('swaps all cards only after a confirmation, which goes with the sheet', async () => {
  const { view } = started(['eraser']);
  const now = view();
  const [card] = slotsOf(now);
  // A card that was drawn: those from the teacher stay.
  const slots = [{ ...card, byTeacher: false }, null, null];
  const drawn = { ...now, me: { ...now.me, belt: { ...now.me.belt, slots } } } as PlayerView;
  const { intents, store, rendered } = await sheet(drawn, card?.id ?? 0);
  await later();
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Swap all power-ups (3 left)' }));
  const question = () => rendered.services.notices.getState().question;
  await press();
  expect(question()).toMatchObject({ title: 'Swap all your power-ups?', danger: true });
  await act(async () => question()?.answer(false));
  expect(intents).toEqual([]);
  await press();
  await act(async () => question()?.answer(true));
  expect(intents).toEqual([{ type: 'shufflePowerups' }]);
  await press();
  expect(question()).not.toBeNull();
  await act(async () => store.setState(CLOSED));
  expect(question()).toBeNull();
  expect(intents).toHaveLength(1);
});

it('says why a card cannot be used now', async () => {
  const { game, ana, view } = started(['eraser']);
  game.answer(ana, ['7']);
  const now = view();
  const card = slotsOf(now).find(({ powerup }) => powerup === 'eraser');
  const { intents } = await sheet(now, card?.id ?? 0);
  await later();
  expect(screen.getByText('Use it while a question is open.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  expect(intents).toEqual([]);
});
