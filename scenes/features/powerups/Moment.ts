// What recipes are made of: things that pass over the question and leave nothing behind. Where motion is not full, none of them is seen, and
// what stands in the end is there at once.

import { Container, type Graphics } from 'pixi.js';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { bringGear, Gear } from '#scenes/features/powerups/gear.ts';
import type { GearName } from '#scenes/features/powerups/gearNames.ts';
import { familyLook, familyOf } from '#scenes/features/powerups/look.ts';
import { Medallion } from '#scenes/features/powerups/Medallion.ts';
import { framesOf, poseAt } from '#scenes/features/powerups/storyboard.ts';
import { drawing } from '#scenes/features/powerups/props.ts';
import type { Spots } from '#scenes/features/questionLayer.ts';
import { Piece } from '#scenes/kit/Piece.ts';
import { StarFlight } from '#scenes/player/celebration/StarFlight.ts';
import type { Played, Rect, ScenePorts } from '#scenes/ports.ts';

interface Timing {
  /** Seconds. */
  readonly at?: number;
  readonly for: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export class Moment {
  readonly ports: ScenePorts;
  readonly #over: Container;
  readonly #running = new Set<Played>();
  readonly #stars: StarFlight;
  #flame: Spots['flame'] = null;
  #spots: Spots | null = null;

  constructor(ports: ScenePorts, over: Container) {
    this.ports = ports;
    this.#over = over;
    this.#stars = over.addChild(new StarFlight(ports.theme, ports.motion));
  }

  get spots(): Spots {
    if (!this.#spots) throw new Error('nothing stands anywhere yet');
    return this.#spots;
  }

  set(spots: Spots): void {
    this.#spots = spots;
    this.#flame = spots.flame ?? this.#flame;
    void bringGear(this.ports);
  }

  /** Where the flame of the streak is, or was. */
  get flame(): Spots['flame'] {
    return this.#flame;
  }

  /** As large as told; `stands`: with its foot where it is, not its middle. */
  gear(name: GearName, size: number, stands = false): Container {
    return new Gear(this.ports, name, [0.5, stands ? 1 : 0.5]).resize(size);
  }

  piece(name: 'star' | 'flame', size: number): Container {
    const piece = new Container();
    piece.addChild(new Piece(this.ports.theme, name, size));
    return piece;
  }

  /**
   * Lets something act by a storyboard (storyboard.ts), and takes it away after its last frame. `at`: in seconds from now; `unit`: its
   * size in CSS pixels; `pace`: more than 1 is faster.
   */
  act(thing: Container, at: number, { x, y }: Point, unit: number, storyboard: string, pace = 1): void {
    const { viewport, card } = this.spots;
    const frames = framesOf(storyboard, {
      '>': (viewport.width - x) / unit + 1,
      '^': -y / unit - 1,
      _: (card.y - y) / unit - 0.4,
    });
    const first = frames[0]?.at ?? 0;
    const length = ((frames.at(-1)?.at ?? 0) - first) / pace;
    this.pass(thing, { at: at + first / pace, for: length }, (_, passed) => {
      const pose = poseAt(frames, first + passed * pace);
      thing.position.set(x + pose.x * unit, y + pose.y * unit);
      thing.scale.set(pose.s * pose.w, pose.s * pose.h);
      thing.rotation = pose.r;
      thing.alpha = pose.a;
    });
  }

  /** Everything to its end. */
  finish(): void {
    for (const played of this.#running) played.finish();
    this.#stars.finish();
  }

  /** Shows `thing` while `show` goes from 0 to 1, at one pace, and then takes it away. */
  pass(
    thing: Container,
    { at = 0, for: duration }: Timing,
    show: (share: number, seconds: number) => void,
  ): void {
    this.#over.addChild(thing);
    const played = this.ports.motion.ease(
      (share) => {
        if (thing.destroyed) return;
        thing.visible = share > 0 && share < 1;
        if (share === 1) thing.destroy({ children: true });
        else show(share, share * duration);
      },
      { delay: at, duration, steady: true },
    );
    this.#running.add(played);
    void played.done.then(() => this.#running.delete(played));
  }

  drawn(draw: (target: Graphics) => void): Graphics {
    const made = drawing();
    draw(made);
    return made;
  }

  medallion(powerup: PowerupId, width: number): Medallion {
    const made = new Medallion(this.ports);
    made.set({ powerup, width, state: 'ready' });
    made.label = 'Flying';
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

  colorsOf(powerup: PowerupId): readonly [string, string] {
    const { fill, edge } = familyLook(this.ports.theme.tokens, familyOf(powerup));
    return [fill, edge];
  }

  /** Points on their way. */
  stars(from: Point, to: Point, stars: number, delay: number): void {
    const { viewport, star } = this.spots;
    if (this.ports.motion.policy !== 'full') return;
    this.#stars.fly({
      from,
      to,
      within: viewport.width,
      stars,
      size: star?.size ?? 22,
      delay,
      land: (index) => this.ports.sound.play('score', index),
    });
  }
}
