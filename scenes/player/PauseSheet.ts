// The sheet over a paused game: a veil and a sign.

import { Container, Graphics } from 'pixi.js';
import type { RoomInfo } from '#core/views/playerView.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText } from '#scenes/kit/text.ts';
import { PAUSED, pauseLine } from '#scenes/player/model.ts';
import type { Target, Viewport } from '#scenes/ports.ts';
import { TOP } from '#scenes/kit/anchors.ts';
import { Widget } from '#scenes/kit/Widget.ts';

export class PauseSheet extends Widget {
  override label = 'paused';
  readonly #veil = this.addChild(new Graphics());
  readonly #card = this.addChild(new Container());
  readonly #panel = this.#card.addChild(new Panel(this.tokens));
  readonly #bars = this.#card.addChild(new Graphics());
  readonly #title = this.#card.addChild(this.text({ size: 34, weight: 'title', anchor: TOP }));
  readonly #line = this.#card.addChild(
    this.text({ size: 18, weight: 'strong', anchor: TOP, color: this.tokens.schemes.play.textMuted }),
  );
  #width = 0;
  #height = 0;

  sync(paused: boolean): void {
    this.visible = paused;
  }

  layout(viewport: Viewport, room: RoomInfo): void {
    const { tokens } = this;
    this.#width = Math.min(440, viewport.width - 40);
    this.#height = 236;
    this.#veil
      .clear()
      .rect(0, 0, viewport.width, viewport.height)
      .fill({ color: tokens.color.night950, alpha: 0.72 });
    this.#panel.set({
      width: this.#width,
      height: this.#height,
      radius: tokens.radius.huge,
      fill: tokens.schemes.play.raised,
      edge: { color: tokens.schemes.play.side, height: tokens.depth.edge },
    });
    const middle = this.#width / 2;
    this.#bars
      .clear()
      .roundRect(middle - 26, 34, 18, 58, 6)
      .roundRect(middle + 8, 34, 18, 58, 6)
      .fill(tokens.color.glow);
    fitText(this.#title, this.say(PAUSED), { width: this.#width - 40, height: 44, size: [34, 20], lines: 1 });
    const line = pauseLine(room);
    const fit = { width: this.#width - 48, height: 54, size: [18, 14], lines: 2 } as const;
    fitText(this.#line, line ? this.say(line) : '', fit);
    this.#title.position.set(middle, 112);
    this.#line.position.set(middle, 162);
    this.#card.pivot.set(middle, this.#height / 2);
    this.ports.motion.place(this.#card, { x: viewport.width / 2, y: viewport.height / 2 });
  }

  targets(): readonly Target[] {
    const { x, y } = this.#card;
    const rect = {
      x: x - this.#width / 2,
      y: y - this.#height / 2,
      width: this.#width,
      height: this.#height,
    };
    return [{ id: 'paused', kind: 'region', rect }];
  }

  play(): void {
    this.ports.motion.play('fade', this);
    this.ports.motion.play('pop', this.#card);
  }
}
