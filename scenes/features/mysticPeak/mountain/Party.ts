// Everybody on the mountain: characters that hop along the path, and lamps where there are too many for that.

import { Container, type Graphics, Sprite } from 'pixi.js';
import { lantern } from '#scenes/features/mysticPeak/mountain/camp.ts';
import { sketch } from '#scenes/features/mysticPeak/mountain/Gear.ts';
import type { MountainKind } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import type { MountainClimber } from '#scenes/features/mysticPeak/mountain/model.ts';
import { isOneSpot, LAMP_SIZE, type Spot, spotsOf } from '#scenes/features/mysticPeak/mountain/places.ts';
import type { Scenery } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { Actor } from '#scenes/kit/Actor.ts';
import { characterColor } from '#scenes/kit/characterColors.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { ClimberFigure, LAMP_CORE, lampTexture, type Stance } from '#scenes/kit/ClimberFigure.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import type { FaceName } from '#scenes/kit/faces.ts';
import { placeNames } from '#scenes/kit/nameTags.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import type { Played, Rect, ScenePorts } from '#scenes/ports.ts';
import { Drawer } from '#scenes/kit/Drawer.ts';

interface Stand {
  climber: MountainClimber;
  readonly body: Actor | ClimberFigure | Sprite;
  /** Among all of them. */
  order: number;
  readonly spot: Spot;
  size: number;
  tag: Pill | null;
  tagAt: { readonly x: number; readonly y: number };
  /** Where it comes from; null while it stands. */
  from: Spot | null;
  hops: number;
  progress: number;
  /** That the way takes in all. */
  seconds: number;
  played: Played | null;
}

/** Pixels of the design, of characters: oneself, others near one, and those of a whole mountain by their number. */
const SIZES = { own: 96, near: 46, whole: [84, 58], of: [8, 30] } as const;
const NAME = { near: 15, whole: 24, width: 230, gap: 4, reach: 3 } as const;
/** A hop: its way in pixels of the design, its seconds, and how many a climb has at the most. */
const HOP = { way: 24, seconds: 0.15, most: 8, high: 0.34 } as const;
const LAMP = { seconds: 0.4 } as const;
/** So many set off in a second; who would have to wait longer than this is there at once. */
const GATHER = { perSecond: 24, longestMs: 3_000 } as const;
const CLOSE_UP_SECONDS = 0.26;

const FACES: Readonly<Record<Stance, { readonly face: FaceName; readonly lean: number }>> = {
  rest: { face: 'calm', lean: 0 },
  walk: { face: 'look', lean: 3 },
  climb: { face: 'look', lean: 8 },
  slip: { face: 'wobble', lean: -8 },
  cheer: { face: 'happy', lean: 0 },
};

export class Party extends Drawer {
  /** Lamps share a picture, so that all of them are one draw. */
  readonly lamps = new Container({ label: 'lamps' });
  readonly layer = new Container({ label: 'climbers', sortableChildren: true });
  readonly names = new Container();
  #stands = new Map<string, Stand>();
  readonly #kind: MountainKind;
  /** In one's own hand. */
  #lantern: Graphics | null = null;
  #scenery: Scenery | null = null;
  /** When the next one may set off. */
  #next = 0;

  constructor(ports: ScenePorts, kind: MountainKind) {
    super(ports);
    this.#kind = kind;
  }

