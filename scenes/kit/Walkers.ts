// All who stand on a path, with their names: each gets to another spot in hops, some after the others, so that the eye can follow.

import { Container } from 'pixi.js';
import { clamp } from '#scenes/kit/clamp.ts';
import { Drawer } from '#scenes/kit/Drawer.ts';
import { byId, Kept } from '#scenes/kit/Kept.ts';
import { type NameRoom, type PlacedName, placeNames } from '#scenes/kit/nameTags.ts';
import { type Path, pointOn, type Spot } from '#scenes/kit/path.ts';
import { Pill, type PillLook } from '#scenes/kit/Pill.ts';
import type { Played, Point, Rect } from '#scenes/ports.ts';

/** A hop: its way in pixels of the design, its seconds, and how many a climb has at the most. */
const HOP = { way: 24, seconds: 0.15, most: 8 } as const;
const LAMP_SECONDS = 0.4;
const CLOSE_UP_SECONDS = 0.26;
/** So many set off in a second; who would have to wait longer than this is there at once. */
const GATHER = { perSecond: 24, longestMs: 3_000 } as const;

const isOneSpot = (one: Spot, other: Spot): boolean =>
  one.along === other.along && one.dx === other.dx && one.dy === other.dy;

export class Walker<Body extends Container = Container> {
  readonly id: string;
  readonly body: Body;
  isLamp = false;
  /** Waits for nobody. */
  isOwn = false;
  /** Among all of them. */
  order = 0;
  spot: Spot;
  /** Where it comes from; null once it is there. */
  from: Spot | null = null;
  hops = 1;
  /** Of the way; 1 until it sets off. */
  progress = 1;
  /** That the way takes in all. */
  seconds = 0;
  played: Played | null = null;
  /** Of the name, from the feet. */
  tagAt: Point = { x: 0, y: 0 };

  constructor(id: string, body: Body, spot: Spot) {
    this.id = id;
    this.body = body;
    this.spot = spot;
  }

  get isOnWay(): boolean {
    return this.progress < 1;
  }

  get shown(): Spot {
    const { from, spot, hops, progress } = this;
    if (!from || !this.isOnWay) return spot;
    // A hop goes fast in the air and rests on the ground.
    const beat = progress * hops;
    const part = beat % 1;
    const share = Math.min(1, (Math.floor(beat) + part * part * (3 - 2 * part)) / hops);
    const between = (a: number, b: number): number => a + (b - a) * share;
    return {
      along: between(from.along, spot.along),
      dx: between(from.dx, spot.dx),
      dy: between(from.dy, spot.dy),
    };
  }

  /** Its height in the air, 0 to 1, and how flat it is on the ground. */
  get hop(): { readonly lift: number; readonly squash: number } {
    const beat = this.isOnWay ? (this.progress * this.hops) % 1 : 0;
    return { lift: Math.sin(Math.PI * beat), squash: this.isOnWay && (beat < 0.14 || beat > 0.88) ? 0.7 : 0 };
  }

  /** It is there at once. */
  put(spot: Spot): void {
    this.played?.finish();
    this.spot = spot;
    this.from = null;
  }

  /** It will set off to there; who is on the way there already goes on. */
  send(spot: Spot): void {
    if (isOneSpot(this.spot, spot)) return;
    const from = this.isOnWay ? this.shown : (this.from ?? this.spot);
    this.put(spot);
    this.from = isOneSpot(from, spot) ? null : from;
  }
}

