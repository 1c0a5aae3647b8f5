// Everyone on the mountain, and how they move: up to 30 players as characters, more as lamps, except for the
// leaders and those who have just moved. Players hop along the path, staggered so that the eye can follow.

import { Container, Graphics } from 'pixi.js';
import { ClimberFigure } from '#scenes/kit/ClimberFigure.ts';
import { byId, KeyedViews } from '#scenes/kit/KeyedViews.ts';
import type { PlacedName } from '#scenes/kit/nameTags.ts';
import type { PathSpot } from '#scenes/kit/path.ts';
import { Walker, Walkers } from '#scenes/kit/Walkers.ts';
import type { Point, Rect, ScenePorts } from '#scenes/ports.ts';
import type { ClimberModel, ClimbModel } from '#scenes/projector/climb/model.ts';
import type { Mountain } from '#scenes/projector/climb/mountain.ts';
import { ALL_FIGURES, figuresOf, lampsOf, leadersOf, spotsOf } from '#scenes/projector/climb/places.ts';
import type { FacePlace as FaceStand } from '#scenes/projector/layer.ts';

/** Names in design pixels: font size with few and with many climbers, maximum width as a multiple, and gap. */
const NAME = { few: 30, many: 24, width: 10.4, gap: 5 } as const;
/** Up to this many climbers, all are named if there is room. Among lamps, at most this many are named. */
const NAMES = { few: 8, amongLamps: 12 } as const;
/**
 * Maximum distance of a name from its face, in half steps: when everyone has to be named, and when names only
 * go where they fit.
 */
const REACH = { few: 20, many: 2, amongLamps: 0 } as const;
const LINE = { thick: 4, color: '#FFF9EF', alpha: 0.8 } as const;
/** Milliseconds that players who have moved show as characters, and the maximum number of them. */
const MOVED = { ms: 4_000, most: 12 } as const;
const NOWHERE: PathSpot = { along: 0, dx: 0, dy: 0 };
/** Height of a hop, as a share of the figure. */
const HIGH = 0.34;

class Stand extends Walker<ClimberFigure> {
  climber: ClimberModel;

  constructor(climber: ClimberModel, body: ClimberFigure, spot: PathSpot) {
    super(climber.id, body, spot);
    this.climber = climber;
  }
}

interface OffName extends PlacedName {
  readonly id: string;
}

export class Climbers extends Walkers<Stand> {
  /** Lines from heads to names further away, behind the climbers. */
  readonly lines = new Container();
  readonly #lines = new KeyedViews<OffName, Graphics>(byId, () => this.lines.addChild(new Graphics()));
  protected readonly lamps = { hops: 2, closeUp: false, fade: true };
  readonly #redraw: () => void;
  readonly #moved = new Map<string, number>();
  #callOff: () => void = () => undefined;

  constructor(ports: ScenePorts, redraw: () => void) {
    super(ports);
    this.#redraw = redraw;
  }

