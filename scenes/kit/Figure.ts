// A character that acts: it changes its face, raises its mitts, and moves what it has on that can move.

import { Sprite } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
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

/** Milliseconds that a mitt stays up where nothing may move. */
const STILL_WAVE = 900;

type RigModule = typeof import('#scenes/kit/FigureRig.ts');

const AT_REST: ActMoment = { act: 'wave', ms: 0 };

/** Its flat shadow on light ground, where a pale figure would vanish: CSS pixels, at most a share of its size. */
const DROP = { x: 3, y: 4, share: 0.04, alpha: 0.16 } as const;

/** Its feet are at (0, 0). */
export class Figure extends Widget {
  readonly #drop = isLight(this.tokens)
    ? this.addChild(new Sprite({ anchor: FOOT, alpha: DROP.alpha }))
    : null;
  readonly #sprite = this.addChild(new Sprite({ anchor: FOOT }));
  #rig: FigureRig | null = null;
  #wanted = '';
  #loading: Promise<RigModule | null> | null = null;
  #look: FigureLook | null = null;
  /** A face worn for a moment, in place of the look's. */
  #mask: FaceName | null = null;
  #now = AT_REST;
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
    void this.#load(look).then((rigs) => {
      if (!rigs || this.destroyed || this.#wanted !== character) return;
      if (this.ports.motion.policy === 'reduced' && act === 'wave') return this.#waveStill(rigs);
      const ms = rigs.lengthOf(act);
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
  #waveStill({ RAISED }: RigModule): void {
    const { clock, motion, invalidate } = this.ports;
    const first = this.#rig?.first;
    if (!first) return;
    this.#pose(RAISED);
    motion.play('fade', first);
    this.#cancelWave();
    this.#cancelWave = clock.at(clock.now() + STILL_WAVE, () => {
      this.#pose(AT_REST);
      invalidate('waved');
    });
  }

  /** Resolves once it can act; with null if it can't, or no longer looks like this. */
  #load(look: FigureLook): Promise<RigModule | null> {
    const wanted = wanting(look);
    const faces = this.ports.assets.faces(look.character, look.isWinner);
    if (this.#wanted !== wanted || !this.#loading) {
      this.#wanted = wanted;
      this.#loading = this.#make(faces, wanted);
    }
    return this.#loading;
  }

  async #make(loading: Promise<Faces | null>, wanted: string): Promise<RigModule | null> {
    const [faces, rigs] = await Promise.all([loading, import('#scenes/kit/FigureRig.ts').catch(() => null)]);
    if (!faces || !rigs || faces.calm.destroyed || this.destroyed || this.#wanted !== wanted) return null;
    this.#rig = new rigs.FigureRig(this, this.#sprite, faces);
    this.#dress();
    this.#onDressed();
    this.ports.invalidate('faces');
    return rigs;
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
    this.#now = now;
    const { size = 0, isWinner = false } = this.#look ?? {};
    this.#rig?.pose(now, size, isWinner, this.ports.motion.policy !== 'full');
  }
}

/** What its faces are loaded for. */
const wanting = ({ character, isWinner = false }: FigureLook): string => `${character} ${isWinner}`;
