// All players on a path, with their names. Each moves to a new spot in hops, staggered so that the eye can
// follow.

import { Container } from 'pixi.js';
import { clamp } from '#scenes/kit/clamp.ts';
import { SceneDrawer } from '#scenes/kit/SceneDrawer.ts';
import { byId, KeyedViews } from '#scenes/kit/KeyedViews.ts';
import { type NameRoom, type PlacedName, placeNames } from '#scenes/kit/nameTags.ts';
import { type Path, pointOn, type PathSpot, smooth } from '#scenes/kit/path.ts';
import { Pill, type PillLook } from '#scenes/kit/Pill.ts';
import type { RunningMotion, Point, Rect } from '#scenes/ports.ts';

/** A hop: its distance in design pixels, its seconds, and the maximum number of hops in a climb. */
const HOP = { way: 24, seconds: 0.15, most: 8 } as const;
const LAMP_SECONDS = 0.4;
const CLOSE_UP_SECONDS = 0.26;
/**
 * Number that may set off per second, and the longest wait. Anyone who would have to wait longer is moved
 * right away.
 */
const STAGGER = { perSecond: 24, longestMs: 3_000 } as const;

const isOneSpot = (one: PathSpot, other: PathSpot): boolean =>
  one.along === other.along && one.dx === other.dx && one.dy === other.dy;

export class Walker<Body extends Container = Container> {
  readonly id: string;
  readonly body: Body;
  isLamp = false;
  /** Doesn't wait for others. */
  isOwn = false;
  /** Index among all walkers. */
  order = 0;
  spot: PathSpot;
  /** Spot it comes from; null once it has arrived. */
  from: PathSpot | null = null;
  hops = 1;
  /** Share of the way; 1 until it sets off. */
  progress = 1;
  /** Seconds for the whole way, waiting included. */
  seconds = 0;
  played: RunningMotion | null = null;
  /** Place of the name, relative to the feet. */
  tagAt: Point = { x: 0, y: 0 };

  constructor(id: string, body: Body, spot: PathSpot) {
    this.id = id;
    this.body = body;
    this.spot = spot;
  }

  get isOnWay(): boolean {
    return this.progress < 1;
  }

  get shown(): PathSpot {
    const { from, spot, hops, progress } = this;
    if (!from || !this.isOnWay) return spot;
    // A hop is fast in the air and rests on the ground.
    const beat = progress * hops;
    const share = Math.min(1, (Math.floor(beat) + smooth(beat % 1)) / hops);
    const between = (a: number, b: number): number => a + (b - a) * share;
    return {
      along: between(from.along, spot.along),
      dx: between(from.dx, spot.dx),
      dy: between(from.dy, spot.dy),
    };
  }

  /** Height in the air, 0 to 1, and how flat it is on the ground. */
  get hop(): { readonly lift: number; readonly squash: number } {
    const beat = this.isOnWay ? (this.progress * this.hops) % 1 : 0;
    return { lift: Math.sin(Math.PI * beat), squash: this.isOnWay && (beat < 0.14 || beat > 0.88) ? 0.7 : 0 };
  }

  /** Moves it there right away. */
  put(spot: PathSpot): void {
    this.played?.finish();
    this.spot = spot;
    this.from = null;
  }

  /** Sets its destination; when already on its way, it continues from where it is. */
  send(spot: PathSpot): void {
    if (isOneSpot(this.spot, spot)) return;
    const from = this.isOnWay ? this.shown : (this.from ?? this.spot);
    this.put(spot);
    this.from = isOneSpot(from, spot) ? null : from;
  }
}