  draw(
    climbers: readonly MountainClimber[],
    scenery: Scenery,
    isWhole: boolean,
    kept: readonly Rect[],
  ): void {
    const before = this.#stands;
    const isSame = scenery === this.#scenery;
    this.#scenery = scenery;
    this.#stands = new Map();
    const seen = climbers.filter(
      ({ height, isOwn }) => isOwn || (height >= scenery.from && height <= scenery.to),
    );
    const figures = seen.filter(({ lamp }) => !lamp).length;
    const [few, many] = SIZES.of;
    const [most, least] = SIZES.whole;
    const crowd = most + (least - most) * clamp((figures - few) / (many - few), 0, 1);
    const spots = spotsOf(seen, scenery, isWhole ? crowd : SIZES.near);
    for (const [order, climber] of seen.entries()) {
      const known = before.get(climber.id);
      const kind = kindOf(climber);
      const isKept = known && kindOf(known.climber) === kind;
      const body = isKept ? known.body : this.#made(kind, climber.id);
      if (isKept) before.delete(climber.id);
      const spot = spots.get(climber.id) ?? { along: 0, dx: 0, dy: 0 };
      const shown = known && isSame ? shownAt(known) : null;
      const size =
        (climber.lamp
          ? LAMP_SIZE
          : climber.isOwn
            ? isWhole
              ? crowd * 1.2
              : SIZES.own
            : isWhole
              ? crowd
              : SIZES.near) * scenery.unit;
      // Who is on the way there already goes on.
      if (isKept && isSame && known.progress < 1 && isOneSpot(known.spot, spot)) {
        Object.assign(known, { climber, order, size });
        this.#dress(known);
        this.#stands.set(climber.id, known);
        continue;
      }
      known?.played?.finish();
      const stand: Stand = {
        climber,
        body,
        order,
        spot,
        size,
        tag: isKept ? known.tag : null,
        tagAt: { x: 0, y: 0 },
        from: shown && !isOneSpot(shown, spot) ? shown : null,
        hops: 1,
        progress: 1,
        seconds: 0,
        played: null,
      };
      this.#dress(stand);
      this.#stands.set(climber.id, stand);
    }
    for (const { body, tag, played } of before.values()) {
      played?.finish();
      tag?.destroy({ children: true });
      body.destroy({ children: true });
    }
    this.#name(isWhole, kept);
    for (const stand of this.#stands.values()) this.#show(stand);
    this.layer.sortChildren();
  }

  #made(kind: 'own' | 'figure' | 'lamp', id: string): Stand['body'] {
    if (kind === 'lamp')
      return this.lamps.addChild(new Sprite({ texture: lampTexture(this.ports.assets), anchor: 0.5 }));
    const body = this.layer.addChild(kind === 'own' ? new Actor(this.ports) : new ClimberFigure(this.ports));
    body.label = `climber:${id}`;
    if (kind === 'own') this.#lantern = body.addChild(drawing('lantern'));
    return body;
  }

