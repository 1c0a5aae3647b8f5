// Header of the duels' arena: how players earn a duel, or how many more strikes there were than anyone could
// follow, which pass by as small snowballs.

import { strikeSprite } from '#scenes/features/duels/strikeSprites.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { fitLine } from '#scenes/kit/text.ts';
import { message, type Message } from '#scenes/message.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

const HOW: Message = message('duels:wall.how');
/** Milliseconds the count stays up after the last strike. */
const VISIBLE_MS = 2_500;
const MAX_BALLS = 8;
const SECONDS = 0.9;
/** The font size, relative to the header's height. */
const LETTERS = 0.7;

export class ArenaHeader extends Widget {
  readonly #line = this.add(
    this.text({ size: 30, anchor: 0.5, color: this.tokens.color.snow }),
    'moreStrikes',
  );
  #rect: Rect | null = null;
  #arena: Rect | null = null;
  #count = 0;
  #wake: () => void = () => undefined;

  constructor(ports: ScenePorts) {
    super(ports);
    this.#line.visible = false;
  }

  /** `rect`: the header's own, in the `arena`. */
  layout(rect: Rect, arena: Rect): void {
    this.#rect = rect;
    this.#arena = arena;
    this.#draw();
  }

  /** Adds this many strikes to the count. */
  show(more: number): void {
    if (more === 0) return;
    const { clock, motion, invalidate } = this.ports;
    this.#count += more;
    this.#draw();
    motion.play('pop', this.#line, { from: { scale: 0.8 }, duration: 0.3 });
    this.#throw(Math.min(more, MAX_BALLS));
    this.#wake();
    this.#wake = clock.at(clock.now() + VISIBLE_MS, () => {
      if (this.destroyed) return;
      this.#count = 0;
      this.#draw();
      invalidate('duels counted');
    });
  }

  #draw(): void {
    const rect = this.#rect;
    this.#line.visible = rect !== null;
    if (!rect) return;
    const words = this.#count > 0 ? message('duels:wall.others', { count: this.#count }) : HOW;
    fitLine(this.#line, this.say(words), rect.width, rect.height * LETTERS);
    this.ports.motion.place(this.#line, middleOf(rect));
  }

  /** Throws snowballs back and forth, behind the duels. */
  #throw(count: number): void {
    const { motion, quality } = this.ports;
    const arena = this.#arena;
    if (!arena || motion.policy !== 'full' || quality.tier === 'still') return;
    const { x, y, width, height } = arena;
    const balls = Array.from({ length: count }, (_, index) => {
      const ball = strikeSprite(this.ports, 'ball', (height / 600) * (0.7 + 0.5 * seededRandom(21, index)));
      this.addChildAt(ball, 0);
      return ball;
    });
    motion.ease(
      (share) => {
        for (const [index, ball] of balls.entries()) {
          if (ball.destroyed) continue;
          const own = Math.min(1, Math.max(0, share * 1.5 - (index / count) * 0.5));
          const far = index % 2 === 0 ? own : 1 - own;
          const low = y + height * (0.6 + 0.3 * seededRandom(22, index));
          ball.position.set(x + width * (far * 0.9 + 0.05), low - height * 0.4 * 4 * own * (1 - own));
          ball.rotation = own * 9;
          ball.visible = own > 0 && own < 1;
          if (share === 1) ball.destroy();
        }
      },
      { duration: SECONDS, steady: true },
    );
  }
}
