// Signs on the path: how many correct answers it takes to get there.

import { Container, Graphics, Sprite } from 'pixi.js';
import { FOOT } from '#scenes/kit/anchors.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitLine } from '#scenes/kit/text.ts';
import type { Rect } from '#scenes/ports.ts';
import type { ClimbModel, Sign } from '#scenes/projector/climb/model.ts';
import type { Mountain } from '#scenes/projector/climb/mountain.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { NIGHT, WOOD } from '#scenes/kit/materials.ts';

/**
 * Design pixels; `width` is that of the words. The board points up the path, so that a player at the mark is
 * next to it.
 */
const SIGN = { letters: 26, width: 165, pad: 12, high: 44, edge: 6, post: 72, peg: 66, aside: 34 } as const;

export class Signs extends Widget {
  /** Returns the areas of their boards. */
  draw({ signs, summit }: ClimbModel, mountain: Mountain): readonly Rect[] {
    for (const child of this.removeChildren()) child.destroy({ children: true });
    return signs.map((sign) => this.#draw(sign, summit, mountain));
  }

  #draw({ mark, words }: Sign, summit: number, { path, unit }: Mountain): Rect {
    const { color } = this.tokens;
    const { x, y } = path.at(mark / summit);
    const onward = path.at((mark + 0.2) / summit).x < x ? -1 : 1;
    const size = SIGN.letters * unit;
    const text = this.text({ size, anchor: 0.5, color: color.ink });
    fitLine(text, this.say(words), SIGN.width * unit, size, size * 0.7);
    const [wide, high] = [text.width + SIGN.pad * 2 * unit, SIGN.high * unit];
    const post = SIGN.post * unit;
    const at = SIGN.aside * unit * onward;
    const shadow = new Graphics().ellipse(at, 0, 16 * unit, 4 * unit).fill({ color: NIGHT, alpha: 0.35 });
    const plate = new Panel(this.tokens, {
      width: wide,
      height: high,
      radius: 8 * unit,
      fill: color.snow,
      edge: { color: color.snowEdge, height: SIGN.edge * unit },
    });
    plate.position.set(onward > 0 ? at - 10 * unit : at + 10 * unit - wide, -post - high * 0.7);
    text.position.set(plate.x + wide / 2, plate.y + (high - SIGN.edge * unit) / 2);
    const sign = this.addChild(new Container({ label: `sign:${mark}`, x, y }));
    sign.addChild(shadow, this.#holder(at, post, unit), plate, text);
    return { x: x + plate.x, y: y + plate.y, width: wide, height: high };
  }

  /** What the board is fixed to: the theme's peg, or a wooden post. */
  #holder(at: number, post: number, unit: number): Container {
    const texture = this.ports.theme.texture('peg');
    if (texture)
      return new Sprite({ texture, anchor: FOOT, x: at, scale: (SIGN.peg * unit) / texture.height });
    return new Graphics()
      .rect(at - 5 * unit, -post, 10 * unit, post)
      .fill(WOOD[1])
      .rect(at - 5 * unit, -post, 4 * unit, post)
      .fill(WOOD[0]);
  }
}
