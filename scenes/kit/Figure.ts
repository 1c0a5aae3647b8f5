// A character that acts: it changes its face, raises its mitts, and moves what it has on that can move.

import { Container, Sprite } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import { ACT_MS, mittPose, WAVE_UP_MS, WINNER_MITT, type MittPose } from '#scenes/avatars/mittPose.ts';
import { partPose, type ActName } from '#scenes/avatars/movingParts.ts';
import type { FaceName, Faces, FigurePart, ScenePorts } from '#scenes/ports.ts';
import { FOOT } from '#scenes/kit/anchors.ts';
import { RunningMotions } from '#scenes/kit/RunningMotions.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { isLight } from '#scenes/theme/grounds.ts';

export interface FigureLook {
  readonly character: Character;
  /** Side of the square it fits into, in CSS pixels. */
  readonly size: number;
  /** Without one, it has its plain picture until it acts. */
  readonly face?: FaceName;
  /** Stands on a podium, with its mitts up; it is one of the largest things on the stage. */
  readonly isWinner?: boolean;
}

/** The grid of avatars, in units: their axis, the ground, their height and width, and the box of a hand. */
const GRID = { axis: 120, ground: 288, height: 204, width: 144 } as const;
const GRIP = { x: 194, y: 226 } as const;
/** The shoulder that a cuff faces, as in a `MittPose`; and where the cuff is in the mitt's picture, in radians. */
const SHOULDER = { out: 52, up: 112 } as const;
const CUFF = Math.atan2(-0.777, -0.629);
/** Radians that what is held leans, once its mitt is up. */
const HELD_LEAN = -0.35;
/** A monster is as wide as it is high: its mitts are farther out, and lower; their size is a share of its own. */
const MONSTER = { out: 1.14, up: 0.92, mitt: 0.18 } as const;
/** Milliseconds that a mitt stays up where nothing may move. */
const STILL_WAVE = 900;

const AT_REST = { act: 'wave', ms: 0 } as const;

interface Mitt {
  /** -1 for the left one, 1 for the right one. */
  readonly side: number;
  readonly sprite: Sprite;
}

/** What its picture doesn't have: made when it first acts. */
interface Rig {
  readonly faces: Faces;
  readonly parts: readonly { readonly part: FigurePart; readonly sprite: Sprite }[];
  /** What it holds. */
  readonly hand: Container;
  readonly mitts: readonly Mitt[];
}

/** Its flat shadow on light ground, where a pale figure would vanish: CSS pixels, at most a share of its size. */
const DROP = { x: 3, y: 4, share: 0.04, alpha: 0.16 } as const;

/** Its feet are at (0, 0). */
export class Figure extends Widget {
  readonly #drop = isLight(this.tokens)
    ? this.addChild(new Sprite({ anchor: FOOT, alpha: DROP.alpha }))
    : null;
  readonly #sprite = this.addChild(new Sprite({ anchor: FOOT }));
  #rig: Rig | null = null;
  #wanted = '';
  #loading: Promise<Faces | null> | null = null;
  #look: FigureLook | null = null;
  /** A face worn for a moment, in place of the look's. */
  #mask: FaceName | null = null;
  #now: { readonly act: ActName; readonly ms: number } = AT_REST;
  readonly #acting = new RunningMotions();
  #cancelWave: () => void = () => undefined;
  readonly #onDressed: () => void;

  /** `onDressed`: called when its faces have loaded. */
  constructor(ports: ScenePorts, onDressed: () => void = () => undefined) {
    super(ports);
    this.#onDressed = onDressed;
  }

