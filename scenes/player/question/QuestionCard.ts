// The question's card: its text, picture, features' notes, and space for audio or video, which the page puts
// there.

import { Container, Graphics } from 'pixi.js';
import type { FormattedText } from '#core/content/formattedText.ts';
import { type MediaKind, PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import type { Question } from '#core/questions/question.ts';
import { MarkedText, measureMarked } from '#scenes/kit/MarkedText.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { AwaitedPicture } from '#scenes/kit/AwaitedPicture.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import { PicturePlace } from '#scenes/kit/PicturePlace.ts';
import type { Note } from '#scenes/kit/formatted/notesWords.ts';
import { withRtlMarks, isRightToLeft } from '#scenes/bidi.ts';
import { QuestionNotes } from '#scenes/player/question/QuestionNotes.ts';
import type { CardNeeds } from '#scenes/player/question/layout.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import type { Density } from '#scenes/player/question/part.ts';
import type { MeasuredText } from '#scenes/stage/measureText.ts';
import { Widget } from '#scenes/kit/Widget.ts';

const NO_WORDS: FormattedText = { text: '' };
const LINE_HEIGHT = 1.28;
/** A text with more lines than this at this font size is long. */
const LONG = { lines: 4.5, size: { narrow: 25, wide: 32 } } as const;
const FILLED = 0.7;
/** As tall as browsers draw audio controls. */
const SOUND = { height: 54, width: 560 } as const;
/** Cards at least this wide put a picture or video beside the text. */
const BESIDE_FROM = 640;
/** Least heights of a picture or video: beside the text, above it, and of a picture that has been seen. */
const PICTURE = { beside: 190, above: 150, seen: 72 } as const;

export class QuestionCard extends Widget {
  override label = 'question';
  readonly #panel = this.addChild(new Panel(this.tokens));
  /** The part that moves when the text is longer than the card. */
  readonly #content = this.addChild(new Container());
  readonly #place = this.#content.addChild(new PicturePlace(this.ports));
  readonly #slot = this.#content.addChild(new Panel(this.tokens));
  readonly #picture = this.#content.addChild(new Picture());
  readonly #text = this.#content.addChild(
    new MarkedText(this.tokens, { size: 28, color: this.tokens.color.ink }),
  );
  readonly #notes = this.#content.addChild(new QuestionNotes(this.ports));
  readonly #mask = this.addChild(new Graphics());
  readonly #thumb = this.addChild(new Panel(this.tokens));
  #question: Question | null = null;
  #size: { width: number; height: number; density: Density } | null = null;
  /** Height of a picture or video that has the card's width, in CSS pixels; null puts it beside the text. */
  pictureHeight: number | null = null;
  /** True in the verdict: the picture may become smaller before anything scrolls. */
  isSeen = false;
  #slotSize = { width: 0, height: 0 };
  readonly #awaited: AwaitedPicture;
  #scroll = 0;

  /** `onPicture`: called when the picture has loaded, is late or failed, since the layout may change. */
  constructor(ports: ScenePorts, onPicture: () => void) {
    super(ports);
    this.#awaited = new AwaitedPicture(ports, onPicture);
    this.#slot.label = 'media';
  }

  /** `notes`: shown with the question. */
  sync(question: Question | null, notes: readonly Note[]): void {
    this.#notes.sync(notes);
    this.#question = question;
    const media = question?.media;
    const url = media?.type === 'image' ? uploadAtWidth(media.url, PICTURE_WIDTH.question) : null;
    this.#awaited.sync(question?.id ?? '', url);
  }

  get #media(): MediaKind | null {
    return this.#question?.media?.type ?? null;
  }

  needs(width: number, density: Density): CardNeeds {
    const isBare = this.#words.text === '' && this.#media === null;
    const notes = this.#notes.heightFor(width, density);
    if (isBare) return { least: notes, best: notes };
    const { least, best, good, seen } = this.#needsBare(width, density);
    return {
      least: least + notes,
      best: best + notes,
      ...(good && { good: good + notes }),
      ...(seen && { seen: seen + notes }),
    };
  }

  /** Its height before it scrolls. */
  #full(width: number, density: Density): number {
    const { least, seen = least } = this.needs(width, density);
    return seen;
  }

  /** Without notes. */
  #needsBare(width: number, density: Density): CardNeeds {
    const text = this.#textHeight(width, density.question);
    const pad = density.question * 1.5;
    if (this.#media === null) return { least: text + pad, best: text + pad + density.question * 4 };
    if (this.#media === 'audio') {
      const least = text + SOUND.height + pad * 1.3;
      return { least, best: least + density.question * 4 };
    }
    const beside = this.#isBeside(width);
    const around = (picture: number): number =>
      beside ? Math.max(text, picture) + pad : text + picture + pad * 1.3;
    const least = around(beside ? PICTURE.beside : PICTURE.above);
    const seen = this.isSeen && this.#media !== 'video' ? { seen: around(PICTURE.seen) } : {};
    if (this.pictureHeight === null || beside) return { least, best: least + (beside ? 260 : 160), ...seen };
    // A flat picture can't be higher than the card's width allows.
    const { width: wide, height: high } = this.#awaited.texture ?? { width: 1, height: 1 };
    const good = text + Math.min(this.pictureHeight, (width * high) / wide) + pad * 1.3;
    return { least, best: Math.max(least, good), good: Math.max(least, good), ...seen };
  }

  /**
   * Returns the area where the page puts audio or video, relative to the card's corner and scrolled with it;
   * null for none.
   */
  slot(): Rect | null {
    if (!this.#slot.visible) return null;
    const { x, y } = this.#slot.position;
    const { width, height } = this.#slotSize;
    return { x, y: y + this.#content.y, width, height };
  }

  /** Returns the area of the notes, in the same coordinates as `slot`; null for none. */
  notesPlace(): Rect | null {
    const place = this.#size && this.#notes.place(this.#size.width, this.#size.density);
    return place && { ...place, y: place.y + this.#content.y };
  }

  layout(width: number, height: number, density: Density): void {
    this.#size = { width, height, density };
    this.#draw();
  }

  /** Scrolls the text to this offset in CSS pixels; has no effect unless the text is longer than the card. */
  scrollTo(pixels: number): void {
    this.#scroll = pixels;
    this.#placeScroll();
  }

  playEntrance(): void {
    this.ports.motion.play('slide', this, { from: { y: -30 }, duration: 0.5 });
  }

  get #words(): FormattedText {
    return this.#question ?? NO_WORDS;
  }

  #textHeight(width: number, size: number): number {
    return this.#words.text === '' ? 0 : this.#measured(width, size).height;
  }

  #measured(width: number, size: number): MeasuredText {
    return measureMarked(this.tokens, this.#words, {
      size,
      width: this.#textWidth(width, size),
      weight: 'display',
      lineHeight: LINE_HEIGHT,
    });
  }

  /** At this font size. */
  #textWidth(width: number, size: number): number {
    const room = width - size * 2;
    return this.#isBeside(width) ? room * 0.56 : room;
  }

  /**
   * Measured at a fixed font size instead of the current one: the text is smaller beside a verdict, and must
   * not jump.
   */
  #isLong(width: number): boolean {
    const size = width < BESIDE_FROM ? LONG.size.narrow : LONG.size.wide;
    const { width: wide, height } = this.#measured(width, size);
    // A list or a program with short lines doesn't fill the card, so it is centered.
    const fills = !this.#words.marks || wide > this.#textWidth(width, size) * FILLED;
    return fills && height > LONG.lines * size * LINE_HEIGHT;
  }

  #isBeside(width: number): boolean {
    const isSeen = this.#media !== null && this.#media !== 'audio';
    return isSeen && width >= BESIDE_FROM && this.pictureHeight === null;
  }

  #draw(): void {
    if (!this.#size) return;
    const { width, density } = this.#size;
    const notes = this.#notes.heightFor(width, density);
    // The height left for the question itself.
    const height = Math.max(this.#size.height, this.#full(width, density)) - notes;
    const { tokens } = this;
    const { color } = tokens;
    this.#panel.set({
      width,
      height: this.#size.height,
      radius: tokens.radius.huge * (width < BESIDE_FROM ? 0.7 : 0.9),
      fill: color.snow,
      edge: { color: color.snowEdge, height: tokens.depth.edge },
    });
    const pad = density.question;
    const beside = this.#isBeside(width);
    const words = this.#words;
    const box = this.#pictureBox(
      width,
      height - tokens.depth.edge,
      pad,
      beside,
      this.#textHeight(width, pad),
    );
    const textWidth = this.#textWidth(width, pad);
    const top = beside || !box ? 0 : box.y + box.height;
    const room = height - tokens.depth.edge - top;
    this.#text.fit(
      words.marks ? words : { text: withRtlMarks(words.text) },
      {
        width: textWidth,
        height: room - pad * 0.6,
        size: [density.question, density.question],
        balanced: true,
      },
      LINE_HEIGHT,
    );
    // Long text, and text beside a picture, reads better from the edge than centered.
    const align = !this.#isLong(width) ? 'center' : isRightToLeft(words.text) ? 'right' : 'left';
    const { style } = this.#text.plain;
    if (style.align !== align) style.align = align;
    const shown = this.#text.shown;
    const spare = textWidth - shown.width;
    const left = beside && box ? box.x + box.width + pad : (width - textWidth) / 2;
    const shift = align === 'left' ? 0 : align === 'right' ? spare : spare / 2;
    this.#text.position.set(Math.round(left + shift), Math.round(top + (room - shown.height) / 2));
    this.#drawPicture(box);
    this.#drawSlot(box);
    this.#notes.layout(width, density, height - tokens.depth.edge);
    this.#placeScroll();
  }

  /** A mask costs three draw calls, so only text that is too long gets one, with a scroll thumb. */
  #placeScroll(): void {
    if (!this.#size) return;
    const { width, height, density } = this.#size;
    const { tokens } = this;
    const full = this.#full(width, density);
    const scrolls = full > height + 1;
    this.#content.y = scrolls ? -this.#scroll : 0;
    this.#content.mask = scrolls ? this.#mask : null;
    this.#mask.visible = scrolls;
    this.#thumb.visible = scrolls;
    this.#mask.clear();
    if (!scrolls) return;
    const face = height - tokens.depth.edge;
    const edge = 10;
    const top = this.#wholeLine(edge, Math.ceil);
    this.#mask.rect(0, top, width, this.#wholeLine(face - edge, Math.floor) - top).fill(0xffffff);
    const track = face - 4 * edge;
    const long = Math.max(36, (track * height) / full);
    this.#thumb.set({ width: 6, height: long, radius: 3, fill: tokens.schemes.work.lineStrong });
    this.#thumb.position.set(width - 14, 2 * edge + ((track - long) * this.#scroll) / (full - height));
  }

  /** The same height on the card, moved to the next edge of a line if it would cut one in half. */
  #wholeLine(y: number, round: (lines: number) => number): number {
    const first = this.#text.y + this.#content.y;
    const line = (this.#size?.density.question ?? 1) * LINE_HEIGHT;
    const isAmong = y > first && y < first + this.#text.shown.height;
    return isAmong ? first + round((y - first) / line) * line : y;
  }

  #pictureBox(width: number, height: number, pad: number, beside: boolean, text: number): Rect | null {
    if (this.#media === null) return null;
    const inset = Math.min(16, pad * 0.6);
    if (this.#media === 'audio') {
      const room = Math.min(SOUND.width, width - 2 * inset);
      const y = text === 0 ? (height - SOUND.height) / 2 : inset;
      return { x: (width - room) / 2, y, width: room, height: SOUND.height };
    }
    if (beside) {
      const only = this.#words.text === '';
      const room = only ? width - 2 * inset : width - this.#textWidth(width, pad) - pad * 2 - inset;
      return { x: inset, y: inset, width: room, height: height - 2 * inset };
    }
    return {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: Math.max(60, height - inset - text - pad),
    };
  }

  /** The background for what the page lays over it. */
  #drawSlot(box: Rect | null): void {
    const { tokens } = this;
    const film = this.#media === 'video';
    this.#slot.visible = box !== null && (film || this.#media === 'audio');
    if (!box) return;
    this.#slotSize = { width: box.width, height: box.height };
    this.#slot.lay(box, {
      radius: film ? tokens.radius.medium : box.height / 2,
      fill: film ? tokens.color.ink : tokens.schemes.work.sunken,
    });
  }

  #drawPicture(box: Rect | null): void {
    const { medium, large } = this.tokens.radius;
    const { texture, state } = this.#awaited;
    this.#picture.set({
      texture: box ? texture : null,
      width: box?.width ?? 0,
      height: box?.height ?? 0,
      radius: (box?.width ?? 0) < BESIDE_FROM / 2 ? medium : large,
    });
    this.#place.visible = false;
    if (!box) return;
    this.#picture.position.set(box.x + box.width / 2, box.y + box.height / 2);
    this.#place.set(state, this.#question?.media?.alt ?? '', box, large);
  }
}
