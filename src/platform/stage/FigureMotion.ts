// What moves about an avatar that is being dressed: it blinks, and turns to try things on.

import type { Application, Sprite, Ticker } from 'pixi.js';
import { formatAvatar, type AvatarConfig } from '#core/avatars/avatar.ts';
import type { GameFace } from '#core/avatars/compose.ts';
import type { AvatarTexture } from '#scenes/avatars/AvatarTexture.ts';
import { restartAt, tryOnLength, tryOnPose } from '#scenes/avatars/tryOn.ts';

/** Milliseconds. */
const BLINK = { every: 7_000, lasts: 140 } as const;
/** After that, the canvas sleeps until the next change. */
const MAX_BLINKS = 4;

export class FigureMotion {
  readonly #app: Application;
  readonly #sprite: Sprite;
  readonly #picture: AvatarTexture;
  readonly #unit: number;
  #worn: AvatarConfig | null = null;
  #next: AvatarConfig | null = null;
  #face: GameFace | undefined;
  #isReduced = false;
  /** Since the press. */
  #ms = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `unit`: the sprite's scale at rest. */
  constructor(app: Application, sprite: Sprite, picture: AvatarTexture, unit: number) {
    this.#app = app;
    this.#sprite = sprite;
    this.#picture = picture;
    this.#unit = unit;
    sprite.scale.set(unit);
  }

  wear(config: AvatarConfig, isReduced: boolean): void {
    this.#isReduced = isReduced;
    const last = this.#next ?? this.#worn;
    if (last && formatAvatar(last) === formatAvatar(config)) return;
    clearTimeout(this.#timer);
    if (!this.#worn) {
      this.#draw(config);
      this.#app.render();
      return this.#blinkLater(MAX_BLINKS);
    }
    const { ticker } = this.#app;
    this.#ms = ticker.started ? restartAt(this.#ms, isReduced) : 0;
    if (!ticker.started) ticker.add(this.#tick);
    this.#next = config;
    ticker.start();
  }

  readonly #tick = ({ deltaMS }: Ticker): void => {
    this.#ms += deltaMS;
    const isOver = this.#ms >= tryOnLength(this.#isReduced);
    const { width, alpha, isDone, face } = tryOnPose(this.#ms, this.#isReduced);
    this.#sprite.scale.x = this.#unit * (isOver ? 1 : width);
    this.#sprite.alpha = isOver ? 1 : alpha;
    if (isDone && this.#next) {
      this.#draw(this.#next, face);
      this.#next = null;
    } else if (this.#worn && face !== this.#face) this.#draw(this.#worn, face);
    if (!isOver) return;
    // What this frame has changed is still rendered.
    this.#stop();
    this.#blinkLater(MAX_BLINKS);
  };

  #draw(config: AvatarConfig, face?: GameFace): void {
    this.#picture.draw(config, face);
    this.#worn = config;
    this.#face = face;
  }

  #blinkLater(left: number): void {
    if (left === 0 || this.#isReduced) return;
    this.#timer = setTimeout(() => this.#blink(left), BLINK.every);
  }

  #blink(left: number): void {
    this.#show('closed');
    this.#timer = setTimeout(() => {
      this.#show();
      this.#blinkLater(left - 1);
    }, BLINK.lasts);
  }

  #show(face?: GameFace): void {
    if (this.#worn) this.#draw(this.#worn, face);
    this.#app.render();
  }

  #stop(): void {
    this.#app.ticker.remove(this.#tick);
    this.#app.ticker.stop();
  }

  destroy(): void {
    clearTimeout(this.#timer);
    // Null once the application is gone.
    if (this.#app.ticker) this.#stop();
  }
}
