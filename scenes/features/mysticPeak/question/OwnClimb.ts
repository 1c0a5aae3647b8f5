// The climber's own stretch of the mountain behind a question: painted once per camp, still while a question
// is open. With every answer the climber moves along it, and the camera follows.

import { Container, Sprite, Texture } from 'pixi.js';
import { CampGear } from '#scenes/features/mysticPeak/mountain/CampGear.ts';
import type { MountainKind, Palette } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { painted, resolutionFor } from '#scenes/features/mysticPeak/mountain/Planes.ts';
import { campHeight, type Stretch } from '#scenes/features/mysticPeak/mountain/route.ts';
import { EMPTY } from '#scenes/features/mysticPeak/mountain/model.ts';
import type { Plane, Scenery } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { HORIZON, stretchScenery } from '#scenes/features/mysticPeak/mountain/stretch.ts';
import type { Actor } from '#scenes/kit/Actor.ts';
import { type Background, keptPicture } from '#scenes/kit/Background.ts';
import { smooth } from '#scenes/kit/path.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Point, Rect, RunningMotion, Viewport } from '#scenes/ports.ts';

export interface ClimbLook {
  readonly kind: MountainKind;
  /** Questions per camp. */
  readonly camps: readonly number[];
  readonly stretch: Stretch;
  readonly height: number;
  readonly viewport: Viewport;
  /** The part of the stage for a winding path; null: the path runs along an edge, below the climber. */
  readonly aside: Rect | null;
  /** Pixels per design pixel. */
  readonly unit: number;
  /** The y of the horizon along an edge. */
  readonly horizon: number;
}

/** A climber's way of getting from one height to another. */
export type Gait = 'hop' | 'walk' | 'slip';

/** Seconds, of which the first pass before the climber moves; hops, and their height in design pixels. */
const GAITS = {
  hop: [0.9, 0.25, 3, 26],
  walk: [1, 0, 6, 4],
  slip: [0.7, 0.1, 0, 0],
} as const;
/** Share of the way to the next ledge by which a climber slips. */
const SLIP = 0.3;
/** How far the clear part reaches above the stage, so that a whole camp's path fits into its height. */
const TALL = 1.22;

export class OwnClimb extends Widget {
  readonly #world = this.addChild(new Container());
  readonly #trail = this.#world.addChild(new Sprite());
  readonly #gear = this.#world.addChild(new CampGear(this.ports));
  #drawn: Scenery | null = null;
  #look: ClimbLook | null = null;
  #key = '';
  /** The climber's feet, for a path along an edge. */
  #feet: Point = { x: 0, y: 0 };
  #moving: RunningMotion | null = null;

  /** Paints what has changed. */
  set(look: ClimbLook): void {
    const { kind, camps, stretch, height, viewport, aside, unit, horizon } = look;
    this.#look = look;
    const { width } = viewport;
    const key = JSON.stringify([kind, camps.length, stretch, width, viewport.height, aside, unit, horizon]);
    if (key !== this.#key) {
      this.#key = key;
      this.#free();
      this.#drawn = sceneryOf(look, 1);
      const plane = this.#scenery.planes.find(({ name }) => name === 'trail') as Plane;
      const { box } = plane;
      const fine = resolutionFor(box, this.ports.quality.tier === 'high' ? 1.5 : 1);
      const canvas = keptPicture(this.ports.theme, `${key} ${fine}`, () => painted(plane, fine));
      this.#trail.texture = Texture.from(canvas, true);
      this.#trail.position.set(box.x, box.y);
      this.#trail.setSize(box.width, box.height);
    }
    const flags = camps.map((_, camp) => ({ camp, fill: height >= campHeight(camps, camp) ? 1 : 0 }));
    this.#gear.draw(kind, this.#scenery, { ...EMPTY, flags, trail: this.tokens.color.gold }, height);
  }

  /** Paints the land behind the trail. */
  paint(ground: Background): void {
    const look = this.#look;
    if (look)
      ground.set('question', look.viewport, {
        land: {
          id: this.#key,
          compose: (_, width) =>
            sceneryOf(look, width / look.viewport.width).planes.flatMap(({ name, shapes }) =>
              name === 'trail' || name === 'front' ? [] : shapes,
            ),
        },
      });
  }

  /** There is one after the first `set`. */
  get #scenery(): Scenery {
    return this.#drawn as Scenery;
  }

  get palette(): Palette {
    return this.#scenery.palette;
  }

  /** The climber's place on a winding path. */
  place(height: number): Point {
    const { path, from, to } = this.#scenery;
    return path.at((height - from) / (to - from));
  }

  /** Puts the climber's feet here, at its height. */
  stand(feet: Point): void {
    this.#feet = feet;
    this.#show(this.#look?.height ?? 0);
  }

  /** Plays how the climber got here from another height. */
  play(from: number, gait: Gait, actor: Actor | null): void {
    const { motion } = this.ports;
    const look = this.#look;
    this.#moving?.finish();
    if (!look) return;
    if (motion.policy !== 'full') {
      motion.play('fade', this.#world);
      if (actor) motion.play('fade', actor);
      return;
    }
    const { stretch, aside, unit, height: to } = look;
    const [seconds, wait, hops, high] = GAITS[gait];
    const slip = (SLIP * (stretch.to - stretch.from)) / stretch.steps;
    const low = Math.max(stretch.from, from);
    const there = this.place(to);
    if (gait !== 'slip') actor?.act('climb', wait);
    this.#moving = motion.ease(
      (share) => {
        if (this.destroyed) return;
        const way = clamp((share * seconds - wait) / (seconds - wait), 0, 1);
        const eased = smooth(way);
        const at = gait === 'slip' ? to - slip * Math.sin(Math.PI * eased) : low + (to - low) * eased;
        this.#show(at);
        if (!actor || actor.destroyed) return;
        const here = aside ? this.place(at) : there;
        const lift = Math.abs(Math.sin(Math.PI * hops * eased)) * high * unit;
        actor.position.set(here.x - there.x, here.y - there.y - lift);
      },
      { duration: seconds, steady: true },
    );
  }

  finish(): void {
    this.#moving?.finish();
    this.#moving = null;
  }

  override destroy(): void {
    this.finish();
    this.#free();
    super.destroy({ children: true });
  }

  /** Moves the camera to a height; what is below the climber's feet stays there. */
  #show(height: number): void {
    const at = this.place(height);
    const feet = this.#look?.aside ? at : this.#feet;
    this.#world.position.set(feet.x - at.x, feet.y - at.y);
  }

  #free(): void {
    const { texture } = this.#trail;
    this.#trail.texture = Texture.EMPTY;
    if (texture !== Texture.EMPTY) texture.destroy(true);
  }
}

function sceneryOf(
  { kind, stretch, camps, viewport, aside, unit, horizon }: ClimbLook,
  scale: number,
): Scenery {
  const width = viewport.width * scale;
  const height = viewport.height * scale;
  const tall = height * TALL;
  return stretchScenery(
    kind,
    stretch,
    camps.length,
    width,
    height,
    aside
      ? { x: aside.x * scale, y: height - tall, width: aside.width * scale, height: tall }
      : { x: 0, y: 0, width, height: (horizon * scale) / HORIZON },
    unit * scale,
    !aside,
  );
}
