// The foot of the question screen: a quiet line, the button that sends, or the verdict.

import { Container, type Text } from 'pixi.js';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { drawn } from '#scenes/message.ts';
import type { FooterView } from '#scenes/player/question/footerView.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import { hintButton } from '#scenes/player/question/model.ts';
import { Verdict } from '#scenes/player/question/Verdict.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';

/** Two lines on a phone. */
const STATUS: Readonly<Record<Shape, number>> = { narrow: 44, wide: 34, short: 34 };
/** Size of its letters: a large screen stands further away than a phone is held. */
const STATUS_TEXT: Readonly<Record<Shape, number>> = { narrow: 18, wide: 22, short: 18 };
/** Of the button that sends, in CSS pixels. */
const WIDEST = 420;
/** The button that asks for a hint: its share of a small screen, and its width on others. */
const HINT = { widest: 190, share: 0.34, gap: 12 } as const;
const BUTTON: Readonly<Record<Shape, number>> = { narrow: 62, wide: 62, short: 52 };

export class Footer {
  readonly root = new Container();
  readonly #ports: ScenePorts;
  readonly #status: Text;
  readonly #button: PrimaryButton;
  readonly #hint: PrimaryButton;
  readonly #verdict: Verdict;
  #view: FooterView = { kind: 'status', line: null, hints: 0 };
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #shape: Shape = 'wide';
  #focus: string | null = null;
  #pressed: string | null = null;

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
    this.#hint = new PrimaryButton(ports.theme);
    this.#hint.label = 'hint';
    this.#verdict = new Verdict(ports);
    this.root.addChild(this.#status, this.#button, this.#hint, this.#verdict.root);
  }

  sync(view: FooterView): void {
    this.#view = view;
    this.#verdict.sync(view.kind === 'verdict' ? view : null);
  }

  heightFor(width: number, shape: Shape): number {
    if (this.#view.kind === 'status') return this.#view.hints > 0 ? BUTTON[shape] : STATUS[shape];
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
    this.#pressed = pressed ? id : null;
    this.#verdict.setPointer(id, pressed);
    this.#draw();
  }

  targets(): readonly Target[] {
    const view = this.#view;
    if (view.kind === 'verdict') return this.#verdict.targets();
    const { main, hint } = this.#boxes();
    return [...this.#mainTargets(view, main), ...(hint ? [hintTarget(hint)] : [])];
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

  #mainTargets(view: Exclude<FooterView, { kind: 'verdict' }>, rect: Rect): readonly Target[] {
    if (view.kind === 'status') return view.line ? [{ id: 'status', kind: 'region', rect }] : [];
    const target = { id: 'submit', kind: 'button', rect } as const;
    return [view.enabled ? { ...target, intent: { type: 'submit' } } : target];
  }

  /** Where the line or the button that sends stands, and right of it what asks for a hint. */
  #boxes(): { readonly main: Rect; readonly hint: Rect | null } {
    const view = this.#view;
    const { x, y, width } = this.#rect;
    const height = BUTTON[this.#shape];
    const hints = view.kind === 'verdict' ? 0 : view.hints;
    if (hints === 0) {
      if (view.kind === 'status') return { main: this.#rect, hint: null };
      const whole = Math.min(WIDEST, width);
      return { main: { x: x + (width - whole) / 2, y, width: whole, height }, hint: null };
    }
    const aside = Math.min(HINT.widest, width * HINT.share);
    const rest = Math.min(WIDEST, width - aside - HINT.gap);
    const left = x + (width - rest - aside - HINT.gap) / 2;
    return {
      main: { x: left, y, width: rest, height },
      hint: { x: left + rest + HINT.gap, y, width: aside, height },
    };
  }

  #draw(): void {
    const view = this.#view;
    const { strings, motion } = this.#ports;
    if (this.#rect.width === 0) return;
    const { main, hint } = this.#boxes();
    this.#drawHint(hint);
    this.#status.visible = view.kind === 'status' && view.line !== null;
    if (view.kind === 'status' && view.line) {
      fitText(this.#status, drawn(strings, view.line), {
        width: main.width,
        height: main.height,
        maxSize: STATUS_TEXT[this.#shape],
        minSize: 13,
        maxLines: 2,
      });
      motion.place(this.#status, {
        x: main.x + main.width / 2,
        y: main.y + main.height / 2,
      });
    }
    this.#button.visible = view.kind === 'submit';
    if (view.kind !== 'submit') return;
    this.#button.set({
      text: drawn(strings, view.words),
      width: main.width,
      height: main.height,
      textSize: 22,
      enabled: view.enabled,
      focused: this.#focus === 'submit',
      pressed: this.#pressed === 'submit',
    });
    motion.place(this.#button, { x: main.x, y: main.y });
  }

  #drawHint(box: Rect | null): void {
    const view = this.#view;
    this.#hint.visible = box !== null;
    if (!box || view.kind === 'verdict') return;
    this.#hint.set({
      text: drawn(this.#ports.strings, hintButton(view.hints)),
      width: box.width,
      height: box.height,
      textSize: 20,
      quiet: true,
      focused: this.#focus === 'hint',
      pressed: this.#pressed === 'hint',
    });
    this.#hint.position.set(box.x, box.y);
  }
}

function hintTarget(rect: Rect): Target {
  return { id: 'hint', kind: 'button', rect, intent: { type: 'hint' } };
}
