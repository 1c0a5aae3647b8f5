// A tag on the card's edge that says for a few seconds what just happened, and who did it.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { PowerupEvent } from '#scenes/features/powerups/happenings.ts';
import { Medallion } from '#scenes/features/powerups/Medallion.ts';
import { pointsWords, titleOf } from '#scenes/features/powerups/model.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { message, type Words } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Someone else's act takes longer to notice than one's own. */
const SHOWN_MS = { own: 2_500, others: 5_000 } as const;
/** Font size by the shape of the screen. */
const LETTERS = { narrow: 15, short: 14, wide: 20 } as const;
/** With less room than this, the tag stays hidden. */
const MIN_WIDTH = 84;

interface News {
  readonly isOwn: boolean;
  readonly powerup: PowerupId;
  readonly words: Words;
  /** Used where space is tight; the picture beside it says the rest. */
  readonly short?: Words;
}

/** The news about a happening; null for none. */
export function newsOf(happening: PowerupEvent): News | null {
  const isOwn = happening.type !== 'used' || happening.own;
  switch (happening.type) {
    case 'used': {
      const { powerup, own, other, points } = happening;
      const title = titleOf(powerup);
      if (own || other === null)
        return { isOwn, powerup, words: points === 0 ? title : pointsWords(title, points) };
      if (points === 0)
        return { isOwn, powerup, words: message('powerups:effect.by', { title, name: other }), short: other };
      return {
        isOwn,
        powerup,
        words: pointsWords(message('powerups:belt.ofOther', { title, name: other }), points),
        short: pointsWords(message('powerups:belt.by', { name: other }), points),
      };
    }
    case 'spared':
      return { isOwn, powerup: 'immunity', words: message('powerups:belt.oneMore') };
    case 'streakSaved':
      return { isOwn, powerup: 'streakSaver', words: message('powerups:belt.streakSaved') };
    case 'cardCame': {
      const { powerup } = happening.card;
      return { isOwn, powerup, words: titleOf(powerup) };
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

  /** `redraw` is called when the tag disappears. */
  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#redraw = redraw;
  }

  /** The tag's left edge when its right edge is at `right`; `right` itself while hidden. */
  from(right: number): number {
    return this.visible ? right - this.#pill.box.width - this.#patch.width : right;
  }

  /** `right`: the tag's right edge. */
  layout(spots: Spots, right: number): void {
    const news = this.#news;
    const { card, start, hud, shape } = spots;
    const left = start + 8;
    const size = LETTERS[shape];
    const high = size * 1.8;
    const room = right - left - high * 1.3;
    this.visible = news !== null && room >= MIN_WIDTH && card.y >= hud.y + hud.height;
    // Also while hidden, so that its picture isn't freed before it shows again.
    if (news) this.#patch.set({ powerup: news.powerup, width: high * 1.15, state: 'ready' });
    if (!news || !this.visible) return;
    this.#pill.set({
      text: this.say((shape === 'wide' ? null : news.short) ?? news.words),
      size,
      maxWidth: room,
    });
    const { width } = this.#pill.box;
    this.#pill.position.set(-width, -high / 2);
    this.#patch.position.set(-width - high * 0.45, 0);
    // High enough to clear the first words.
    this.ports.motion.place(this, { x: right, y: card.y - high * 0.12 });
  }

  /** Replaces any earlier news, for a few seconds. */
  show(news: News): void {
    const { clock } = this.ports;
    this.#news = news;
    this.#cancel();
    this.#cancel = clock.at(clock.now() + SHOWN_MS[news.isOwn ? 'own' : 'others'], () => {
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
