// One press of a pointer, from down to up: a tap, a scroll or a drag. Independent of the page.

import type { DragStep, Intent, Rect, Target, ZoomStep } from '#scenes/ports.ts';
import type { TimeSource } from '#scenes/stage/time.ts';

export interface PressHost {
  targets(): readonly Target[];
  point(id: string | null, pressed: boolean): void;
  /** Called for a press on anything: whoever presses has seen enough of the motion. */
  pressed(): void;
  emit(intent: Intent): void;
  scrollBy(pixels: number): boolean;
  /** See `drag` of `Scene`. */
  drag(step: DragStep): Intent | null;
  ground(): Intent | null;
  /** Returns the intent of a finger that swept forward, as pages are turned; null for none. */
  swiped(): Intent | null;
  readonly isRightToLeft: () => boolean;
  /** See `zoom` and `dismiss` of `Scene`. */
  zoom(step: ZoomStep): boolean;
  dismiss(): boolean;
}

/** Position of a pointer on the canvas. */
export interface PointerSpot {
  /** The browser's pointer id. */
  readonly id: number;
  readonly type: string;
  readonly x: number;
  readonly y: number;
}

export interface Presses {
  down(spot: PointerSpot): void;
  move(spot: PointerSpot): void;
  up(spot: PointerSpot): void;
  /** Ends the current press or drag without effect; a dragged target goes back. */
  readonly cancel: () => void;
  /** Id of the pointer that is dragging; null for none. */
  readonly dragging: number | null;
  /** True while the pressed target is being dragged, or would be on the next move. */
  readonly isDragReady: boolean;
}

/** Pixels that a pointer may wander before a press turns into something else. */
const SLOP = { mouse: 4, other: 8 } as const;
/** CSS pixels that a finger sweeps over to swipe, and how many times farther across than up or down. */
const SWIPE = { pixels: 20, slope: 2 } as const;
/** Milliseconds that a finger must rest on a target before moving drags it from anywhere. */
const REST_MS = 180;
/** Milliseconds after which a resting finger begins the drag of a target that `holds`. */
const HOLD_MS = 250;
/**
 * Within `near` CSS pixels of a scrolling window's edge, a drag scrolls after `afterMs`, by at most `speed`
 * CSS pixels a second.
 */
const EDGE = { near: 56, afterMs: 150, speed: 540 } as const;

type Point = Pick<PointerSpot, 'x' | 'y'>;

const isIn = ({ x, y, width, height }: Rect, at: Point): boolean =>
  at.x >= x && at.y >= y && at.x < x + width && at.y < y + height;

export function targetAt(targets: readonly Target[], spot: Point): Target | null {
  // The last one drawn is on top.
  return targets.findLast(({ kind, rect }) => kind === 'button' && isIn(rect, spot)) ?? null;
}

/** Scroll speed of a drag at this height, in CSS pixels a second; negative toward the beginning. */
export function edgeSpeed({ y, height }: Rect, at: number): number {
  const near = Math.min(EDGE.near, height / 3);
  const into = Math.max(y + near - at, at - (y + height - near));
  if (into <= 0) return 0;
  return Math.sign(at - (y + height / 2)) * EDGE.speed * Math.min(1, into / near);
}

/** True if this way of a finger leads forward, as pages are turned. */
function isSwipe(from: PointerSpot, to: PointerSpot, isRightToLeft: boolean): boolean {
  const across = (from.x - to.x) * (isRightToLeft ? -1 : 1);
  return from.type === 'touch' && across >= SWIPE.pixels && across >= SWIPE.slope * Math.abs(from.y - to.y);
}

interface Press {
  readonly target: Target | null;
  readonly from: PointerSpot;
  last: PointerSpot;
  state: 'pressed' | 'scrolled' | 'dragged';
  /** True once it has left the spot where it began. */
  moved: boolean;
  /** True when moving would drag the target. */
  isDragReady: boolean;
  isHeld: boolean;
  /** Stops pending timers: the wait for a resting finger, and scrolling at an edge. */
  stop: () => void;
}

const nothing = (): void => undefined;

/** Two fingers on a picture, by the ids of their pointers. */
type Pinch = ReadonlyMap<number, PointerSpot>;

/** The middle between the fingers, and how far they are apart. */
function spanOf(pinch: Pinch): Point & { readonly far: number } {
  const [one, other = one] = [...pinch.values()];
  if (!one || !other) return { x: 0, y: 0, far: 1 };
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    far: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
  };
}

