// A character as a sprite.

import { Sprite, Texture } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import { characterOf } from '#scenes/kit/characters.ts';
import type { Theme } from '#scenes/theme/theme.ts';

export class CharacterSprite extends Sprite {
  readonly #theme: Theme;

  /** Anchored at its center by default. */
  constructor(theme: Theme, anchor: number | { readonly x: number; readonly y: number } = 0.5) {
    super({ texture: Texture.EMPTY, anchor });
    this.#theme = theme;
  }

  /** `character`: its index. `size`: side in pixels of the square it fits into. */
  set(character: Character, size: number): void {
    this.texture = this.#theme.texture(`character:${characterOf(character)}`) ?? Texture.EMPTY;
    this.scale.set(size / Math.max(this.texture.width, this.texture.height, 1));
  }
}
