import type { Application, Sprite } from 'pixi.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatAvatar, type AvatarConfig } from '#core/avatars/avatar.ts';
import type { AvatarTexture } from '#scenes/avatars/AvatarTexture.ts';
import { FigureMotion } from '#src/platform/stage/FigureMotion.ts';

const BARE: AvatarConfig = { skin: 1, expression: 1 };
const HAT: AvatarConfig = { ...BARE, headgear: 3 };
const SCARF: AvatarConfig = { ...BARE, neck: 10 };
const UNIT = 0.5;

type Tick = (ticker: { readonly deltaMS: number }) => void;

function figure() {
  const ticks = new Set<Tick>();
  const ticker = {
    started: false,
    add: (tick: Tick) => ticks.add(tick),
    remove: (tick: Tick) => ticks.delete(tick),
    start: () => {
      ticker.started = true;
    },
    stop: () => {
      ticker.started = false;
    },
  };
  const render = vi.fn();
  const sprite = {
    alpha: 1,
    scale: { x: 1, y: 1, set: (unit: number) => Object.assign(sprite.scale, { x: unit, y: unit }) },
  };
  const drawn: string[] = [];
  const picture = {
    draw: (config: AvatarConfig, face = 'own') => void drawn.push(`${formatAvatar(config)} ${face}`),
  };
  const motion = new FigureMotion(
    { ticker, render } as unknown as Application,
    sprite as unknown as Sprite,
    picture as unknown as AvatarTexture,
    UNIT,
  );
  const run = (ms: number) => {
    for (let at = 0; at < ms && ticker.started; at += 10) for (const tick of ticks) tick({ deltaMS: 10 });
  };
  return { motion, ticker, render, sprite, drawn, run, ticks };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('turns to put on what is new, is happy for a moment, and then stands still', () => {
  const { motion, ticker, sprite, drawn, run } = figure();
  motion.wear(BARE, false);
  expect([ticker.started, drawn]).toEqual([false, ['s1e1 own']]);
  motion.wear(HAT, false);
  run(200);
  expect(drawn).toHaveLength(1);
  expect(sprite.scale.x).toBeLessThan(0.3 * UNIT);
  run(2_000);
  expect(drawn.slice(1)).toEqual(['s1e1g3 own', 's1e1g3 happy', 's1e1g3 own']);
  expect([ticker.started, sprite.scale.x]).toEqual([false, UNIT]);
});

it('goes straight on to what is put on last', () => {
  const { motion, drawn, run } = figure();
  motion.wear(BARE, false);
  motion.wear(HAT, false);
  run(150);
  motion.wear(SCARF, false);
  run(2_000);
  expect(drawn).toEqual(['s1e1 own', 's1e1n10 own', 's1e1n10 happy', 's1e1n10 own']);
});

it('neither turns nor blinks with reduced motion, but fades', () => {
  const { motion, sprite, drawn, run } = figure();
  motion.wear(BARE, true);
  vi.advanceTimersByTime(60_000);
  motion.wear(HAT, true);
  run(150);
  expect([sprite.scale.x, sprite.alpha < 0.2]).toEqual([UNIT, true]);
  run(2_000);
  expect([drawn, sprite.alpha]).toEqual([['s1e1 own', 's1e1g3 own'], 1]);
});

it('blinks four times, then sleeps; and does nothing once it is gone', () => {
  const { motion, render, drawn, ticks } = figure();
  motion.wear(BARE, false);
  vi.advanceTimersByTime(60_000);
  expect(drawn.filter((each) => each.endsWith('closed'))).toHaveLength(4);
  expect(drawn.at(-1)).toBe('s1e1 own');
  motion.wear(HAT, false);
  const rendered = render.mock.calls.length;
  motion.destroy();
  vi.advanceTimersByTime(60_000);
  expect([ticks.size, render.mock.calls.length]).toEqual([0, rendered]);
});
