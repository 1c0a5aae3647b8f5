import '@fontsource-variable/quicksand';
import { Container } from 'pixi.js';
import { afterEach, expect, it } from 'vitest';
import { MOUNTAIN_KINDS, type MountainKind } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import type { Camera, MountainEvent, MountainModel } from '#scenes/features/mysticPeak/mountain/model.ts';
import { Mountain } from '#scenes/features/mysticPeak/mountain/Mountain.ts';
import { stretchesOf } from '#scenes/features/mysticPeak/mountain/route.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { SceneKind, Viewport } from '#scenes/ports.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

interface View {
  readonly kind: MountainKind;
  readonly camera: Camera;
  readonly model: MountainModel;
  readonly events?: readonly MountainEvent[];
}

const CAMPS = [4, 4, 4, 4, 4];
const STRETCHES = stretchesOf(CAMPS);

const scene: SceneKind<View, MountainEvent> = {
  id: 'mountain',
  diff: (_, { events = [] }) => events,
  create(ports) {
    const root = new Container();
    let space: Viewport | null = null;
    let mountain: Mountain | null = null;
    return {
      root,
      layout: (given) => {
        space = given;
      },
      sync({ kind, camera, model }) {
        if (!space) return;
        const isFirst = mountain === null;
        mountain ??= root.addChild(new Mountain(ports, { kind, camps: CAMPS }));
        const { width, height } = space;
        mountain.frame(camera, { x: 0, y: 0, width, height }, !isFirst);
        mountain.sync(model);
      },
      play: (events) => mountain?.play(events),
      setFocus: () => undefined,
      targets: () => [],
      destroy: () => mountain?.destroy(),
    };
  },
};

const part = (camp: number): Camera => ({ from: STRETCHES[camp]?.from ?? 0, to: STRETCHES[camp]?.to ?? 0 });

/**
 * A room of `count` climbers; beyond 30, all but the first ten are lamps. `up`: how far every third one has
 * climbed since.
 */
function room(count: number, own: number | null, up = 0): MountainModel {
  const others = Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `Player ${index}`,
    character: index,
    height: Math.min(
      1_000,
      Math.floor((Math.floor(seededRandom(81, index) * 18) + (index % 3 === 0 ? up : 0)) * 50),
    ),
    pose: (['walk', 'climb', 'rest', 'cheer', 'slip'] as const)[index % 5] ?? 'walk',
    isOwn: false,
    isNamed: index < 10 || count <= 30,
    lamp: count > 30 && index >= 10,
  }));
  const self =
    own === null
      ? []
      : [
          {
            id: 'own',
            name: 'Me',
            character: 4,
            height: own,
            pose: 'climb' as const,
            isOwn: true,
            isNamed: true,
            lamp: false,
          },
        ];
  const climbers = [...others, ...self];
  const at = (camp: number): number =>
    climbers.filter(({ height }) => Math.min(4, Math.floor(height / 200)) === camp).length;
  return {
    climbers,
    counts: CAMPS.map((_, camp) => at(camp)),
    flags: CAMPS.map((_, camp) => ({
      camp,
      fill: climbers.filter(({ height }) => height >= camp * 200).length / climbers.length,
    })),
    peakFlags: climbers.filter(({ height }) => height >= 1_000).map(({ character }) => character),
    avalanche: null,
    trail: null,
  };
}

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});
const start = async (options: Parameters<typeof testStage>[0] = {}): Promise<TestStage> => {
  open?.destroy();
  open = await testStage({ width: 390, height: 844, tier: 'low', stepMs: 40, ...options });
  return open;
};
const show = (test: TestStage, view: View): void => test.stage.show(scene, view);
const tree = (test: TestStage) => labeledTree(test.stage.debug.root);

it('draws nothing while nothing happens', async () => {
  for (const kind of MOUNTAIN_KINDS) {
    const test = await start({ tier: 'high' });
    show(test, { kind, camera: part(3), model: room(12, 650) });
    test.time.advance(5_600);
    expect(test.stage.debug.motions).toBe(0);
    const { frames } = test.stage.debug;
    test.time.advance(10_000);
    expect(test.stage.debug.frames, kind).toBe(frames);
  }
});

it('ends in the same state whatever was played before, even without motion', async () => {
  const before = room(14, 200);
  const after = { ...room(14, 1_000, 2), avalanche: { camp: 4 } };
  const events: readonly MountainEvent[] = [
    { type: 'climbed', ids: after.climbers.map(({ id }) => id) },
    { type: 'camp', camp: 4 },
    { type: 'peak', id: 'own' },
    { type: 'slipped', id: 'p2' },
    { type: 'avalanche', camp: 4 },
  ];
  const rest = await start();
  show(rest, { kind: 'default', camera: part(4), model: after });
  rest.time.advance(6_000);
  const wanted = tree(rest);
  for (const policy of ['full', 'reduced', 'none'] as const) {
    const test = await start({ policy });
    show(test, { kind: 'default', camera: part(1), model: before });
    test.time.advance(200);
    show(test, { kind: 'default', camera: part(4), model: after, events });
    test.time.advance(6_000);
    expect(test.stage.debug.motions).toBe(0);
    expect(tree(test), policy).toEqual(wanted);
  }
});

it('moves the camera within 1.2 s, or immediately on a press', async () => {
  const cameras: readonly Camera[] = ['whole', part(0), part(1), 'whole', part(3), part(2)];
  for (const rest of ['wait', 'press'] as const) {
    const test = await start();
    for (const camera of cameras) {
      show(test, { kind: 'fuji', camera, model: room(8, 300) });
      if (rest === 'press') test.stage.settle();
      else test.time.advance(1_200);
      expect(test.stage.debug.motions).toBe(0);
    }
  }
});

it('keeps no picture of earlier camera positions', async () => {
  const test = await start({ draws: true });
  const walk = (): void => {
    for (const camera of ['whole', part(0), part(1), part(2), part(4)] as const) {
      show(test, { kind: 'kilimanjaro', camera, model: room(300, 500) });
      test.time.advance(1_400);
    }
  };
  walk();
  const { gpuTextures } = test.stage.debug;
  for (let round = 0; round < 4; round += 1) walk();
  expect(test.stage.debug.gpuTextures).toBeLessThanOrEqual(gpuTextures);
});

it('draws 300 climbers in at most 60 calls, even while they move', async () => {
  const test = await start({ width: 1_920, height: 1_080, withPictures: true, draws: true });
  let most = 0;
  const frame = (ms: number): void => {
    const before = test.drawCalls();
    test.time.advance(ms);
    most = Math.max(most, test.drawCalls() - before);
  };
  show(test, { kind: 'default', camera: 'whole', model: room(300, null) });
  frame(40);
  const moved = room(300, null, 2);
  show(test, {
    kind: 'default',
    camera: 'whole',
    model: moved,
    events: [{ type: 'climbed', ids: moved.climbers.map(({ id }) => id) }],
  });
  for (let step = 0; step < 20; step += 1) frame(40);
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(60);
});
