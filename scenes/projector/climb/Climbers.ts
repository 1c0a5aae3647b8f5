// Everybody on the mountain, and how they move: up to 30 characters, beyond that lamps, of whom the first and those who have
// just moved stand there as characters. What moves hops along the path; moves are gathered, so that the eye can follow.

import { Container, Graphics } from 'pixi.js';
import { ClimberFigure } from '#scenes/kit/ClimberFigure.ts';
import { byId, Kept } from '#scenes/kit/Kept.ts';
import type { PlacedName } from '#scenes/kit/nameTags.ts';
import type { Spot } from '#scenes/kit/path.ts';
import { Walker, Walkers } from '#scenes/kit/Walkers.ts';
import type { Point, Rect, ScenePorts } from '#scenes/ports.ts';
import type { ClimberModel, ClimbModel } from '#scenes/projector/climb/model.ts';
import type { Mountain } from '#scenes/projector/climb/mountain.ts';
import { ALL_FIGURES, figuresOf, lampsOf, leadersOf, spotsOf } from '#scenes/projector/climb/places.ts';
import type { Stand as FaceStand } from '#scenes/projector/layer.ts';

/** Pixels of the design: of the letters where few climb, and where many do; the widest that a name gets. */
const NAME = { few: 30, many: 24, width: 250, gap: 5 } as const;
/** Up to so many climbers all are named, each where there is room. Among lamps so many are named at the most. */
const NAMES = { few: 8, amongLamps: 12 } as const;
/** How far off a name may stand, in half steps: where all have to be named, and where there is a name for whoever it fits. */
const REACH = { few: 20, many: 2, amongLamps: 0 } as const;
const LINE = { thick: 4, color: '#FFF9EF', alpha: 0.8 } as const;
/** Who has moved stands there as a character for so long, and so many at the most. */
const MOVED = { ms: 4_000, most: 12 } as const;
const NOWHERE: Spot = { along: 0, dx: 0, dy: 0 };
/** Of a figure: how high it hops. */
const HIGH = 0.34;

class Stand extends Walker<ClimberFigure> {
  climber: ClimberModel;

  constructor(climber: ClimberModel, body: ClimberFigure, spot: Spot) {
    super(climber.id, body, spot);
    this.climber = climber;
  }
}

interface OffName extends PlacedName {
  readonly id: string;
}

export class Climbers extends Walkers<Stand> {
  /** From heads to names that stand off them, behind the climbers. */
  readonly lines = new Container();
  readonly #lines = new Kept<OffName, Graphics>(byId, () => this.lines.addChild(new Graphics()));
  protected readonly lamps = { hops: 2, closeUp: false, fade: true };
  readonly #redraw: () => void;
  readonly #moved = new Map<string, number>();
  #callOff: () => void = () => undefined;

  constructor(ports: ScenePorts, redraw: () => void) {
    super(ports);
    this.#redraw = redraw;
  }

  /** `area`: where names may stand. `kept`: what no name may cover. */
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
    for (const id of this.#moved.keys()) if (!this.stands.has(id)) this.#moved.delete(id);
    const others = all ? climbers.map(({ id }) => id) : this.#moved.keys();
    this.#nameSome(new Set([...leaders, ...others]), all, area, kept);
    this.show();
  }

  #made(climber: ClimberModel, spot: Spot): Stand {
    const figure = this.layer.addChild(new ClimberFigure(this.ports));
    figure.label = `climber:${climber.id}`;
    return new Stand(climber, figure, spot);
  }

  #nameSome(ids: ReadonlySet<string>, all: boolean, area: Rect, kept: readonly Rect[]): void {
    const unit = this.ground?.unit ?? 1;
    const isFew = this.stands.size <= NAMES.few;
    const figures = [...ids].flatMap((id) => {
      const stand = this.stands.get(id);
      return stand && !stand.isLamp ? [stand.climber] : [];
    });
    const placed = this.name(
      figures.slice(0, all ? figures.length : NAMES.amongLamps).map(({ id, name, badge }) => ({
        id,
        look: {
          text: this.say(name),
          size: (isFew || !all ? NAME.few : NAME.many) * unit,
          maxWidth: NAME.width * unit,
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
    for (const [{ id, box }, line] of this.#lines.keep(off))
      this.#drawLine(line, this.stands.get(id), box, unit);
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
    // Who stands lower stands in front; equals in the order in which they are told.
    body.zIndex = (isLamp ? y - 10_000 : y) + order * 1e-4;
    body.pose(hop.lift * Math.min(body.above * 0.6, HIGH * body.above), hop.squash);
    this.#lines.get(id)?.position.set(x, y);
  }

  /** Those who climbed set off; who `came` is new here. */
  move(climbed: ReadonlySet<string>, came: readonly string[]): void {
    const { motion } = this.ports;
    const all = this.stands.size <= ALL_FIGURES;
    if (!all && motion.policy !== 'none') this.#bringOut(climbed);
    this.climb(climbed);
    for (const id of all ? came : []) {
      const figure = this.stands.get(id)?.body;
      if (figure) motion.play('pop', figure);
    }
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

  /** Who stands there, and where their face is; null for who is not on the mountain. */
  standOf(id: string): FaceStand | null {
    const holder = this.stands.get(id)?.body;
    return holder ? { holder, x: 0, ...holder.face } : null;
  }

  /** Where somebody stands, or will. */
  placeOf(id: string): Point | null {
    const stand = this.stands.get(id);
    return stand ? this.pointOf(stand) : null;
  }
}
