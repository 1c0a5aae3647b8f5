import type { Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import { AwaitedPicture } from '#scenes/kit/AwaitedPicture.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { createSceneClock } from '#scenes/stage/sceneClock.ts';
import { manualTime } from '#scenes/stage/time.ts';

const LOADED = { width: 900 } as Texture;

/** A picture whose requests are answered by hand, with the times they were made at. */
function start() {
  const time = manualTime(100);
  const requests: {
    readonly url: string;
    readonly at: number;
    readonly answer: (texture: Texture | null) => void;
  }[] = [];
  const picture = (url: string): Promise<Texture | null> =>
    new Promise((answer) => requests.push({ url, at: time.now(), answer }));
  const ports = { assets: { picture }, clock: createSceneClock(time, time.now) };
  const states: string[] = [];
  const awaited = new AwaitedPicture(ports as unknown as ScenePorts, () => states.push(awaited.state));
  const answer = async (texture: Texture | null): Promise<void> => {
    requests.at(-1)?.answer(texture);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { time, requests, states, awaited, answer };
}

it('is late after five seconds, and still shows once it comes', async () => {
  const { time, states, awaited, answer } = start();
  awaited.sync('q1', '/a.webp');
  expect(awaited.state).toBe('loading');
  time.advance(4_800);
  expect(states).toEqual([]);
  time.advance(400);
  expect(states).toEqual(['late']);
  await answer(LOADED);
  expect(states).toEqual(['late', 'shown']);
  expect(awaited.texture).toBe(LOADED);
});

it('is requested again, ever more slowly, until it comes', async () => {
  const { time, requests, states, awaited, answer } = start();
  awaited.sync('q1', '/a.webp');
  for (let failures = 0; failures < 7; failures += 1) {
    await answer(null);
    time.advance(60_000);
  }
  const waits = requests.slice(1).map(({ at }, index) => at - 60_000 * index);
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect(states).toEqual(['missing']);
  await answer(LOADED);
  expect(awaited.state).toBe('shown');
});

it("forgets the former question's picture", async () => {
  const { time, requests, states, awaited, answer } = start();
  awaited.sync('q1', '/a.webp');
  expect(awaited.sync('q1', '/a.webp')).toBe(false);
  expect(awaited.sync('q2', null)).toBe(true);
  await answer(LOADED);
  time.advance(60_000);
  expect(awaited.state).toBe('none');
  expect(awaited.texture).toBeNull();
  expect(states).toEqual([]);
  expect(requests).toHaveLength(1);
});
