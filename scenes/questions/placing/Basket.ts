// A basket with a name plate: wicker in the color of an option, with a mouth that opens, and a lid.

import { Container, type Graphics } from 'pixi.js';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { MarkedText } from '#scenes/kit/MarkedText.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { setText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Place } from '#core/questions/placing/placing.ts';
import type { Rect } from '#scenes/ports.ts';
import { optionLook, type ThemeTokens } from '#scenes/theme/tokens.ts';
import { onNight } from '#scenes/theme/grounds.ts';

export interface BasketLook {
  readonly place: Place;
  readonly index: number;
  /** The body alone, without the tags above it. */
  readonly rect: Rect;
  /** Number of tags in it, and of those that don't show although all others do. */
  readonly count: number;
  readonly more: number;
  /** Opens wide for a tag. */
  readonly isOpen: boolean;
  readonly isHeld: boolean;
  /** Nothing can be put in or taken out anymore. */
  readonly isLidded: boolean;
  readonly mirrored: boolean;
}

const RIM = 12;
/** Height of its mouth, closed and open. */
const MOUTH = { closed: 14, open: 26 } as const;
const STRAND = { wide: 20, high: 11 } as const;
/** Diameter of the count, and side of its target. */
const COUNT = { size: 28, target: 44 } as const;
/** How far the lid sticks out on each side, its height, and that of its knob. */
const LID = { over: 5, high: 18, knob: 9 } as const;
const NAME = { most: 30, usual: 15, least: 12 } as const;
/** Width of the tag with its number. */
const NUMBER = 24;

/** The area of a basket's count, by the box of its body. */
export function countArea({ x, y, width }: Rect, mirrored: boolean): Rect {
  const { target: side } = COUNT;
  return { x: mirrored ? x : x + width - side, y: y - 10, width: side, height: side };
}

/** The mouth of a basket, behind what is in it; its front is covered by the basket. */
export function drawMouth(
  to: Graphics,
  tokens: ThemeTokens,
  { index, rect: { x, y, width }, isOpen, isLidded }: BasketLook,
): void {
  if (isLidded) return;
  const high = isOpen ? MOUTH.open : MOUTH.closed;
  to.ellipse(x + width / 2, y + RIM * 0.6, width / 2 - 4, high / 2 + 3).fill(optionLook(tokens, index).edge);
  to.ellipse(x + width / 2, y + RIM * 0.6, width / 2 - 8, high / 2).fill(tokens.color.night950);
}

