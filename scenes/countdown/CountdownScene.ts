// The 3-2-1 countdown, the same for players and the projector.

import { Container, Sprite } from 'pixi.js';
import { type CountdownView, countdownModel, plateWords, secondsLeft } from '#scenes/countdown/model.ts';
import { DrawnScene } from '#scenes/kit/DrawnScene.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { setText } from '#scenes/kit/text.ts';
import type { SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export type CountdownEvent = { readonly type: 'opened' };

export const countdownScene: SceneKind<CountdownView, CountdownEvent> = {
  id: 'countdown',
  create: (ports) => new CountdownScene(ports),
  diff: (previous) => (previous === null ? [{ type: 'opened' }] : []),
};

class CountdownScene extends DrawnScene<CountdownView, CountdownEvent, Viewport> {
  readonly #face = this.ports.theme.world?.face('countdown');
  readonly #title = this.caption('title', { weight: 'title' });
  readonly #line = this.caption('ready');
  readonly #plate = this.add(new Container(), 'countdown');
  readonly #panel = this.#plate.addChild(new Panel(this.tokens));
  /** What the digit stands on in the theme's world, in place of the plate. */
  readonly #piece = this.#plate.addChild(new Sprite({ anchor: 0.5 }));
  readonly #number = this.#plate.addChild(
    this.text({ size: 200, weight: 'title', anchor: 0.5, color: this.#ink }),
  );
  #shown = -1;
  #cancel: () => void = () => undefined;

  constructor(ports: ScenePorts) {
    super(ports);
    // Centered as it looks: faces differ in how high their digits are on the line.
    this.#number.style.trim = true;
  }

  get #ink(): Color {
    const { snow, ink } = this.tokens.color;
    return this.#face?.isDark ? snow : ink;
  }

  override sync(view: CountdownView): void {
    super.sync(view);
    this.#tick(false);
  }

  override destroy(): void {
    this.#cancel();
    super.destroy();
  }

  play(events: readonly CountdownEvent[]): void {
    if (events.length === 0) return;
    const { motion, sound } = this.ports;
    motion.play('slide', this.#title, { from: { y: -30 } });
    motion.play('fade', this.#line, { delay: 0.2 });
    motion.play('pop', this.#plate, { duration: 0.5 });
    sound.play('countdown');
  }

  targets(): readonly Target[] {
    if (!this.space) return [];
    const size = plateSize(this.space);
    const rect = { x: this.#plate.x - size / 2, y: this.#plate.y - size / 2, width: size, height: size };
    return [{ id: 'countdown', kind: 'region', rect }];
  }

  protected measure(viewport: Viewport): Viewport {
    return viewport;
  }

  /** Shows the current second and schedules itself for the next one. */
  #tick(moved: boolean): void {
    this.#cancel();
    if (!this.view) return;
    const { clock, invalidate, motion, sound } = this.ports;
    const { endsAt } = countdownModel(this.view);
    const seconds = secondsLeft(endsAt, clock.now());
    if (seconds !== this.#shown) {
      this.#shown = seconds;
      setText(this.#number, this.say(plateWords(seconds)));
      this.#fitNumber();
      invalidate('countdown');
      if (moved) {
        motion.play('drop', this.#plate, { from: { y: -60 }, duration: 0.5 });
        sound.play(seconds > 0 ? 'countdown' : 'go');
        if (seconds === 0) this.background.gesture('go');
      }
    }
    if (seconds > 0 && endsAt !== null)
      this.#cancel = clock.at(endsAt - (seconds - 1) * 1000, () => this.#tick(true));
  }

  #fitNumber(): void {
    if (!this.space) return;
    const { style } = this.#number;
    const size = plateSize(this.space) * (this.#shown > 0 ? 0.62 : 0.3);
    if (style.fontSize !== size) style.fontSize = size;
  }

  protected draw(view: CountdownView, viewport: Viewport): void {
    const { motion } = this.ports;
    const model = countdownModel(view);
    const { color } = this.tokens;
    const size = plateSize(viewport);
    const middle = { x: viewport.width / 2, y: viewport.height * 0.54 };
    const { world, texture } = this.ports.theme;
    // The landmark of a world is whole where players wait.
    this.background.set(world ? 'lobby' : 'question', viewport, { clear: middle.y - size / 2 });
    const piece = texture('countdown');
    this.#panel.visible = piece === null;
    this.#panel.lay(
      { x: -size / 2, y: -size / 2, width: size, height: size + 10 },
      { radius: size, fill: color.glow, edge: { color: color.glowEdge, height: 10 } },
    );
    if (piece) {
      this.#piece.texture = piece;
      this.#piece.scale.set(size / piece.height);
      this.#number.y = ((this.#face?.y ?? 0.5) - 0.5) * size;
    }
    motion.place(this.#plate, middle);
    this.#fitNumber();
    const isWide = viewport.width > viewport.height;
    // Beside the landmark of a world.
    const width = Math.min(viewport.width - 40, 1_300, world && isWide ? viewport.width * 0.36 : Infinity);
    const big = Math.min(72, Math.max(26, viewport.width * 0.04));
    const above = middle.y - size / 2;
    const title = { x: middle.x - width / 2, y: above * 0.19, width, height: above * 0.42 };
    this.#title.write(model.title, title, { size: [big, 16], lines: 2, balanced: true });
    const line = { ...title, y: above * 0.78 - 30, height: 60 };
    this.#line.write(model.line, line, { size: [big * 0.6, 16], lines: 1 });
  }
}

function plateSize({ width, height }: Viewport): number {
  return Math.round(Math.min(420, width * 0.5, height * 0.38));
}
