// A power-up's card: a patch on a dark slab with its name, and peaks for its rarity. Never wide or light, so
// it can't be mistaken for an answer.

import { Container, type Graphics, type Text } from 'pixi.js';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { CardView } from '#core/features/powerups/views.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { familyLook, familyOf } from '#scenes/features/powerups/look.ts';
import { Medallion } from '#scenes/features/powerups/Medallion.ts';
import { titleOf } from '#scenes/features/powerups/model.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { canvasText } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { onNight } from '#scenes/theme/grounds.ts';

/** Relative to its width. */
export const CARD_HEIGHT = 1.3;
const PATCH = 0.62;

/** Seconds between two peaks. */
const TICK = 0.07;

/** Anchored at the middle of its bottom edge. */
export class Card extends Container {
  readonly #peaks: readonly Graphics[];
  readonly #name: Text;

  constructor(ports: ScenePorts, { powerup, byTeacher }: CardView, width: number) {
    super({ label: 'Card' });
    const { theme, strings } = ports;
    const { tokens } = theme;
    const look = familyLook(tokens, familyOf(powerup));
    const height = width * CARD_HEIGHT;
    const panel = new Panel(tokens, {
      width,
      height,
      radius: tokens.radius.large,
      fill: look.deep,
      edge: { color: look.edge, height: tokens.depth.edge },
      shadow: true,
    });
    panel.position.set(-width / 2, -height);
    const patch = new Medallion(ports);
    patch.set({ powerup, width: width * PATCH, state: 'ready', byTeacher });
    patch.position.set(0, -height * 0.64);
    const rare = rarity(powerup);
    const over = drawing();
    if (rare === RAREST) {
      // A second rim, and a facet across a corner.
      const [left, top] = [-width / 2, -height];
      over
        .roundRect(left + 5, top + 5, width - 10, height - 10 - tokens.depth.edge, tokens.radius.large - 5)
        .stroke({ width: 2, color: look.fill });
      over
        .poly([left + 10, top + 34, left + 34, top + 10, left + 46, top + 10, left + 10, top + 46])
        .fill({ color: look.fill, alpha: 0.4 });
    }
    this.#peaks = Array.from({ length: rare }, (_, index) => {
      const x = -width / 2 + 14 + index * 15;
      // The whole peak in shade, then its lit slope.
      return drawing()
        .poly([x, -14, x + 8, -27, x + 16, -14])
        .fill(look.edge)
        .poly([x, -14, x + 8, -27, x + 9, -14])
        .fill(look.fill);
    });
    const name = makeText(tokens, { size: 16, anchor: 0.5, color: onNight(tokens).text });
    fitText(name, canvasText(strings, titleOf(powerup)), {
      width: width - 14,
      height: height * 0.24,
      size: [Math.round(width * 0.15), 10],
      lines: 2,
    });
    name.position.set(0, -height * 0.27);
    this.#name = name;
    this.addChild(panel, over, patch, ...this.#peaks, name);
  }

  /** Shows what is revealed after this many seconds: the name first, then one peak at a time. */
  reveal(seconds: number): void {
    this.#name.visible = seconds >= 0;
    for (const [index, peak] of this.#peaks.entries()) peak.visible = seconds >= (index + 1) * TICK;
  }
}

const RAREST = 3;

/** One peak for common power-ups, three for rare ones. */
function rarity(powerup: PowerupId): number {
  const { weight } = POWERUPS[powerup].probability;
  if (weight >= 5) return 1;
  return weight >= 3 ? 2 : RAREST;
}
