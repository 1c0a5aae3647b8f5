// WORDCLOUD on the canvas: a field for one word at a time, the words so far, and the room's cloud once it is
// revealed.

import type { Graphics } from 'pixi.js';
import { isRightToLeft } from '#scenes/bidi.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { byPlace, KeyedViews, labeled } from '#scenes/kit/KeyedViews.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Pressables } from '#scenes/kit/Pressables.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import type { CreatePart, Density, PartView, QuestionPart } from '#scenes/player/question/part.ts';
import type { Rect, Target } from '#scenes/ports.ts';
import { PieceSlab } from '#scenes/questions/pieces/PieceSlab.ts';
import { TextCloud } from '#scenes/questions/TextCloud.ts';
import { ADD_WORD, type Collected, collectedOf, smallCloud } from '#scenes/questions/wordcloud/model.ts';
import { measureText } from '#scenes/stage/measureText.ts';

/** CSS pixels. `mark`: room for the cross of a word that can be removed, or its lock. */
const CHIP = { height: 48, pad: 14, mark: 28 } as const;
const WIDEST = 900;
const ADD_WIDTH = 104;
const CLOUD = { least: 200, roomy: 300, sizes: { most: 44, least: 17 } } as const;

class WordsPart extends Pressables implements QuestionPart<'WORDCLOUD'> {
  readonly #field = this.add(new Panel(this.tokens), 'field');
  readonly #add = this.add(new PrimaryButton(this.ports), 'add');
  readonly #slabs = new KeyedViews<string, PieceSlab, number>(byPlace, (_word, place) =>
    this.addChild(labeled(`word:${place}`, new PieceSlab(this.ports))),
  );
  readonly #cloud = this.add(new TextCloud(this.ports), 'words');
  #view: PartView<'WORDCLOUD'> | null = null;
  #size = { width: 0, height: 0 };
  #density: Density = { question: 24, answer: 20, gap: 12, touch: 64 };

  sync(view: PartView<'WORDCLOUD'>): void {
    this.#view = view;
    this.#slabs.reconcile(this.#collected().words);
  }

  heightFor(width: number, density: Density): number {
    return this.#heightOf(width, density, CLOUD.least);
  }

  roomyHeightFor(width: number, density: Density): number {
    // Room for the words to come, so that nothing moves when they do.
    const rows = this.#collected().open ? CHIP.height + density.gap : 0;
    return this.#heightOf(width, density, CLOUD.roomy) + rows;
  }

  layout(width: number, height: number, density: Density): void {
    this.#size = { width: Math.min(width, WIDEST), height };
    this.#density = density;
    this.pivot.x = -(width - this.#size.width) / 2;
    this.draw();
  }

  targets(): readonly Target[] {
    const { open, isFull, words } = this.#collected();
    const at = (rect: Rect): Rect => ({ ...rect, x: rect.x - this.pivot.x });
    const chips = this.#chips().map((rect, place): Target => {
      const target = { id: `word:${place}`, kind: 'button', rect: at(rect) } as const;
      return open ? { ...target, intent: { type: 'removeWord', word: words[place] ?? '' } } : target;
    });
    if (!open) return chips;
    const { field, add } = this.#entry();
    const button = { id: 'add', kind: 'button', rect: at(add) } as const;
    return [
      { id: 'field', kind: 'field', rect: at(field) },
      this.#isAddable() && !isFull ? { ...button, intent: { type: 'addWord' } } : button,
      ...chips,
    ];
  }

  playEntrance(): void {
    const { motion } = this.ports;
    motion.play('slide', this.#field, { from: { y: 46 }, delay: 0.2 });
    motion.play('slide', this.#add, { from: { y: 46 }, delay: 0.26 });
  }

  playLocked(): void {
    for (const [place, chip] of [...this.#slabs.values()].entries())
      this.ports.motion.play('hop', chip, { delay: 0.06 * place });
  }

  playReveal(): void {
    if (this.#cloud.visible) this.#cloud.playChanges();
  }

  playRelayout(): void {
    // Nothing here has to travel when the layout changes.
  }

  protected draw(): void {
    const { color, radius, depth, schemes } = this.tokens;
    const { open, isFull, words } = this.#collected();
    const { field, add } = this.#entry();
    const { focused } = this.touch('field');
    this.#field.visible = open;
    this.#field.set({
      width: field.width,
      height: field.height,
      radius: radius.large,
      fill: isFull ? color.snowEdge : color.snow,
      edge: { color: color.snowEdge, height: depth.edge },
      ...(focused && { ring: { color: schemes.play.focus, width: 4, gap: 3 } }),
    });
    this.ports.motion.place(this.#field, { x: field.x, y: field.y });
    const enabled = this.#isAddable() && !isFull;
    this.#add.lay(add, open ? ADD_WORD : null, {
      textSize: this.#density.answer,
      quiet: true,
      enabled,
      ...this.touch('add'),
    });
    const rects = this.#chips();
    for (const [place, text] of words.entries()) {
      const rect = rects[place];
      const slab = this.#slabs.get(place);
      if (!rect || !slab) continue;
      const { width, height } = rect;
      slab.set({
        item: { id: slab.label, text },
        width,
        height,
        size: this.#density.answer,
        lines: 1,
        start: CHIP.pad,
        end: CHIP.pad + CHIP.mark,
        state: open ? 'open' : 'locked',
        markRoom: CHIP.mark,
        ...this.touch(slab.label),
      });
      drawCross(slab.details.clear(), open, width / 2 - CHIP.pad - CHIP.mark / 2, color.inkMuted);
      this.ports.motion.place(slab, middleOf(rect));
    }
    const texts = smallCloud(this.#view?.distribution ?? null);
    this.#cloud.visible = texts.length > 0;
    if (texts.length === 0) return;
    const { width, height } = this.#size;
    const top = this.#wordsHeight(width, this.#density) + this.#density.gap;
    this.#cloud.set(texts, { width, height: Math.max(1, height - top), ...CLOUD.sizes });
    this.#cloud.position.set(width / 2, height);
  }

  #collected(): Collected {
    if (this.#view) return collectedOf(this.#view);
    return { words: [], typing: '', open: false, most: 0, isFull: false };
  }

  #isAddable(): boolean {
    return this.#collected().typing.trim() !== '';
  }

  /** Places of the field and of the button beside it. */
  #entry(): { readonly field: Rect; readonly add: Rect } {
    const { gap, touch } = this.#density;
    const width = this.#size.width - ADD_WIDTH - gap;
    return {
      field: this.#mirrored({ x: 0, y: 0, width, height: touch }),
      add: this.#mirrored({ x: width + gap, y: 0, width: ADD_WIDTH, height: touch }),
    };
  }

  /** Laid out from right to left if the question is. */
  #mirrored(rect: Rect): Rect {
    const isMirrored = isRightToLeft(this.#view?.question.text ?? '');
    return isMirrored ? { ...rect, x: this.#size.width - rect.x - rect.width } : rect;
  }

  #chips(): readonly Rect[] {
    return this.#chipRects(this.#size.width, this.#density).map((rect) => this.#mirrored(rect));
  }

  #chipRects(width: number, { answer, gap, touch }: Density): readonly Rect[] {
    const { words, open } = this.#collected();
    let x = 0;
    let y = open ? touch + gap : 0;
    return words.map((word) => {
      const look = { size: answer, width: 1e6, weight: 'display', lineHeight: 1.25 } as const;
      const own = measureText(this.tokens, word, look).width + 2 * CHIP.pad + CHIP.mark;
      const wide = clamp(Math.ceil(own), CHIP.height, width);
      if (x > 0 && x + wide > width) {
        x = 0;
        y += CHIP.height + gap;
      }
      const rect = { x, y, width: wide, height: CHIP.height };
      x += wide + gap;
      return rect;
    });
  }

  /** Height of the field and the words. */
  #wordsHeight(width: number, density: Density): number {
    const last = this.#chipRects(Math.min(width, WIDEST), density).at(-1);
    return last ? last.y + last.height : this.#collected().open ? density.touch : 0;
  }

  #heightOf(width: number, density: Density, cloud: number): number {
    const words = this.#wordsHeight(width, density);
    const isShown = (this.#view?.distribution?.spread.texts.length ?? 0) > 0;
    return isShown ? words + density.gap + cloud : words;
  }
}

/** A cross on a word that can be removed. */
function drawCross(to: Graphics, isShown: boolean, x: number, color: string): void {
  if (!isShown) return;
  const arm = 6;
  to.moveTo(x - arm, -arm).lineTo(x + arm, arm);
  to.moveTo(x + arm, -arm).lineTo(x - arm, arm);
  to.stroke({ width: 3, color, cap: 'round' });
}

export const WORDCLOUD: CreatePart<'WORDCLOUD'> = (ports) => new WordsPart(ports);
