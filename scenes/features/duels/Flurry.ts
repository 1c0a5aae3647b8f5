// Flurry of small snowballs with a count, for more strikes than anyone could follow.

import { strikeSprite } from '#scenes/features/duels/strikeSprites.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { message } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Milliseconds the count stays up after the last strike. */
const VISIBLE_MS = 2_500;
const MAX_BALLS = 8;
const SECONDS = 0.9;
/** Design pixels: the font size, and the distance of the center from the top edge. */
const PLACE = { letters: 44, y: 190 } as const;

export class Flurry extends Widget {
  readonly #pill = this.add(new Pill(this.ports), 'moreStrikes');
  #metrics: ProjectorMetrics | null = null;
  #count = 0;
  #wake: () => void = () => undefined;

  constructor(ports: ScenePorts) {
    super(ports);
    this.#pill.visible = false;
  }

  layout(metrics: ProjectorMetrics): void {
    this.#metrics = metrics;
    this.#draw();
  }

  /** Adds this many strikes to the count. */
  show(more: number): void {
    if (more === 0) return;
    const { clock, motion, invalidate } = this.ports;
    this.#count += more;
    this.#draw();
    motion.play('pop', this.#pill, { from: { scale: 0.8 }, duration: 0.3 });
    this.#throw(Math.min(more, MAX_BALLS));
    this.#wake();
    this.#wake = clock.at(clock.now() + VISIBLE_MS, () => {
      if (this.destroyed) return;
      this.#count = 0;
      this.#draw();
      invalidate('a flurry');
    });
  }

  #draw(): void {
    const metrics = this.#metrics;
    this.#pill.visible = this.#count > 0 && metrics !== null;
    if (!metrics || this.#count === 0) return;
    const { color } = this.tokens;
    const { unit, width } = metrics;
    this.#pill.set({
      text: this.say(message('duels:wall.more', { count: this.#count })),
      size: PLACE.letters * unit,
      maxWidth: width * 0.5,
      fill: color.snow,
      color: color.ink,
    });
    this.ports.motion.place(this.#pill, {
      x: (width - this.#pill.box.width) / 2,
      y: PLACE.y * unit - this.#pill.box.height / 2,
    });
  }

  /** Throws snowballs back and forth above everyone's heads. */
  #throw(count: number): void {
    const { motion, quality } = this.ports;
    const metrics = this.#metrics;
    if (!metrics || motion.policy !== 'full' || quality.tier === 'still') return;
    const { width, height, unit } = metrics;
    const balls = Array.from({ length: count }, (_, index) => {
      const ball = strikeSprite(this.ports, 'ball', unit * (0.45 + 0.3 * seededRandom(21, index)));
      this.addChildAt(ball, 0);
      return ball;
    });
    motion.ease(
      (share) => {
        for (const [index, ball] of balls.entries()) {
          if (ball.destroyed) continue;
          const own = Math.min(1, Math.max(0, share * 1.5 - (index / count) * 0.5));
          const far = index % 2 === 0 ? own : 1 - own;
          const low = height * (0.42 + 0.22 * seededRandom(22, index));
          ball.position.set(width * (far * 1.1 - 0.05), low - height * 0.3 * 4 * own * (1 - own));
          ball.rotation = own * 9;
          ball.visible = own > 0 && own < 1;
          if (share === 1) ball.destroy();
        }
      },
      { duration: SECONDS, steady: true },
    );
  }
}
