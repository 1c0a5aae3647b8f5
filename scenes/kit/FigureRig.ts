// What comes out when a figure acts: its mitts, and the parts of an avatar that move on their own. Loaded together with
// the first faces.

import { Container, Sprite } from 'pixi.js';
import { AVATAR_HEAD, type Head } from '#scenes/avatars/characters.ts';
import { ACT_MS, mittPose, WAVE_UP_MS, WINNER_MITT, type MittPose } from '#scenes/avatars/mittPose.ts';
import { partPose, type ActName } from '#scenes/avatars/movingParts.ts';
import type { RunningMotions } from '#scenes/kit/RunningMotions.ts';
import type { Faces, FigurePart, ScenePorts } from '#scenes/ports.ts';

/** The grid of avatars, in units: their axis, the ground, their height and width, and the box of a hand. */
const GRID = { axis: 120, ground: 288, height: 204, width: 144 } as const;
const GRIP = { x: 194, y: 226 } as const;
/** The shoulder that a cuff faces, as in a `MittPose`; and where the cuff is in the mitt's picture, in radians. */
const SHOULDER = { out: 52, up: 112 } as const;
const CUFF = Math.atan2(-0.777, -0.629);
/** Radians that what is held leans, once its mitt is up. */
const HELD_LEAN = -0.35;
/** A monster's mitts are bare, so they stay closer to its face; their size is a share of its own. */
const MONSTER = { up: 0.8, mitt: 0.21 } as const;
/** Milliseconds that a mitt stays up where nothing may move. */
const STILL_WAVE = 900;

/** An act, and the milliseconds since it began. */
export interface ActMoment {
  readonly act: ActName;
  readonly ms: number;
}

interface Mitt {
  /** -1 for the left one, 1 for the right one. */
  readonly side: number;
  readonly sprite: Sprite;
}

export class FigureRig {
  readonly faces: Faces;
  readonly #head: Head;
  readonly #sprite: Sprite;
  readonly #parts: readonly { readonly part: FigurePart; readonly sprite: Sprite }[];
  /** What it holds. */
  readonly #hand = new Container();
  readonly #mitts: readonly Mitt[];
  readonly #isHolding: boolean;
  #size = 0;

  /** Adds everything to the figure. `sprite`: its face, which is there already. `head`: beside which it raises mitts. */
  constructor(figure: Container, sprite: Sprite, faces: Faces, head: Head) {
    this.faces = faces;
    this.#head = head;
    this.#sprite = sprite;
    const { parts = [] } = faces;
    this.#parts = parts.map((part) => {
      const drawn = new Sprite(part.texture);
      if (part.isHeld) this.#hand.addChild(drawn);
      else if (part.isBehind) figure.addChildAt(drawn, figure.getChildIndex(sprite));
      else figure.addChild(drawn);
      return { part, sprite: drawn };
    });
    this.#isHolding = parts.some(({ isHeld }) => isHeld);
    figure.addChild(this.#hand);
    this.#mitts = [-1, 1].map((side) => ({
      side,
      sprite: figure.addChild(new Sprite({ texture: faces.mitt, anchor: 0.5, visible: false })),
    }));
  }

  /** The mitt that acts where only one does: the free one. */
  get first(): Sprite | undefined {
    return this.#mitts.find(({ side }) => this.#isFirst(side))?.sprite;
  }

  #isFirst(side: number): boolean {
    return side === (this.#isHolding ? -1 : 1);
  }

  /** `size`: the figure's, in CSS pixels. `isStill`: nothing turns, but mitts may be up. */
  pose({ act, ms }: ActMoment, size: number, isWinner: boolean, isStill: boolean): void {
    this.#size = size;
    const isAtRest = ms <= 0 || ms >= ACT_MS[act];
    for (const mitt of this.#mitts)
      this.#place(mitt, isAtRest && isWinner ? WINNER_MITT : mittPose(act, ms, this.#isFirst(mitt.side)));
    for (const { part, sprite } of this.#parts) this.#move(part, sprite, act, isStill ? 0 : ms / ACT_MS[act]);
  }

  /** CSS pixels of a unit of the grid. */
  get #unit(): number {
    return this.#size / GRID.height;
  }

  #place({ side, sprite }: Mitt, pose: MittPose | null): void {
    const isHand = side === 1 && this.#isHolding;
    sprite.visible = pose !== null && !isHand;
    if (isHand) this.#placeHand(pose);
    if (!pose) return;
    const unit = this.#unit;
    const isAvatar = this.faces.parts !== undefined;
    // As far from the head as an avatar's, however wide and high the head is.
    const out = pose.out * unit + (this.#head.reach - AVATAR_HEAD.reach) * this.#size;
    const up = (pose.up * unit * this.#head.top * (isAvatar ? 1 : MONSTER.up)) / AVATAR_HEAD.top;
    sprite.position.set(side * out, -up);
    if (!isAvatar) {
      sprite.scale.set((this.#size * MONSTER.mitt) / Math.max(1, sprite.texture.width));
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
    this.#hand.position.set(out * unit, -up * unit);
    this.#hand.rotation = HELD_LEAN * raised + turn;
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

/**
 * Plays an act on a figure with this rig. `delay`: in seconds. `acting`: takes what runs. `pose`: poses the figure.
 * Returns a function that cuts short what `acting` can't.
 */
export function playAct(
  act: ActName,
  delay: number,
  { clock, invalidate, motion }: ScenePorts,
  rig: FigureRig,
  acting: RunningMotions,
  pose: (now: ActMoment) => void,
): () => void {
  if (motion.policy === 'reduced' && act === 'wave' && rig.first) {
    // A raised mitt says it, too.
    pose({ act, ms: WAVE_UP_MS });
    motion.play('fade', rig.first);
    const rest = (): void => pose({ act, ms: 0 });
    const cancel = clock.at(clock.now() + STILL_WAVE, () => {
      rest();
      invalidate('waved');
    });
    return () => {
      cancel();
      rest();
    };
  }
  const ms = ACT_MS[act];
  const show = (at: number): void => pose({ act, ms: at * ms });
  acting.add(motion.ease(show, { delay, duration: ms / 1_000, steady: true }));
  return () => undefined;
}
