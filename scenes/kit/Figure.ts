// A character that acts: it changes its face, raises its mitts, and moves what it has on that can move.

import { Rectangle, Sprite } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import { headOf } from '#scenes/avatars/characters.ts';
import type { ActName } from '#scenes/avatars/movingParts.ts';
import type { FaceName, Faces, ScenePorts } from '#scenes/ports.ts';
import { FOOT } from '#scenes/kit/anchors.ts';
import type { ActMoment, FigureRig } from '#scenes/kit/FigureRig.ts';
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

type RigModule = typeof import('#scenes/kit/FigureRig.ts');

/** Its flat shadow on light ground, where a pale figure would vanish: CSS pixels, at most a share of its size. */
const DROP = { x: 3, y: 4, share: 0.04, alpha: 0.16 } as const;

/** Its feet are at (0, 0). */
export class Figure extends Widget {
  readonly #drop = isLight(this.tokens)
    ? this.addChild(new Sprite({ anchor: FOOT, alpha: DROP.alpha }))
    : null;
  readonly #sprite = this.addChild(new Sprite({ anchor: FOOT }));
  #rig: FigureRig | null = null;
  /** What its faces are loaded for. */
  #wanted = '';
  #loading: Promise<RigModule | null> | null = null;
  #look: FigureLook | null = null;
  /** A face worn for a moment, in place of the look's. */
  #mask: FaceName | null = null;
  #now: ActMoment = { act: 'wave', ms: 0 };
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
    const wanted = `${look.character} ${look.isWinner}`;
    if (this.#wanted !== wanted) this.#forget();
    this.#wanted = wanted;
    const { size } = look;
    // Its mitts reach further, but this is where it stands, whether or not they have loaded.
    this.boundsArea = new Rectangle(-size / 2, -size, size, size);
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
    const show = (at: number): void => {
      this.#mask = at < 1 ? face : null;
      if (!this.destroyed) this.#dress();
    };
    this.#acting.add(this.ports.motion.ease(show, { duration: seconds, steady: true }));
  }

  /** Moves its mitts, and what it has on; the rest of it moves with what it is part of. `delay`: in seconds. */
  act(act: ActName, delay = 0): void {
    const look = this.#look;
    if (!look || this.ports.motion.policy === 'none') return;
    const wanted = this.#wanted;
    void this.#load(look).then((rigs) => {
      if (!rigs || !this.#rig || this.destroyed || this.#wanted !== wanted) return;
      this.#cancelWave();
      this.#cancelWave = rigs.playAct(act, delay, this.ports, this.#rig, this.#acting, (now) =>
        this.#pose(now),
      );
    });
  }

  /** Cuts short what it is doing, because something else has happened. */
  rest(): void {
    this.#cancelWave();
    this.#acting.finish();
  }

  /** Resolves once it can act; with null if it can't, or no longer looks like this. */
  #load({ character, isWinner }: FigureLook): Promise<RigModule | null> {
    const faces = this.ports.assets.faces(character, isWinner);
    return (this.#loading ??= this.#make(faces, character, this.#wanted));
  }

  async #make(
    loading: Promise<Faces | null>,
    character: Character,
    wanted: string,
  ): Promise<RigModule | null> {
    const [faces, rigs] = await Promise.all([loading, import('#scenes/kit/FigureRig.ts').catch(() => null)]);
    if (!faces || !rigs || faces.calm.destroyed || this.destroyed || this.#wanted !== wanted) return null;
    this.#rig = new rigs.FigureRig(this, this.#sprite, faces, headOf(character, this.ports.theme.disguise));
    this.#dress();
    this.#onDressed();
    this.ports.invalidate('faces');
    return rigs;
  }

  #forget(): void {
    this.#loading = null;
    this.#rig = null;
    const picture = [...(this.#drop ? [this.#drop] : []), this.#sprite];
    for (const child of this.removeChildren())
      if (!picture.some((sprite) => sprite === child)) child.destroy({ children: true });
    this.addChild(...picture);
    this.#cancelWave();
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

  #pose(now: ActMoment): void {
    if (this.destroyed) return;
    this.#now = now;
    const { size = 0, isWinner = false } = this.#look ?? {};
    this.#rig?.pose(now, size, isWinner, this.ports.motion.policy !== 'full');
  }
}
