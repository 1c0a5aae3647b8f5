// A small picture from the theme's atlas: flame, crown, medal, flag, star, players, up.

import { Sprite, Texture } from 'pixi.js';
import type { Theme } from '#scenes/theme/theme.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export type IconName =
  | 'flame'
  | 'crown'
  | 'flag'
  | 'star'
  | 'players'
  | 'up'
  | 'medal-gold'
  | 'medal-silver'
  | 'medal-bronze';

/** Anchored at its center. `height` in pixels. `players` and `up` are white, to be tinted. */
export class Icon extends Sprite {
  constructor(theme: Theme, name: IconName, height = 32, tint?: Color) {
    super({ anchor: 0.5 });
    this.show(theme, name).resize(height);
    if (tint) this.tint = tint;
  }

  show(theme: Theme, name: IconName): this {
    this.texture = theme.texture(name) ?? Texture.EMPTY;
    return this;
  }

  resize(height: number): void {
    this.scale.set(height / Math.max(1, this.texture.height));
  }
}

/** The medal of a rank; null beyond the third. */
export function medalOf(rank: number): IconName | null {
  return (['medal-gold', 'medal-silver', 'medal-bronze'] as const)[rank - 1] ?? null;
}
