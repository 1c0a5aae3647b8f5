import { Container, Graphics, Sprite } from 'pixi.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import type { Scene, SceneKind, ScenePorts, Target } from '#scenes/ports.ts';
import { showScene } from '#scenes/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { picturesSettled, testStage, type TestStage } from '#scenes/stage/testStage.ts';
import { viewportOf } from '#scenes/stage/viewport.ts';

interface BoxView {
  readonly x: number;
}

class BoxScene implements Scene<BoxView, 'moved'> {
  readonly root = new Container();
  readonly #box = new Container({ label: 'box' });
  readonly #ports: ScenePorts;
  #view: BoxView = { x: 0 };
  destroyed = 0;

  constructor(ports: ScenePorts) {
    this.#ports = ports;
    const texture = ports.assets.baked('box', () => new Graphics().rect(0, 0, 40, 40).fill(0xff0000));
    this.#box.addChild(new Sprite(texture));
    this.root.addChild(this.#box);
  }
  layout(): void {
    this.#ports.motion.place(this.#box, { y: 10 });
  }
  sync(view: BoxView): void {
    this.#view = view;
    this.#ports.motion.place(this.#box, { x: view.x });
  }
  play(events: readonly 'moved'[]): void {
    if (events.length > 0) this.#ports.motion.play('slide', this.#box, { from: { x: -100 } });
  }
  setFocus(): void {
    this.#ports.invalidate('focus');
  }
  targets(): readonly Target[] {
    const rect = { x: this.#view.x, y: 10, width: 40, height: 40 };
    return [{ id: 'box', kind: 'button', rect, intent: { type: 'choose', optionId: 'box' } }];
  }
  destroy(): void {
    this.destroyed += 1;
  }
}

const boxKind: SceneKind<BoxView, 'moved'> = {
  id: 'box',
  create: (ports) => new BoxScene(ports),
  diff: (previous, next) => (previous?.x === next.x ? [] : ['moved']),
};

let open: TestStage | null = null;
const start = async (options: Parameters<typeof testStage>[0] = {}): Promise<TestStage> => {
  open = await testStage({ draws: true, paints: true, ...options });
  return open;
};
afterEach(() => {
  open?.destroy();
  open = null;
});

function pixel({ stage }: TestStage, x: number, y: number): readonly number[] {
  const copy = document.createElement('canvas');
  copy.width = stage.canvas.width;
  copy.height = stage.canvas.height;
  const context = copy.getContext('2d');
  context?.drawImage(stage.canvas, 0, 0);
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
}

describe('the frame loop', () => {
  it('draws nothing while nothing moves', async () => {
    const { stage, time } = await start();
    stage.show(boxKind, { x: 100 });
    time.advance(3_000);
    const { frames } = stage.debug;
    expect(frames).toBeGreaterThan(10);
    expect(time.waiting).toBe(0);
    time.advance(5_000);
    expect(stage.debug.frames).toBe(frames);
  });

  it('draws once for one change', async () => {
    const { stage, time } = await start({ policy: 'none' });
    stage.show(boxKind, { x: 100 });
    time.advance(1_000);
    const { frames } = stage.debug;
    stage.setFocus('box');
    time.advance(1_000);
    expect(stage.debug.frames).toBe(frames + 1);
  });
});

it('loses its motion on a machine that slows down, and finds it again once the machine recovers', async () => {
  const { stage, time } = await start({ tier: null, paints: false, draws: false });
  const first = stage.tier;
  const play = (frameMs: number, ms: number) => {
    time.stepMs = frameMs;
    for (let passed = 0; passed < ms; passed += 400) {
      stage.show(boxKind, { x: (passed / 4) % 300 });
      time.advance(400);
    }
  };
  stage.show(boxKind, { x: 0 });
  play(100, 60_000);
  expect(stage.tier).toBe('still');
  stage.show(boxKind, { x: 7 });
  time.advance(100);
  const [box] = labeledTree(stage.debug.root).filter(({ label }) => label === 'box');
  expect(box?.box[0]).toBe(7);
  play(1000 / 60, 120_000);
  expect(stage.tier).not.toBe('still');
  play(1000 / 60, 600_000);
  expect(['low', 'medium', first]).toContain(stage.tier);
});

describe('motion', () => {
  it('moves at first, and lands where sync says', async () => {
    const { stage, time } = await start();
    stage.show(boxKind, { x: 100 });
    time.advance(100);
    const [box] = labeledTree(stage.debug.root).filter(({ label }) => label === 'box');
    expect(box?.box[0]).toBeLessThan(100);
    time.advance(2_000);
    const [landed] = labeledTree(stage.debug.root).filter(({ label }) => label === 'box');
    expect(landed?.box[0]).toBe(100);
    expect(stage.debug.motions).toBe(0);
  });

  it('runs as fast as the pace says', async () => {
    const test = await start({ stepMs: 10 });
    test.stage.show(boxKind, { x: 0 });
    test.stage.settle();
    const lasts = (pace: number, x: number): number => {
      test.stage.setPace(pace);
      test.stage.show(boxKind, { x });
      let passed = 0;
      for (; test.stage.debug.motions > 0; passed += 10) test.time.advance(10);
      return passed;
    };
    const usual = lasts(1, 200);
    expect(lasts(1.25, 100)).toBeLessThanOrEqual(usual * 0.8 + 20);
    expect(lasts(1, 300)).toBe(usual);
  });

  it('continues toward a new place', async () => {
    const { stage, time } = await start();
    stage.show(boxKind, { x: 100 });
    time.advance(100);
    stage.show(boxKind, { x: 300 });
    time.advance(2_000);
    const [landed] = labeledTree(stage.debug.root).filter(({ label }) => label === 'box');
    expect(landed?.box[0]).toBe(300);
  });

  it.each(['reduced', 'none'] as const)('never moves anything out of place under %s', async (policy) => {
    const { stage, time } = await start({ policy });
    stage.show(boxKind, { x: 100 });
    for (let step = 0; step < 20; step += 1) {
      time.advance(20);
      const [box] = labeledTree(stage.debug.root).filter(({ label }) => label === 'box');
      if (box) expect(box.box[0]).toBe(100);
    }
    time.advance(500);
    expect(time.waiting).toBe(0);
  });
});

it('raises the intent of the pressed target only', async () => {
  const test = await start({ policy: 'none' });
  test.stage.show(boxKind, { x: 100 });
  test.time.advance(100);
  const press = (x: number, y: number): void => {
    for (const type of ['pointerdown', 'pointerup']) {
      const box = test.stage.canvas.getBoundingClientRect();
      test.stage.canvas.dispatchEvent(
        new PointerEvent(type, {
          clientX: box.x + x,
          clientY: box.y + y,
          pointerType: 'mouse',
          button: 0,
          bubbles: true,
        }),
      );
    }
  };
  press(10, 10);
  expect(test.intents).toEqual([]);
  press(120, 30);
  expect(test.intents).toEqual([{ type: 'choose', optionId: 'box' }]);
});

/** Resolves once the context is lost, with a function that restores it. */
async function lose({ stage }: TestStage): Promise<() => Promise<void>> {
  const happens = (name: string): Promise<unknown> =>
    new Promise((resolve) => stage.canvas.addEventListener(name, resolve, { once: true }));
  const gone = happens('webglcontextlost');
  const lost = stage.debug.loseContext();
  await gone;
  // The context may only come back after the event has been dispatched to every listener.
  await new Promise((resolve) => setTimeout(resolve, 20));
  return async () => {
    const back = happens('webglcontextrestored');
    lost?.restore();
    await back;
  };
}

describe('a lost WebGL context', () => {
  it('comes back with everything drawn so far and changed since', async () => {
    const test = await start({ policy: 'none' });
    test.stage.show(boxKind, { x: 100 });
    test.time.advance(100);
    expect(pixel(test, 120, 30)).toEqual([255, 0, 0]);
    for (let round = 1; round < 3; round += 1) {
      const restore = await lose(test);
      test.stage.show(boxKind, { x: 100 + 200 * round });
      test.time.advance(2_000);
      await restore();
      test.time.advance(200);
      expect(test.gone()).toBe(false);
      expect(pixel(test, 120 + 200 * round, 30)).toEqual([255, 0, 0]);
    }
  });

  it.each(['mcq/open', 'projectorClimb/a-class-of-30', 'duelsOnTheBoard/quiet'])(
    'comes back with every pixel of %s',
    async (id) => {
      const entry = (await loadGalleryEntries()).find((one) => one.id.startsWith(id));
      if (!entry) throw new Error(`no fixture ${id}`);
      // A part of the projector that would otherwise come at any time after its scene.
      await import('#scenes/features/duels/ProjectorStrikes.ts');
      const test = await start({
        policy: 'none',
        withPictures: true,
        now: FIXTURE_NOW,
        width: 640,
        height: 360,
      });
      await showScene(test.stage, entry.request, () => true);
      // In steps, because the part then asks for pictures of its own.
      const settle = async (): Promise<void> => {
        for (let step = 0; step < 5; step += 1) {
          await picturesSettled();
          test.time.advance(40);
        }
      };
      await settle();
      const before = test.stage.canvas.toDataURL();
      await (await lose(test))();
      await settle();
      expect(test.stage.canvas.toDataURL() === before).toBe(true);
    },
  );

  it('is given up if it stays away', async () => {
    const test = await start({ policy: 'none' });
    test.stage.show(boxKind, { x: 100 });
    await lose(test);
    test.time.advance(2_500);
    expect(test.gone()).toBe(false);
    test.time.advance(1_000);
    expect(test.gone()).toBe(true);
  });
});

describe('a frame that throws', () => {
  /** Throws in each frame from the second view on, this many times. */
  const throwing = (times: number): SceneKind<BoxView, 'moved'> => {
    let left = times;
    return {
      ...boxKind,
      create: (ports) => {
        const scene = boxKind.create(ports);
        scene.root.onRender = () => {
          if (left === 0 || scene.root.children[0]?.x === 100) return;
          left -= 1;
          throw new Error('in a frame');
        };
        return scene;
      },
    };
  };
  const play = async (times: number): Promise<TestStage> => {
    const test = await start({ policy: 'none' });
    vi.spyOn(globalThis, 'reportError').mockReturnValue();
    const kind = throwing(times);
    test.stage.show(kind, { x: 100 });
    test.time.advance(100);
    test.stage.show(kind, { x: 300 });
    test.time.advance(1_000);
    return test;
  };
  afterEach(() => void vi.restoreAllMocks());

  it('is reported, and drawing continues from the current view', async () => {
    const test = await play(1);
    expect(reportError).toHaveBeenCalledTimes(1);
    expect(test.gone()).toBe(false);
    expect(pixel(test, 320, 30)).toEqual([255, 0, 0]);
    expect(pixel(test, 120, 30)).not.toEqual([255, 0, 0]);
  });

  it('is reported again and ends the stage if the rebuilt scene throws too', async () => {
    const test = await play(99);
    expect(reportError).toHaveBeenCalledTimes(2);
    expect(test.gone()).toBe(true);
  });
});

it('draws anew once letters of another script have loaded', async () => {
  const { stage } = await start();
  const create = vi.fn(boxKind.create);
  stage.show({ ...boxKind, create }, { x: 100 });
  const loaded = (family: string) =>
    document.fonts.dispatchEvent(
      new FontFaceSetLoadEvent('loadingdone', { fontfaces: [new FontFace(family, 'local(none)')] }),
    );
  loaded('Quicksand Variable');
  expect(create).toHaveBeenCalledTimes(1);
  loaded('Noto Sans JP');
  expect(create).toHaveBeenCalledTimes(2);
});

it('releases what a scene made', async () => {
  const { stage, time } = await start();
  for (let round = 0; round < 5; round += 1) {
    stage.show(boxKind, { x: round });
    time.advance(50);
    stage.resize(viewportOf({ width: 400 + round, height: 300 }));
    stage.clear();
    time.advance(50);
    expect(stage.debug.textures).toBe(0);
    expect(stage.debug.root.children).toHaveLength(0);
  }
  time.advance(1_000);
  expect(time.waiting).toBe(0);
});