export abstract class Walkers<Each extends Walker> extends Drawer {
  readonly layer = new Container({ label: 'climbers', sortableChildren: true });
  readonly names = new Container();
  protected stands = new Map<string, Each>();
  protected ground: { readonly path: Path; readonly unit: number } | null = null;
  readonly #tags = new Kept<{ readonly id: string; readonly look: PillLook }, Pill>(
    byId,
    () => new Pill(this.ports),
  );
  /** When the next one may set off. */
  #next = 0;

  protected abstract readonly lamps: {
    readonly hops: number;
    /** Whether they close up, and whether they fade in where nothing moves. */
    readonly closeUp: boolean;
    readonly fade: boolean;
  };
  protected abstract faceOf(each: Each): Rect;
  /** Puts it there as it is on its way. */
  protected abstract pose(each: Each, at: Point): void;

  /** What the last view has moved is settled. */
  begin(): void {
    for (const each of this.stands.values()) if (!each.isOnWay) each.from = null;
  }

  /** One for each, in this order; those who are not listed any more leave. `get` makes one that is not known, or not fit. */
  protected keep<Who extends { readonly id: string }>(
    all: readonly Who[],
    get: (who: Who, known: Each | undefined) => Each,
  ): void {
    const before = this.stands;
    this.stands = new Map();
    for (const [order, who] of all.entries()) {
      const known = before.get(who.id);
      const each = get(who, known);
      each.order = order;
      if (each === known) before.delete(who.id);
      this.stands.set(who.id, each);
    }
    for (const { played, body } of before.values()) {
      played?.finish();
      body.destroy({ children: true });
    }
  }

  protected pointOf({ spot }: Each): Point {
    return this.ground ? pointOn(this.ground.path, spot) : { x: 0, y: 0 };
  }

  /** Names beside the heads of these, as far as none covers a face or another name; the first have the better places. */
  protected name(
    named: readonly { readonly id: string; readonly look: PillLook }[],
    room: Omit<NameRoom, 'faces'>,
  ): ReadonlyMap<string, PlacedName> {
    const faces = new Map(
      [...this.stands.values()].flatMap((each) =>
        each.isLamp ? [] : [[each.id, this.faceOf(each)] as const],
      ),
    );
    const tags = this.#tags.keep(named);
    const wanted = tags.flatMap(([{ id, look }, tag]) => {
      tag.set(look);
      const face = faces.get(id);
      return face ? { id, face, ...tag.box } : [];
    });
    const placed = placeNames(wanted, { ...room, faces });
    for (const [{ id }, tag] of tags) {
      const box = placed.get(id)?.box;
      const each = this.stands.get(id);
      // In one order, whoever was named first.
      this.names.addChild(tag).visible = box !== undefined;
      if (!box || !each) continue;
      const { x, y } = this.pointOf(each);
      each.tagAt = { x: box.x - x, y: box.y - y };
    }
    return placed;
  }

  /** Everybody with their name, after a drawing. */
  protected show(): void {
    for (const each of this.stands.values()) this.#show(each);
    this.layer.sortChildren();
  }

  #show(each: Each): void {
    if (each.body.destroyed || !this.ground) return;
    const at = pointOn(this.ground.path, each.shown);
    this.pose(each, at);
    this.#tags.get(each.id)?.position.set(at.x + each.tagAt.x, at.y + each.tagAt.y);
  }

  /** Those who climbed set off, some after the others; whoever else stands elsewhere closes up. */
  climb(climbed: ReadonlySet<string>): void {
    const { motion, clock } = this.ports;
    const now = clock.now();
    for (const [id, each] of this.stands) {
      const { isLamp } = each;
      if (!each.from) continue;
      if (motion.policy !== 'full') {
        if (climbed.has(id) && (!isLamp || this.lamps.fade)) motion.play('fade', each.body);
      } else if (!climbed.has(id)) {
        if (!isLamp || this.lamps.closeUp) this.#travel(each, 1, 0, CLOSE_UP_SECONDS);
      } else {
        const wait = each.isOwn ? 0 : Math.max(0, this.#next - now);
        if (wait > GATHER.longestMs) continue;
        if (!each.isOwn) this.#next = now + wait + 1_000 / GATHER.perSecond;
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

  /** Where faces and names are. */
  taken(): readonly Rect[] {
    return [...this.stands.values()].flatMap((each) => {
      const tag = this.#tags.get(each.id);
      if (each.isLamp) return [];
      return [this.faceOf(each), ...(tag?.visible ? [{ x: tag.x, y: tag.y, ...tag.box }] : [])];
    });
  }
}