  set(look: FigureLook): void {
    this.#look = look;
    if (this.#wanted !== wanting(look)) this.#forget();
    // Requested every time: pictures that nothing requests are freed along with those of earlier questions.
    if (look.face || this.#loading) void this.#load(look);
    this.#dress();
  }

  /** Null until they have loaded. */
  get faces(): Faces | null {
    return this.#rig?.faces ?? null;
  }

  /** Size of the character alone, in pixels. */
  get body(): { readonly width: number; readonly height: number } {
    return { width: this.#sprite.width, height: this.#sprite.height };
  }

  /** CSS pixels of a pixel of its faces. */
  get faceScale(): number {
    return this.#sprite.scale.x;
  }

  /** Wears another face for this many seconds. */
  wear(face: FaceName, seconds: number): void {
    this.#ease(
      (at) => {
        this.#mask = at < 1 ? face : null;
        this.#dress();
      },
      { duration: seconds },
    );
  }

  /** Moves its mitts, and what it has on; the rest of it moves with what it is part of. `delay`: in seconds. */
  act(act: ActName, delay = 0): void {
    const look = this.#look;
    if (!look || this.ports.motion.policy === 'none') return;
    const character = wanting(look);
    void this.#load(look).then((faces) => {
      if (!faces || this.destroyed || this.#wanted !== character) return;
      if (this.ports.motion.policy === 'reduced' && act === 'wave') return this.#waveStill();
      const ms = ACT_MS[act];
      this.#ease((at) => this.#pose({ act, ms: at * ms }), { delay, duration: ms / 1_000 });
    });
  }

  /** Cuts short what it is doing, because something else has happened. */
  rest(): void {
    this.#cancelWave();
    this.#acting.finish();
  }

  override destroy(): void {
    this.#cancelWave();
    super.destroy({ children: true });
  }

  #ease(show: (at: number) => void, timing: { readonly delay?: number; readonly duration: number }): void {
    const unlessGone = (at: number): void => {
      if (!this.destroyed) show(at);
    };
    this.#acting.add(this.ports.motion.ease(unlessGone, { ...timing, steady: true }));
  }

