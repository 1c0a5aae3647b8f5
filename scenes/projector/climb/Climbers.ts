// Everybody on the mountain, and how they move: up to 30 characters, beyond that lamps, of whom the first and those who have
// just moved stand there as characters. What moves hops along the path; moves are gathered, so that the eye can follow.

import { Container, Graphics } from 'pixi.js';
import type { Stand as FaceStand } from '#scenes/projector/layer.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import type { Played, Rect, ScenePorts, Point } from '#scenes/ports.ts';
import { ClimberFigure } from '#scenes/kit/ClimberFigure.ts';
import type { ClimberModel, ClimbModel } from '#scenes/projector/climb/model.ts';
import type { Mountain } from '#scenes/projector/climb/mountain.ts';
import { placeNames } from '#scenes/kit/nameTags.ts';
import {
  ALL_FIGURES,
  figuresOf,
  lampsOf,
  leadersOf,
  pointOf,
  type Spot,
  spotsOf,
} from '#scenes/projector/climb/places.ts';
import { Drawer } from '#scenes/kit/Drawer.ts';

interface Stand {
  readonly figure: ClimberFigure;
  climber: ClimberModel;
  isLamp: boolean;
  /** Among all climbers. */
  order: number;
  tag: Pill | null;
  /** From the head to a name that stands off it. */
  line: Graphics | null;
  /** Of the name, from the feet. */
  tagAt: Point;
  spot: Spot;
  /** Where it comes from, and how far it is; null while it stands. */
  way: { readonly from: Spot; readonly hops: number; progress: number; played: Played | null } | null;
}

/** Pixels of the design: of the letters where few climb, and where many do; the widest that a name gets. */
const NAME = { few: 30, many: 24, width: 250, gap: 5 } as const;
/** Up to so many climbers all are named, each where there is room. Among lamps so many are named at the most. */
const NAMES = { few: 8, amongLamps: 12 } as const;
/** How far off a name may stand, in half steps: where all have to be named, and where there is a name for whoever it fits. */
const REACH = { few: 20, many: 2, amongLamps: 0 } as const;
const LINE = { thick: 4, color: '#FFF9EF', alpha: 0.8 } as const;
/** Who has moved stands there as a character for so long, and so many at the most. */
const MOVED = { ms: 4_000, most: 12 } as const;
/** A hop: its way in pixels of the design, its seconds, and how many a climb has at the most. */
const HOP = { way: 24, seconds: 0.15, most: 8, high: 0.34 } as const;
const LAMP_SECONDS = 0.4;
/** So many set off in a second; who would have to wait longer than this is there at once. */
const GATHER = { perSecond: 24, longestMs: 3_000 } as const;
const CLOSE_UP_SECONDS = 0.26;

export class Climbers extends Drawer {
  readonly layer = new Container({ label: 'climbers', sortableChildren: true });
  readonly names = new Container();
  /** Behind the climbers. */
  readonly lines = new Container();
  readonly #redraw: () => void;
  readonly #stands = new Map<string, Stand>();
  /** Where those stood whom the last view has moved. */
  readonly #before = new Map<string, Spot>();
  readonly #moved = new Map<string, number>();
  #mountain: Mountain | null = null;
  #callOff: () => void = () => undefined;
  /** When the next one may set off. */
  #next = 0;

  constructor(ports: ScenePorts, redraw: () => void) {
    super(ports);
    this.#redraw = redraw;
  }

  /** A new view begins: what the last one has moved is settled. */
  begin(): void {
    this.#before.clear();
  }

