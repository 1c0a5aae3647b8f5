// 3, 2, 1: the same for players and for the projector.

import { Container, type Text } from 'pixi.js';
import { type CountdownView, countdownModel, plateWords, secondsLeft } from '#scenes/countdown/model.ts';
import { DrawnScene } from '#scenes/kit/DrawnScene.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, makeCentredText, setText } from '#scenes/kit/text.ts';
import { drawn } from '#scenes/message.ts';
import type { SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

export type CountdownEvent = { readonly type: 'opened' };

export const countdownScene: SceneKind<CountdownView, CountdownEvent> = {
  id: 'countdown',
  create: () => new CountdownScene(),
  diff: (previous) => (previous === null ? [{ type: 'opened' }] : []),
};

interface Pieces {
  readonly number: Text;
  readonly title: Text;
  readonly line: Text;
}

class CountdownScene extends DrawnScene<CountdownView, CountdownEvent, Viewport> {
  readonly #plate = new Container({ label: 'countdown' });
  readonly #panel = new Panel();
  #pieces: Pieces | null = null;
  #shown = -1;
  #cancel: () => void = () => undefined;

  override sync(view: CountdownView): void {
    super.sync(view);
    this.#tick(false);
  }

  override destroy(): void {
    this.#cancel();
    super.destroy();
  }

  play(events: readonly CountdownEvent[]): void {
    if (events.length === 0 || !this.#pieces) return;
    const { motion, sound } = this.ports;
    motion.play('slide', this.#pieces.title, { from: { y: -30 } });
    motion.play('fade', this.#pieces.line, { delay: 0.2 });
    motion.play('pop', this.#plate, { duration: 0.5 });
    sound.play('countdown');
  }

  targets(): readonly Target[] {
    if (!this.space) return [];
    const size = plateSize(this.space);
    const rect = { x: this.#plate.x - size / 2, y: this.#plate.y - size / 2, width: size, height: size };
    return [{ id: 'countdown', kind: 'region', rect }];
  }

  protected build({ theme }: ScenePorts): void {
    const { tokens } = theme;
    const text = (size: number, weight: 'strong' | 'display', color: string): Text =>
      makeCentredText(tokens, { size, weight, color });
    const pieces = {
      number: text(200, 'display', tokens.color.ink),
      title: text(44, 'display', tokens.color.snow),
      line: text(24, 'strong', tokens.color.snow),
    };
    pieces.title.label = 'title';
    pieces.line.label = 'ready';
    this.#plate.addChild(this.#panel, pieces.number);
    this.root.addChild(pieces.title, pieces.line, this.#plate);
    this.#pieces = pieces;
  }

  protected measure(viewport: Viewport): Viewport {
    return viewport;
  }

  /** Shows the second that runs, and comes back when the next begins. */
  #tick(moved: boolean): void {
    this.#cancel();
    const pieces = this.#pieces;
    if (!pieces || !this.view) return;
    const { clock, invalidate, motion, sound, strings } = this.ports;
    const { endsAt } = countdownModel(this.view);
    const seconds = secondsLeft(endsAt, clock.now());
    if (seconds !== this.#shown) {
      this.#shown = seconds;
      setText(pieces.number, drawn(strings, plateWords(seconds)));
      this.#fitNumber(pieces.number);
      invalidate('countdown');
      if (moved) {
        motion.play('drop', this.#plate, { from: { y: -60 }, duration: 0.5 });
        sound.play(seconds > 0 ? 'countdown' : 'go');
      }
    }
    if (seconds > 0 && endsAt !== null)
      this.#cancel = clock.at(endsAt - (seconds - 1) * 1000, () => this.#tick(true));
  }

  #fitNumber(number: Text): void {
    if (!this.space) return;
    const size = plateSize(this.space) * (this.#shown > 0 ? 0.62 : 0.3);
    if (number.style.fontSize !== size) number.style.fontSize = size;
  }

  protected draw(view: CountdownView, viewport: Viewport): void {
    const pieces = this.#pieces;
    if (!pieces) return;
    const { theme, motion, strings } = this.ports;
    const model = countdownModel(view);
    const { color } = theme.tokens;
    const size = plateSize(viewport);
    const middle = { x: viewport.width / 2, y: viewport.height * 0.54 };
    this.background.set({
      sky: 'question',
      width: viewport.width,
      height: viewport.height,
      clear: middle.y - size / 2,
    });
    this.#panel.set({
      width: size,
      height: size + 10,
      radius: size,
      fill: color.glow,
      edge: { color: color.glowEdge, height: 10 },
    });
    this.#panel.position.set(-size / 2, -size / 2);
    motion.place(this.#plate, middle);
    this.#fitNumber(pieces.number);
    const width = Math.min(viewport.width - 40, 1_300);
    const big = Math.min(72, Math.max(26, viewport.width * 0.04));
    const above = middle.y - size / 2;
    fitText(pieces.title, drawn(strings, model.title), {
      width,
      height: above * 0.42,
      maxSize: big,
      minSize: 16,
      maxLines: 2,
    });
    motion.place(pieces.title, { x: middle.x, y: above * 0.4 });
    fitText(pieces.line, drawn(strings, model.line), {
      width,
      height: 60,
      maxSize: big * 0.6,
      minSize: 16,
      maxLines: 1,
    });
    motion.place(pieces.line, { x: middle.x, y: above * 0.78 });
  }
}

function plateSize({ width, height }: Viewport): number {
  return Math.round(Math.min(420, width * 0.5, height * 0.38));
}
