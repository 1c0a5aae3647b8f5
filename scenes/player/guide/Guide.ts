// The guide over a player's scene: a hand that shows a gesture once, and a reminder to submit.

import { Container, Graphics } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import { characterColor } from '#scenes/kit/characterColors.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { drawHand, drawSwipe, drawTap } from '#scenes/player/guide/hand.ts';
import { type Gesture, type Guidance, REMINDER } from '#scenes/player/guide/model.ts';
import type { Point, Rect, Target } from '#scenes/ports.ts';

/** Height of the hand in CSS pixels. */
const HIGH = 52;
/** Seconds until what the hand points at has arrived. */
const DELAY = 0.9;
/** CSS pixels of a swipe, and kept free on both sides of the middle of a button for its words. */
const SWIPE = { far: 72, words: 64 } as const;
/** Size of the reminder's text, and the CSS pixels by which it hangs into the button. */
const BUBBLE = { size: 17, into: 5 } as const;
const ANSWER = /^(option|piece):/;

export class Guide extends Widget {
  readonly #hand = this.add(new Container(), 'gesture');
  readonly #trail = this.#hand.addChild(new Graphics());
  readonly #mitten = this.#hand.addChild(new Graphics());
  readonly #bubble = this.add(new Pill(this.ports), 'reminder');
  #far = 0;
  #gesture: Gesture | null = null;
  /** What has been played. */
  #played = { gesture: null as Gesture | null, reminds: false };

  /** `targets`: of the scene; `character`: of the player. */
  draw({ gesture, reminds }: Guidance, targets: readonly Target[], character: Character): void {
    const target = gesture && targetOf(gesture, targets);
    this.#hand.visible = target !== undefined;
    if (gesture && target) this.#drawHand(gesture, target, character);
    const submit = reminds && targetOf('send', targets);
    this.#bubble.visible = submit !== undefined;
    if (submit) this.#drawBubble(submit);
    this.#gesture = target ? (gesture ?? null) : null;
  }

  #drawHand(gesture: Gesture, { rect }: Target, character: Character): void {
    const { color } = this.tokens;
    drawHand(this.#mitten, HIGH, characterColor(character));
    this.#far = swipeOf(rect.width);
    if (gesture === 'swipe') drawSwipe(this.#trail, this.#far, HIGH, color.ink, color.snow);
    else drawTap(this.#trail, HIGH, color.ink, color.snow);
    const place = gesture === 'choose' ? below(rect) : atEnd(rect, gesture === 'swipe' ? this.#far : 0);
    this.ports.motion.place(this.#hand, place);
  }

  #drawBubble({ rect }: Target): void {
    const { color } = this.tokens;
    const text = this.say(REMINDER);
    this.#bubble.set({ text, size: BUBBLE.size, maxWidth: rect.width, fill: color.snow, color: color.ink });
    const { width, height } = this.#bubble.box;
    this.#bubble.pivot.set(width / 2, height);
    this.ports.motion.place(this.#bubble, { x: rect.x + rect.width / 2, y: rect.y + BUBBLE.into });
  }

  /** What is new comes in, and the hand shows its gesture once. */
  play(): void {
    const { motion } = this.ports;
    const before = this.#played;
    const [gesture, reminds] = [this.#gesture, this.#bubble.visible];
    this.#played = { gesture, reminds };
    if (reminds && !before.reminds) motion.play('pop', this.#bubble);
    if (!gesture || gesture === before.gesture) return;
    motion.play('slide', this.#hand, { from: { x: 12, y: 36 }, delay: DELAY });
    motion.play('fade', this.#trail, { delay: DELAY + 0.7 });
    if (gesture === 'swipe')
      motion.play('slide', this.#mitten, {
        from: { x: this.#far, alpha: 1 },
        delay: DELAY + 0.6,
        duration: 0.7,
      });
    else motion.play('hop', this.#mitten, { delay: DELAY + 0.5 });
  }
}

/** What the hand points at; undefined while that isn't there. Of several answers, the last one. */
function targetOf(gesture: Gesture, targets: readonly Target[]): Target | undefined {
  if (gesture === 'choose') return targets.findLast(({ id, intent }) => intent && ANSWER.test(id));
  const id = gesture === 'send' ? 'submit' : 'next';
  return targets.find((target) => target.id === id && target.intent);
}

/** How far a swipe goes on a button of this width. */
const swipeOf = (width: number): number => Math.max(24, Math.min(SWIPE.far, width / 2 - SWIPE.words));

/** At the end of the lower edge: its letter is at the beginning, and the words below it are in the middle. */
const below = ({ x, y, width, height }: Rect): Point => ({
  x: x + width - Math.min(width * 0.1, 34),
  y: y + height - 4,
});

/** At the right end of a button, or this far to the left of it; always beside its words. */
const atEnd = ({ x, y, width, height }: Rect, far: number): Point => ({
  x: x + Math.max(width - 36 - far, width / 2 + Math.min(SWIPE.words, width / 2 - 24)),
  y: y + height * 0.42,
});
