// The commonest typed answers as bars, the right ones lit.

import { Container, type Text } from 'pixi.js';
import type { TypedType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import type { TextCount } from '#core/questions/typed/typed.ts';
import { shareOfHad } from '#core/views/figures.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, makeText, setText, setTextColor } from '#scenes/kit/text.ts';
import type { Theme } from '#scenes/kit/theme.ts';
import type { Rect, ScenePorts, StringsPort } from '#scenes/ports.ts';
import { grouped } from '#scenes/kit/number.ts';

interface Row {
  readonly root: Container;
  readonly track: Panel;
  readonly bar: Panel;
  readonly text: Text;
  readonly count: Text;
  readonly mark: MarkBadge;
}

/** Anchored at its top left corner. */
export class TextTally extends Container {
  readonly #theme: Theme;
  readonly #strings: StringsPort;
  readonly #rows: Row[] = [];

  constructor({ theme, strings }: ScenePorts) {
    super();
    this.#theme = theme;
    this.#strings = strings;
  }

  get rows(): readonly Container[] {
    return this.#rows.filter(({ root }) => root.visible).map(({ root }) => root);
  }

  /** As large as the box and `textSize` let it be; two columns where there are many and the box is wide. Bars are shares of all who had the question. */
  set(distribution: Distribution<TypedType>, judged: boolean, box: Rect, textSize: number): void {
    const { texts } = distribution.spread;
    const columns = texts.length > 4 && box.width > textSize * 24 ? 2 : 1;
    const perColumn = Math.ceil(texts.length / columns);
    const gap = textSize * 0.34;
    const height = Math.min(textSize * 2.8, (box.height - gap * (perColumn - 1)) / Math.max(1, perColumn));
    const width = (box.width - gap * 2 * (columns - 1)) / columns;
    while (this.#rows.length < texts.length) this.#rows.push(this.#makeRow());
    for (const [index, row] of this.#rows.entries()) {
      const entry = texts[index];
      row.root.visible = entry !== undefined;
      if (!entry) continue;
      const column = Math.floor(index / perColumn);
      row.root.position.set(column * (width + gap * 2), (index - column * perColumn) * (height + gap));
      this.#setRow(row, entry, {
        judged,
        width,
        height,
        share: shareOfHad(entry.count, distribution),
        textSize,
      });
    }
  }

  #makeRow(): Row {
    const { tokens } = this.#theme;
    const text = makeText(tokens, { size: 20, weight: 'display', color: tokens.color.snow });
    text.anchor.set(0, 0.5);
    const count = makeText(tokens, { size: 20, weight: 'display', color: tokens.color.snow });
    count.anchor.set(1, 0.5);
    const row = {
      root: new Container(),
      track: new Panel(),
      bar: new Panel(),
      text,
      count,
      mark: new MarkBadge(),
    };
    row.root.addChild(row.track, row.bar, row.text, row.count, row.mark);
    this.addChild(row.root);
    return row;
  }

  #setRow(
    row: Row,
    entry: TextCount,
    look: { judged: boolean; width: number; height: number; share: number; textSize: number },
  ): void {
    const { color } = this.#theme.tokens;
    const { width, height } = look;
    const right = look.judged && entry.correct;
    const pad = height * 0.3;
    const size = Math.min(look.textSize, height * 0.52);
    row.track.set({
      width,
      height,
      radius: height * 0.3,
      fill: right ? color.success : color.night700,
      edge: { color: right ? color.successEdge : color.night950, height: height * 0.07 },
    });
    const strip = height * 0.1;
    row.bar.set({
      width: Math.max(strip, (width - pad * 2) * look.share),
      height: strip,
      radius: strip / 2,
      fill: right ? color.successEdge : color.info,
    });
    row.bar.position.set(pad, height * 0.93 - strip * 1.9);
    const ink = right ? color.ink : color.snow;
    row.count.style.fontSize = size;
    setText(row.count, grouped(this.#strings, entry.count));
    setTextColor(row.count, ink);
    row.count.position.set(width - pad, height * 0.385);
    row.mark.visible = right;
    if (right) row.mark.set('check', size * 1.15, color.ink, color.snow, color.snow);
    row.mark.position.set(pad + size * 0.58, height * 0.385);
    const left = pad + (right ? size * 1.5 : 0);
    fitText(
      row.text,
      entry.text,
      {
        width: width - left - pad * 2 - row.count.width,
        height: height * 0.63,
        maxSize: size,
        minSize: size * 0.54,
        // A sentence is read in two lines sooner than in small letters.
        maxLines: 2,
      },
      1.1,
    );
    setTextColor(row.text, ink);
    row.text.position.set(left, height * 0.385);
  }
}
