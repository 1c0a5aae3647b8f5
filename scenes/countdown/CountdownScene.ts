// 3, 2, 1: the same for players and for the wall.

import { Container, type Text } from 'pixi.js';
import type { RoomInfo } from '#core/views/playerView.ts';
import { Background } from '#scenes/kit/Background.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, makeText, setText } from '#scenes/kit/text.ts';
import { secondsLeft } from '#scenes/countdown/secondsLeft.ts';
import { directed } from '#scenes/kit/bidi.ts';
import type { Scene, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

export interface CountdownView {
  readonly room: RoomInfo;
}

export type CountdownEvent = { readonly type: 'opened' };

export const countdownScene: SceneKind<CountdownView, CountdownEvent> = {
  id: 'countdown',
  create: () => new CountdownScene(),
  diff: (previous) => (previous === null ? [{ type: 'opened' }] : []),
};

class CountdownScene implements Scene<CountdownView, CountdownEvent> {
  readonly root = new Container();
  readonly #plate = new Container({ label: 'countdown' });
  readonly #panel = new Panel();
  #ports: ScenePorts | null = null;
  #background: Background | null = null;
  #number: Text | null = null;
  #title: Text | null = null;
  #line: Text | null = null;
  #viewport: Viewport | null = null;
  #view: CountdownView | null = null;
  #shown = -1;
  #cancel: () => void = () => undefined;

  mount(ports: ScenePorts): void {
    this.#ports = ports;
    const { tokens } = ports.theme;
    this.#background = new Background(ports.theme);
    this.#number = makeText(tokens, {
      size: 200,
      weight: 'display',
      color: tokens.color.ink,
      align: 'center',
    });
    this.#number.anchor.set(0.5);
    this.#title = makeText(tokens, {
      size: 44,
      weight: 'display',
      color: tokens.color.snow,
      align: 'center',
    });
    this.#title.anchor.set(0.5);
    this.#title.label = 'title';
    this.#line = makeText(tokens, { size: 24, weight: 'strong', color: tokens.color.snow, align: 'center' });
    this.#line.anchor.set(0.5);
    this.#line.label = 'ready';
    this.#plate.addChild(this.#panel, this.#number);
    this.root.addChild(this.#background, this.#title, this.#line, this.#plate);
  }

  layout(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#draw();
  }

  sync(view: CountdownView): void {
    this.#view = view;
    this.#draw();
    this.#tick(false);
  }

  play(events: readonly CountdownEvent[]): void {
    if (events.length === 0) return;
    if (this.#title) this.#ports?.motion.play('slide', this.#title, { from: { y: -30 } });
    if (this.#line) this.#ports?.motion.play('fade', this.#line, { delay: 0.2 });
    this.#ports?.motion.play('pop', this.#plate, { duration: 0.5 });
    this.#ports?.sound.play('countdown');
  }

  setFocus(): void {
    // Nothing to press.
  }

  targets(): readonly Target[] {
    const viewport = this.#viewport;
    if (!viewport) return [];
    const size = plateSize(viewport);
    const rect = { x: this.#plate.x - size / 2, y: this.#plate.y - size / 2, width: size, height: size };
    return [{ id: 'countdown', kind: 'region', rect }];
  }

  destroy(): void {
    this.#cancel();
  }

  /** Shows the second that runs, and comes back when the next begins. */
  #tick(moved: boolean): void {
    this.#cancel();
    const ports = this.#ports;
    const endsAt = this.#view?.room.countdownEndsAt ?? null;
    if (!ports || !this.#number) return;
    const seconds = secondsLeft(endsAt, ports.clock.now());
    if (seconds !== this.#shown) {
      this.#shown = seconds;
      setText(this.#number, seconds > 0 ? String(seconds) : ports.strings('countdown.go'));
      this.#fitNumber();
      ports.invalidate('countdown');
      if (moved) {
        ports.motion.play('drop', this.#plate, { from: { y: -60 }, duration: 0.5 });
        ports.sound.play(seconds > 0 ? 'countdown' : 'go');
      }
    }
    if (seconds > 0 && endsAt !== null)
      this.#cancel = ports.clock.at(endsAt - (seconds - 1) * 1000, () => this.#tick(true));
  }

  #fitNumber(): void {
    if (!this.#number || !this.#viewport) return;
    const size = plateSize(this.#viewport) * (this.#shown > 0 ? 0.62 : 0.3);
    if (this.#number.style.fontSize !== size) this.#number.style.fontSize = size;
  }

  #draw(): void {
    const ports = this.#ports;
    const viewport = this.#viewport;
    if (!ports || !viewport || !this.#view || !this.#title || !this.#line) return;
    const { tokens } = ports.theme;
    const size = plateSize(viewport);
    const middle = { x: viewport.width / 2, y: viewport.height * 0.54 };
    this.#background?.set({
      sky: 'question',
      width: viewport.width,
      height: viewport.height,
      clear: middle.y - size / 2,
    });
    this.#panel.set({
      width: size,
      height: size + 10,
      radius: size,
      fill: tokens.color.glow,
      edge: { color: tokens.color.glowEdge, height: 10 },
    });
    this.#panel.position.set(-size / 2, -size / 2);
    ports.motion.place(this.#plate, middle);
    this.#fitNumber();
    const width = Math.min(viewport.width - 40, 1_300);
    const big = Math.min(72, Math.max(26, viewport.width * 0.04));
    const above = middle.y - size / 2;
    fitText(this.#title, directed(this.#view.room.title), {
      width,
      height: above * 0.42,
      maxSize: big,
      minSize: 16,
      maxLines: 2,
    });
    ports.motion.place(this.#title, { x: middle.x, y: above * 0.4 });
    fitText(this.#line, ports.strings('countdown.ready'), {
      width,
      height: 60,
      maxSize: big * 0.6,
      minSize: 16,
      maxLines: 1,
    });
    ports.motion.place(this.#line, { x: middle.x, y: above * 0.78 });
  }
}

function plateSize({ width, height }: Viewport): number {
  return Math.round(Math.min(420, width * 0.5, height * 0.38));
}
