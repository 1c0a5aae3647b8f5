// What recipes are made of: things that pass over the question and leave nothing behind. Where motion is not full, none of them is seen, and
// what stands in the end is there at once.

import { Container, type Graphics } from 'pixi.js';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { GearSheet } from '#scenes/features/powerups/gear.ts';
import type { GearName } from '#scenes/features/powerups/gearNames.ts';
import { familyLook, familyOf } from '#scenes/features/powerups/look.ts';
import { Medallion } from '#scenes/features/powerups/Medallion.ts';
import { framesOf, poseAt } from '#scenes/features/powerups/storyboard.ts';
import { drawing } from '#scenes/features/powerups/props.ts';
import { type Point, wayBetween } from '#scenes/features/powerups/ways.ts';
import type { Spots } from '#scenes/features/questionLayer.ts';
import { Piece } from '#scenes/kit/Piece.ts';
import { StarFlight } from '#scenes/player/celebration/StarFlight.ts';
import type { Played, Rect, ScenePorts } from '#scenes/ports.ts';

interface Timing {
  /** Seconds. */
  readonly at?: number;
  readonly for: number;
}

/** Of its width: how far what flies draws back before it goes. */
const PULL_BACK = 0.12;
/** How large it is where it lands: a share of what it was, and pixels at the most. */
export const LANDS = { share: 0.9, most: 44 } as const;

export class Moment {
  readonly ports: ScenePorts;
  readonly #over: Container;
  readonly #running = new Set<Played>();
  readonly #stars: StarFlight;
  readonly #gear: GearSheet;
  #flame: Spots['flame'] = null;
  #spots: Spots | null = null;

  constructor(ports: ScenePorts, over: Container) {
    this.ports = ports;
    this.#over = over;
    this.#gear = new GearSheet(ports);
    this.#stars = over.addChild(new StarFlight(ports.theme, ports.motion));
  }

  get spots(): Spots {
    if (!this.#spots) throw new Error('nothing stands anywhere yet');
    return this.#spots;
  }

  set(spots: Spots): void {
    this.#spots = spots;
    this.#flame = spots.flame ?? this.#flame;
    this.#gear.bring();
  }

  /** Where the flame of the streak is, or was. */
  get flame(): Spots['flame'] {
    return this.#flame;
  }

  /** Whether there are pictures to play with. */
  get hasGear(): boolean {
    return this.#gear.isThere;
  }

  /** As large as told; `stands`: with its foot where it is, not its middle. */
  gear(name: GearName, size: number, stands = false): Container {
    return this.#gear.thing(name, size, stands);
  }

  piece(name: 'star' | 'flame', size: number): Container {
    const piece = new Container();
    piece.addChild(new Piece(this.ports.theme, name, size));
    return piece;
  }

  /**
   * Lets something act by a storyboard (storyboard.ts), and takes it away after its last frame. `begins`: in seconds from now;
   * `unit`: of the ways in it, in CSS pixels.
   */
  act(
    thing: Container,
    begins: number,
    { x, y }: Point,
    unit: number,
    storyboard: string,
    also?: (seconds: number) => void,
  ): void {
    const edge = { x: (this.spots.viewport.width - x) / unit + 1, y: -y / unit - 1 };
    const frames = framesOf(storyboard, edge);
    const first = frames[0]?.at ?? 0;
    this.pass(thing, { at: begins + first, for: (frames.at(-1)?.at ?? 0) - first }, (_, passed) => {
      const pose = poseAt(frames, passed + first);
      thing.position.set(x + pose.x * unit, y + pose.y * unit);
      thing.scale.set(pose.s * pose.w, pose.s * pose.h);
      thing.rotation = pose.r;
      thing.alpha = pose.a;
      also?.(passed + first);
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

  /** Draws back, goes past all words, small where there is little room, and lands smaller than it was. `width`: of the thing. */
  fly(thing: Container, width: number, from: Point, to: Point, timing: Timing): void {
    const way = wayBetween(this.spots, from, to);
    const [narrow, wide] = way.narrow;
    const small = Math.min(1, way.room / width);
    const land = wide === 1 ? small : Math.min(LANDS.share, LANDS.most / width);
    const sizeAt = (goes: number): number => {
      if (goes < narrow) return 1 + (small - 1) * (goes / narrow);
      if (goes < wide) return small;
      const start = narrow === wide ? 1 : small;
      return wide === 1 ? small : start + (land - start) * ((goes - wide) / (1 - wide));
    };
    this.pass(thing, timing, (share) => {
      const eased = share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share);
      const begins = way.at(0);
      const { x, y } = way.at(eased);
      // Against its way, before it goes.
      const back = share < 0.25 ? PULL_BACK * width * Math.sin(share * 4 * Math.PI) : 0;
      const ahead = way.at(0.05);
      const far = Math.max(1, Math.hypot(ahead.x - begins.x, ahead.y - begins.y));
      thing.position.set(x - (back * (ahead.x - begins.x)) / far, y - (back * (ahead.y - begins.y)) / far);
      thing.scale.set(sizeAt(eased));
    });
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
