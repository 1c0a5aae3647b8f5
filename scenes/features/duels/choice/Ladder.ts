// Ladder of progress toward the next choice, on the card's edge, below the score, with a rung for each
// correct answer and the level in front of it.

import type { PlayerView } from '#core/views/playerView.ts';
import { KIND_LOOKS } from '#scenes/features/duels/choice/pictures.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { fitText } from '#scenes/kit/text.ts';
import type { Rect } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Height in CSS pixels, by the shape of the screen. */
const HEIGHT = { narrow: 22, short: 20, wide: 30 } as const;
/**
 * Relative to the height: the distance between rungs, the space for the level, the gap to the card's end, and
 * the part that overlaps the card.
 */
const RUNG = 0.8;
const LEVEL = 1.1;
const ASIDE = 1.1;
const OVER = 0.35;
/** The background beyond each end, relative to the height. */
const END = 0.4;

export class Ladder extends Widget {
  override label = 'ladder';
  readonly #drawing = this.addChild(drawing());
  readonly #level = this.text({ size: 14, anchor: 0.5 });
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
    const width = height * (LEVEL + RUNG * duel.steps);
    const x = Math.min(card.x + card.width - height * ASIDE, edge - height * END) - width;
    this.visible =
      !isCovered && x - height * END >= (ownCharacter ? ownCharacter.x + ownCharacter.size / 2 : card.x);
    const y = card.y - height * (1 - OVER);
    this.rect = { x, y, width, height };
    this.ports.motion.place(this, { x: x + width / 2, y: y + height / 2 });
    this.pivot.set(width / 2, height / 2);
    const { color, schemes } = this.tokens;
    const lead = height * LEVEL;
    const pitch = height * RUNG;
    const rail = height * 0.12;
    const on = this.#drawing.clear();
    on.roundRect(-height * END, -2, width + 2 * height * END, height + 4, height / 2 + 2).fill(
      color.night950,
    );
    for (const top of [height * 0.2, height * 0.8 - rail])
      on.rect(lead, top, width - lead, rail).fill(KIND_LOOKS.skip.edge);
    for (let rung = 0; rung < duel.steps; rung += 1)
      on.roundRect(lead + pitch * (rung + 0.5) - rail, height * 0.06, 2 * rail, height * 0.88, rail / 2).fill(
        rung < duel.step ? color.gold : schemes.night.raised,
      );
    fitText(this.#level, `${duel.level}`, { width: lead, height, size: [height * 0.84, 8] });
    this.#level.position.set(lead * 0.36, height / 2);
  }
}
