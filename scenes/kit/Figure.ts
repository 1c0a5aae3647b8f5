// The picture of a character.

import { Sprite, Texture } from 'pixi.js';
import { characterOf } from '#scenes/kit/characters.ts';
import type { Theme } from '#scenes/theme/theme.ts';

export class Figure extends Sprite {
  readonly #theme: Theme;

  /** Anchored at its middle by default. */
  constructor(theme: Theme, anchor: number | { readonly x: number; readonly y: number } = 0.5) {
    super({ texture: Texture.EMPTY, anchor });
    this.#theme = theme;
  }

  /** `character`: its index; `size`: pixels of the square into which it fits. */
  set(character: number, size: number): void {
    this.texture = this.#theme.texture(`character:${characterOf(character)}`) ?? Texture.EMPTY;
    this.scale.set(size / Math.max(this.texture.width, this.texture.height, 1));
  }
}
