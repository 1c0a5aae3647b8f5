// Ladder of progress toward the next choice, on the card's edge, below the score, with a rung for each
// correct answer, and in front of it how many are left.

import type { PlayerView } from '#core/views/playerView.ts';
import { stepsWords } from '#scenes/features/duels/model.ts';
import { KIND_LOOKS } from '#scenes/features/duels/choice/pictures.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { fitLine } from '#scenes/kit/text.ts';
import { LEFT } from '#scenes/kit/anchors.ts';
import type { Rect } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { onNight } from '#scenes/theme/grounds.ts';

/** Height in CSS pixels, by the shape of the screen. */
const HEIGHT = { narrow: 22, short: 20, wide: 30 } as const;
/**
 * Relative to the height: the distance between rungs, the gap to the card's end, and the part that overlaps the
 * card.
 */
const RUNG = 0.8;
const ASIDE = 1.1;
const OVER = 0.35;
/** The background beyond each end, relative to the height. */
const END = 0.4;
/** The words' font size, relative to the height. */
const WORDS = 0.62;

export class Ladder extends Widget {
  override label = 'ladder';
  readonly #drawing = this.addChild(drawing());
  readonly #words = this.text({ size: 14, anchor: LEFT, color: onNight(this.tokens).text });
  /** Bounds of the ladder; null while there is none. */
  rect: Rect | null = null;

  /** Its left end, background included; infinite while it isn't shown. */
  get start(): number {
    return this.visible && this.rect ? this.rect.x - this.rect.height * END : Infinity;
  }

  /** Pulses when the player has climbed another rung. */
  play({ me: before }: PlayerView, { me: after }: PlayerView): void {
    if ((after.duel?.step ?? 0) > (before.duel?.step ?? 0)) this.ports.motion.play('pulse', this);
  }

  /** `isCovered`: true while the strike pill takes its place. */
  set(
    { me: { duel, isOver }, slide }: PlayerView,
    { card, edge, ownCharacter, hud, shape }: Pick<Spots, 'card' | 'edge' | 'ownCharacter' | 'hud' | 'shape'>,
    isCovered: boolean,
  ): void {
    const isShown = duel !== null && slide?.question != null && !isOver && card.y >= hud.y + hud.height;
    this.visible = false;
    this.rect = null;
    if (!isShown) return;
    const height = HEIGHT[shape];
    const air = height * END;
    const rungs = height * RUNG * duel.steps;
    const end = Math.min(card.x + card.width - height * ASIDE, edge - air);
    const start = ownCharacter ? ownCharacter.x + ownCharacter.size / 2 : card.x;
    const room = end - rungs - start - air * 1.5;
    const isWhole = fitLine(this.#words, this.say(stepsWords(duel)), room, height * WORDS, 11);
    // Half of it would say nothing.
    this.#words.visible = isWhole;
    this.#words.y = height / 2;
    const lead = isWhole ? this.#words.width + air / 2 : 0;
    const width = lead + rungs;
    const x = end - width;
    this.visible = !isCovered && x - air >= start;
    const y = card.y - height * (1 - OVER);
    this.rect = { x, y, width, height };
    this.ports.motion.place(this, { x: x + width / 2, y: y + height / 2 });
    this.pivot.set(width / 2, height / 2);
    const { color } = this.tokens;
    const pitch = height * RUNG;
    const rail = height * 0.12;
    const on = this.#drawing.clear();
    on.roundRect(-air, -2, width + 2 * air, height + 4, height / 2 + 2).fill(color.night950);
    for (const top of [height * 0.2, height * 0.8 - rail])
      on.rect(lead, top, rungs, rail).fill(KIND_LOOKS.skip.edge);
    for (let rung = 0; rung < duel.steps; rung += 1)
      on.roundRect(lead + pitch * (rung + 0.5) - rail, height * 0.06, 2 * rail, height * 0.88, rail / 2).fill(
        rung < duel.step ? color.gold : color.night700,
      );
  }
}
