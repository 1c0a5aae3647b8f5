// The player's new rank, on a pill that slides by on the top edge of the question's card.

import type { OwnPlace } from '#core/features/ownPlace.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { message } from '#scenes/message.ts';
import { rankMove } from '#scenes/player/leaderboard/model.ts';
import type { Shape } from '#scenes/player/question/layout.ts';

/** Seconds before it comes, so that the verdict is read first, and that it stays; then it slides away. */
const DELAY = 0.5;
const STAYS = 1.5;
const LEAVES = 0.25;
/** CSS pixels that it slides. */
const WAY = 50;
/** Font size by the shape of the screen. */
const LETTERS: Readonly<Record<Shape, number>> = { narrow: 15, short: 14, wide: 20 };
/** CSS pixels: any narrower, and its words would be too small to read. */
const LEAST = 100;

/** The free part of the card's top edge, and the lower end of the bar above, in CSS pixels of the stage. */
export interface TopEdge {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly bar: number;
  readonly shape: Shape;
}

export class RankPill extends Widget {
  override label = 'rank';
  readonly #pill = this.addChild(new Pill(this.ports));
  #edge: TopEdge | null = null;
  #place: OwnPlace | null = null;
  #cancel: () => void = () => undefined;

  layout(edge: TopEdge): void {
    this.#edge = edge;
    this.#draw();
  }

  play(place: OwnPlace): void {
    const { motion, clock } = this.ports;
    this.hide();
    this.#place = place;
    this.#draw();
    motion.play('slide', this.#pill, { from: { x: WAY }, delay: DELAY });
    this.#cancel = clock.at(clock.now() + (DELAY + STAYS) * 1_000, () => this.#leave());
  }

  hide(): void {
    this.#cancel();
    this.#place = null;
    this.visible = false;
  }

  override destroy(): void {
    this.#cancel();
    super.destroy({ children: true });
  }

  #leave(): void {
    const { motion, invalidate } = this.ports;
    motion.ease(
      (share) => {
        if (this.destroyed) return;
        this.alpha = share === 1 ? 1 : 1 - share;
        if (share === 1) this.hide();
      },
      { duration: LEAVES },
    );
    invalidate('rank');
  }

  #draw(): void {
    const [edge, place] = [this.#edge, this.#place];
    if (!edge || !place) return;
    const { left, right, y, bar, shape } = edge;
    // An edge that has scrolled under the bar shows nothing.
    this.visible = right - left >= LEAST && y >= bar;
    if (!this.visible) return;
    const { rank, gained } = place;
    const { color } = this.tokens;
    const size = LETTERS[shape];
    this.#pill.set({
      text: this.say(message('scenes:board.newRank', { rank, move: rankMove(gained) })),
      size,
      maxWidth: right - left,
      ...(gained > 0 && { fill: color.gold, color: color.ink }),
    });
    const { width, height } = this.#pill.box;
    // Below the clock instead of over it.
    const top = Math.max(y - height * 0.6, bar);
    this.ports.motion.place(this.#pill, { x: right - width, y: top });
  }
}
