// The card of a power-up: a patch on a night slab with its name, and peaks for how rare it is. Never wide, never light: it is no answer.

import { Container, type Text } from 'pixi.js';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { familyLook, familyOf } from '#scenes/features/powerups/look.ts';
import { Medallion } from '#scenes/features/powerups/Medallion.ts';
import { drawing } from '#scenes/features/powerups/props.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { drawn, message } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';

/** Of its width. */
export const CARD_HEIGHT = 1.3;
const PATCH = 0.62;

/** Anchored at the middle of its lower edge. */
export class Card extends Container {
  constructor(ports: ScenePorts, powerup: PowerupId, width: number) {
    super({ label: 'Card' });
    const { theme, strings } = ports;
    const { tokens } = theme;
    const look = familyLook(tokens, familyOf(powerup));
    const height = width * CARD_HEIGHT;
    const panel = new Panel({
      width,
      height,
      radius: tokens.radius.large,
      fill: look.deep,
      edge: { color: look.edge, height: tokens.depth.edge },
      shadow: true,
    });
    panel.position.set(-width / 2, -height);
    const patch = new Medallion(ports);
    patch.set({ powerup, width: width * PATCH, state: 'ready' });
    patch.position.set(0, -height * 0.64);
    const peaks = drawing();
    for (let index = 0; index < rarity(powerup); index += 1) {
      const x = -width / 2 + 12 + index * 12;
      peaks.poly([x, -12, x + 7, -22, x + 14, -12]).fill(look.fill);
    }
    const name: Text = makeText(tokens, {
      size: 16,
      weight: 'display',
      color: tokens.color.snow,
      align: 'center',
    });
    name.anchor.set(0.5);
    fitText(name, drawn(strings, message(`powerups:${powerup}.title`)), {
      width: width - 14,
      height: height * 0.24,
      maxSize: Math.round(width * 0.15),
      minSize: 10,
      maxLines: 2,
    });
    name.position.set(0, -height * 0.22);
    this.addChild(panel, patch, peaks, name);
  }
}

/** One peak for what is common, three for what is rare. */
function rarity(powerup: PowerupId): number {
  const { weight } = POWERUPS[powerup].probability;
  if (weight >= 5) return 1;
  return weight >= 3 ? 2 : 3;
}