export abstract class Walkers<Each extends Walker> extends SceneDrawer {
  readonly layer = new Container({ label: 'climbers', sortableChildren: true });
  readonly names = new Container();
  protected walkers = new Map<string, Each>();
  protected ground: { readonly path: Path; readonly unit: number } | null = null;
  readonly #tags = new KeyedViews<{ readonly id: string; readonly look: PillLook }, Pill>(
    byId,
    () => new Pill(this.ports),
  );
  /** Server time in ms at which the next one may set off. */
  #next = 0;

  protected abstract readonly lamps: {
    readonly hops: number;
    /** True if they close up, and whether they fade in when motion isn't full. */
    readonly closeUp: boolean;
    readonly fade: boolean;
  };
  protected abstract faceOf(each: Each): Rect;
  /** Poses it at this point of its way. */
  protected abstract pose(each: Each, at: Point): void;

  /** Settles what the last view has moved. */
  begin(): void {
    for (const each of this.walkers.values()) if (!each.isOnWay) each.from = null;
  }

  /**
   * Keeps one walker per entry, in this order, and removes those no longer listed. `get` returns the known
   * one, or a new one if there is none or it no longer fits.
   */
  protected keep<Who extends { readonly id: string }>(
    all: readonly Who[],
    get: (who: Who, known: Each | undefined) => Each,
  ): void {
    const before = this.walkers;
    this.walkers = new Map();
    for (const [order, who] of all.entries()) {
      const known = before.get(who.id);
      const each = get(who, known);
      each.order = order;
      if (each === known) before.delete(who.id);
      this.walkers.set(who.id, each);
    }
    for (const { played, body } of before.values()) {
      played?.finish();
      body.destroy({ children: true });
    }
  }

  protected pointOf({ spot }: Each): Point {
    return this.ground ? pointOn(this.ground.path, spot) : { x: 0, y: 0 };
  }

  /**
   * Puts names next to these heads unless they would cover a face or another name; earlier entries get better
   * places.
   */
  protected name(
    named: readonly { readonly id: string; readonly look: PillLook }[],
    room: Omit<NameRoom, 'faces'>,
  ): ReadonlyMap<string, PlacedName> {
    const faces = new Map(
      [...this.walkers.values()].flatMap((each) =>
        each.isLamp ? [] : [[each.id, this.faceOf(each)] as const],
      ),
    );
    const tags = this.#tags.reconcile(named);
    const wanted = tags.flatMap(([{ id, look }, tag]) => {
      tag.set(look);
      const face = faces.get(id);
      return face ? { id, face, ...tag.box } : [];
    });
    const placed = placeNames(wanted, { ...room, faces });
    for (const [{ id }, tag] of tags) {
      const box = placed.get(id)?.box;
      const each = this.walkers.get(id);
      // Drawn in the listed order, whichever tag was made first.
      this.names.addChild(tag).visible = box !== undefined;
      if (!box || !each) continue;
      const { x, y } = this.pointOf(each);
      each.tagAt = { x: box.x - x, y: box.y - y };
    }
    return placed;
  }

  /** Shows everyone with their name, after a redraw. */
  protected show(): void {
    for (const each of this.walkers.values()) this.#show(each);
    this.layer.sortChildren();
  }

  #show(each: Each): void {
    if (each.body.destroyed || !this.ground) return;
    const at = pointOn(this.ground.path, each.shown);
    this.pose(each, at);
    this.#tags.get(each.id)?.position.set(at.x + each.tagAt.x, at.y + each.tagAt.y);
  }

  /** Sends off those who climbed, staggered; anyone else with a new spot closes up. */
  climb(climbed: ReadonlySet<string>): void {
    const { motion, clock } = this.ports;
    const now = clock.now();
    for (const [id, each] of this.walkers) {
      const { isLamp } = each;
      if (!each.from) continue;
      if (motion.policy !== 'full') {
        if (climbed.has(id) && (!isLamp || this.lamps.fade)) motion.play('fade', each.body);
      } else if (!climbed.has(id)) {
        if (!isLamp || this.lamps.closeUp) this.#travel(each, 1, 0, CLOSE_UP_SECONDS);
      } else {
        const wait = each.isOwn ? 0 : Math.max(0, this.#next - now);
        if (wait > STAGGER.longestMs) continue;
        if (!each.isOwn) this.#next = now + wait + 1_000 / STAGGER.perSecond;
        const hops = isLamp ? this.lamps.hops : this.#hops(each);
        this.#travel(each, hops, wait / 1_000, isLamp ? LAMP_SECONDS : hops * HOP.seconds);
      }
    }
    this.begin();
  }

  #hops({ from, spot }: Each): number {
    if (!this.ground || !from) return 1;
    const { path, unit } = this.ground;
    const far =
      Math.abs(spot.along - from.along) * path.length + Math.hypot(spot.dx - from.dx, spot.dy - from.dy);
    return Math.round(clamp(far / (HOP.way * unit), 1, HOP.most));
  }

  #travel(each: Each, hops: number, delay: number, duration: number): void {
    Object.assign(each, { hops, progress: 0, seconds: delay + duration });
    each.played = this.ports.motion.ease(
      (progress) => {
        each.progress = progress;
        if (progress === 1) each.from = null;
        this.#show(each);
      },
      { delay, duration, steady: true },
    );
  }
}
