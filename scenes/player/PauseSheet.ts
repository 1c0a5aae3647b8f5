// Everything waits: a veil and a sign.

import { Container, Graphics, type Text } from 'pixi.js';
import type { RoomInfo } from '#core/views/playerView.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { drawn } from '#scenes/message.ts';
import { PAUSED, pauseLine } from '#scenes/player/model.ts';
import type { ScenePorts, Target, Viewport } from '#scenes/ports.ts';

export class PauseSheet {
  readonly root = new Container({ label: 'paused', visible: false });
  readonly #ports: ScenePorts;
  readonly #veil = new Graphics();
  readonly #card = new Container();
  readonly #panel = new Panel();
  readonly #bars = new Graphics();
  readonly #title: Text;
  readonly #line: Text;
  #width = 0;
  #height = 0;

  constructor(ports: ScenePorts) {
    this.#ports = ports;
    const { tokens } = ports.theme;
    this.#title = makeText(tokens, {
      size: 34,
      weight: 'display',
      color: tokens.color.snow,
      align: 'center',
    });
    this.#line = makeText(tokens, {
      size: 18,
      weight: 'strong',
      color: tokens.schemes.night.textMuted,
      align: 'center',
    });
    this.#title.anchor.set(0.5, 0);
    this.#line.anchor.set(0.5, 0);
    this.#card.addChild(this.#panel, this.#bars, this.#title, this.#line);
    this.root.addChild(this.#veil, this.#card);
  }

  sync(paused: boolean): void {
    this.root.visible = paused;
  }

  layout(viewport: Viewport, room: RoomInfo): void {
    const { tokens } = this.#ports.theme;
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
      fill: tokens.color.night700,
      edge: { color: tokens.color.night900, height: tokens.depth.edge },
    });
    const middle = this.#width / 2;
    this.#bars
      .clear()
      .roundRect(middle - 26, 34, 18, 58, 6)
      .roundRect(middle + 8, 34, 18, 58, 6)
      .fill(tokens.color.glow);
    const { strings } = this.#ports;
    fitText(this.#title, drawn(strings, PAUSED), {
      width: this.#width - 40,
      height: 44,
      maxSize: 34,
      minSize: 20,
      maxLines: 1,
    });
    const line = pauseLine(room);
    fitText(this.#line, line ? drawn(strings, line) : '', {
      width: this.#width - 48,
      height: 54,
      maxSize: 18,
      minSize: 14,
      maxLines: 2,
    });
    this.#title.position.set(middle, 112);
    this.#line.position.set(middle, 162);
    this.#card.pivot.set(middle, this.#height / 2);
    this.#ports.motion.place(this.#card, { x: viewport.width / 2, y: viewport.height / 2 });
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
    this.#ports.motion.play('fade', this.root);
    this.#ports.motion.play('pop', this.#card);
  }
}
