// The place of a picture that isn't there yet: a sign, what is going on, and the picture's description.

import { Graphics } from 'pixi.js';
import { Panel } from '#scenes/kit/Panel.ts';
import type { PictureState } from '#scenes/kit/AwaitedPicture.ts';
import { fitText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { message, type Message } from '#scenes/message.ts';
import type { Rect } from '#scenes/ports.ts';

const WORDS: Readonly<Partial<Record<PictureState, Message>>> = {
  loading: message('scenes:question.pictureLoading'),
  late: message('scenes:question.pictureLate'),
  missing: message('scenes:question.pictureMissing'),
};
/** CSS pixels below which a place has no room for words, and from which it has some for a sign. */
const READABLE = { width: 120, height: 48 } as const;
const SIGN = { from: 130, share: 0.3, most: 64 } as const;
const PAD = 12;

export class PicturePlace extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #sign = this.addChild(new Graphics());
  readonly #words = this.text({
    size: 18,
    weight: 'strong',
    anchor: 0.5,
    color: this.tokens.color.inkMuted,
  });

  /** `alt`: the picture's description; empty for none. `size`: largest font size, in CSS pixels. */
  set(state: PictureState, alt: string, box: Rect, radius: number, size = 18): void {
    const words = WORDS[state];
    this.visible = state !== 'none' && state !== 'shown';
    if (!this.visible) return;
    this.#panel.lay(box, { radius, fill: this.tokens.schemes.work.sunken });
    const hasRoom = words !== undefined && box.width >= READABLE.width && box.height >= READABLE.height;
    const sign =
      hasRoom && box.height >= SIGN.from ? Math.min(SIGN.most, size * 4, box.height * SIGN.share) : 0;
    this.#words.visible = hasRoom;
    this.#drawSign(sign);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (!hasRoom) return;
    // Its description stands in for it once nobody should wait for it.
    const lines = [this.say(words), state === 'loading' ? '' : alt].filter(Boolean);
    const room = { width: box.width - 2 * PAD, height: box.height - 2 * PAD - sign * 1.2 };
    fitText(this.#words, lines.join('\n'), { ...room, size: [size, size * 0.66] });
    const top = middle.y - (sign * 1.2 + this.#words.height) / 2;
    this.#sign.position.set(middle.x, top + sign / 2);
    this.#words.position.set(middle.x, sign === 0 ? middle.y : top + sign * 1.2 + this.#words.height / 2);
  }

  /** A sun over two peaks, this high, around (0, 0). */
  #drawSign(high: number): void {
    const { line, lineStrong } = this.tokens.schemes.work;
    this.#sign.clear();
    if (high === 0) return;
    const unit = high / 10;
    this.#sign
      .circle(4.2 * unit, -3 * unit, 1.7 * unit)
      .fill(line)
      .poly([-8, 5, -2.5, -4, 2, 2.5, 4, 0, 8, 5].map((each) => each * unit))
      .fill(lineStrong);
  }
}
