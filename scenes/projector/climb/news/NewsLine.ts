// Below the mountain: what has just happened, one line at a time.

import { Container } from 'pixi.js';
import { Pill } from '#scenes/kit/Pill.ts';
import { drawn, type Message } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';

/** How long a line stands, and how many wait at the most: older ones make way. */
const STANDS_MS = 2_500;
const MOST_WAITING = 3;

export interface NewsPlace {
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly maxWidth: number;
}

export class NewsLine extends Container {
  readonly #ports: ScenePorts;
  readonly #pill: Pill;
  #place: NewsPlace | null = null;
  #line: Message | null = null;
  #waiting: readonly Message[] = [];

  constructor(ports: ScenePorts) {
    super({ visible: false, eventMode: 'none', label: 'news' });
    this.#ports = ports;
    this.#pill = this.addChild(new Pill(ports.theme));
  }

  layout(place: NewsPlace): void {
    this.#place = place;
    this.#draw();
  }

  /** These stand one after the other, when the line is free. */
  tell(lines: readonly Message[]): void {
    this.#waiting = [...this.#waiting, ...lines].slice(-MOST_WAITING);
    if (!this.#line && lines.length > 0) this.#next();
  }

  #next(): void {
    const [line = null, ...waiting] = this.#waiting;
    this.#line = line;
    this.#waiting = waiting;
    this.#draw();
    this.#ports.invalidate('news');
    if (!line) return;
    this.#ports.motion.play('slide', this, { from: { y: 24 }, duration: 0.26 });
    const { clock } = this.#ports;
    clock.at(clock.now() + STANDS_MS, () => this.#next());
  }

  #draw(): void {
    this.visible = this.#line !== null && this.#place !== null;
    if (!this.#line || !this.#place) return;
    const { x, y, size, maxWidth } = this.#place;
    this.#pill.set({ text: drawn(this.#ports.strings, this.#line), size, maxWidth });
    const { width, height } = this.#pill.box;
    this.#pill.position.set(-width / 2, -height / 2);
    this.#ports.motion.place(this, { x, y });
  }
}
