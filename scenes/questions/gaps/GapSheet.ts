// Sheet with the question's text, around gaps to be filled.

import { Container, Graphics } from 'pixi.js';
import type { GappedText } from '#core/questions/gaps/gaps.ts';
import { FormattedWords } from '#scenes/kit/formatted/FormattedWords.ts';
import { rulerChanges, rulerOf } from '#scenes/kit/formatted/ruler.ts';
import { weightsOf } from '#scenes/kit/formatted/weights.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { drawDashedBox } from '#scenes/kit/dashes.ts';
import { makeText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import {
  type GapBox,
  gapLayout,
  gapOf,
  gapRects,
  gapWords,
  withGaps,
} from '#scenes/questions/gaps/gapLayout.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export interface SheetLook {
  readonly words: GappedText;
  /** At most, in CSS pixels. */
  readonly width: number;
  /** Font size in pixels. */
  readonly size: number;
  readonly box: GapBox;
}

const LINE_HEIGHT = 1.5;
/** Padding, as a multiple of the font size. */
const PAD = { x: 0.9, y: 0.6 } as const;
/** The longest line that reads well: as a multiple of the font size, but at least so many CSS pixels. */
const WIDEST = { letters: 38, pixels: 900 } as const;
const RADIUS = 0.7;

/** Font size of a sheet's words, at a density's size of questions. */
export const sheetLetters = (question: number): number => Math.min(40, question);

/** Height of a gap, in which a piece or a field fits, for words of this font size. */
export const gapHeight = (size: number): number => Math.max(44, Math.round(22 + size * 1.25));

/** Width for words at this width. */
const roomFor = ({ width, size }: SheetLook): number =>
  Math.max(1, Math.min(width - 2 * PAD.x * size, Math.max(WIDEST.pixels, WIDEST.letters * size)));

const known = new WeakMap<GappedText, Map<string, number>>();

/** Height that the sheet needs. */
export function sheetHeight(tokens: ThemeTokens, look: SheetLook): number {
  const { words, size, box } = look;
  const key = [Math.round(look.width), size, box.width, box.height, rulerChanges()].join('|');
  const heights = known.get(words) ?? new Map<string, number>();
  known.set(words, heights);
  const found = heights.get(key);
  if (found !== undefined) return found;
  const weights = weightsOf(tokens, words, tokens.font.weight.strong);
  const setting = { size, width: roomFor(look), lineHeight: LINE_HEIGHT, breakWords: true, weights };
  const layout = gapLayout(words, box, setting, rulerOf(tokens));
  const height = Math.ceil(layout.height + 2 * PAD.y * size) + tokens.depth.edge;
  heights.set(key, height);
  return height;
}

/** A gap that is scrolled out of the sheet lies here. */
export const AWAY = -10_000;
/** CSS pixels: a thumb's width and least length, and its distance from the sheet's end. */
const THUMB = { width: 6, least: 36, aside: 8 } as const;

export class GapSheet extends Widget {
  override label = 'sheet';
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #like = makeText(this.tokens, { size: 20, weight: 'strong', color: this.tokens.color.ink });
  readonly #words = new FormattedWords(this.tokens, this.#like, withGaps);
  readonly #mask = new Graphics();
  readonly #thumb = new Panel(this.tokens);
  /** For what lies on the sheet, such as its gaps, from the sheet's upper left corner. */
  readonly content = new Container();
  /** Boxes of the gaps, in the order of the text, from the sheet's upper left corner. */
  gaps: readonly Rect[] = [];
  /** Distance that the text can scroll, in CSS pixels. */
  scrollable = 0;
  #room = 0;

