// @vitest-environment happy-dom
// The speed-up and the end of a supersonic power-up, run against the core's rules.

import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { useEndsSaid, usePace } from '#src/features/powerups/CardSheets.tsx';
import { renderPage, type RenderOptions } from '#src/testing/renderPage.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A game in which Ana has just used it. */
function fast(options: ConstructorParameters<typeof Game>[0] = {}) {
  const game = new Game({ ...options, options: { powerups: 'yes', ...options.options } });
  const ana = game.join('Ana');
  game.start();
  game.open(ana);
  game.host({ type: 'awardPowerup', powerup: 'supersonic', playerIds: [ana] });
  game.wait(2_000);
  const card = game.view(ana).me.belt?.slots[0]?.id ?? 0;
  const commandId = game.commandId();
  game.send({ type: 'usePowerup', playerId: ana, card, targetId: null, commandId });
  vi.setSystemTime(game.now);
  const pass = async (ms: number) => {
    game.wait(ms);
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  return { game, ana, pass, view: () => structuredClone(game.view(ana)) as PlayerView };
}

function Player({ view }: { readonly view: PlayerView }) {
  usePace(view);
  useEndsSaid(view.me.belt ?? { effects: [] });
  return null;
}

/** Renders the page and returns the music tempos it requests; `said` gets what it announces. */
async function play(view: PlayerView, options: RenderOptions = {}, said: string[] = []) {
  const heard: number[] = [];
  const prepare: RenderOptions['prepare'] = (services) => {
    vi.spyOn(services.sound, 'setTempo').mockImplementation((rate) => void heard.push(rate));
    vi.spyOn(services.announcer, 'announce').mockImplementation((text) => void said.push(text));
    return Promise.resolve();
  };
  await renderPage(<Player view={view} />, () => 'network', { ...options, prepare });
  return heard;
}

it('ends after 18 seconds, while the extra points last until 20', async () => {
  const { pass, view } = fast();
  const heard = await play(view());
  expect(heard).toEqual([1.12]);
  await pass(17_900);
  expect(heard).toEqual([1.12]);
  await pass(200);
  expect(heard).toEqual([1.12, 1]);
  expect(view().me.belt?.effects).toHaveLength(1);
});

it('resumes after a reload for the time left, and not once it is over', async () => {
  const { pass, view } = fast();
  await pass(10_000);
  const heard = await play(view());
  expect(heard).toEqual([1.12]);
  await pass(8_100);
  expect(heard).toEqual([1.12, 1]);
  cleanup();
  expect(await play(view())).toEqual([]);
});

it('stops during a pause', async () => {
  const { game, pass, view } = fast();
  await pass(10_000);
  game.host({ type: 'pause' });
  expect(await play(view())).toEqual([]);
  await pass(60_000);
  game.host({ type: 'resume' });
  const [effect] = view().me.belt?.effects ?? [];
  const left = (effect?.until ?? 0) - 2_000 - game.now;
  expect(left).toBeGreaterThanOrEqual(8_000);
  const heard = await play(view());
  expect(heard).toEqual([1.12]);
  await pass(left - 100);
  expect(heard).toEqual([1.12]);
  await pass(200);
  expect(heard).toEqual([1.12, 1]);
});

it('stands still between questions', async () => {
  const { game, ana, pass, view } = fast();
  await pass(10_000);
  game.answer(ana, ['7']);
  expect(await play(view())).toEqual([]);
  await pass(60_000);
  game.open(ana);
  const heard = await play(view());
  await pass(7_900);
  expect(heard).toEqual([1.12]);
  await pass(200);
  expect(heard).toEqual([1.12, 1]);
});

it('ends with the game, and is off with reduced motion', async () => {
  const { game, view } = fast();
  const calm = await play(view(), { settings: { reduceMotion: 'on' } });
  expect(calm).toEqual([]);
  cleanup();
  game.host({ type: 'end' });
  expect(await play(view())).toEqual([]);
  const still = fast({ options: { reduceMotion: true } });
  expect(await play(still.view())).toEqual([]);
});

it('says once that its time is up, and nothing while it stands still', async () => {
  const { pass, view } = fast();
  const said: string[] = [];
  await play(view(), {}, said);
  await pass(19_900);
  expect(said).toEqual([]);
  await pass(10_000);
  expect(said).toEqual(['Supersonic has ended']);
  cleanup();
  const other = fast();
  await other.pass(10_000);
  other.game.answer(other.ana, ['7']);
  const standing: string[] = [];
  await play(other.view(), {}, standing);
  await other.pass(60_000);
  expect(standing).toEqual([]);
});