  /** `area`: where names may stand. `kept`: what no name may cover. */
  draw(model: ClimbModel, mountain: Mountain, area: Rect, kept: readonly Rect[]): void {
    this.#mountain = mountain;
    const { climbers, summit, leaders } = model;
    const { unit } = mountain;
    const all = climbers.length <= ALL_FIGURES;
    const crowding = all ? figuresOf(climbers.length, unit) : lampsOf(climbers.length, unit);
    const ahead = new Set(leaders);
    const spots = all
      ? spotsOf(climbers, summit, mountain, crowding)
      : new Map([
          ...spotsOf(
            climbers.filter(({ id }) => !ahead.has(id)),
            summit,
            mountain,
            crowding,
          ),
          ...spotsOf(
            climbers.filter(({ id }) => ahead.has(id)),
            summit,
            mountain,
            leadersOf(unit),
          ),
        ]);
    const now = this.ports.clock.now();
    const faces = new Set(all ? spots.keys() : leaders);
    for (const [id, until] of this.#moved) if (until > now) faces.add(id);
    this.#drop(spots);
    for (const [order, climber] of climbers.entries()) {
      const spot = spots.get(climber.id);
      if (spot) this.#place(climber, spot);
      const stand = this.#stands.get(climber.id);
      if (!stand) continue;
      stand.order = order;
      stand.isLamp = !faces.has(climber.id);
      stand.figure.set({
        kind: stand.isLamp ? 'lamp' : 'figure',
        character: climber.character,
        size: all || stand.isLamp ? crowding.size : leadersOf(unit).size,
        first: climber.id === leaders[0] && climber.height > 0,
      });
    }
    const others = all ? climbers.map(({ id }) => id) : this.#moved.keys();
    this.#nameSome(new Set([...leaders, ...others]), all, area, kept);
    for (const stand of this.#stands.values()) this.#show(stand);
    this.layer.sortChildren();
  }

  #drop(spots: ReadonlyMap<string, Spot>): void {
    for (const [id, stand] of this.#stands) {
      if (spots.has(id)) continue;
      stand.way?.played?.finish();
      stand.figure.destroy({ children: true });
      stand.tag?.destroy({ children: true });
      stand.line?.destroy();
      this.#stands.delete(id);
      this.#moved.delete(id);
    }
  }

  #place(climber: ClimberModel, spot: Spot): void {
    const stand = this.#stands.get(climber.id);
    if (stand) {
      const isOther =
        stand.spot.along !== spot.along || stand.spot.dx !== spot.dx || stand.spot.dy !== spot.dy;
      if (isOther && !this.#before.has(climber.id)) this.#before.set(climber.id, shownAt(stand));
      stand.climber = climber;
      stand.spot = spot;
      return;
    }
    const figure = this.layer.addChild(new ClimberFigure(this.ports));
    figure.label = `climber:${climber.id}`;
    this.#stands.set(climber.id, {
      figure,
      climber,
      isLamp: false,
      order: 0,
      tag: null,
      line: null,
      tagAt: { x: 0, y: 0 },
      spot,
      way: null,
    });
  }

  /** Names above the heads of these or beside them, as far as none covers a face or another name. */
  #nameSome(ids: ReadonlySet<string>, all: boolean, area: Rect, kept: readonly Rect[]): void {
    const unit = this.#mountain?.unit ?? 1;
    const isFew = this.#stands.size <= NAMES.few;
    const figures = [...ids].flatMap((id) => {
      const stand = this.#stands.get(id);
      return stand && !stand.isLamp ? { id, stand } : [];
    });
    const named = figures.slice(0, all ? figures.length : NAMES.amongLamps).map(({ id, stand }) => {
      stand.tag ??= this.names.addChild(new Pill(this.ports));
      stand.tag.set({
        text: this.say(stand.climber.name),
        size: (isFew || !all ? NAME.few : NAME.many) * unit,
        maxWidth: NAME.width * unit,
        ...(stand.climber.badge && { character: stand.climber.badge.character }),
      });
      return { id, face: this.#faceOf(stand), ...stand.tag.box };
    });
    const placed = placeNames(named, {
      area,
      kept,
      faces: new Map(figures.map(({ id, stand }) => [id, this.#faceOf(stand)])),
      gap: NAME.gap * unit,
      reach: isFew ? REACH.few : all ? REACH.many : REACH.amongLamps,
    });
    for (const [id, stand] of this.#stands) {
      const place = placed.get(id);
      if (stand.tag) stand.tag.visible = place !== undefined;
      if (stand.line) stand.line.visible = place?.isOff ?? false;
      if (!place || !stand.tag) continue;
      const { x, y } = this.#endOf(stand);
      stand.tagAt = { x: place.box.x - x, y: place.box.y - y };
      if (place.isOff) this.#drawLine(stand, place.box, unit);
    }
    // In one order, whoever was named first.
    for (const id of placed.keys()) {
      const tag = this.#stands.get(id)?.tag;
      if (tag) this.names.addChild(tag);
    }
  }

  #drawLine(stand: Stand, box: Rect, unit: number): void {
    const { x, y } = this.#endOf(stand);
    const face = this.#faceOf(stand);
    stand.line ??= this.lines.addChild(new Graphics());
    stand.line.visible = true;
    stand.line
      .clear()
      .moveTo(face.x + face.width / 2 - x, face.y + face.height * 0.4 - y)
      .lineTo(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
      .stroke({ width: LINE.thick * unit, color: LINE.color, alpha: LINE.alpha, cap: 'round' });
  }

  #endOf({ spot }: Stand): Point {
    return this.#mountain ? pointOf(this.#mountain, spot) : { x: 0, y: 0 };
  }

  #faceOf(stand: Stand): Rect {
    const { x, y } = this.#endOf(stand);
    const { above, half } = stand.figure;
    return { x: x - half, y: y - above, width: half * 2, height: above * 0.8 };
  }

  /** Puts the figure where it is on its way, and the name above it. */
  #show(stand: Stand): void {
    const mountain = this.#mountain;
    if (!mountain) return;
    const { figure, tag, way } = stand;
    const { x, y } = pointOf(mountain, shownAt(stand));
    this.ports.motion.place(figure, { x, y });
    // Who stands lower stands in front; equals in the order in which they are told.
    figure.zIndex = (stand.isLamp ? y - 10_000 : y) + stand.order * 1e-4;
    const beat = way ? (way.progress * way.hops) % 1 : 0;
    const high = Math.min(figure.above * 0.6, HOP.high * figure.above);
    figure.pose(way ? Math.sin(Math.PI * beat) * high : 0, way && (beat < 0.14 || beat > 0.88) ? 0.7 : 0);
    if (tag?.visible) tag.position.set(x + stand.tagAt.x, y + stand.tagAt.y);
    stand.line?.position.set(x, y);
  }

  /** Those who climbed set off, some after the others; the rest of their queue closes up. */
  move(climbed: ReadonlySet<string>, came: readonly string[]): void {
    const { motion, clock } = this.ports;
    if (this.#stands.size > ALL_FIGURES && motion.policy !== 'none') this.#bringOut(climbed);
    const now = clock.now();
    for (const [id, from] of this.#before) {
      const stand = this.#stands.get(id);
      if (!stand) continue;
      if (!climbed.has(id)) {
        if (!stand.isLamp) this.#travel(stand, from, 1, 0, CLOSE_UP_SECONDS);
        continue;
      }
      if (motion.policy !== 'full') {
        motion.play('fade', stand.figure);
        continue;
      }
      const delay = Math.max(0, this.#next - now);
      if (delay > GATHER.longestMs) continue;
      this.#next = now + delay + 1_000 / GATHER.perSecond;
      const hops = stand.isLamp ? 2 : this.#hopsOf(from, stand.spot);
      this.#travel(stand, from, hops, delay / 1_000, stand.isLamp ? LAMP_SECONDS : hops * HOP.seconds);
    }
    if (this.#stands.size <= ALL_FIGURES)
      for (const id of came) {
        const stand = this.#stands.get(id);
        if (stand) motion.play('pop', stand.figure);
      }
    this.begin();
  }

  #hopsOf(from: Spot, to: Spot): number {
    if (!this.#mountain) return 1;
    const far =
      Math.abs(to.along - from.along) * this.#mountain.path.length +
      Math.hypot(to.dx - from.dx, to.dy - from.dy);
    return Math.min(HOP.most, Math.max(1, Math.round(far / (HOP.way * this.#mountain.unit))));
  }

  #travel(stand: Stand, from: Spot, hops: number, delay: number, duration: number): void {
    stand.way?.played?.finish();
    const way: NonNullable<Stand['way']> = { from, hops, progress: 0, played: null };
    stand.way = way;
    way.played = this.ports.motion.ease(
      (progress) => {
        if (stand.figure.destroyed) return;
        way.progress = progress;
        if (progress === 1 && stand.way === way) stand.way = null;
        this.#show(stand);
        if (stand.way === null) this.layer.sortChildren();
      },
      { delay, duration, steady: true },
    );
  }

  /** Out of the lamps, for a while: who has just moved, the last ones if they are too many. */
  #bringOut(climbed: ReadonlySet<string>): void {
    const { clock } = this.ports;
    const now = clock.now();
    for (const id of climbed) {
      this.#moved.delete(id);
      this.#moved.set(id, now + MOVED.ms);
    }
    for (const id of this.#moved.keys()) {
      if (this.#moved.size <= MOVED.most) break;
      this.#moved.delete(id);
    }
    this.#callOff();
    this.#callOff = clock.at(now + MOVED.ms, () => this.#putBack());
    this.#redraw();
  }

  #putBack(): void {
    const now = this.ports.clock.now();
    for (const [id, until] of this.#moved) if (until <= now) this.#moved.delete(id);
    const left = [...this.#moved.values()];
    if (left.length > 0) this.#callOff = this.ports.clock.at(Math.min(...left), () => this.#putBack());
    this.#redraw();
  }

  /** Where names and faces are. */
  taken(): readonly Rect[] {
    return [...this.#stands.values()].flatMap((stand) => {
      const { tag, isLamp } = stand;
      if (isLamp) return [];
      return [this.#faceOf(stand), ...(tag?.visible ? [{ x: tag.x, y: tag.y, ...tag.box }] : [])];
    });
  }

  /** Who stands there, and where their face is; null for who is not on the mountain. */
  standOf(id: string): FaceStand | null {
    const holder = this.#stands.get(id)?.figure;
    return holder ? { holder, x: 0, ...holder.face } : null;
  }

  /** Where somebody stands, or will. */
  pointOf(id: string): { readonly x: number; readonly y: number } | null {
    const stand = this.#stands.get(id);
    return stand && this.#mountain ? pointOf(this.#mountain, stand.spot) : null;
  }
}

function shownAt({ spot, way }: Stand): Spot {
  if (!way) return spot;
  const { from, hops, progress } = way;
  // A hop goes fast in the air and rests on the ground.
  const beat = progress * hops;
  const share = Math.min(1, (Math.floor(beat) + smooth(beat % 1)) / hops);
  const between = (a: number, b: number): number => a + (b - a) * share;
  return {
    along: between(from.along, spot.along),
    dx: between(from.dx, spot.dx),
    dy: between(from.dy, spot.dy),
  };
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
