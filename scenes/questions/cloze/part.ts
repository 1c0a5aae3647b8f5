// CLOZE on the canvas: a sheet with gaps, over which the page puts its fields.

import type { Text } from 'pixi.js';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { byPlace, KeyedViews } from '#scenes/kit/KeyedViews.ts';
import { fitLine, setTextColor } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { CreatePart, Density, PartView, QuestionPart } from '#scenes/player/question/part.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import { type FilledGap, filledGaps } from '#scenes/questions/cloze/model.ts';
import { drawGap, gapHeight, GapSheet, sheetHeight, sheetLetters } from '#scenes/questions/gaps/GapSheet.ts';
import type { SheetLook } from '#scenes/questions/gaps/GapSheet.ts';

/** Multiples of the font size: a letter's width, and the room for choosing a unit. */
const LETTER = 0.58;
const UNIT = 5;
/** CSS pixels at either end of a gap. */
const GAP_PAD = 10;
/** Seconds until the result of the first gap, between two, and at most for all. */
const SHOW = { first: 0.15, each: 0.09, all: 0.72 } as const;
/** Size of a gap's mark in CSS pixels. */
const MARK = 26;

class ClozePart extends Widget implements QuestionPart<'CLOZE'> {
  readonly tellsText = true;
  readonly #sheet = this.add(new GapSheet(this.ports), 'sheet');
  readonly #gaps = new KeyedViews<FilledGap, GapBox, number>(byPlace, () =>
    this.#sheet.content.addChild(new GapBox(this.ports)),
  );
  #view: PartView<'CLOZE'> | null = null;
  #filled: readonly FilledGap[] = [];
  #box: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #focus: string | null = null;

  sync(view: PartView<'CLOZE'>): void {
    this.#view = view;
    this.#filled = filledGaps(view);
  }

  heightFor(width: number, density: Density): number {
    const look = this.#look(width, density);
    return look ? sheetHeight(this.tokens, look) : 0;
  }

  roomyHeightFor(width: number, density: Density): number {
    return this.heightFor(width, density) + 40;
  }

  layout(width: number, height: number, density: Density): void {
    const look = this.#look(width, density);
    if (!look) return;
    // The sheet is as high as its text, in the middle of what is left.
    const own = Math.min(height, this.roomyHeightFor(width, density));
    const box = this.#sheet.set({ ...look, height: own });
    this.#sheet.y = Math.max(0, (height - own) / 2);
    this.#box = { ...box, y: this.#sheet.y };
    this.#draw();
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    this.#draw();
  }

  setPointer(): void {
    // The fields belong to the page, which responds to the pointer itself.
  }

  told(): readonly Rect[] {
    const wrong = this.#filled.flatMap(({ state }, gap) => (state === 'right' ? [] : [gap]));
    return wrong.flatMap((gap) => this.#onPart(gap) ?? []);
  }

  targets(): readonly Target[] {
    const fields = this.#filled.filter(({ state }) => state === 'open');
    return [
      { id: 'question', kind: 'region', rect: this.#box },
      ...fields.flatMap((_, gap): readonly Target[] => {
        const rect = this.#onPart(gap);
        return rect ? [{ id: gapId(gap), kind: 'field', rect }] : [];
      }),
    ];
  }

  playEntrance(): void {
    this.ports.motion.play('slide', this.#sheet, { from: { y: this.#sheet.y + 46 }, delay: 0.2 });
  }

  playLocked(): void {
    this.ports.motion.play('nod', this.#sheet);
  }

  /** Gap by gap, in reading order. */
  playReveal(): void {
    const boxes = [...this.#gaps.values()];
    const each = Math.min(SHOW.each, SHOW.all / Math.max(1, boxes.length));
    for (const [gap, box] of boxes.entries()) box.playResult(SHOW.first + gap * each);
  }

  playRelayout(): void {
    // Nothing here has to travel when the layout changes.
  }

  #look(width: number, { question }: Density): SheetLook | null {
    if (!this.#view) return null;
    const { question: words } = this.#view;
    const size = sheetLetters(question);
    const hasUnits = words.fields.some(({ number }) => number?.units !== undefined);
    const letters = words.width * LETTER + (hasUnits ? UNIT : 0);
    const most = width - 3 * size;
    const box = { width: Math.min(most, letters * size + 2 * GAP_PAD), height: gapHeight(size) };
    return { words, width, size, box };
  }

  #onPart(gap: number): Rect | null {
    const rect = this.#sheet.gaps[gap];
    return rect ? { ...rect, x: rect.x + this.#box.x, y: rect.y + this.#box.y } : null;
  }

  #draw(): void {
    for (const [filled, box, gap] of this.#gaps.reconcile(this.#filled)) {
      const rect = this.#sheet.gaps[gap];
      box.visible = rect !== undefined;
      if (rect) box.set(filled, rect, this.#focus === gapId(gap));
    }
  }
}

const gapId = (gap: number): string => `gap:${gap}`;

/** A gap with what was typed into it and its result. While it's open, the page shows the text. */
class GapBox extends Widget {
  readonly #hole = this.addChild(drawing());
  readonly #strike = drawing();
  readonly #given: Text;
  readonly #right: Text;
  readonly #mark = new MarkBadge();

  constructor(ports: ScenePorts) {
    super(ports);
    const words = { size: 20, weight: 'strong', color: this.tokens.color.ink, anchor: 0.5 } as const;
    this.#given = this.text({ ...words, label: 'given' });
    this.#right = this.text({ ...words, label: 'right' });
    this.addChild(this.#strike, this.#mark);
  }

  set({ text, state, correction }: FilledGap, rect: Rect, isFocused: boolean): void {
    const { tokens } = this;
    const { ink, inkMuted } = tokens.color;
    const { success, danger } = tokens.schemes.work;
    const { x, y, width, height } = rect;
    const isOpen = state === 'open';
    const isWrong = state === 'wrong' || state === 'partial';
    this.#hole.clear();
    drawGap(this.#hole, rect, tokens, isFocused ? 'focused' : isOpen ? 'open' : 'off');
    if (!isOpen && state !== 'locked')
      this.#hole.roundRect(x, y, width, height, 12).stroke({ width: 3, color: isWrong ? danger : success });
    const middle = x + width / 2;
    const room = width - 2 * GAP_PAD;
    const size = height * 0.5;
    // The right words stand above the wrong ones.
    const isBoth = correction !== null && text !== '';
    fitLine(this.#right, correction, room, isBoth ? size * 0.86 : size, 11);
    this.#right.position.set(middle, y + height * (isBoth ? 0.33 : 0.5));
    setTextColor(this.#right, ink);
    fitLine(this.#given, isOpen || text === '' ? null : text, room, isBoth ? size * 0.66 : size, 10);
    this.#given.position.set(middle, y + height * (isBoth ? 0.75 : 0.5));
    setTextColor(this.#given, isBoth ? inkMuted : ink);
    this.#strike.clear();
    if (state === 'wrong' && this.#given.visible)
      this.#strike
        .moveTo(middle - this.#given.width / 2 - 2, this.#given.y)
        .lineTo(middle + this.#given.width / 2 + 2, this.#given.y)
        .stroke({ width: 2, color: danger, cap: 'round' });
    this.#mark.visible = state === 'right' || isWrong;
    this.#mark.sign(state === 'right' ? 'right' : 'wrong', MARK, tokens);
    this.ports.motion.place(this.#mark, { x: x + width - 4, y: y + 2 });
  }

  playResult(delay: number): void {
    if (this.#mark.visible) this.ports.motion.play('stamp', this.#mark, { delay });
    if (this.#right.visible) this.ports.motion.play('pop', this.#right, { delay: SHOW.first + SHOW.all });
  }
}

export const CLOZE: CreatePart<'CLOZE'> = (ports) => new ClozePart(ports);
