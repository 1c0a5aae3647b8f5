// Everyone on the mountain: characters that hop along the path, or lamps when there are too many of them.

import { Container, type Graphics, Sprite } from 'pixi.js';
import { lantern } from '#scenes/features/mysticPeak/mountain/camp.ts';
import { sketch } from '#scenes/features/mysticPeak/mountain/CampGear.ts';
import type { MountainKind } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import type { MountainClimber } from '#scenes/features/mysticPeak/mountain/model.ts';
import { LAMP_SIZE, spotsOf } from '#scenes/features/mysticPeak/mountain/places.ts';
import type { Scenery } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { Actor } from '#scenes/kit/Actor.ts';
import { characterColor } from '#scenes/kit/characterColors.ts';
import { ClimberFigure, LAMP_CORE, lampTexture, type Stance } from '#scenes/kit/ClimberFigure.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { crowdSize, type PathSpot } from '#scenes/kit/path.ts';
import { Walker, Walkers } from '#scenes/kit/Walkers.ts';
import type { FaceName, Point, Rect, ScenePorts } from '#scenes/ports.ts';

/** Design pixels of characters up close: the player's own, and all others. */
const SIZES = { own: 96, near: 46 } as const;
const NAME = { near: 15, whole: 24, width: 230, gap: 4, reach: 3 } as const;
/** Height of a hop, relative to the size. */
const HIGH = 0.34;
const NOWHERE: PathSpot = { along: 0, dx: 0, dy: 0 };

const FACES: Readonly<Record<Stance, readonly [face: FaceName, lean: number]>> = {
  rest: ['calm', 0],
  walk: ['look', 3],
  climb: ['look', 8],
  slip: ['wobble', -8],
  cheer: ['happy', 0],
};

class Stand extends Walker<Actor | ClimberFigure | Sprite> {
  climber: MountainClimber;
  size = 0;

  constructor(climber: MountainClimber, body: Stand['body'], spot: PathSpot) {
    super(climber.id, body, spot);
    this.climber = climber;
    this.isLamp = climber.lamp;
    this.isOwn = climber.isOwn;
  }
}

export class Party extends Walkers<Stand> {
  /** Lamps share one picture, so all of them take a single draw call. */
  readonly lights = new Container({ label: 'lamps' });
  protected readonly lamps = { hops: 1, closeUp: true, fade: false };
  readonly #kind: MountainKind;
  /** In the player's hand. */
  #lantern: Graphics | null = null;

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
    this.begin();
    const isSame = scenery === this.ground;
    this.ground = scenery;
    const { unit, clear, summit } = scenery;
    const seen = climbers.filter(
      ({ height, isOwn }) => isOwn || (height >= scenery.from && height <= scenery.to),
    );
    const crowd = isWhole ? crowdSize(seen.filter(({ lamp }) => !lamp).length) : SIZES.near;
    const spots = spotsOf(seen, scenery, crowd);
    this.keep(seen, (climber, known) => {
      const { id, lamp, isOwn } = climber;
      const spot = spots.get(id) ?? NOWHERE;
      const isKept = known && known.isLamp === lamp && known.isOwn === isOwn;
      const stand = isKept ? known : new Stand(climber, this.#made(climber), known?.shown ?? spot);
      if (isSame) stand.send(spot);
      else stand.put(spot);
      Object.assign(stand, {
        climber,
        size: isOwn
          ? SIZES.own * (isWhole && summit ? summit.unit : unit)
          : (lamp ? LAMP_SIZE : crowd) * unit,
      });
      this.#dress(stand);
      return stand;
    });
    const size = Math.max(11, (isWhole ? NAME.whole : NAME.near) * unit);
    this.name(
      seen.flatMap(({ id, name, isNamed, isOwn, lamp }) => {
        const look = { text: name, size, maxWidth: NAME.width * unit };
        const { gold, ink } = this.tokens.color;
        return isNamed && !lamp ? { id, look: isOwn ? { ...look, fill: gold, color: ink } : look } : [];
      }),
      { area: clear, kept, gap: NAME.gap * unit, reach: NAME.reach },
    );
    this.show();
  }

  #made({ id, lamp, isOwn }: MountainClimber): Stand['body'] {
    if (lamp) return this.lights.addChild(new Sprite({ texture: lampTexture(this.ports), anchor: 0.5 }));
    const body = this.layer.addChild(isOwn ? new Actor(this.ports) : new ClimberFigure(this.ports));
    body.label = `climber:${id}`;
    if (isOwn) this.#lantern = body.addChild(drawing('lantern'));
    return body;
  }

  #dress({ climber: { character, pose }, body, size }: Stand): void {
    if (body instanceof Actor) {
      const [face, lean] = FACES[pose];
      body.set({ character, size, tails: 1, snow: false, face, lean });
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

  protected faceOf(stand: Stand): Rect {
    const { x, y } = this.pointOf(stand);
    const { size } = stand;
    return { x: x - size / 2, y: y - size, width: size, height: size * 0.9 };
  }

  protected pose({ body, size, hop, order, isOwn }: Stand, { x, y }: Point): void {
    if (body instanceof Sprite) {
      body.position.set(x, y);
      return;
    }
    const lift = hop.lift * size * HIGH;
    this.ports.motion.place(body, { x, y: body instanceof Actor ? y - lift : y });
    if (body instanceof ClimberFigure) body.pose(lift, hop.squash);
    // Lower on the screen is closer to the front; the player's own character is in front of all others.
    body.zIndex = y + order * 1e-4 + (isOwn ? 10_000 : 0);
  }

  /** Plays an act where the climber stands. */
  act(id: string, what: 'slipped' | 'cheered'): void {
    const { body, size = 0 } = this.walkers.get(id) ?? {};
    const { motion } = this.ports;
    const isCheer = what === 'cheered';
    if (body instanceof Actor) {
      if (isCheer) body.cheer(size * 0.3);
      else body.flinch();
    } else if (body instanceof ClimberFigure) {
      if (isCheer) motion.play('cheer', body, { from: { y: -size * 0.3 } });
      else motion.play('recoil', body);
    }
  }

  /** Seconds until a climber who just set off arrives; 0 for one who is standing. */
  way(id: string): number {
    const stand = this.walkers.get(id);
    return stand?.isOnWay ? stand.seconds : 0;
  }

  /** Ids of the climbers between two heights. */
  between(from: number, to: number): readonly string[] {
    return [...this.walkers.values()].flatMap(({ climber }) =>
      climber.height >= from && climber.height < to ? [climber.id] : [],
    );
  }
}
