// Strike pill: the outcome of a strike in a few words on the card's edge, with its mark, the other player,
// and the points.

import { Container } from 'pixi.js';
import type { DuelNewsView } from '#core/features/duels/views.ts';
import type { UserView } from '#core/views/userView.ts';
import { DUEL_GEAR, type DuelGear } from '#scenes/features/duels/gear.ts';
import { pointsTitle, strikeTitleOf } from '#scenes/features/duels/model.ts';
import type { ShownNews } from '#scenes/features/duels/playerStrikeQueue.ts';
import { marks } from '#scenes/features/duels/recipes.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import { Gear } from '#scenes/kit/gear.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { canvasText } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Font size by the shape of the screen. */
const LETTERS = { narrow: 15, short: 14, wide: 20 } as const;
/** With less room than this, the pill stays hidden. */
const MIN_WIDTH = 84;

/** Centered on (0, 0). */
export function pointsPill(ports: ScenePorts, points: number, size: number): Container {
  const { color } = ports.theme.tokens;
  const all = new Container({ label: 'points' });
  const pill = all.addChild(new Pill(ports));
  const text = canvasText(ports.strings, pointsTitle(points));
  pill.set({ text, size, maxWidth: size * 8, fill: points > 0 ? color.gold : color.snow, color: color.ink });
  pill.position.set(-pill.box.width / 2, -pill.box.height / 2);
  return all;
}

/** Marks side by side from (0, 0) to the right; rebuilt only when they change. */
export class Marks extends Widget {
  override label = 'marks';
  #shown = '';

  /** Returns the total width. */
  set(names: readonly DuelGear[], size: number): number {
    if (names.join() !== this.#shown) {
      this.#shown = names.join();
      for (const old of this.removeChildren()) old.destroy({ children: true });
      for (const name of names) this.addChild(new Gear(this.ports, DUEL_GEAR, name));
    }
    for (const [index, mark] of this.children.entries()) {
      (mark as Gear<DuelGear>).resize(size);
      mark.position.set(size * (0.5 + index * 0.7), 0);
    }
    return size * (0.3 + names.length * 0.7);
  }
}

/** Names of more than 12 characters leave no room for the points on a phone. */
const LONG_NAME = /^(.{10}\S?)\s?.{2,}$/u;

function withShortNames(news: DuelNewsView): DuelNewsView {
  const short = (user: UserView | null) => user && { ...user, name: user.name.replace(LONG_NAME, '$1…') };
  return { ...news, by: short(news.by), on: short(news.on), third: short(news.third) };
}

export class StrikePill extends Widget {
  override label = 'strike';
  readonly #pill = this.addChild(new Pill(this.ports));
  readonly #marks = this.addChild(new Marks(this.ports));

  /** null hides it. */
  set(
    told: ShownNews | null,
    { card, ownCharacter, hud, shape }: Pick<Spots, 'card' | 'ownCharacter' | 'hud' | 'shape'>,
  ): void {
    const size = LETTERS[shape];
    const left = ownCharacter ? ownCharacter.x + ownCharacter.size * 0.58 : card.x + 12;
    const right = card.x + card.width - 12;
    // The card's edge scrolls with the question; the pill hides once the edge is under the bar.
    this.visible = told !== null && right - left >= MIN_WIDTH && card.y >= hud.y + hud.height;
    if (!told || !this.visible) return;
    const { news, count, points } = told;
    const mark = size * 2;
    const wide = this.#marks.set(count > 1 ? ['snowball'] : marks(news), mark);
    this.#pill.set({
      text: this.say(strikeTitleOf({ ...(shape === 'wide' ? news : withShortNames(news)), points }, count)),
      size,
      maxWidth: right - left - wide * 0.9,
    });
    const high = size * 1.8;
    this.#pill.position.set(wide - size * 0.3, -high / 2);
    // Stays below the clock instead of covering it.
    const y = Math.max(card.y + size * 0.15, hud.y + hud.height + high / 2);
    this.ports.motion.place(this, { x: left, y });
  }

  play(delay: number): void {
    if (this.visible) this.ports.motion.play('pop', this, { delay });
  }
}
