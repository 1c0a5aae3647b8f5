// What is seen while something happens: things that pass over a scene and leave nothing behind. Where motion is not full, none of them is seen, and
// what stands in the end is there at once.

import type { Container, Graphics } from 'pixi.js';
import { drawing } from '#scenes/kit/drawing.ts';
import { bringGear, Gear, type GearSheet } from '#scenes/kit/gear.ts';
import { framesOf, type Pose, poseAt } from '#scenes/kit/storyboard.ts';
import type { Played, Rect, ScenePorts, Point } from '#scenes/ports.ts';
import { Running } from '#scenes/kit/Running.ts';

interface Timing {
  /** Seconds. */
  readonly at?: number;
  readonly for: number;
}

/** What two clocks may differ by. */
const FRAME_MS = 50;

export abstract class Moment<Name extends string> {
  readonly ports: ScenePorts;
  readonly #over: Container;
  readonly #sheet: GearSheet<Name>;
  readonly #running = new Running();
  /** Goes up as everything ends: what was to happen later does not happen then. */
  #round = 0;

  constructor(ports: ScenePorts, over: Container, sheet: GearSheet<Name>) {
    this.ports = ports;
    this.#over = over;
    this.#sheet = sheet;
  }

  /** Where the edges are that storyboards name (storyboard.ts), from `from`, in `unit`s; none where a feature names none. */
  protected edges(_from: Point, _unit: number): Readonly<Record<string, number>> {
    return {};
  }

  /** Asks for its gear, anew with each question. */
  bring(): void {
    void bringGear(this.ports, this.#sheet);
  }

  /** As large as told; `stands`: with its foot where it is, not its middle. */
  gear(name: Name, size: number, stands = false): Container {
    return new Gear(this.ports, this.#sheet, name, [0.5, stands ? 1 : 0.5]).resize(size);
  }

  /**
   * Lets something act by a storyboard (storyboard.ts), and takes it away after its last frame. `at`: in seconds from now; `unit`: its
   * size in CSS pixels; `pace`: more than 1 is faster.
   */
  act(thing: Container, at: number, { x, y }: Point, unit: number, storyboard: string, pace = 1): void {
    const frames = framesOf(storyboard, this.edges({ x, y }, unit));
    const first = frames[0]?.at ?? 0;
    const length = ((frames.at(-1)?.at ?? 0) - first) / pace;
    this.pass(thing, { at: at + first / pace, for: length }, (_, passed) => {
      take(thing, poseAt(frames, first + passed * pace), { x, y }, unit);
    });
  }

  /** Lets something that stands at (0, 0) of its own act in the same way; it stays, in the pose of its last frame. */
  settle(thing: Container, unit: number, storyboard: string): void {
    const frames = framesOf(storyboard, {});
    const [at, end] = [frames[0]?.at ?? 0, frames.at(-1)?.at ?? 0];
    this.run({ at, for: end - at }, (share) => {
      if (!thing.destroyed) take(thing, poseAt(frames, at + share * (end - at)), { x: 0, y: 0 }, unit);
    });
  }

  /** Everything to its end. */
  finish(): void {
    this.#round += 1;
    this.#running.finish();
  }

  /** So many seconds from now, at once where motion is not full; where everything was brought to its end before, `cut` instead. */
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

  /** Shows `thing` while `show` goes from 0 to 1, at one pace, and then takes it away. */
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

  /** Goes from 0 to 1, at one pace; at its end at once where motion is not full, and with everything else. */
  run({ at = 0, for: duration }: Timing, show: (share: number) => void): Played {
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

  /** Crumbs leave a slab, and fall a little: below it others are read. */
  crumbs({ x, y, width, height }: Rect, colors: readonly string[], count: number, delay: number): void {
    const { random } = this.ports;
    for (let index = 0; index < count; index += 1) {
      const crumb = drawing()
        .poly([-5, -2, -1, -5, 5, -1, 2, 5, -3, 3])
        .fill(colors[index % colors.length]);
      const from = { x: x + width * random.next(), y: y + height * (0.3 + 0.6 * random.next()) };
      const aside = (random.next() - 0.5) * 40;
      const turn = (random.next() - 0.5) * 8;
      this.pass(crumb, { at: delay + random.next() * 0.08, for: 0.4 }, (share) => {
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

/** What is not to be pressed any more goes `far` down, faster and faster, and is gone after so many seconds. */
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
