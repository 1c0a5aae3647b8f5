import { Container, type Sprite } from 'pixi.js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseAvatar } from '#core/avatars/avatar.ts';
import type { AvatarCode } from '#core/room/characters.ts';
import { avatarFixture } from '#scenes/avatars/avatarFixture.ts';
import { drawAvatar } from '#scenes/avatars/drawAvatar.ts';
import { loadParts } from '#scenes/avatars/parts.ts';
import { FOOT } from '#scenes/kit/anchors.ts';
import { CharacterSprite } from '#scenes/kit/CharacterSprite.ts';
import { byId, KeyedViews } from '#scenes/kit/KeyedViews.ts';
import type { SceneKind } from '#scenes/ports.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

interface Person {
  readonly id: string;
  readonly character: AvatarCode;
}
type Crowd = readonly Person[];

const SIZE = 60;
const FRAME_MS = 20;
/** Everyone in rows, as large as in a lobby. */
const CROWD: SceneKind<Crowd, never> = {
  id: 'crowd',
  diff: () => [],
  create(ports) {
    const root = new Container();
    const people = new KeyedViews<Person, CharacterSprite>(byId, () =>
      root.addChild(new CharacterSprite(ports, FOOT)),
    );
    return {
      root,
      layout: () => undefined,
      sync(crowd) {
        for (const [{ id, character }, sprite, index] of people.reconcile(crowd)) {
          sprite.label = id;
          sprite.set(character, SIZE);
          sprite.position.set(40 + (index % 25) * 50, 70 + Math.floor(index / 25) * 58);
        }
      },
      play: () => undefined,
      setFocus: () => undefined,
      targets: () => [],
      destroy: () => undefined,
    };
  },
};

const person = (index: number): Person => ({ id: `p${index}`, character: avatarFixture(index) });
const everyone = Array.from({ length: 900 }, (_, index) => person(index));

let open: TestStage | null = null;
beforeAll(() => Promise.all(everyone.slice(0, 100).map(({ character }) => loadParts(parse(character)))));
afterEach(() => {
  open?.destroy();
  open = null;
});

function parse(code: AvatarCode) {
  const config = parseAvatar(code);
  if (!config) throw new Error(code);
  return config;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs frames until everyone who was missing has been drawn. */
async function drawn({ stage, time }: TestStage): Promise<number> {
  let frames = 0;
  do {
    await nextTask();
    time.advance(FRAME_MS);
    frames += 1;
  } while (!stage.debug.wardrobe || stage.debug.wardrobe.debug.wanted > 0);
  time.advance(FRAME_MS);
  return frames;
}

function pixelsOf(draw: (context: CanvasRenderingContext2D) => void): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 108, height: 135 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas');
  draw(context);
  return context.getImageData(0, 0, 108, 135).data;
}

/** What each person's cell holds. */
function cellsOf({ stage }: TestStage): ReadonlyMap<string, Uint8ClampedArray> {
  const sprites = stage.debug.root.getChildrenByLabel(/^p\d+$/, true) as Sprite[];
  return new Map(
    sprites.map(({ label, texture: { source, frame } }) => [
      label,
      pixelsOf((context) => context.drawImage(source.resource as HTMLCanvasElement, -frame.x, -frame.y)),
    ]),
  );
}

const own = ({ character }: Person): Uint8ClampedArray =>
  pixelsOf((context) => {
    context.scale(0.45, 0.45);
    drawAvatar(context, parse(character));
  });

/** Edges may be smoothed differently from canvas to canvas. */
function isAlike(one: Uint8ClampedArray | undefined, other: Uint8ClampedArray): boolean {
  if (!one) return false;
  const difference = other.reduce((sum, value, index) => sum + Math.abs(value - (one[index] ?? 0)), 0);
  return difference / other.length < 0.5;
}

describe('the wardrobe', () => {
  it('draws 300 different avatars in few draws and little memory, a few a frame', {
    timeout: 120_000,
  }, async () => {
    open = await testStage({ draws: true, tier: 'high', stepMs: FRAME_MS });
    open.stage.show(CROWD, everyone.slice(0, 300));
    const different = new Set(everyone.slice(0, 300).map(({ character }) => character)).size;
    expect(different).toBeGreaterThan(295);
    expect(await drawn(open)).toBeGreaterThanOrEqual(different / 6);
    const before = open.drawCalls();
    open.stage.show(CROWD, everyone.slice(0, 300));
    open.time.advance(FRAME_MS);
    expect(open.drawCalls() - before).toBeLessThanOrEqual(10);
    const { cells, bytes } = open.stage.debug.wardrobe?.debug ?? { cells: 0, bytes: Infinity };
    expect(cells).toBe(different);
    expect(bytes).toBeLessThanOrEqual(24 * 2 ** 20);
  });

  it('keeps everyone in their own clothes while hundreds leave and join', { timeout: 120_000 }, async () => {
    open = await testStage({ draws: true, tier: 'high', stepMs: FRAME_MS });
    for (let first = 0; first <= 600; first += 200) {
      const crowd = everyone.slice(first, first + 300);
      open.stage.show(CROWD, crowd);
      await drawn(open);
      const cells = cellsOf(open);
      expect(cells.size).toBe(300);
      expect(crowd.filter((each) => !isAlike(cells.get(each.id), own(each)))).toEqual([]);
    }
    const { bytes } = open.stage.debug.wardrobe?.debug ?? { bytes: Infinity };
    expect(bytes).toBeLessThanOrEqual(36 * 2 ** 20);
  });

  it('draws nothing more once all are drawn, and frees everything with the stage', async () => {
    open = await testStage({ draws: true, tier: 'high', stepMs: FRAME_MS });
    open.stage.show(CROWD, everyone.slice(0, 20));
    await drawn(open);
    const { frames } = open.stage.debug;
    await nextTask();
    open.time.advance(1_000);
    expect(open.stage.debug.frames).toBe(frames);
    open.stage.clear();
    open.stage.show(CROWD, everyone.slice(0, 20));
    expect(open.stage.debug.wardrobe?.debug.wanted).toBe(0);
  });
});
