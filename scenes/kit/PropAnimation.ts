// Base of transient animations: things that cross a scene and leave nothing behind. Unless motion is full,
// none of them show, and the end state appears right away.

import type { Container, Graphics } from 'pixi.js';
import { drawing } from '#scenes/kit/drawing.ts';
import { loadGear, Gear, type GearSheet } from '#scenes/kit/gear.ts';
import { framesOf, type Pose, poseAt } from '#scenes/kit/storyboard.ts';
import type { RunningMotion, Rect, ScenePorts, Point } from '#scenes/ports.ts';
import { RunningMotions } from '#scenes/kit/RunningMotions.ts';

interface Timing {
  /** Seconds. */
  readonly at?: number;
  readonly for: number;
}

/** Tolerance between two clocks. */
const FRAME_MS = 50;

export abstract class PropAnimation<Name extends string> {
  readonly ports: ScenePorts;
  readonly #over: Container;
  readonly #sheet: GearSheet<Name>;
  readonly #running = new RunningMotions();
  /** Incremented when everything is finished early; cancels what was due later. */
  #round = 0;

  constructor(ports: ScenePorts, over: Container, sheet: GearSheet<Name>) {
    this.ports = ports;
    this.#over = over;
    this.#sheet = sheet;
  }

  /**
   * Positions of the edges that storyboards name (storyboard.ts), from `from`, in multiples of `unit`; none
   * by default.
   */
  protected edges(_from: Point, _unit: number): Readonly<Record<string, number>> {
    return {};
  }

  /** Requests its gear; call it for each question. */
  bring(): void {
    void loadGear(this.ports, this.#sheet);
  }

  /** A piece of gear of this size. `stands`: placed by its foot, not its middle. */
  gear(name: Name, size: number, stands = false): Container {
    return new Gear(this.ports, this.#sheet, name, [0.5, stands ? 1 : 0.5]).resize(size);
  }

  /**
   * Moves something by a storyboard (storyboard.ts) and removes it after the last frame. `at`: seconds from
   * now. `unit`: its size in CSS pixels. `pace`: above 1 is faster.
   */
  act(thing: Container, at: number, { x, y }: Point, unit: number, storyboard: string, pace = 1): void {
    const frames = framesOf(storyboard, this.edges({ x, y }, unit));
    const first = frames[0]?.at ?? 0;
    const length = ((frames.at(-1)?.at ?? 0) - first) / pace;
    this.pass(thing, { at: at + first / pace, for: length }, (_, passed) => {
      take(thing, poseAt(frames, first + passed * pace), { x, y }, unit);
    });
  }

  /**
   * Moves something placed at (0, 0) of its parent in the same way, but leaves it in the pose of the last
   * frame.
   */
  settle(thing: Container, unit: number, storyboard: string): void {
    const frames = framesOf(storyboard, {});
    const [at, end] = [frames[0]?.at ?? 0, frames.at(-1)?.at ?? 0];
    this.run({ at, for: end - at }, (share) => {
      if (!thing.destroyed) take(thing, poseAt(frames, at + share * (end - at)), { x: 0, y: 0 }, unit);
    });
  }

  /** Jumps everything to its end. */
  finish(): void {
    this.#round += 1;
    this.#running.finish();
  }

  /**
   * Runs `then` after `delay` seconds, or right away unless motion is full. Runs `cut` instead if all motion
   * was finished early, and neither after `finish`.
   */
  after(delay: number, then: () => void, cut: () => void = () => undefined): void {
    const { motion, clock } = this.ports;
    if (delay <= 0 || motion.policy !== 'full') return then();
    const round = this.#round;
    const due = clock.now() + delay * 1_000 - FRAME_MS;
    void this.run({ at: delay, for: 0.01 }, () => undefined).done.then(() => {
      if (round !== this.#round) return;
      if (clock.now() < due) cut();
      else then();
    });
  }

  /** Shows `thing` while `show` runs linearly from 0 to 1, then removes it. */
  pass(
    thing: Container,
    { at = 0, for: duration }: Timing,
    show: (share: number, seconds: number) => void,
  ): void {
    this.#over.addChild(thing);
    this.run({ at, for: duration }, (share) => {
      if (thing.destroyed) return;
      thing.visible = share > 0 && share < 1;
      if (share === 1) thing.destroy({ children: true });
      else show(share, share * duration);
    });
  }

  /** Runs `show` linearly from 0 to 1; jumps to the end unless motion is full, and on `finish`. */
  run({ at = 0, for: duration }: Timing, show: (share: number) => void): RunningMotion {
    return this.#running.add(this.ports.motion.ease(show, { delay: at, duration, steady: true }));
  }

  drawn(draw: (target: Graphics) => void): Graphics {
    const made = drawing();
    draw(made);
    return made;
  }

  /** A ring of stitches that opens where something has landed. */
  ring(at: Point, size: number, color: string, delay = 0): void {
    const ring = drawing();
    this.pass(ring, { at: delay, for: 0.32 }, (share) => {
      const radius = size * (0.4 + 0.5 * Math.sqrt(share));
      ring.clear().position.set(at.x, at.y);
      for (let index = 0; index < 6; index += 1) {
        const start = (index / 6) * 2 * Math.PI;
        ring.moveTo(radius * Math.cos(start), radius * Math.sin(start));
        ring.arc(0, 0, radius, start, start + 0.62);
      }
      ring.stroke({ width: Math.max(1, 5 * (1 - share)), color, cap: 'round' });
    });
  }

  /** Crumbs that break off a slab. They fall only a little, because there is more to read below. */
  crumbs(
    { x, y, width, height }: Rect,
    colors: readonly string[],
    count: number,
    delay: number,
    seconds = 0.4,
  ): void {
    const { random } = this.ports;
    for (let index = 0; index < count; index += 1) {
      const crumb = drawing()
        .poly([-5, -2, -1, -5, 5, -1, 2, 5, -3, 3])
        .fill(colors[index % colors.length]);
      const from = { x: x + width * random.next(), y: y + height * (0.3 + 0.6 * random.next()) };
      const aside = (random.next() - 0.5) * 40;
      const turn = (random.next() - 0.5) * 8;
      this.pass(crumb, { at: delay + random.next() * 0.2 * seconds, for: seconds }, (share) => {
        crumb.position.set(from.x + aside * share, from.y - 18 * share + 30 * share * share);
        crumb.rotation = turn * share;
        crumb.scale.set(1.3 * (1 - share * share));
      });
    }
  }
}

function take(thing: Container, pose: Pose, { x, y }: Point, unit: number): void {
  thing.position.set(x + pose.x * unit, y + pose.y * unit);
  thing.scale.set(pose.s * pose.w, pose.s * pose.h);
  thing.rotation = pose.r;
  thing.alpha = pose.a;
}

/**
 * Drops something that can no longer be pressed by `far` pixels, ever faster, and removes it after this many
 * seconds.
 */
export function leave({ motion }: ScenePorts, thing: Container, far: number, seconds: number): void {
  const { y } = thing;
  motion.ease(
    (share) => {
      if (thing.destroyed) return;
      thing.y = y + far * share * share;
      thing.alpha = 1 - share ** 3;
      if (share === 1) thing.destroy({ children: true });
    },
    { duration: seconds, steady: true },
  );
}
