import '@fontsource-variable/quicksand/wght.css';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { questionScene } from '#scenes/playerScenes.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import { FLASHCARD } from '#scenes/questions/flashcard/fixtures.ts';
import { loadQuestionParts } from '#scenes/questions/registry.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

let open: TestStage | null = null;
beforeAll(() => loadQuestionParts('all'));
afterEach(() => {
  open?.destroy();
  open = null;
});

async function show(state: string): Promise<TestStage> {
  const view = FLASHCARD[state];
  if (!view) throw new Error('no such fixture');
  open ??= await testStage({ width: 390, height: 844, policy: 'none', now: FIXTURE_NOW });
  open.stage.show(questionScene, view);
  open.time.advance(2_000);
  return open;
}

/** Drags the card to the side by these CSS pixels. */
function swipe(test: TestStage, by: number): void {
  const rect = test.stage.targets().find(({ id }) => id === 'card')?.rect;
  if (!rect) throw new Error('no card');
  const from = rect.x + rect.width / 2;
  const box = test.stage.canvas.getBoundingClientRect();
  const point = (type: string, x: number) =>
    test.stage.canvas.dispatchEvent(
      new PointerEvent(type, {
        clientX: box.x + x,
        clientY: box.y + rect.y + rect.height / 2,
        pointerId: 1,
        pointerType: 'mouse',
        buttons: 1,
      }),
    );
  point('pointerdown', from);
  // The drag begins at its first step.
  point('pointermove', from + Math.sign(by) * 10);
  point('pointermove', from + Math.sign(by) * 10 + by);
  point('pointerup', from + Math.sign(by) * 10 + by);
}

it('is turned over by a tap, and marked by a swipe that goes far enough', async () => {
  const test = await show('front');
  swipe(test, 0);
  swipe(test, 60);
  swipe(test, -60);
  swipe(test, 90);
  swipe(test, -90);
  expect(test.intents).toEqual([
    { type: 'flip' },
    { type: 'know', known: true },
    { type: 'know', known: false },
  ]);
});

it('takes no swipe once it is marked', async () => {
  const test = await show('known');
  swipe(test, 120);
  expect(test.intents).toEqual([]);
});