  #dress({ climber: { character, pose }, body, size }: Stand): void {
    if (body instanceof Actor) {
      body.set({ character, size, tails: 1, snow: false, ...FACES[pose] });
      this.#lantern?.clear();
      if (this.#lantern)
        sketch(this.#lantern, lantern(this.#kind, -size * 0.44, -size * 0.16, size * 0.0125));
    } else if (body instanceof ClimberFigure)
      body.set({ kind: 'figure', character, size, first: false, stance: pose });
    else {
      body.tint = characterColor(character);
      body.scale.set(size / LAMP_CORE);
    }
  }

  #name(isWhole: boolean, kept: readonly Rect[]): void {
    const scenery = this.#scenery;
    if (!scenery) return;
    const { unit, clear } = scenery;
    const faces = new Map<string, Rect>();
    for (const [id, stand] of this.#stands) {
      if (stand.climber.lamp) continue;
      const { x, y } = this.#point(stand.spot);
      faces.set(id, {
        x: x - stand.size / 2,
        y: y - stand.size,
        width: stand.size,
        height: stand.size * 0.9,
      });
    }
    const named = [...this.#stands.values()].flatMap((stand) => {
      const face = faces.get(stand.climber.id);
      if (!stand.climber.isNamed || !face) {
        stand.tag?.destroy({ children: true });
        stand.tag = null;
        return [];
      }
      stand.tag ??= this.names.addChild(new Pill(this.ports));
      stand.tag.set({
        text: stand.climber.name,
        size: Math.max(11, (isWhole ? NAME.whole : NAME.near) * unit),
        maxWidth: NAME.width * unit,
      });
      return [{ id: stand.climber.id, face, ...stand.tag.box }];
    });
    const placed = placeNames(named, { area: clear, kept, faces, gap: NAME.gap * unit, reach: NAME.reach });
    for (const stand of this.#stands.values()) {
      const place = placed.get(stand.climber.id);
      if (!stand.tag) continue;
      // In one order, whoever was named first.
      this.names.addChild(stand.tag).visible = place !== undefined;
      const { x, y } = this.#point(stand.spot);
      if (place) stand.tagAt = { x: place.box.x - x, y: place.box.y - y };
    }
  }

  #point({ along, dx, dy }: Spot): { readonly x: number; readonly y: number } {
    const { x, y } = this.#scenery?.path.at(along) ?? { x: 0, y: 0 };
    return { x: x + dx, y: y + dy };
  }

  #show(stand: Stand): void {
    const { body, tag, size } = stand;
    if (body.destroyed) return;
    const { x, y } = this.#point(stand.progress < 1 ? shownAt(stand) : stand.spot);
    const beat = stand.progress < 1 ? (stand.progress * stand.hops) % 1 : 0;
    const lift = body instanceof Sprite ? 0 : Math.sin(Math.PI * beat) * size * HOP.high;
    const isDown = stand.progress < 1 && (beat < 0.14 || beat > 0.88);
    if (body instanceof Sprite) {
      body.position.set(x, y);
      return;
    }
    this.ports.motion.place(body, { x, y: body instanceof Actor ? y - lift : y });
    if (body instanceof ClimberFigure) body.pose(lift, isDown ? 0.7 : 0);
    // Who stands lower stands in front, oneself before all.
    body.zIndex = y + stand.order * 1e-4 + (stand.climber.isOwn ? 10_000 : 0);
    tag?.position.set(x + stand.tagAt.x, y + stand.tagAt.y);
  }

  /** These set off, some after the others; whoever else stands elsewhere closes up. */
  climb(ids: readonly string[]): void {
    const { clock, motion } = this.ports;
    const climbed = new Set(ids);
    const now = clock.now();
    for (const [id, stand] of this.#stands) {
      if (!stand.from) continue;
      if (motion.policy !== 'full') {
        if (climbed.has(id) && !stand.climber.lamp) motion.play('fade', stand.body);
        continue;
      }
      if (!climbed.has(id)) {
        this.#travel(stand, 1, 0, CLOSE_UP_SECONDS);
        continue;
      }
      const delay = stand.climber.isOwn ? 0 : Math.max(0, this.#next - now);
      if (delay > GATHER.longestMs) continue;
      if (!stand.climber.isOwn) this.#next = now + delay + 1_000 / GATHER.perSecond;
      const hops = stand.climber.lamp ? 1 : this.#hops(stand);
      this.#travel(stand, hops, delay / 1_000, stand.climber.lamp ? LAMP.seconds : hops * HOP.seconds);
    }
  }

  #hops({ from, spot }: Stand): number {
    const scenery = this.#scenery;
    if (!scenery || !from) return 1;
    const far =
      Math.abs(spot.along - from.along) * scenery.path.length +
      Math.hypot(spot.dx - from.dx, spot.dy - from.dy);
    return Math.round(clamp(far / (HOP.way * scenery.unit), 1, HOP.most));
  }

  #travel(stand: Stand, hops: number, delay: number, duration: number): void {
    stand.hops = hops;
    stand.progress = 0;
    stand.seconds = delay + duration;
    stand.played = this.ports.motion.ease(
      (progress) => {
        stand.progress = progress;
        this.#show(stand);
        if (progress === 1) stand.from = null;
      },
      { delay, duration, steady: true },
    );
  }

  /** Somebody acts where they stand. */
  act(id: string, what: 'slip' | 'cheer'): void {
    const stand = this.#stands.get(id);
    if (!stand || stand.body instanceof Sprite) return;
    if (stand.body instanceof Actor) {
      if (what === 'cheer') stand.body.cheer(stand.size * 0.3);
      else stand.body.flinch();
    } else if (what === 'cheer')
      this.ports.motion.play('cheer', stand.body, { from: { y: -stand.size * 0.3 } });
    else this.ports.motion.play('recoil', stand.body);
  }

  /** Seconds that somebody who has just set off takes; 0 for who stands. */
  way(id: string): number {
    const stand = this.#stands.get(id);
    return stand?.from && stand.progress < 1 ? stand.seconds : 0;
  }

  /** All between two heights. */
  between(from: number, to: number): readonly string[] {
    return [...this.#stands.values()].flatMap(({ climber }) =>
      climber.height >= from && climber.height < to ? [climber.id] : [],
    );
  }
}

const kindOf = ({ lamp, isOwn }: MountainClimber) => (lamp ? 'lamp' : isOwn ? 'own' : 'figure');

function shownAt({ spot, from, hops, progress }: Stand): Spot {
  if (!from || progress >= 1) return spot;
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
