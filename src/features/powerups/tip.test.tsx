// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BELT, NUDGE } from '#core/features/powerups/powerups.ts';
import { PowerupGame } from '#core/features/powerups/testGame.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { nudgeOf } from '#src/features/powerups/TipRow.tsx';
import { TipRow } from '#src/features/powerups/TipRow.tsx';
import { createRoomStore, type RoomStore } from '#src/platform/stores/roomStore.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { useStore } from 'zustand';

afterEach(cleanup);

const card = (id: number, after: number) => ({
  id,
  powerup: 'double' as const,
  readyAt: 0,
  after,
  byTeacher: false,
});

it('reminds of the oldest card once it is old enough, never twice in a row, and only sometimes', () => {
  const cards = [card(7, 4), card(3, 0)];
  const nudges = Array.from({ length: 100 }, (_, answers) => nudgeOf({ cards, answers, lastAt: null }));
  expect(nudges.slice(0, NUDGE.afterQuestions)).toEqual([null, null, null]);
  const shown = nudges.filter((each) => each !== null);
  expect(new Set(shown.map(({ id }) => id))).toEqual(new Set([3]));
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.length).toBeLessThan(75);
  const answers = nudges.findIndex((each) => each !== null);
  expect(nudgeOf({ cards, answers, lastAt: answers - 1 })).toBeNull();
  expect(nudgeOf({ cards, answers, lastAt: answers - 2 })).not.toBeNull();
});

const props = (view: PlayerView) => ({
  view,
  scene: 'question' as const,
  open: view.slide,
  texts: {},
  onIntent: () => undefined,
});
/** The row of a page whose view changes. */
function Changing({ room }: { readonly room: RoomStore<PlayerView> }) {
  const view = useStore(room, (state) => state.view);
  return view && <TipRow {...props(view)} />;
}

const EXPLANATION = 'You got a power-up! Tap it to see more.';

async function row(explained: boolean, { isOpen = true, uses = false, answers = 0 } = {}) {
  const game = new PowerupGame();
  const [ana = ''] = game.players;
  for (const powerup of ['double', 'supersonic'] as const)
    game.host({ type: 'awardPowerup', powerup, playerIds: null });
  game.wait(BELT.readyMs);
  for (let n = 0; n < answers; n += 1) game.plays(ana, 'right');
  if (isOpen) game.open(ana);
  const by = { playerId: ana, commandId: game.commandId() };
  const card = game.view(ana).me.belt?.slots[0]?.id ?? 0;
  if (uses) game.send({ type: 'usePowerup', ...by, card, targetId: null });
  const room = createRoomStore<PlayerView>();
  room.put(game.view(ana) as PlayerView);
  const page = await renderPage(<Changing room={room} />, () => 'network', {
    prepare: ({ kv }) => (explained ? kv.set('powerups.explained', true) : Promise.resolve()),
  });
  const use = () => {
    game.send({ type: 'usePowerup', playerId: ana, card, targetId: null, commandId: game.commandId() });
    act(() => room.put(game.view(ana) as PlayerView));
  };
  const answer = () => {
    game.plays(ana, 'right');
    act(() => room.put(game.view(ana) as PlayerView));
  };
  return { ...page, use, answer };
}

it('introduces cards until dismissed, once per device', async () => {
  const { services } = await row(false);
  await screen.findByText(EXPLANATION);
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(EXPLANATION)).toBeNull();
  await waitFor(async () => expect(await services.kv.get('powerups.explained')).toBe(true));
});

it('ends the introduction with the next answer, even if no card is used', async () => {
  const { services, answer } = await row(false, { isOpen: false, answers: 1 });
  await screen.findByText(EXPLANATION);
  answer();
  expect(screen.queryByText(EXPLANATION)).toBeNull();
  await waitFor(async () => expect(await services.kv.get('powerups.explained')).toBe(true));
});

const isVisible = () => screen.queryByRole('button', { name: 'Got it' }) !== null;

it('ends the introduction when a card is used, without a shift of what is below it', async () => {
  const { services, use } = await row(false);
  const tip = await screen.findByText(EXPLANATION);
  expect(isVisible()).toBe(true);
  use();
  expect(isVisible()).toBe(false);
  expect(tip.isConnected).toBe(true);
  await waitFor(async () => expect(await services.kv.get('powerups.explained')).toBe(true));
});

it('ends a reminder when its card is used', async () => {
  const { use } = await row(true, { answers: NUDGE.afterQuestions });
  await screen.findByText(/^2x: Nothing to lose/);
  use();
  expect(isVisible()).toBe(false);
});

it('does not repeat the introduction', async () => {
  await row(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(EXPLANATION)).toBeNull();
});

it('reminds of an old card on a reopened page too', async () => {
  await row(true, { answers: NUDGE.afterQuestions });
  expect(await screen.findByText(/^2x: Nothing to lose/)).toBeTruthy();
});

it('shows no introduction while the belt is hidden', async () => {
  await row(false, { isOpen: false });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(EXPLANATION)).toBeNull();
});

it('shows no introduction to a player who has used a card, then or later', async () => {
  const { services } = await row(false, { uses: true });
  await waitFor(async () => expect(await services.kv.get('powerups.explained')).toBe(true));
  expect(screen.queryByText(EXPLANATION)).toBeNull();
});
