// FLASHCARD on the canvas: a card that is turned over where it lies, with two buttons below it, which a swipe
// does as well. A marked card goes to the backpack or back to the stack.

import { Pressables } from '#scenes/kit/Pressables.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import type { CreatePart, Density, PartView, QuestionPart } from '#scenes/player/question/part.ts';
import type { DragStep, Intent, Point, Rect, Target } from '#scenes/ports.ts';
import { CAMP, Camp } from '#scenes/questions/flashcard/Camp.ts';
import { CardFace, faceHeight } from '#scenes/questions/flashcard/CardFace.ts';
import { cardOf, FLIP, MARKS } from '#scenes/questions/flashcard/model.ts';

/** CSS pixels; `high`: the usual height; `text`: the largest font size; `large`: that of a `wide` card. */
const CARD = { least: 170, high: 440, wide: 500, widest: 760, text: 28, large: 44, button: 62 } as const;
/** CSS pixels from which the card follows the finger, and from which letting go marks it. */
const SWIPE = { from: 20, decides: 80 } as const;
/** Radians by which a card leans per pixel. */
const LEAN = 0.0006;
/** Seconds. */
const SHOW = { flip: 0.22, back: 0.22 } as const;

interface Places {
  readonly card: Rect;
  readonly buttons: readonly Rect[];
  /** Middles of the stack and the backpack; null without room for them. */
  readonly camp: readonly [stack: Point, pack: Point] | null;
}

