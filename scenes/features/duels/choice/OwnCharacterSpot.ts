// The player's character during the choice, where incoming strikes show as they do on the question.

import { Graphics } from 'pixi.js';
import type { PlayerView } from '#core/views/playerView.ts';
import { FIELD } from '#scenes/features/duels/colors.ts';
import { StrikeLayer } from '#scenes/features/duels/StrikeLayer.ts';
import { Actor } from '#scenes/kit/Actor.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

export class OwnCharacterSpot extends Widget {
  override label = 'own';
  readonly #snow = this.addChild(new Graphics());
  readonly #actor = this.addChild(new Actor(this.ports));
  readonly #strikes = this.addChild(new StrikeLayer(this.ports));

  set(player: PlayerView, rect: Rect, viewport: Viewport, shape: Shape): void {
    const { x, width, height: size } = rect;
    const foot = rect.y + size;
    const left = x + size;
    this.#snow
      .clear()
      .ellipse(left, foot + size * 0.06, size * 0.95, size * 0.2)
      .fill(FIELD.shade)
      .ellipse(left, foot + size * 0.02, size * 0.9, size * 0.16)
      .fill(FIELD.fill);
    this.#actor.set({ character: player.me.character, size, face: 'calm', tails: 0, snow: false, lean: 0 });
    this.#actor.position.set(left, foot);
    this.#strikes.sync({ player });
    this.#strikes.layout({
      viewport,
      shape,
      hud: { x, y: 0, width, height: 0 },
      card: { x, y: foot - size * 0.45, width, height: size },
      edge: x + width - 12,
      ownCharacter: { x: left, y: foot, size, hop: 0, actor: this.#actor },
      star: null,
      holdPoints: () => undefined,
    });
  }

  play(): void {
    this.#strikes.play();
  }
}
