// A small flag on a pole that somebody has planted beside them: its cloth has their colour.

import { Container } from 'pixi.js';
import { characterColor } from '#scenes/kit/characterColors.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';

/** Wood in the light and in the shade, and what shade adds to cloth. */
const POLE = { lit: '#C98F5E', shade: '#8A5A36' } as const;
const SHADE = { color: '#193F4F', part: 0.22 } as const;
/** Of its height: how far its cloth reaches, and how thick its pole is. */
const CLOTH = 0.44;
const THICK = 0.07;

/** Its foot stands on (0, 0). */
export class Flag extends Container {
  readonly #drawing = drawing();

  constructor() {
    super();
    this.addChild(this.#drawing);
  }

  /** `character`: the index of the one whose it is; `height`: in CSS pixels. */
  set(character: number, height: number): void {
    const cloth = characterColor(character);
    const pole = Math.max(2, height * THICK);
    const [reach, drop] = [height * CLOTH, height * 0.4];
    const top = -height;
    this.#drawing
      .clear()
      .roundRect(-pole / 2, top, pole, height, pole / 2)
      .fill(POLE.shade)
      .roundRect(-pole / 2, top, pole * 0.5, height, pole / 4)
      .fill(POLE.lit)
      // A pennant with one notch; its lower half lies in the shade.
      .poly([
        0,
        top + height * 0.03,
        reach,
        top + drop * 0.42,
        reach * 0.8,
        top + drop * 0.55,
        reach * 0.92,
        top + drop * 0.78,
        0,
        top + drop,
      ])
      .fill(cloth)
      .poly([
        0,
        top + drop * 0.52,
        reach * 0.8,
        top + drop * 0.55,
        reach * 0.92,
        top + drop * 0.78,
        0,
        top + drop,
      ])
      .fill(mix(cloth, SHADE.color, SHADE.part));
  }
}