export function createPresses(host: PressHost, time: TimeSource): Presses {
  let press: Press | null = null;
  let pinch: Pinch | null = null;

  function step(current: Press, { target, last }: Press, state: DragStep['state']): Intent | null {
    const { from, isHeld } = current;
    const isTouch = from.type === 'touch';
    return host.drag({ id: target?.id ?? '', x: last.x, y: last.y, isTouch, isHeld, state });
  }

  /** Begins a pinch if both fingers are on a picture. */
  function pinched(first: Press | null, spot: PointerSpot): boolean {
    if (!first || first.from.id === spot.id || spot.type !== 'touch') return false;
    const isOn = (at: Point) => host.zoom({ x: at.x, y: at.y, by: 1 });
    if (!isOn(first.last) || !isOn(spot)) return false;
    cancel();
    pinch = new Map([
      [first.from.id, first.last],
      [spot.id, spot],
    ]);
    return true;
  }

  function pinchTo(fingers: Pinch, spot: PointerSpot): void {
    if (!fingers.has(spot.id)) return;
    const next = new Map(fingers).set(spot.id, spot);
    const [from, to] = [spanOf(fingers), spanOf(next)];
    const [across, down] = [to.x - from.x, to.y - from.y];
    // Fingers that have left the picture still hold it.
    if (host.zoom({ x: from.x, y: from.y, by: to.far / from.far, across, down })) pinch = next;
  }

  function stopWaiting(current: Press): void {
    current.stop();
    current.stop = nothing;
  }

  function lift(current: Press): void {
    stopWaiting(current);
    current.state = 'dragged';
    host.point(null, false);
    step(current, current, 'dragged');
  }

  /** Scrolls while the drag is near an edge and there is something left to scroll. */
  function scrollAtEdge(current: Press): void {
    const speed = (): number => {
      const scrolls = current.target?.drag?.scrolls;
      return scrolls ? edgeSpeed(scrolls, current.last.y) : 0;
    };
    if (speed() === 0) stopWaiting(current);
    else if (current.stop === nothing) {
      const begun = time.now();
      let before = begun;
      const tick = (): void => {
        const now = time.now();
        const scrolled = now - begun < EDGE.afterMs || host.scrollBy((speed() * (now - before)) / 1_000);
        before = now;
        if (!scrolled) return;
        step(current, current, 'dragged');
        current.stop = time.frame(tick);
      };
      current.stop = time.frame(tick);
    }
  }

  function dragsImmediately(target: Target | null, from: PointerSpot): boolean {
    const drag = target?.drag;
    return drag !== undefined && (from.type !== 'touch' || !drag.scrolls || isIn(drag.grip, from));
  }

  function cancel(): void {
    const ended = press;
    press = null;
    pinch = null;
    ended?.stop();
    if (ended?.state === 'dragged') step(ended, ended, 'canceled');
    host.point(null, false);
  }

  return {
    get dragging() {
      return press?.state === 'dragged' ? press.from.id : null;
    },
    get isDragReady() {
      return press?.isDragReady ?? false;
    },
    down(spot) {
      if (pinched(press, spot)) return;
      // A second finger cancels the drag.
      if (press?.state === 'dragged') return cancel();
      press?.stop();
      host.pressed();
      const target = targetAt(host.targets(), spot);
      const current: Press = {
        target,
        from: spot,
        last: spot,
        state: 'pressed',
        moved: false,
        isDragReady: dragsImmediately(target, spot),
        isHeld: false,
        stop: nothing,
      };
      press = current;
      if (spot.type === 'touch' && target?.drag?.holds)
        current.stop = time.after(HOLD_MS, () => {
          current.isHeld = true;
          lift(current);
        });
      else if (target?.drag && !current.isDragReady)
        current.stop = time.after(REST_MS, () => {
          current.isDragReady = true;
        });
      host.point(target?.id ?? null, target !== null);
    },
    move(spot) {
      if (pinch) return pinchTo(pinch, spot);
      const target = targetAt(host.targets(), spot);
      if (!press) return host.point(target?.id ?? null, false);
      if (spot.id !== press.from.id) return;
      const before = press.last;
      const slop = spot.type === 'mouse' ? SLOP.mouse : SLOP.other;
      press.moved ||= Math.hypot(spot.x - press.from.x, spot.y - press.from.y) > slop;
      press.last = spot;
      if (press.state === 'dragged') {
        step(press, press, 'dragged');
        return scrollAtEdge(press);
      }
      if (press.moved && press.isDragReady) return lift(press);
      if (press.moved) press.stop();
      if (spot.type !== 'mouse') {
        if (press.state === 'scrolled' || press.moved) {
          if (host.scrollBy(before.y - spot.y)) press.state = 'scrolled';
        } else press.last = before;
      }
      host.point(
        target?.id ?? null,
        target !== null && target.id === press.target?.id && press.state === 'pressed',
      );
    },
    up(spot) {
      const ended = press;
      if (pinch?.has(spot.id)) pinch = null;
      if (!ended || ended.from.id !== spot.id) return;
      press = null;
      ended.stop();
      if (ended.state === 'dragged') {
        const meant = step(ended, { ...ended, last: spot }, 'dropped');
        if (meant) host.emit(meant);
        return;
      }
      const target = targetAt(host.targets(), spot);
      host.point(spot.type === 'mouse' ? (target?.id ?? null) : null, false);
      if (ended.state === 'scrolled') return;
      const swept = isSwipe(ended.from, spot, host.isRightToLeft()) ? host.swiped() : null;
      if (swept) return host.emit(swept);
      if (target?.id !== ended.target?.id) return;
      // A target without an intent of its own takes a tap as a drop in the same place.
      const tapped = target?.drag && !target.intent ? step(ended, { ...ended, last: spot }, 'dropped') : null;
      if (target?.zoom) host.zoom(target.zoom);
      const meant = target ? (target.intent ?? tapped) : ended.moved ? null : host.ground();
      if (meant) host.emit(meant);
      if (meant && target?.followUpIntent) host.emit(target.followUpIntent);
    },
    cancel,
  };
}
