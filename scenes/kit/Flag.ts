// A small flag on a pole, planted by a player: its cloth has their color.

import { Container } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import { characterColor } from '#scenes/kit/characterColors.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { WOOD, shaded } from '#scenes/kit/materials.ts';
import { points } from '#scenes/kit/outlines.ts';

/** As fractions of the flag's height: reach of its cloth, and thickness of its pole. */
const CLOTH = 0.44;
const THICK = 0.07;

/** Its foot is at (0, 0). */
export class Flag extends Container {
  readonly #drawing = drawing();

  constructor() {
    super();
    this.addChild(this.#drawing);
  }

  /** `character`: index of its owner's character. `height`: CSS pixels. */
  set(character: Character, height: number): void {
    const cloth = characterColor(character);
    const pole = Math.max(2, height * THICK);
    const [reach, drop] = [height * CLOTH, height * 0.4];
    const top = -height;
    const notch = '0.8 0.55 0.92 0.78';
    this.#drawing
      .clear()
      .roundRect(-pole / 2, top, pole, height, pole / 2)
      .fill(WOOD[1])
      .roundRect(-pole / 2, top, pole * 0.5, height, pole / 4)
      .fill(WOOD[0])
      // A pennant with one notch; its lower half is in the shade.
      .poly([0, top + height * 0.03, ...points(0, top, reach, `1 0.42 ${notch} 0 1`, drop)])
      .fill(cloth)
      .poly(points(0, top, reach, `0 0.52 ${notch} 0 1`, drop))
      .fill(shaded(cloth));
  }
}