  /** A raised mitt says it, too. */
  #waveStill(): void {
    const { clock, motion, invalidate } = this.ports;
    const first = this.#rig?.mitts.find(({ side }) => side === this.#firstSide);
    if (!first) return;
    this.#pose({ act: 'wave', ms: WAVE_UP_MS });
    motion.play('fade', first.sprite);
    this.#cancelWave();
    this.#cancelWave = clock.at(clock.now() + STILL_WAVE, () => {
      this.#pose(AT_REST);
      invalidate('waved');
    });
  }

  async #load(look: FigureLook): Promise<Faces | null> {
    const wanted = wanting(look);
    const loading = this.ports.assets.faces(look.character, look.isWinner);
    if (this.#wanted === wanted && this.#loading) return this.#loading;
    this.#wanted = wanted;
    this.#loading = loading;
    const faces = await loading;
    if (!faces || faces.calm.destroyed || this.destroyed || this.#wanted !== wanted) return null;
    this.#rig = this.#makeRig(faces);
    this.#dress();
    this.#onDressed();
    this.ports.invalidate('faces');
    return faces;
  }

  #forget(): void {
    this.#wanted = '';
    this.#loading = null;
    this.#rig = null;
    const picture = [...(this.#drop ? [this.#drop] : []), this.#sprite];
    for (const child of this.removeChildren())
      if (!picture.some((sprite) => sprite === child)) child.destroy({ children: true });
    this.addChild(...picture);
    this.#cancelWave();
  }

  #makeRig(faces: Faces): Rig {
    const hand = new Container();
    const parts = (faces.parts ?? []).map((part) => {
      const sprite = new Sprite(part.texture);
      if (part.isHeld) hand.addChild(sprite);
      else if (part.isBehind) this.addChildAt(sprite, this.getChildIndex(this.#sprite));
      else this.addChild(sprite);
      return { part, sprite };
    });
    this.addChild(hand);
    const mitts = [-1, 1].map((side) => ({
      side,
      sprite: this.addChild(new Sprite({ texture: faces.mitt, anchor: 0.5, visible: false })),
    }));
    return { faces, parts, hand, mitts };
  }

  #dress(): void {
    const look = this.#look;
    if (!look) return;
    const face = this.#mask ?? look.face ?? 'calm';
    const texture = this.faces?.[face] ?? this.ports.assets.figure(look.character, look.size);
    this.#sprite.texture = texture;
    this.#sprite.scale.set(look.size / Math.max(texture.width, texture.height, 1));
    if (this.#drop) {
      const most = look.size * DROP.share;
      this.#drop.texture = texture;
      this.#drop.tint = this.tokens.color.ink;
      this.#drop.scale.copyFrom(this.#sprite.scale);
      this.#drop.position.set(Math.min(DROP.x, most), Math.min(DROP.y, most));
    }
    this.#pose(this.#now);
  }

  /** CSS pixels of a unit of the grid. */
  get #unit(): number {
    return (this.#look?.size ?? 0) / GRID.height;
  }

  get #isHolding(): boolean {
    return this.#rig?.parts.some(({ part }) => part.isHeld) === true;
  }

  /** The side of the mitt that acts where only one does: the free one. */
  get #firstSide(): number {
    return this.#isHolding ? -1 : 1;
  }

  #pose(now: { readonly act: ActName; readonly ms: number }): void {
    this.#now = now;
    const { act, ms } = now;
    const isAtRest = ms <= 0 || ms >= ACT_MS[act];
    for (const mitt of this.#rig?.mitts ?? []) {
      const pose = mittPose(act, ms, mitt.side === this.#firstSide);
      this.#place(mitt, isAtRest && this.#look?.isWinner ? WINNER_MITT : pose);
    }
    const share = this.ports.motion.policy === 'full' ? ms / ACT_MS[act] : 0;
    for (const { part, sprite } of this.#rig?.parts ?? []) this.#move(part, sprite, act, share);
  }

  #place({ side, sprite }: Mitt, pose: MittPose | null): void {
    const isHand = side === 1 && this.#isHolding;
    sprite.visible = pose !== null && !isHand;
    if (isHand) this.#placeHand(pose);
    if (!pose) return;
    const unit = this.#unit;
    const isAvatar = this.faces?.parts !== undefined;
    const [out, up] = isAvatar ? [1, 1] : [MONSTER.out, MONSTER.up];
    sprite.position.set(side * pose.out * out * unit, -pose.up * up * unit);
    if (!isAvatar) {
      sprite.scale.set((unit * GRID.height * MONSTER.mitt) / Math.max(1, sprite.texture.width));
      return;
    }
    const scale = this.#sprite.scale.x;
    sprite.scale.set(side * scale, scale);
    const toShoulder = Math.atan2(pose.up - SHOULDER.up, SHOULDER.out - pose.out);
    sprite.rotation = side * (toShoulder - CUFF + pose.turn);
  }

  /** Takes what it holds to its mitt, or back. */
  #placeHand(pose: MittPose | null): void {
    const unit = this.#unit;
    const rest = { out: GRIP.x - GRID.axis, up: GRID.ground - GRIP.y, turn: 0 };
    const { out, up, turn } = pose ?? rest;
    const raised = (up - rest.up) / (WINNER_MITT.up - rest.up);
    this.#rig?.hand.position.set(out * unit, -up * unit);
    if (this.#rig) this.#rig.hand.rotation = HELD_LEAN * raised + turn;
  }

  #move({ moves, isHeld }: FigurePart, sprite: Sprite, act: ActName, share: number): void {
    const unit = this.#unit;
    const [x, y] = moves ? [moves[1], moves[2]] : [GRIP.x, GRIP.y];
    const origin = isHeld ? GRIP : { x: GRID.axis, y: GRID.ground };
    sprite.anchor.set((x - GRID.axis) / GRID.width + 0.5, (y - GRID.ground) / GRID.height + 1);
    sprite.position.set((x - origin.x) * unit, (y - origin.y) * unit);
    const scale = this.#sprite.scale.x;
    const { width, rotation, alpha } = moves
      ? partPose(moves, act, share)
      : { width: 1, rotation: 0, alpha: 1 };
    sprite.scale.set(scale * width, scale);
    Object.assign(sprite, { rotation, alpha });
  }
}

/** What its faces are loaded for. */
const wanting = ({ character, isWinner = false }: FigureLook): string => `${character} ${isWinner}`;
