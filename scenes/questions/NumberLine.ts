// Typed numbers on a line, on which those that count as correct are lit.

import type { NumberBand } from '#core/questions/typed/numbers.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { KeyedViews } from '#scenes/kit/KeyedViews.ts';
import { fitLine, makeText, setTextColor } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';

export interface NumberPoint {
  readonly value: number;
  /** As typed. */
  readonly text: string;
  readonly count: number;
  readonly correct: boolean;
}

/** The line reaches as far from the correct number: as multiples of its tolerance, of itself, and at least. */
const REACH = { tolerance: 4, share: 0.5, least: 1 } as const;
/**
 * As multiples of the letters' size: radius of the largest point, the band's height, least distance of words, and
 * the height of all with the words below.
 */
const LOOK = { point: 0.62, band: 1.5, apart: 2.6, high: 2.7 } as const;

/** Anchored at its top left corner. */
export class NumberLine extends Widget {
  readonly #drawn = this.addChild(drawing());
  readonly #words = new KeyedViews<NumberPoint, ReturnType<typeof makeText>>(
    ({ text }) => text,
    () => this.addChild(makeText(this.tokens, { size: 30, weight: 'strong', anchor: 0.5 })),
  );

  /** `points`: the most common first; far ones are at the line's ends. `largest`: the letters' size. */
  set(
    band: NumberBand,
    points: readonly NumberPoint[],
    width: number,
    height: number,
    largest: number,
  ): void {
    const size = Math.min(largest, height / LOOK.high);
    const { color, schemes } = this.tokens;
    const { right, from, to } = band;
    const reach = Math.max(REACH.tolerance * (to - right), REACH.share * Math.abs(right), REACH.least);
    const most = LOOK.point * size;
    const at = (value: number): number =>
      most + clamp((value - right + reach) / (2 * reach), 0, 1) * (width - 2 * most);
    const y = (LOOK.band * size) / 2;
    const lit = Math.max(size * 0.5, at(to) - at(from));
    const top = Math.max(1, ...points.map(({ count }) => count));
    this.#drawn
      .clear()
      .roundRect(0, y - size * 0.07, width, size * 0.14, size * 0.07)
      .fill(schemes.play.line)
      .roundRect(at(right) - lit / 2, y - (LOOK.band * size) / 2, lit, LOOK.band * size, size * 0.25)
      .fill(color.glow);
    // The largest lie below, so that none is out of sight.
    for (const { value, count, correct } of points)
      this.#drawn
        .circle(at(value), y, Math.max(size * 0.2, most * Math.sqrt(count / top)))
        .fill(correct ? schemes.play.success : schemes.play.text)
        .stroke({ width: size * 0.08, color: color.night950 });
    const told: number[] = [];
    for (const [point, words] of this.#words.reconcile(points)) {
      const x = at(point.value);
      const isClear = told.every((other) => Math.abs(other - x) >= LOOK.apart * size);
      if (isClear) told.push(x);
      fitLine(words, isClear ? point.text : null, LOOK.apart * size, size * 0.6);
      setTextColor(words, point.correct ? schemes.play.success : schemes.play.text);
      words.position.set(clamp(x, words.width / 2, width - words.width / 2), y + LOOK.band * size);
    }
  }
}
