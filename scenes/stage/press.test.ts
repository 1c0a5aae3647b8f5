import { beforeEach, describe, expect, it } from 'vitest';
import type { DragStep, Draggable, Intent, Target, ZoomStep } from '#scenes/ports.ts';
import { createPresses, edgeSpeed, type Presses } from '#scenes/stage/press.ts';
import { type ManualTime, manualTime } from '#scenes/stage/time.ts';

const NEXT: Intent = { type: 'next' };
const SUBMIT: Intent = { type: 'submit' };
const window = { x: 0, y: 0, width: 400, height: 600 };
const grip = { x: 300, y: 100, width: 60, height: 50 };
const plain: Target = {
  id: 'plain',
  kind: 'button',
  rect: { x: 0, y: 0, width: 400, height: 50 },
  intent: NEXT,
};
const piece = (drag: Draggable): Target => ({
  id: 'piece',
  kind: 'button',
  rect: { x: 0, y: 100, width: 360, height: 50 },
  intent: { type: 'hold', piece: 'a' },
  drag,
});

let time: ManualTime;
let presses: Presses;
let emitted: Intent[];
let steps: DragStep[];
let scrolled: number[];
let zooms: ZoomStep[];
let targets: Target[];
let dropMeans: Intent | null;
let isRightToLeft: boolean;

beforeEach(() => {
  [emitted, steps, scrolled, zooms] = [[], [], [], []];
  targets = [plain, piece({ grip })];
  dropMeans = NEXT;
  isRightToLeft = false;
  time = manualTime(10);
  presses = createPresses(
    {
      targets: () => targets,
      point: () => undefined,
      pressed: () => undefined,
      emit: (intent) => emitted.push(intent),
      scrollBy: (pixels) => scrolled.push(pixels) > 0 && targets[1]?.drag?.scrolls !== undefined,
      drag(step) {
        steps.push(step);
        return step.state === 'dropped' ? dropMeans : null;
      },
      ground: () => SUBMIT,
      swiped: () => targets.find(({ id }) => id === 'next')?.intent ?? null,
      isRightToLeft: () => isRightToLeft,
      zoom(step) {
        zooms.push(step);
        return targets.some(({ id }) => id === 'picture');
      },
      dismiss: () => false,
    },
    time,
  );
});

const at = (x: number, y: number, type = 'touch', id = 1) => ({ id, type, x, y });
const states = () => steps.map(({ state }) => state);

describe('a tap', () => {
  it("raises its target's intent, then the additional one", () => {
    targets = [{ ...plain, followUpIntent: SUBMIT }];
    presses.down(at(10, 10));
    presses.up(at(12, 14));
    expect(emitted).toEqual([NEXT, SUBMIT]);
  });

  it('on a target without an intent drops it there, so that the point counts', () => {
    targets = [{ id: 'board', kind: 'button', rect: { x: 0, y: 0, width: 400, height: 50 }, drag: { grip } }];
    presses.down(at(10, 10));
    presses.up(at(12, 14));
    expect(steps).toMatchObject([{ id: 'board', x: 12, y: 14, state: 'dropped' }]);
    expect(emitted).toEqual([NEXT]);
  });

  it("outside all targets raises the ground's intent, unless the pointer moved away", () => {
    presses.down(at(10, 300));
    presses.up(at(12, 302));
    presses.down(at(10, 300, 'mouse'));
    presses.move(at(200, 400, 'mouse'));
    presses.up(at(200, 400, 'mouse'));
    expect(emitted).toEqual([SUBMIT]);
  });
});

describe('a swipe', () => {
  const swipe = (dx: number, dy = 0, type = 'touch') => {
    presses.down(at(200, 300, type));
    presses.move(at(200 + dx, 300 + dy, type));
    presses.up(at(200 + dx, 300 + dy, type));
  };

  beforeEach(() => {
    targets = [{ ...plain, id: 'next' }];
  });

  it.each([
    ['20 pixels forward', -20, 0, 'touch', [NEXT]],
    ['not as far', -19, 0, 'touch', []],
    ['back', 60, 0, 'touch', []],
    ['mostly down', -40, 30, 'touch', []],
    ['with a mouse', -60, 0, 'mouse', []],
  ] as const)('%s', (_, dx, dy, type, meant) => {
    swipe(dx, dy, type);
    expect(emitted).toEqual(meant);
  });

  it('goes the other way where pages run from right to left', () => {
    isRightToLeft = true;
    swipe(-60);
    expect(emitted).toEqual([]);
    swipe(20);
    expect(emitted).toEqual([NEXT]);
  });

  it('does nothing while there is no next', () => {
    targets = [plain];
    swipe(-60);
    expect(emitted).toEqual([]);
  });
});

