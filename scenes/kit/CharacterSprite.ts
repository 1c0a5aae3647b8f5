// A character as a sprite.

import { Sprite, Texture } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import type { ScenePorts } from '#scenes/ports.ts';

export class CharacterSprite extends Sprite {
  readonly #ports: ScenePorts;

  /** Anchored at its center by default. */
  constructor(ports: ScenePorts, anchor: number | { readonly x: number; readonly y: number } = 0.5) {
    super({ texture: Texture.EMPTY, anchor });
    this.#ports = ports;
  }

  /** `size`: side in pixels of the square it fits into; an avatar's hat sticks out. */
  set(character: Character, size: number): void {
    this.texture = this.#ports.assets.figure(character, size);
    this.scale.set(size / Math.max(this.texture.width, this.texture.height, 1));
  }
}