  constructor(ports: ScenePorts) {
    super(ports);
    this.#like.visible = false;
    this.addChild(this.#like, this.#words, this.#mask, this.content, this.#thumb);
  }

  /**
   * Draws the sheet in the middle of its width, and returns its box there. A text that is too long is scrolled by
   * whole lines, by at most `scroll` CSS pixels.
   */
  set(look: SheetLook & { readonly height: number; readonly scroll?: number }): Rect {
    const { words, size, box, width: most, height, scroll = 0 } = look;
    const { color, depth, radius } = this.tokens;
    const inner = roomFor(look);
    const width = Math.min(most, inner + 2 * PAD.x * size);
    this.#words.fit(
      gapWords(words, box, size),
      { width: inner, height: Infinity, size: [size, size], balanced: true },
      LINE_HEIGHT,
    );
    const left = Math.round((most - width) / 2);
    this.position.x = left;
    const { layout } = this.#words;
    if (!layout) return { x: left, y: 0, width, height };
    const align = layout.rightToLeft ? 'right' : 'left';
    if (this.#like.style.align !== align) this.#like.style.align = align;
    this.#panel.set({
      width,
      height,
      radius: radius.huge * RADIUS,
      fill: color.snow,
      edge: { color: color.snowEdge, height: depth.edge },
    });
    const face = height - depth.edge;
    this.#room = face - 2 * PAD.y * size;
    const over = layout.height - this.#room;
    const last = layout.lines.find(({ top }) => top >= over)?.top ?? 0;
    this.scrollable = over > 1 ? last : 0;
    const hidden = layout.lines.findLast(({ top }) => top <= Math.min(scroll, this.scrollable))?.top ?? 0;
    const end = layout.lines.findLast((line) => line.top + line.height <= hidden + this.#room + 1);
    const shown = end ? end.top + end.height - hidden : this.#room;
    // Lines start at one edge, and all of them together are in the middle.
    const x = Math.round((width - layout.width) / 2);
    const top = Math.round((face - (this.scrollable > 0 ? this.#room : layout.height)) / 2);
    this.#words.position.set(x, top - hidden);
    this.gaps = gapRects(layout, align).map((rect) => {
      const y = rect.y - hidden;
      return { ...rect, x: y < -1 || y + rect.height > shown + 1 ? AWAY : rect.x + x, y: y + top };
    });
    this.#showScroll({ x: 0, y: top, width, height: shown }, hidden, layout.height);
    return { x: left, y: 0, width, height };
  }

  /** How far the text has to be scrolled, from `scroll` on, until the gap is in view. */
  scrollFor(gap: number, scroll: number): number {
    const lines = this.#words.layout?.lines ?? [];
    const at = lines.findIndex(({ atoms }) => atoms.some(({ atom }) => gapOf(atom) === gap));
    const line = lines[at];
    if (!line) return scroll;
    if (line.top < scroll) return line.top;
    const bottom = line.top + line.height;
    return lines.find(({ top }) => top >= scroll && bottom - top <= this.#room)?.top ?? line.top;
  }

  /** A mask costs draw calls, so only a text that scrolls gets one. */
  #showScroll(view: Rect, hidden: number, all: number): void {
    const scrolls = this.scrollable > 0;
    this.#words.mask = scrolls ? this.#mask : null;
    this.#mask.visible = this.#thumb.visible = scrolls;
    this.#mask.clear();
    if (!scrolls) return;
    this.#mask.rect(view.x, view.y, view.width, view.height).fill(0xffffff);
    const long = Math.max(THUMB.least, (this.#room * this.#room) / all);
    this.#thumb.lay(
      {
        x: view.width - THUMB.aside - THUMB.width,
        y: view.y + ((this.#room - long) * hidden) / this.scrollable,
        width: THUMB.width,
        height: long,
      },
      { radius: THUMB.width / 2, fill: this.tokens.schemes.work.lineStrong },
    );
  }
}

/** open: can be filled. next: waits for its words. focused: has the focus. off: can't be filled. */
export type GapState = 'open' | 'next' | 'focused' | 'off';

const GAP_RADIUS = 12;

/** An empty gap on the sheet. */
export function drawGap(to: Graphics, gap: Rect, { color, schemes }: ThemeTokens, state: GapState): void {
  const { x, y, width, height } = gap;
  const box = () => to.roundRect(x, y, width, height, GAP_RADIUS);
  box().fill(state === 'next' ? color.glow : color.paper);
  if (state === 'focused') box().stroke({ width: 3, color: schemes.work.focus });
  else if (state === 'next') box().stroke({ width: 2.5, color: color.ink });
  else {
    const line = { width: 2, color: color.inkMuted, cap: 'round', alpha: state === 'off' ? 0.5 : 1 } as const;
    drawDashedBox(to, gap, GAP_RADIUS, line);
  }
}
