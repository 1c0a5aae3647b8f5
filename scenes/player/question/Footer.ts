// The foot of the question screen: a quiet line, the button that sends, or the verdict.

import { Container, type Text } from 'pixi.js';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import type { FooterView } from '#scenes/player/question/footerView.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import { Verdict } from '#scenes/player/question/Verdict.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';

/** Two lines on a phone. */
const STATUS: Readonly<Record<Shape, number>> = { narrow: 44, wide: 30, short: 34 };
const BUTTON: Readonly<Record<Shape, number>> = { narrow: 62, wide: 62, short: 52 };

export class Footer {
  readonly root = new Container();
  readonly #ports: ScenePorts;
  readonly #status: Text;
  readonly #button: PrimaryButton;
  readonly #verdict: Verdict;
  #view: FooterView = { kind: 'status', key: null };
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #shape: Shape = 'wide';
  #focus: string | null = null;
  #pressed = false;

  constructor(ports: ScenePorts) {
    this.#ports = ports;
    const { tokens } = ports.theme;
    this.#status = makeText(tokens, {
      size: 18,
      weight: 'strong',
      color: tokens.color.snow,
      align: 'center',
    });
    this.#status.anchor.set(0.5);
    this.#status.label = 'status';
    this.#button = new PrimaryButton(ports.theme);
    this.#button.label = 'submit';
    this.#verdict = new Verdict(ports);
    this.root.addChild(this.#status, this.#button, this.#verdict.root);
  }

  sync(view: FooterView): void {
    this.#view = view;
    this.#verdict.sync(view.kind === 'verdict' ? view : null);
  }

  heightFor(width: number, shape: Shape): number {
    if (this.#view.kind === 'status') return STATUS[shape];
    return this.#view.kind === 'submit' ? BUTTON[shape] : this.#verdict.heightFor(width, shape);
  }

  layout(rect: Rect, shape: Shape): void {
    this.#rect = rect;
    this.#shape = shape;
    this.#verdict.layout(rect, shape);
    this.#draw();
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    this.#verdict.setFocus(id);
    this.#draw();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed && id === 'submit';
    this.#verdict.setPointer(id, pressed);
    this.#draw();
  }

  targets(): readonly Target[] {
    const view = this.#view;
    if (view.kind === 'verdict') return this.#verdict.targets();
    if (view.kind === 'status') return view.key ? [{ id: 'status', kind: 'region', rect: this.#rect }] : [];
    const { x, y, width, height } = this.#buttonRect();
    const target = {
      id: 'submit',
      kind: 'button',
      rect: { x: this.#rect.x + x, y: this.#rect.y + y, width, height },
    } as const;
    return [view.enabled ? { ...target, intent: { type: 'submit' } } : target];
  }

  playVerdict(): void {
    this.#verdict.play();
  }

  playStatus(): void {
    if (this.#status.visible) this.#ports.motion.play('fade', this.#status);
  }

  playEntrance(): void {
    const { motion } = this.#ports;
    if (this.#view.kind === 'submit') motion.play('slide', this.#button, { from: { y: 40 }, delay: 0.4 });
    else if (this.#view.kind === 'status') motion.play('fade', this.#status, { delay: 0.4 });
  }

  #buttonRect(): Rect {
    const width = Math.min(420, this.#rect.width);
    return { x: (this.#rect.width - width) / 2, y: 0, width, height: BUTTON[this.#shape] };
  }

  #draw(): void {
    const view = this.#view;
    const { strings, motion } = this.#ports;
    if (this.#rect.width === 0) return;
    this.#status.visible = view.kind === 'status' && view.key !== null;
    if (view.kind === 'status' && view.key) {
      fitText(this.#status, strings(view.key), {
        width: this.#rect.width,
        height: this.#rect.height,
        maxSize: 18,
        minSize: 13,
        maxLines: 2,
      });
      motion.place(this.#status, {
        x: this.#rect.x + this.#rect.width / 2,
        y: this.#rect.y + this.#rect.height / 2,
      });
    }
    this.#button.visible = view.kind === 'submit';
    if (view.kind !== 'submit') return;
    const box = this.#buttonRect();
    this.#button.set({
      text:
        view.ticked === null
          ? strings(view.key)
          : view.ticked === 0
            ? strings('question.hint.MSQ')
            : strings('question.submitTicked', { count: view.ticked }),
      width: box.width,
      height: box.height,
      textSize: 22,
      enabled: view.enabled,
      focused: this.#focus === 'submit',
      pressed: this.#pressed,
    });
    motion.place(this.#button, { x: this.#rect.x + box.x, y: this.#rect.y + box.y });
  }
}
