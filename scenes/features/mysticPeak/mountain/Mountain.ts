// The mountain everyone climbs, with a camera that shows all of it or one stretch of the path. A view is
// painted when the camera gets there; from then on only people, flags and fires are redrawn, and nothing
// while nothing happens.

import { Container, Graphics, Sprite } from 'pixi.js';
import { Avalanche } from '#scenes/features/mysticPeak/mountain/Avalanche.ts';
import { CampGear, sketch } from '#scenes/features/mysticPeak/mountain/CampGear.ts';
import type { MountainKind } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import {
  type Camera,
  EMPTY,
  type MountainEvent,
  type MountainModel,
} from '#scenes/features/mysticPeak/mountain/model.ts';
import { Party } from '#scenes/features/mysticPeak/mountain/Party.ts';
import { Planes } from '#scenes/features/mysticPeak/mountain/Planes.ts';
import {
  campHeight,
  type Stretch,
  stretchAt,
  stretchesOf,
  SUMMIT,
} from '#scenes/features/mysticPeak/mountain/route.ts';
import type { Scenery } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { stretchScenery } from '#scenes/features/mysticPeak/mountain/stretch.ts';
import { shining } from '#scenes/features/mysticPeak/mountain/backdrop.ts';
import { round } from '#scenes/kit/outlines.ts';
import { wholeMountain } from '#scenes/features/mysticPeak/mountain/whole.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import { smooth } from '#scenes/kit/path.ts';
import type { RunningMotion, Rect, ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { SNOW } from '#scenes/kit/materials.ts';

export interface MountainLook {
  readonly kind: MountainKind;
  /** Questions per camp, from the foot up. */
  readonly camps: readonly number[];
}

/** Seconds the camera takes along a stretch, and between the whole mountain and a stretch. */
const WAY = { along: 0.62, zoom: 1.1 } as const;
/**
 * Seconds for which fires flicker and snow falls after an event, seconds each of the two flames is shown, and
 * the maximum number of flakes.
 */
const LIFE = { seconds: 5, flame: 0.15, flakes: 18 } as const;
/**
 * The share of the sun's light on the mountain, how far the disc rises in its radii, how long that takes, and
 * after how many seconds it starts.
 */
const SUN = { light: 0.35, rise: 1.1, seconds: 0.5, at: 0.52 } as const;

export class Mountain extends Widget {
  readonly #look: MountainLook;
  readonly #stretches: readonly Stretch[];
  readonly #backs = new Container();
  /** Everything on the trail, which moves with it. */
  readonly #life = new Container();
  /** Text, in front of everything else. */
  readonly #words = new Container();
  readonly #fronts = new Container();
  readonly #gear: CampGear;
  readonly #party: Party;
  readonly #avalanche: Avalanche;
  readonly #snow = new Container();
  #model = EMPTY;
  #planes: Planes | null = null;
  #leaving: Planes | null = null;
  #isWhole = true;
  /** Overlays, in pixels of the picture; names stay clear of them. */
  #covered: readonly Rect[] = [];
  /** Key of the current view and the size of its picture. */
  #framed = '';
  #moving: RunningMotion | null = null;
  #living: RunningMotion | null = null;
  #sun: Graphics | null = null;

  constructor(ports: ScenePorts, look: MountainLook) {
    super(ports, { label: 'mountain' });
    this.#look = look;
    this.#stretches = stretchesOf(look.camps);
    this.#gear = new CampGear(ports);
    this.#party = new Party(ports, look.kind);
    this.#avalanche = new Avalanche(ports);
    this.#life.addChild(this.#gear, this.#party.lights, this.#party.layer, this.#avalanche);
    this.#words.addChild(this.#gear.counts, this.#party.names);
    this.addChild(this.#backs, this.#life, this.#fronts, this.#snow, this.#words);
  }

  /** Places everyone. */
  sync(model: MountainModel): void {
    this.#model = model;
    this.#draw();
  }

  /** Plays what happened between the last two models. */
  play(events: readonly MountainEvent[]): void {
    for (const event of events) {
      if (event.type === 'climbed') this.#party.climb(new Set(event.ids));
      else if (event.type === 'slipped' || event.type === 'cheered') this.#party.act(event.id, event.type);
      else if (event.type === 'camp') this.#gear.arrive(event.camp);
      else if (event.type === 'peak') this.#arrive(event.id);
      else this.#bury(event.camp);
    }
    if (events.length > 0) this.#live();
  }

  /**
   * Shows the whole mountain, or the stretch that contains the middle of these heights. `box`: the picture,
   * in the parent's pixels; `clear`: the part of it that nothing else covers, where the path goes. `animate`:
   * moves the camera there, within 1.2 s. Call it before `sync`, so that climbers set off from where the
   * camera now sees them.
   */
  frame(camera: Camera, box: Rect, animate: boolean, clear: Rect = box): void {
    this.position.set(box.x, box.y);
    const inside = { x: clear.x - box.x, y: clear.y - box.y, width: clear.width, height: clear.height };
    const { kind, camps } = this.#look;
    const before = this.#planes;
    const isWhole = typeof camera === 'string';
    const stretch = isWhole
      ? undefined
      : this.#stretches[stretchAt(this.#stretches, (camera.from + camera.to) / 2)];
    const key = JSON.stringify([stretch?.from ?? camera, box.width, box.height, inside]);
    if (key === this.#framed) return;
    this.#framed = key;
    const scenery = stretch
      ? stretchScenery(kind, stretch, camps.length, box.width, box.height, inside)
      : wholeMountain(kind, camps, box.width, box.height, inside, camera === 'peak');
    this.finish();
    const wasWhole = this.#isWhole;
    this.#isWhole = isWhole;
    const fine = this.ports.quality.tier === 'high' ? 1.5 : 1;
    const planes = new Planes(scenery, box, fine);
    this.#planes = planes;
    this.#backs.addChildAt(planes.back, 0);
    this.#fronts.addChild(planes.front);
    this.#shine(planes);
    this.#draw();
    if (before && animate && this.ports.motion.policy === 'full') {
      this.#leaving = before;
      if (wasWhole === isWhole) this.#along(before, planes);
      else this.#zoom(before, planes, isWhole);
    } else {
      before?.destroy();
      if (before && animate) this.ports.motion.play('fade', this, { duration: 0.16 });
    }
    this.#live();
  }

  /** Lays something drawn for this picture on the ground, below everyone who stands there. */
  lay(part: Container): void {
    if (part.parent !== this) this.addChildAt(part, this.getChildIndex(this.#life));
  }

  /** Sets the overlays, in the parent's pixels; takes effect with the next `sync`. */
  cover(rects: readonly Rect[]): void {
    this.#covered = rects.map((rect) => ({ ...rect, x: rect.x - this.x, y: rect.y - this.y }));
  }

  /** The visible path, in pixels from the picture's top left corner; null before the first `frame`. */
  get sight(): Pick<Scenery, 'path' | 'from' | 'to' | 'unit' | 'clear'> | null {
    return this.#planes?.scenery ?? null;
  }

  /** Ends the camera's move immediately. */
  finish(): void {
    this.#moving?.finish();
    this.#moving = null;
  }

  override destroy(): void {
    this.#moving?.finish();
    this.#living?.finish();
    this.#planes?.destroy();
    super.destroy({ children: true });
  }

  #draw(): void {
    const scenery = this.#planes?.scenery;
    if (!scenery) return;
    const { kind } = this.#look;
    const { climbers, avalanche } = this.#model;
    const own = climbers.find(({ isOwn }) => isOwn)?.height ?? 0;
    this.#gear.draw(kind, scenery, this.#model, own);
    this.#party.draw(climbers, scenery, this.#isWhole, [
      ...this.#gear.reservedRects(scenery),
      ...this.#covered,
    ]);
    this.#avalanche.draw(scenery, avalanche && this.#reach(scenery, avalanche.camp));
    if (this.#sun) this.#sun.visible = this.#model.peakFlags.length > 0;
    this.ports.invalidate('mountain');
  }

  /** The fractions of the path at which a camp's part starts and ends; null if it is out of sight. */
  #reach({ from, to }: Scenery, camp: number): { readonly low: number; readonly high: number } | null {
    const share = (at: number): number => (campHeight(this.#look.camps, at) - from) / (to - from);
    const [low, high] = [Math.max(0, share(camp)), Math.min(1, share(camp + 1))];
    return high > low ? { low, high } : null;
  }

  /** The sun behind the summit, shown from the first arrival on. */
  #shine({ light, scenery: { sun, palette } }: Planes): void {
    this.#sun = null;
    if (!sun) return;
    const { radius } = sun;
    const disc = sketch(drawing('sun'), shining(0, 0, radius, palette.horizon, '#FFF8E6'));
    disc.position.set(sun.x, sun.y - radius * SUN.rise);
    this.#sun = light.addChild(disc);
  }

  #along(before: Planes, after: Planes): void {
    const isUp = after.scenery.from >= before.scenery.from;
    const way = isUp ? before.scenery.way : { x: -after.scenery.way.x, y: -after.scenery.way.y };
    // On the way up, the new view comes down from where the old path ends.
    this.#move(WAY.along, (eased) => {
      const [x, y] = [way.x * (1 - eased), way.y * (1 - eased)];
      const near = Math.min(1, eased * 4);
      const gone = 1 - Math.max(0, eased - 0.5) * 2;
      before.pose(x - way.x, y - way.y, Math.max(0, 1 - eased * 1.8), gone);
      after.pose(x, y, 1, near);
      this.#stand(x, y, near);
      before.front.alpha = Math.max(0, 1 - eased * 2.5);
      after.front.alpha = Math.max(0, eased - 0.6) / 0.4;
    });
  }

  /** Zooms into a stretch or out of it: the whole mountain grows around the stretch. */
  #zoom(before: Planes, after: Planes, out: boolean): void {
    const [whole, part] = out ? [after, before] : [before, after];
    const share = (part.scenery.from + part.scenery.to) / 2 / SUMMIT;
    const { x, y } = whole.scenery.path.at(share);
    this.#backs.setChildIndex(whole.back, this.#backs.children.length - 1);
    this.#move(WAY.zoom, (eased) => {
      const near = out ? 1 - eased : eased;
      const scale = 1 + 1.6 * near;
      whole.back.scale.set(scale);
      whole.back.position.set(x * (1 - scale), y * (1 - scale));
      whole.back.alpha = 1 - Math.max(0, near - 0.35) / 0.65;
      whole.front.alpha = 1 - near;
      part.front.alpha = near;
      this.#stand(0, 0, Math.max(0, eased - 0.6) / 0.4);
    });
  }

  #move(duration: number, show: (eased: number) => void): void {
    this.#moving = this.ports.motion.ease(
      (share) => {
        if (this.destroyed || !this.#planes || !this.#leaving) return;
        show(smooth(share));
        if (share < 1) return;
        this.#leaving.destroy();
        this.#leaving = null;
        this.#planes.back.alpha = 1;
        this.#stand(0, 0, 1);
      },
      { duration, steady: true },
    );
  }

  /** Offset and opacity of everyone on the trail while the camera moves. */
  #stand(x: number, y: number, alpha: number): void {
    for (const layer of [this.#life, this.#words]) {
      layer.position.set(x, y);
      layer.alpha = alpha;
    }
  }

  /** Plants the flag and brings out the sun. */
  #arrive(id: string): void {
    const { motion } = this.ports;
    // The flag goes up on arrival, not before.
    const wait = Math.max(0, this.#party.way(id) - SUN.at);
    this.#gear.plant(wait);
    this.#party.act(id, 'cheered');
    const sun = this.#sun;
    const to = this.#planes?.scenery.sun;
    // The sun rises for the first arrival, and stays.
    if (sun && to && this.#model.peakFlags.length === 1)
      motion.ease(
        (share) => {
          if (sun.destroyed) return;
          sun.y = to.y - to.radius * SUN.rise * share;
          sun.alpha = Math.min(1, share * 2);
        },
        { delay: wait + SUN.at, duration: SUN.seconds },
      );
    const summit = this.#planes?.scenery.summit;
    if (summit)
      motion.burst({ x: this.x + summit.x, y: this.y + summit.y }, { style: 'stars', delay: wait + SUN.at });
  }

  #bury(camp: number): void {
    const scenery = this.#planes?.scenery;
    const reach = scenery && this.#reach(scenery, camp);
    if (!scenery || !reach) return;
    this.#avalanche.run(scenery, reach);
    const { camps } = this.#look;
    for (const id of this.#party.between(campHeight(camps, camp), campHeight(camps, camp + 1)))
      this.#party.act(id, 'slipped');
  }

  /** Lets fires flicker and snow fall for a while, if the device can afford it. */
  #live(): void {
    const { motion, quality } = this.ports;
    this.#living?.finish();
    if (!quality.ambient || motion.policy !== 'full' || !this.#planes) return;
    const { scenery } = this.#planes;
    const count = Math.min(LIFE.flakes, Math.floor(quality.maxParticles / 6));
    const flakes = scenery.isCold ? this.#flakes(count, scenery.unit) : [];
    const { x, y, width, height } = scenery.clear;
    this.#living = motion.ease(
      (share) => {
        if (this.destroyed) return;
        const seconds = share * LIFE.seconds;
        this.#gear.flicker(share === 1 ? 0 : Math.floor(seconds / LIFE.flame) % 2);
        for (const [index, flake] of flakes.entries()) {
          const roll = (of: number): number => seededRandom(of, index);
          if (share === 1) {
            flake.destroy();
            continue;
          }
          const down = (roll(151) + seconds * (0.06 + 0.05 * roll(152))) % 1;
          flake.position.set(x + width * ((roll(153) + down * 0.08) % 1), y + height * down);
          flake.alpha = Math.min(1, share * 6, (1 - share) * 6) * 0.8;
        }
      },
      { duration: LIFE.seconds, steady: true },
    );
  }

  #flakes(count: number, unit: number): readonly Sprite[] {
    const texture = this.ports.assets.baked('mountain:flake', () =>
      sketch(new Graphics(), [round([5, 5, 5, 10, 6, 4], SNOW[0])]),
    );
    return Array.from({ length: count }, (_, index) => {
      const flake = this.#snow.addChild(new Sprite({ texture, anchor: 0.5 }));
      flake.scale.set((0.35 + 0.4 * seededRandom(154, index)) * unit);
      return flake;
    });
  }
}