export class Basket extends Widget {
  /** Everything, so that hits don't change its place. */
  readonly body = this.addChild(new Container());
  /** Behind the rim. */
  readonly lid = this.body.addChild(drawing());
  readonly #wicker = this.body.addChild(drawing());
  readonly #name = this.body.addChild(
    new MarkedText(this.tokens, { size: 18, anchor: 0.5, color: this.tokens.color.ink }),
  );
  readonly #number = this.body.addChild(this.text({ size: 14, anchor: 0.5, color: this.tokens.color.ink }));
  readonly #count = this.body.addChild(
    this.text({ size: 18, anchor: 0.5, color: onNight(this.tokens).text }),
  );
  #drawn = '';

  set(look: BasketLook): void {
    const { place, index, rect, count, mirrored } = look;
    this.ports.motion.place(this, middleOf(rect));
    const key = JSON.stringify(look);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const { width, height } = rect;
    const plate = { width: width * 0.9, height: height - RIM - 22 };
    this.#draw(look, plate);
    const middle = RIM / 2 + 2;
    const side = mirrored ? -1 : 1;
    this.#name.fit(
      place,
      {
        width: plate.width - 6,
        height: plate.height - 6,
        size: [Math.min(NAME.most, Math.max(NAME.usual, width / 7)), NAME.least],
        lines: 2,
        balanced: true,
      },
      1.12,
    );
    this.#name.position.set(0, middle);
    setText(this.#number, `${index + 1}`);
    this.#number.position.set(side * (NUMBER / 2 - 2 - width / 2), RIM - height / 2);
    setText(this.#count, look.more > 0 ? `+${look.more}` : `${count}`);
    this.#count.visible = count > 0;
    this.#count.position.set(side * (width / 2 - COUNT.size / 2 + 2), RIM - height / 2);
  }

  #draw(look: BasketLook, plate: { readonly width: number; readonly height: number }): void {
    const { color } = this.tokens;
    const { width, height } = look.rect;
    const { fill: base, edge: shade } = optionLook(this.tokens, look.index);
    const lit = mix(base, color.snow, 0.25);
    const to = this.#wicker;
    const [left, top] = [-width / 2, -height / 2];
    to.clear();
    if (look.isHeld)
      to.roundRect(left - 4, top - 4, width + 8, height + 8, 22).stroke({ width: 3, color: color.glow });
    // A body that narrows toward its foot.
    const foot = width * 0.06;
    const body = [
      left + 3,
      top + RIM / 2,
      -left - 3,
      top + RIM / 2,
      -left - foot,
      -top - 8,
      left + foot,
      -top - 8,
    ];
    to.poly(body).fill(base);
    to.roundRect(left + foot, -top - 18, width - 2 * foot, 18, 9).fill(shade);
    to.roundRect(left + foot, -top - 20, width - 2 * foot, 14, 7).fill(base);
    this.#weave(to, width, height, shade);
    this.#patch(to, left + width * 0.14, -top - 24, lit, shade);
    // Rim, then the plate.
    to.roundRect(left, top + RIM * 0.4, width, RIM, RIM / 2).fill(shade);
    to.roundRect(left, top + RIM * 0.4, width, RIM - 3, RIM / 2).fill(lit);
    for (let x = left + 12; x < -left - 10; x += STRAND.wide)
      to.moveTo(x, top + RIM * 0.45)
        .lineTo(x + 7, top + RIM * 1.25)
        .stroke({ width: 2, color: shade });
    const y = RIM / 2 + 2 - plate.height / 2;
    to.roundRect(-plate.width / 2, y + 3, plate.width, plate.height, 8).fill(shade);
    to.roundRect(-plate.width / 2, y, plate.width, plate.height, 8).fill(color.snow);
    const side = look.mirrored ? -1 : 1;
    // Its number, and the count of its tags, at the ends of the rim.
    const y0 = top + RIM;
    const at = side * (width / 2 - NUMBER / 2 + 2);
    to.roundRect(-at - NUMBER / 2, y0 - 11, NUMBER, 22, 6).fill(shade);
    to.roundRect(-at - NUMBER / 2, y0 - 11, NUMBER, 20, 6).fill(color.snow);
    this.lid.clear();
    if (look.isLidded) this.#cover(width, top, lit, base, shade);
    if (look.count === 0) return;
    const x0 = side * (width / 2 - COUNT.size / 2 + 2);
    to.circle(x0, y0, COUNT.size / 2).fill(lit);
    to.circle(x0, y0, COUNT.size / 2 - 3).fill(color.night900);
  }

  /** The lid, on the rim. */
  #cover(width: number, top: number, lit: string, base: string, shade: string): void {
    const wide = width + 2 * LID.over;
    const y = top + RIM * 0.6 - LID.high;
    this.lid
      .roundRect(-12, y - LID.knob, 24, LID.knob + 4, 6)
      .fill(shade)
      .roundRect(-wide / 2, y, wide, LID.high, LID.high / 2)
      .fill(shade)
      .roundRect(-wide / 2, y, wide, LID.high - 4, LID.high / 2)
      .fill(base)
      .roundRect(10 - wide / 2, y + 3, wide - 20, 4, 2)
      .fill({ color: lit, alpha: 0.8 });
  }

  /** Strands that pass over and under each other. */
  #weave(to: Graphics, width: number, height: number, shade: string): void {
    const line = { width: 2, color: shade, alpha: 0.55, cap: 'round' } as const;
    for (let row = 0; row * STRAND.high < height - RIM - 26; row += 1) {
      const y = -height / 2 + RIM * 1.6 + row * STRAND.high;
      const inset = 12 + (width * 0.06 * (y + height / 2)) / height;
      for (
        let x = -width / 2 + inset + (row % 2) * (STRAND.wide / 2);
        x < width / 2 - inset - 12;
        x += STRAND.wide
      )
        to.moveTo(x, y + 4)
          .quadraticCurveTo(x + 6, y - 2, x + 12, y + 4)
          .stroke(line);
    }
  }

  #patch(to: Graphics, x: number, y: number, lit: string, shade: string): void {
    to.poly([x, y, x + 17, y - 3, x + 19, y + 12, x + 2, y + 14]).fill(lit);
    for (const [dx, dy] of [
      [3, -2],
      [14, -4],
      [4, 12],
      [15, 10],
    ] as const)
      to.moveTo(x + dx, y + dy)
        .lineTo(x + dx + 1, y + dy + 4)
        .stroke({ width: 1.5, color: shade });
  }
}