describe('a drag', () => {
  it.each([
    ['mouse', 5],
    ['pen', 9],
    ['touch', 9],
  ])('begins with a %s after %i pixels, and raises the intent of where it is dropped', (type, far) => {
    presses.down(at(50, 120, type));
    presses.move(at(50, 119 + far, type));
    expect(steps).toEqual([]);
    presses.move(at(50, 120 + far, type));
    presses.move(at(50, 300, type));
    presses.up(at(50, 310, type));
    expect(states()).toEqual(['dragged', 'dragged', 'dropped']);
    expect(steps.at(-1)).toMatchObject({ id: 'piece', x: 50, y: 310, isTouch: type === 'touch' });
    expect(emitted).toEqual([NEXT]);
  });

  it('raises no intent when the drop has none', () => {
    dropMeans = null;
    presses.down(at(50, 120));
    presses.move(at(50, 200));
    presses.up(at(50, 200));
    expect(emitted).toEqual([]);
  });

  it.each([
    ['a second finger', () => presses.down(at(200, 300, 'touch', 2))],
    ['an event from outside', () => presses.cancel()],
  ])('is canceled by %s, and the release raises nothing', (_why, end) => {
    presses.down(at(50, 120));
    presses.move(at(50, 200));
    end();
    presses.up(at(50, 200));
    expect(states()).toEqual(['dragged', 'canceled']);
    expect(presses.dragging).toBeNull();
    expect(emitted).toEqual([]);
  });
});

describe('in a window that scrolls', () => {
  beforeEach(() => {
    targets = [plain, piece({ grip, scrolls: window })];
  });

  it('a flick of a finger scrolls', () => {
    presses.down(at(50, 120));
    presses.move(at(50, 90));
    presses.move(at(50, 60));
    time.advance(500);
    presses.up(at(50, 60));
    expect(scrolled).toEqual([30, 30]);
    expect([steps, emitted]).toEqual([[], []]);
  });

  it('a finger drags from the grip right away, and from elsewhere after resting', () => {
    presses.down(at(310, 120));
    presses.move(at(310, 140));
    presses.up(at(310, 140));
    expect(states()).toEqual(['dragged', 'dropped']);
    steps = [];
    presses.down(at(50, 120));
    time.advance(170);
    expect(presses.isDragReady).toBe(false);
    time.advance(20);
    expect(presses.isDragReady).toBe(true);
    expect(steps).toEqual([]);
    presses.move(at(50, 300));
    presses.up(at(50, 300));
    expect(states()).toEqual(['dragged', 'dropped']);
    expect(scrolled).toEqual([]);
  });

  it('a finger that only rests is a tap, and lifts nothing', () => {
    presses.down(at(50, 120));
    time.advance(400);
    presses.move(at(52, 121));
    presses.up(at(52, 121));
    expect(steps).toEqual([]);
    expect(emitted).toEqual([{ type: 'hold', piece: 'a' }]);
  });

  it('a mouse drags from anywhere', () => {
    presses.down(at(50, 120, 'mouse'));
    presses.move(at(50, 130, 'mouse'));
    expect(states()).toEqual(['dragged']);
  });

  it('a drag scrolls at the edge after a moment, until it leaves the edge or ends', () => {
    presses.down(at(310, 120));
    presses.move(at(310, 560));
    presses.move(at(310, 599));
    time.advance(140);
    expect(scrolled).toEqual([]);
    time.advance(100);
    expect(scrolled.length).toBeGreaterThan(4);
    expect(scrolled.every((pixels) => pixels > 4 && pixels < 6)).toBe(true);
    presses.move(at(310, 300));
    scrolled = [];
    time.advance(300);
    presses.move(at(310, 20));
    time.advance(200);
    expect(scrolled[0]).toBeLessThan(0);
    presses.up(at(310, 20));
    expect(time.waiting).toBe(0);
  });
});

it('scrolls faster the closer a drag is to the edge, and not at all away from it', () => {
  expect(edgeSpeed(window, 300)).toBe(0);
  expect(edgeSpeed(window, 600)).toBe(540);
  expect(edgeSpeed(window, 28)).toBeCloseTo(-270);
});

describe('two fingers on a picture', () => {
  beforeEach(() => {
    targets = [{ id: 'picture', kind: 'button', rect: window, drag: { grip: window } }];
    presses.down(at(100, 100));
    presses.down(at(200, 100, 'touch', 2));
  });

  it('enlarge it around their middle, and move it along', () => {
    presses.move(at(310, 100, 'touch', 2));
    expect(zooms.at(-1)).toEqual({ x: 150, y: 100, by: 2.1, across: 55, down: 0 });
    expect(emitted).toEqual([]);
  });

  it('mean nothing else, until both are up', () => {
    presses.up(at(200, 100, 'touch', 2));
    presses.move(at(100, 300));
    presses.up(at(100, 300));
    expect([emitted, states()]).toEqual([[], []]);
  });
});

describe('a finger that rests on what it can hold', () => {
  beforeEach(() => {
    targets = [{ id: 'board', kind: 'button', rect: window, drag: { grip, scrolls: window, holds: true } }];
    presses.down(at(100, 300));
  });

  it('drags before it moves', () => {
    time.advance(260);
    expect(steps).toMatchObject([{ id: 'board', state: 'dragged', isHeld: true, x: 100, y: 300 }]);
    presses.up(at(100, 300));
    expect(states()).toEqual(['dragged', 'dropped']);
    expect(emitted).toEqual([NEXT]);
  });

  it('scrolls if it moves before that', () => {
    presses.move(at(100, 260));
    time.advance(400);
    presses.move(at(100, 220));
    expect(states()).toEqual([]);
    expect(scrolled.length).toBeGreaterThan(0);
  });
});