class CardPart extends Pressables implements QuestionPart<'FLASHCARD'> {
  readonly tellsText = true;
  readonly tellsPicture = true;
  readonly #camp = this.add(new Camp(this.ports), 'camp');
  readonly #face = this.add(
    new CardFace(this.ports, (reason) => {
      if (this.destroyed) return;
      this.draw();
      this.ports.invalidate(reason);
    }),
    'card',
  );
  readonly #buttons = MARKS.map((mark) => ({
    mark,
    button: this.add(new PrimaryButton(this.ports), mark.id),
  }));
  #view: PartView<'FLASHCARD'> | null = null;
  #size = { width: 0, height: 0 };
  #density: Density = { question: 24, answer: 20, gap: 12, touch: 64 };
  /** Where the finger took hold of the card, and how far it has moved since. */
  #swipe: { readonly from: number; readonly by: number } | null = null;
  /** The side that is drawn, which is still the former one in the first half of a turn. */
  #isBack = false;

  sync(view: PartView<'FLASHCARD'>): void {
    const before = this.#view;
    this.#view = view;
    const { question } = view;
    const { isBack, open } = cardOf(view);
    this.#face.sync(question);
    if (!open) this.#swipe = null;
    if (before?.question.id !== question.id) this.#isBack = isBack;
    else if (cardOf(before).isBack !== isBack) this.#turn(isBack);
  }

  heightFor(width: number, density: Density): number {
    return Math.max(CARD.least, this.#faceHeight(width, density.answer)) + this.#footOf(density);
  }

  /** Upright, all there is: the buttons belong under the thumb. */
  roomyHeightFor(width: number, density: Density): number {
    if (width < CARD.wide) return Infinity;
    const high = Math.max(CARD.high, this.#faceHeight(width, CARD.text));
    return Math.max(this.heightFor(width, density), high + this.#footOf(density));
  }

  layout(width: number, height: number, density: Density): void {
    this.#size = { width, height };
    this.#density = density;
    this.draw();
  }

  targets(): readonly Target[] {
    if (!this.#view) return [];
    const { open } = cardOf(this.#view);
    const { card, buttons } = this.#places();
    const text = { id: 'question', kind: 'region', rect: card } as const;
    const target = { id: 'card', kind: 'button', rect: card } as const;
    if (!open) return [text, { ...target, kind: 'region' }];
    return [
      text,
      // Without a grip, so that a flick on a long card scrolls.
      { ...target, intent: { type: 'flip' }, drag: { grip: { ...card, width: 0 } } },
      ...MARKS.map(({ id, known }, place): Target => {
        const rect = buttons[place] ?? card;
        return { id, kind: 'button', rect, intent: { type: 'know', known } };
      }),
    ];
  }

  drag({ id, x, state }: DragStep): Intent | null {
    if (id !== 'card' || !this.#view || !cardOf(this.#view).open) return null;
    const from = this.#swipe?.from ?? x;
    const by = x - from;
    const before = this.#offset();
    this.#swipe = state === 'dragged' ? { from, by } : null;
    this.draw();
    if (state === 'dragged') return null;
    const { x: middle, y } = middleOf(this.#places().card);
    const pose = { x: middle + before, y, rotation: before * LEAN };
    this.ports.motion.play('fly', this.#face, { from: pose, duration: SHOW.back });
    this.ports.invalidate('swipe');
    if (state === 'canceled' || Math.abs(by) < SWIPE.decides) return null;
    return { type: 'know', known: by > 0 };
  }

  playEntrance(): void {
    const { motion } = this.ports;
    motion.play('slide', this.#face, { from: { y: 46 }, delay: 0.18, duration: 0.5 });
    for (const [place, { button }] of this.#buttons.entries())
      motion.play('slide', button, { from: { y: 46 }, delay: 0.28 + 0.06 * place, duration: 0.5 });
  }

  playLocked(): void {
    this.#camp.playMarked(middleOf(this.#places().card));
  }

  playReveal(): void {
    // Its player said how it went.
  }

  playRelayout(): void {
    this.ports.motion.play('fade', this.#face);
  }

  protected draw(): void {
    const view = this.#view;
    if (!view) return;
    const { open, isBack, mark } = cardOf(view);
    const { card, buttons, camp } = this.#places();
    const { answer } = this.#density;
    this.#face.set({
      isBack: this.#isBack,
      note: open ? this.say(FLIP) : mark && `${mark.sign} ${this.say(mark.words)}`,
      width: card.width,
      height: card.height,
      most: Math.max(card.width < CARD.wide ? CARD.text : CARD.large, answer),
      least: Math.min(answer, 18),
      focused: this.touch('card').focused,
    });
    const offset = this.#offset();
    const { x, y } = middleOf(card);
    this.ports.motion.place(this.#face, { x: x + offset, y, rotation: offset * LEAN });
    this.#camp.visible = camp !== null;
    if (camp) this.#camp.set(mark?.known ?? null, ...camp);
    const decides = Math.abs(offset) >= SWIPE.decides;
    for (const [place, { mark: each, button }] of this.#buttons.entries()) {
      const { focused, pressed } = this.touch(each.id);
      button.lay(buttons[place] ?? card, open ? each.words : null, {
        textSize: answer,
        // Neither stands out before the card has been turned over.
        quiet: !(isBack && each.known),
        focused: focused || (decides && offset > 0 === each.known),
        pressed,
      });
    }
  }

  #offset(): number {
    const by = this.#swipe?.by ?? 0;
    return Math.abs(by) < SWIPE.from ? 0 : by;
  }

  #turn(isBack: boolean): void {
    const { motion } = this.ports;
    motion.ease(
      (progress) => {
        if (this.destroyed) return;
        if (progress >= 0.5 && this.#isBack !== isBack) {
          this.#isBack = isBack;
          this.draw();
        }
        this.#face.body.scale.x = progress >= 1 ? 1 : Math.max(0.02, Math.abs(Math.cos(Math.PI * progress)));
      },
      { duration: SHOW.flip },
    );
    // Without the turn, one side fades into the other.
    if (motion.policy !== 'full') motion.play('fade', this.#face);
  }

  #faceHeight(width: number, size: number): number {
    if (!this.#view) return 0;
    return faceHeight(this.tokens, this.#view.question, Math.min(width, CARD.widest), size);
  }

  /** Height of the buttons, with the gap above them. */
  #footOf({ gap, touch }: Density): number {
    const isOpen = this.#view !== null && cardOf(this.#view).open;
    return isOpen ? gap + Math.max(48, Math.min(CARD.button, touch)) : 0;
  }

  #places(): Places {
    const { width: all, height } = this.#size;
    const { gap } = this.#density;
    const foot = this.#footOf(this.#density);
    const width = Math.min(all, CARD.widest);
    const x = (all - width) / 2;
    const room = height - foot;
    const isWide = width >= CARD.wide;
    const high = isWide ? room : Math.min(room, Math.max(CARD.high, this.#faceHeight(all, CARD.text)));
    const wide = (width - gap) / 2;
    const left = room - high;
    const side = isWide ? x : left - gap;
    const at = (place: number): Point =>
      isWide
        ? { x: place === 0 ? x / 2 : all - x / 2, y: high - CAMP.side }
        : { x: x + place * (wide + gap) + wide / 2, y: high + gap / 2 + left / 2 };
    return {
      card: { x, y: 0, width, height: high },
      buttons: MARKS.map((_, place) => ({
        x: x + place * (wide + gap),
        y: height - foot + gap,
        width: wide,
        height: foot - gap,
      })),
      camp: side < CAMP.side ? null : [at(0), at(1)],
    };
  }
}

export const FLASHCARD: CreatePart<'FLASHCARD'> = (ports) => new CardPart(ports);