  /** `area`: the space for names. `kept`: areas that no name may cover. */
  draw(model: ClimbModel, mountain: Mountain, area: Rect, kept: readonly Rect[]): void {
    this.ground = mountain;
    const { climbers, summit, leaders } = model;
    const { unit } = mountain;
    const all = climbers.length <= ALL_FIGURES;
    const crowding = all ? figuresOf(climbers.length, unit) : lampsOf(climbers.length, unit);
    const ahead = new Set(all ? [] : leaders);
    const spots = new Map(
      [false, true].flatMap((isAhead) => [
        ...spotsOf(
          climbers.filter(({ id }) => ahead.has(id) === isAhead),
          summit,
          mountain,
          isAhead ? leadersOf(unit) : crowding,
        ),
      ]),
    );
    const now = this.ports.clock.now();
    const faces = new Set(all ? spots.keys() : leaders);
    for (const [id, until] of this.#moved) if (until > now) faces.add(id);
    this.keep(climbers, (climber, known) => {
      const { id, character, height } = climber;
      const stand = known ?? this.#made(climber, spots.get(id) ?? NOWHERE);
      stand.climber = climber;
      stand.send(spots.get(id) ?? NOWHERE);
      stand.isLamp = !faces.has(id);
      stand.body.set({
        kind: stand.isLamp ? 'lamp' : 'figure',
        character,
        size: all || stand.isLamp ? crowding.size : leadersOf(unit).size,
        first: id === leaders[0] && height > 0,
      });
      return stand;
    });
    for (const id of this.#moved.keys()) if (!this.walkers.has(id)) this.#moved.delete(id);
    const others = all ? climbers.map(({ id }) => id) : this.#moved.keys();
    this.#nameSome(new Set([...leaders, ...others]), all, area, kept);
    this.show();
  }

  #made(climber: ClimberModel, spot: PathSpot): Stand {
    const figure = this.layer.addChild(new ClimberFigure(this.ports));
    figure.label = `climber:${climber.id}`;
    return new Stand(climber, figure, spot);
  }

  #nameSome(ids: ReadonlySet<string>, all: boolean, area: Rect, kept: readonly Rect[]): void {
    const unit = this.ground?.unit ?? 1;
    const isFew = this.walkers.size <= NAMES.few;
    const size = (isFew || !all ? NAME.few : NAME.many) * unit;
    const figures = [...ids].flatMap((id) => {
      const stand = this.walkers.get(id);
      return stand && !stand.isLamp ? [stand.climber] : [];
    });
    const placed = this.name(
      figures.slice(0, all ? figures.length : NAMES.amongLamps).map(({ id, name, badge }) => ({
        id,
        look: {
          text: this.say(name),
          size,
          maxWidth: NAME.width * size,
          ...(badge && { character: badge.character }),
        },
      })),
      {
        area,
        kept,
        gap: NAME.gap * unit,
        reach: isFew ? REACH.few : all ? REACH.many : REACH.amongLamps,
      },
    );
    const off = [...placed].flatMap(([id, place]) => (place.isOff ? [{ id, ...place }] : []));
    for (const [{ id, box }, line] of this.#lines.reconcile(off))
      this.#drawLine(line, this.walkers.get(id), box, unit);
  }

  #drawLine(line: Graphics, stand: Stand | undefined, box: Rect, unit: number): void {
    if (!stand) return;
    const { x, y } = this.pointOf(stand);
    const face = this.faceOf(stand);
    line
      .clear()
      .moveTo(face.x + face.width / 2 - x, face.y + face.height * 0.4 - y)
      .lineTo(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
      .stroke({ width: LINE.thick * unit, color: LINE.color, alpha: LINE.alpha, cap: 'round' });
  }

  protected faceOf(stand: Stand): Rect {
    const { x, y } = this.pointOf(stand);
    const { above, half } = stand.body;
    return { x: x - half, y: y - above, width: half * 2, height: above * 0.8 };
  }

  protected pose({ id, body, hop, isLamp, order }: Stand, { x, y }: Point): void {
    this.ports.motion.place(body, { x, y });
    // Lower ones are drawn in front; equals in listed order.
    body.zIndex = (isLamp ? y - 10_000 : y) + order * 1e-4;
    body.pose(hop.lift * Math.min(body.above * 0.6, HIGH * body.above), hop.squash);
    this.#lines.get(id)?.position.set(x, y);
  }

  /** Sends off those who climbed. `came`: players new to the mountain. */
  move(climbed: ReadonlySet<string>, came: readonly string[]): void {
    const { motion } = this.ports;
    const all = this.walkers.size <= ALL_FIGURES;
    if (!all && motion.policy !== 'none') this.#bringOut(climbed);
    this.climb(climbed);
    for (const id of all ? came : []) {
      const figure = this.walkers.get(id)?.body;
      if (figure) motion.play('pop', figure);
    }
  }

  /**
   * Turns those who have just moved from lamps into characters for a while; only the latest if there are too
   * many.
   */
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

  /** The player's figure and the place of their face; null for players who aren't on the mountain. */
  facePlaceOf(id: string): FaceStand | null {
    const holder = this.walkers.get(id)?.body;
    return holder ? { holder, x: 0, ...holder.face } : null;
  }

  /** A player's position, or destination while moving. */
  placeOf(id: string): Point | null {
    const stand = this.walkers.get(id);
    return stand ? this.pointOf(stand) : null;
  }
}
