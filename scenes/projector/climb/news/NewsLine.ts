// News line on the projector: the latest events, one line at a time.

import { Pill } from '#scenes/kit/Pill.ts';
import type { Message } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Milliseconds that a line shows, and the maximum number waiting: older ones make way. */
const SHOWN_MS = 2_500;
const MAX_WAITING = 3;

export interface NewsPlace {
  /** Center of the line. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly maxWidth: number;
}

interface Waiting {
  readonly line: Message;
  /** Server time in ms from which it may be shown. */
  readonly from: number;
}

export class NewsLine extends Widget {
  readonly #pill = this.addChild(new Pill(this.ports));
  #place: NewsPlace | null = null;
  #line: Message | null = null;
  #waiting: readonly Waiting[] = [];
  #wake: () => void = () => undefined;

  constructor(ports: ScenePorts) {
    super(ports, { visible: false, label: 'news' });
  }

  layout(place: NewsPlace): void {
    this.#place = place;
    this.#draw();
  }

  /** Shows these lines one after the other, once the line is free and `seconds` have passed. */
  tell(lines: readonly Message[], seconds = 0): void {
    const from = this.ports.clock.now() + seconds * 1_000;
    this.#waiting = [...this.#waiting, ...lines.map((line) => ({ line, from }))].slice(-MAX_WAITING);
    if (!this.#line && lines.length > 0) this.#next();
  }

  #next(): void {
    const { clock, invalidate, motion } = this.ports;
    const [first] = this.#waiting;
    const now = clock.now();
    const isDue = first !== undefined && first.from <= now;
    this.#line = isDue ? first.line : null;
    if (isDue) this.#waiting = this.#waiting.slice(1);
    this.#draw();
    invalidate('news');
    this.#wake();
    if (!first) return;
    if (isDue) motion.play('slide', this, { from: { y: 24 }, duration: 0.26 });
    this.#wake = clock.at(isDue ? now + SHOWN_MS : first.from, () => this.#next());
  }

  #draw(): void {
    this.visible = this.#line !== null && this.#place !== null;
    if (!this.#line || !this.#place) return;
    const { x, y, size, maxWidth } = this.#place;
    this.#pill.set({ text: this.say(this.#line), size, maxWidth });
    const { width, height } = this.#pill.box;
    this.#pill.position.set(-width / 2, -height / 2);
    this.ports.motion.place(this, { x, y });
  }
}
