// A tag on the card's edge that says for a few seconds what has just happened, and who has done it.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Happening } from '#scenes/features/powerups/happenings.ts';
import { Medallion } from '#scenes/features/powerups/Medallion.ts';
import { pointsWords, titleOf } from '#scenes/features/powerups/model.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { message, type Words } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** What somebody else has done may come while the player looks elsewhere. */
const SHOWN_MS = 5_000;
/** Size of its letters, by the shape of the screen. */
const LETTERS = { narrow: 15, short: 14, wide: 20 } as const;
/** Less room is not worth a word. */
const LEAST_WIDTH = 84;

interface News {
  readonly powerup: PowerupId;
  readonly words: Words;
  /** Where there is little room: the picture beside it says the rest. */
  readonly short?: Words;
}

/** What is said of it; null for nothing. */
export function newsOf(happening: Happening): News | null {
  switch (happening.type) {
    case 'used': {
      const { powerup, own, other, points } = happening;
      const title = titleOf(powerup);
      if (own || other === null) return { powerup, words: points === 0 ? title : pointsWords(title, points) };
      if (points === 0)
        return { powerup, words: message('powerups:effect.by', { title, name: other }), short: other };
      return {
        powerup,
        words: pointsWords(message('powerups:belt.ofOther', { title, name: other }), points),
        short: pointsWords(message('powerups:belt.by', { name: other }), points),
      };
    }
    case 'spared':
      return { powerup: 'immunity', words: message('powerups:belt.oneMore') };
    case 'streakSaved':
      return { powerup: 'streakSaver', words: message('powerups:belt.streakSaved') };
    case 'cardCame': {
      const { powerup } = happening.card;
      return { powerup, words: titleOf(powerup) };
    }
    case 'shuffled':
      return null;
  }
}

export class Banner extends Widget {
  override label = 'news';
  readonly #pill = this.addChild(new Pill(this.ports));
  readonly #patch = this.addChild(new Medallion(this.ports));
  readonly #redraw: (reason: string) => void;
  #news: News | null = null;
  #cancel: () => void = () => undefined;

  /** `redraw`: it makes room. */
  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#redraw = redraw;
  }

  /** Where it begins, from the left, of where it ends. */
  from(right: number): number {
    return this.visible ? right - this.#pill.box.width - this.#patch.width : right;
  }

  /** `right`: where it ends. */
  layout(spots: Spots, right: number): void {
    const news = this.#news;
    const { card, own, hud, shape } = spots;
    const left = own ? own.x + own.size * 0.5 + 6 : card.x + 12;
    const size = LETTERS[shape];
    const high = size * 1.8;
    const room = right - left - high * 1.3;
    this.visible = news !== null && room >= LEAST_WIDTH && card.y >= hud.y + hud.height;
    if (!news || !this.visible) return;
    const { color } = this.tokens;
    this.#pill.set({
      text: this.say((shape === 'wide' ? null : news.short) ?? news.words),
      size,
      maxWidth: room,
      fill: color.night950,
      color: color.snow,
    });
    this.#patch.set({ powerup: news.powerup, width: high * 1.15, state: 'ready' });
    const { width } = this.#pill.box;
    this.#pill.position.set(-width, -high / 2);
    this.#patch.position.set(-width - high * 0.45, 0);
    // Clear of the first words.
    this.ports.motion.place(this, { x: right, y: card.y - high * 0.12 });
  }

  /** For some seconds, instead of what stood there. */
  show(news: News): void {
    const { clock } = this.ports;
    this.#news = news;
    this.#cancel();
    this.#cancel = clock.at(clock.now() + SHOWN_MS, () => {
      this.#news = null;
      this.#redraw('news');
    });
  }

  play(delay: number): void {
    if (this.visible) this.ports.motion.play('pop', this, { delay });
  }

  override destroy(): void {
    this.#cancel();
    super.destroy({ children: true });
  }
}
