// Filling the gaps of a text with pieces. Kinds decide where the pieces are while they're in no gap.

import type { Graphics, Text } from 'pixi.js';
import type { GapsType } from '#core/questions/families.ts';
import type { GappedText } from '#core/questions/gaps/gaps.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { byId, KeyedViews, labeled } from '#scenes/kit/KeyedViews.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { fitLine, setTextColor } from '#scenes/kit/text.ts';
import { message, type Message, type Words } from '#scenes/message.ts';
import type { Density, PartView } from '#scenes/player/question/part.ts';
import type { Rect, Target } from '#scenes/ports.ts';
import {
  AWAY,
  drawGap,
  gapHeight,
  GapSheet,
  sheetHeight,
  sheetLetters,
} from '#scenes/questions/gaps/GapSheet.ts';
import type { Reading } from '#scenes/questions/pieces/model.ts';
import { correctionRoom, PIECE, pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import type { BoardPlace } from '#scenes/questions/placing/model.ts';
import { PADS, PlacingPart, targetOfPlace } from '#scenes/questions/placing/PlacingPart.ts';

/** CSS pixels: the narrowest and the widest gap, its share of a narrow sheet, and air behind the widest words. */
const GAP = { least: 72, most: 300, share: 0.56, air: 8 } as const;
/** Multiples of the question's font size by which the sheet may be higher than it needs. */
const ROOMY = 3;
/** Lines with gaps that are in view at least. */
const LINES = 3;

/** Font size of the pieces, which are no larger than the text around them. */
export const lettersFor = ({ question, answer }: Density): number => Math.min(answer, sheetLetters(question));

const NO_WORDS: GappedText = { text: '', gapsAt: [] };

/** The correct words alone, as there is little room in a line. */
const short = (correction: Message | null): Message | null =>
  correction && message('kinds:gaps.right', correction.values, correction.key);

export abstract class GapsPart<T extends GapsType> extends PlacingPart<T> {
  readonly tellsText = true;
  readonly #sheet = this.under.addChildAt(new GapSheet(this.ports), 0);
  readonly #labels = new KeyedViews<BoardPlace['place'], Text>(byId, ({ id }) =>
    this.under.addChild(labeled(`gap:${id}`, this.text({ size: 16, anchor: 0.5 }))),
  );
  /** CSS pixels at the end of an empty gap that its words leave free. */
  protected readonly aside: number = 0;
  #words = NO_WORDS;
  #scroll = 0;
  /** The gap that waits, by number; -1 for none. */
  #next = -1;
  #laid: readonly [width: number, height: number, density: Density] | null = null;
  #box: Rect = { x: 0, y: 0, width: 0, height: 0 };

  /** Shown in a gap that is empty. */
  protected abstract emptyWords(place: BoardPlace): Words;
  /** Height of what is below the sheet, and of the space before it; 0 for nothing. */
  protected abstract heightBelow(width: number, density: Density): number;
  /** Lays out what is below the sheet, from this height on. */
  protected abstract arrangeBelow(width: number, top: number, density: Density): void;

  protected override read(view: PartView<T>): Reading {
    if (view.question.id !== this.board.questionId) this.#scroll = 0;
    this.#words = view.question;
    const read = super.read(view);
    this.placing = {
      ...this.placing,
      pieces: this.placing.pieces.map((piece) => ({ ...piece, correction: short(piece.correction) })),
      places: this.placing.places.map((place) => ({ ...place, correction: short(place.correction) })),
    };
    this.#labels.reconcile(view.question.places);
    return { ...read, pieces: this.placing.pieces };
  }

  /** True once it is revealed what is correct. */
  protected get isTold(): boolean {
    return this.placing.places.some(
      ({ state }) => state === 'right' || state === 'wrong' || state === 'told',
    );
  }

  override heightFor(width: number, density: Density): number {
    return sheetHeight(this.tokens, this.#lookAt(width, density)) + this.heightBelow(width, density);
  }

  override roomyHeightFor(width: number, density: Density): number {
    return this.heightFor(width, density) + ROOMY * density.question;
  }

  protected override arrange(width: number, height: number, density: Density) {
    const high = height - this.heightBelow(width, density);
    this.#laid = [width, height, density];
    const look = { ...this.#lookAt(width, density), height: high };
    this.#box = this.#sheet.set({ ...look, scroll: this.#scroll });
    const next = this.placing.places.findIndex(({ state }) => state === 'next' || state === 'held');
    if (next >= 0 && next !== this.#next) {
      this.#scroll = this.#sheet.scrollFor(next, this.#scroll);
      this.#sheet.set({ ...look, scroll: this.#scroll });
    }
    this.#next = next;
    this.arrangeBelow(width, high, density);
    const places = this.#sheet.gaps.map((rect) => ({ ...rect, x: rect.x + this.#box.x }));
    return { places, letters: lettersFor(density) };
  }

  scrollingHeightFor(width: number, density: Density): number {
    const line = gapHeight(sheetLetters(density.question)) + density.gap;
    return LINES * line + this.heightBelow(width, density);
  }

  scrollBy(pixels: number): boolean {
    const before = this.#scroll;
    this.#scroll = clamp(before + pixels, 0, this.#sheet.scrollable);
    if (this.#scroll === before || !this.#laid) return false;
    this.layout(...this.#laid);
    return true;
  }

  override setFocus(id: string | null): void {
    super.setFocus(id);
    const gap = this.placing.places.findIndex(({ index }) => id === targetOfPlace(index));
    if (gap >= 0 && this.scrollBy(this.#sheet.scrollFor(gap, this.#scroll) - this.#scroll))
      this.ports.targetsChanged();
  }

  override targets(): readonly Target[] {
    const inView = super.targets().filter(({ rect }) => rect.x > AWAY / 2);
    return [{ id: 'question', kind: 'region', rect: this.#box }, ...inView];
  }

  told(): readonly Rect[] {
    return this.places;
  }

  protected override drawPlace(to: Graphics, place: BoardPlace, rect: Rect): void {
    const { color, schemes } = this.tokens;
    const { x, y, width, height } = rect;
    const label = this.#labels.get(place.place.id);
    const isEmpty = place.pieces.length === 0;
    if (label) label.visible = isEmpty && !place.correction;
    if (!isEmpty) {
      // A slab of snow on snow needs an outline.
      to.roundRect(x - 2, y - 2, width + 4, height + 4, PIECE.radius + 2).fill(schemes.work.lineStrong);
      return;
    }
    if (place.correction) {
      to.roundRect(x, y, width, height, PIECE.radius).fill(schemes.play.surface);
      return;
    }
    const isNext = place.state === 'next' || place.state === 'held';
    const { focused } = this.touch(targetOfPlace(place.index));
    drawGap(to, rect, this.tokens, focused ? 'focused' : isNext ? 'next' : this.board.open ? 'open' : 'off');
    if (!label) return;
    setTextColor(label, isNext && !focused ? color.ink : color.inkMuted);
    const room = width - this.aside;
    fitLine(label, this.say(this.emptyWords(place)), room - PADS.start, Math.min(22, height * 0.36));
    label.position.copyFrom(middleOf({ ...rect, x: this.board.mirrored ? x + this.aside : x, width: room }));
  }

  #lookAt(width: number, density: Density) {
    const size = sheetLetters(density.question);
    const { items } = this.placing;
    const most = Math.min(GAP.most, width * GAP.share);
    const room = most - PADS.start - PADS.end;
    const widths = items.map((item) => pieceWords(this.tokens, item, lettersFor(density), room, 0).width);
    const isCorrected = [...this.placing.pieces, ...this.placing.places].some(({ correction }) => correction);
    const box = {
      width: Math.min(
        most,
        Math.max(GAP.least, Math.ceil(Math.max(0, ...widths)) + PADS.start + PADS.end + GAP.air),
      ),
      height: gapHeight(size) + (isCorrected ? correctionRoom(lettersFor(density)) : 0),
    };
    return { words: this.#words, width, size, box };
  }
}
