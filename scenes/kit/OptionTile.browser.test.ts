import type { Text } from 'pixi.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MarkedText } from '#scenes/kit/MarkedText.ts';
import { OptionTile, type OptionTileLook } from '#scenes/kit/OptionTile.ts';
import type { SceneKind } from '#scenes/ports.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

const look: OptionTileLook = {
  index: 0,
  text: 'Rhine',
  width: 300,
  height: 80,
  textSize: 20,
  state: 'dimmed',
};

let test: TestStage;
let tile: OptionTile;
const scene: SceneKind<null, never> = {
  id: 'tile',
  diff: () => [],
  create(ports) {
    tile = new OptionTile(ports);
    const nothing = () => undefined;
    return {
      root: tile,
      layout: nothing,
      sync: nothing,
      play: nothing,
      setFocus: nothing,
      targets: () => [],
      destroy: nothing,
    };
  },
};
beforeAll(async () => {
  test = await testStage();
  test.stage.show(scene, null);
});
afterAll(() => test.destroy());

/** The y of the words and of the count in the tile. */
function linesOf(changes: Partial<OptionTileLook>): { readonly words: number; readonly count: number } {
  tile.set({ ...look, ...changes });
  const y = (wanted: string): number =>
    tile.body.children
      .flatMap(({ children }) => children)
      .find((child) => (child instanceof MarkedText ? child.plain : (child as Text)).text === wanted)?.y ??
    Number.NaN;
  return { words: y('Rhine'), count: y('0') };
}

it.each([300, 160])('keeps its words centered when it has no bar, at a width of %i', (width) => {
  const plain = linesOf({ width });
  const unchosen = linesOf({ width, tally: { count: '0', share: 0 } });
  expect(unchosen.words).toBe(plain.words);
  expect(unchosen.count).toBe(plain.words);
  expect(linesOf({ width, tally: { count: '0', share: 0.5 } }).words).toBeLessThan(plain.words);
});
