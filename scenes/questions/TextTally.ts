// Most common typed answers as bars, with the correct ones highlighted.

import type { Distribution } from '#core/questions/question.ts';
import type { TextCount } from '#core/questions/typed/typed.ts';
import { shareReached } from '#core/views/figures.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, setText, setTextColor } from '#scenes/kit/text.ts';
import type { Rect } from '#scenes/ports.ts';
import { formatNumber } from '#scenes/kit/number.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { LEFT, RIGHT } from '#scenes/kit/anchors.ts';
import { KeyedViews, byPlace } from '#scenes/kit/KeyedViews.ts';

interface RowLook {
  readonly judged: boolean;
  readonly width: number;
  readonly height: number;
  readonly share: number;
  readonly textSize: number;
}

/** Anchored at its top left corner. */
export class TextTally extends Widget {
  readonly #rows = new KeyedViews<TextCount, TallyRow, number>(byPlace, () =>
    this.addChild(new TallyRow(this.ports)),
  );

  get rows(): readonly TallyRow[] {
    return [...this.#rows.values()];
  }

  /**
   * As large as the box and `textSize` allow, in two columns when there are many and the box is wide. Bars
   * show shares of everyone who had the question.
   */
  set(
    texts: readonly TextCount[],
    distribution: Distribution,
    judged: boolean,
    box: Pick<Rect, 'width' | 'height'>,
    textSize: number,
  ): void {
    const columns = texts.length > 4 && box.width > textSize * 24 ? 2 : 1;
    const perColumn = Math.ceil(texts.length / columns);
    const gap = textSize * 0.34;
    const height = Math.min(textSize * 2.8, (box.height - gap * (perColumn - 1)) / Math.max(1, perColumn));
    const width = (box.width - gap * 2 * (columns - 1)) / columns;
    for (const [entry, row, index] of this.#rows.reconcile(texts)) {
      const column = Math.floor(index / perColumn);
      row.position.set(column * (width + gap * 2), (index - column * perColumn) * (height + gap));
      row.set(entry, {
        judged,
        width,
        height,
        share: shareReached(entry.count, distribution),
        textSize,
      });
    }
  }
}

class TallyRow extends Widget {
  /** Shown as correct. */
  isRight = false;
  readonly #track = this.addChild(new Panel(this.tokens));
  readonly #bar = this.addChild(new Panel(this.tokens));
  readonly #text = this.text({ size: 20, anchor: LEFT });
  readonly #count = this.text({ size: 20, anchor: RIGHT });
  readonly #mark = this.addChild(new MarkBadge());

  set(entry: TextCount, look: RowLook): void {
    const { color, schemes } = this.tokens;
    const { width, height } = look;
    const right = (this.isRight = look.judged && entry.correct);
    const pad = height * 0.3;
    const size = Math.min(look.textSize, height * 0.52);
    this.#track.set({
      width,
      height,
      radius: height * 0.3,
      fill: right ? color.success : schemes.play.raised,
      edge: { color: right ? color.successEdge : schemes.play.side, height: height * 0.07 },
    });
    const strip = height * 0.1;
    this.#bar.set({
      width: Math.max(strip, (width - pad * 2) * look.share),
      height: strip,
      radius: strip / 2,
      fill: right ? color.successEdge : schemes.play.info,
    });
    this.#bar.position.set(pad, height * 0.93 - strip * 1.9);
    const ink = right ? color.ink : schemes.play.text;
    this.#count.style.fontSize = size;
    setText(this.#count, formatNumber(this.ports.strings, entry.count));
    setTextColor(this.#count, ink);
    this.#count.position.set(width - pad, height * 0.385);
    this.#mark.visible = right;
    if (right) this.#mark.set('check', size * 1.15, color.ink, color.snow, color.snow);
    this.#mark.position.set(pad + size * 0.58, height * 0.385);
    const left = pad + (right ? size * 1.5 : 0);
    fitText(
      this.#text,
      entry.text,
      {
        width: width - left - pad * 2 - this.#count.width,
        height: height * 0.63,
        size: [size, size * 0.54],
        // A sentence on two lines is easier to read than small text.
        lines: 2,
      },
      1.1,
    );
    setTextColor(this.#text, ink);
    this.#text.position.set(left, height * 0.385);
  }
}
