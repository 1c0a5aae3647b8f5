// The footer of the question screen: a status line, the submit button, or the verdict.

import { Container } from 'pixi.js';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { fitText } from '#scenes/kit/text.ts';
import type { SceneButton } from '#scenes/parts/scenePart.ts';
import type { FooterView } from '#scenes/player/question/footerView.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import { Verdict } from '#scenes/player/question/Verdict.ts';
import type { Rect, Target } from '#scenes/ports.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { Pressables } from '#scenes/kit/Pressables.ts';
import { KeyedViews, byPlace } from '#scenes/kit/KeyedViews.ts';

/** Height of the status line, which takes two lines on a phone. */
const STATUS: Readonly<Record<Shape, number>> = { narrow: 44, wide: 34, short: 34 };
/** Font size; a large screen is farther away than a phone. */
const STATUS_TEXT: Readonly<Record<Shape, number>> = { narrow: 18, wide: 22, short: 18 };
/** Largest width of the submit button, in CSS pixels. */
const WIDEST = 420;
/** A button beside it: its smallest and largest width, its share of the footer in between, and the gap. */
const BESIDE = { least: 48, widest: 190, share: 0.34, gap: 12 } as const;
const BUTTON: Readonly<Record<Shape, number>> = { narrow: 62, wide: 62, short: 52 };

export class Footer extends Pressables {
  readonly #status = this.text({ size: 18, weight: 'strong', anchor: 0.5, label: 'status' });
  readonly #button = this.add(new PrimaryButton(this.ports), 'submit');
  readonly #beside = this.addChild(new Container());
  readonly #besides = new KeyedViews<BesideBox, PrimaryButton, number>(byPlace, () =>
    this.#beside.addChild(new PrimaryButton(this.ports)),
  );
  readonly #verdict = this.addChild(new Verdict(this.ports));
  #view: FooterView = { kind: 'status', line: null, beside: [] };
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #shape: Shape = 'wide';

  sync(view: FooterView): void {
    this.#view = view;
    this.#verdict.sync(view.kind === 'verdict' ? view : null);
  }

  heightFor(width: number, shape: Shape): number {
    if (this.#view.kind === 'status') return this.#view.beside.length > 0 ? BUTTON[shape] : STATUS[shape];
    return this.#view.kind === 'submit' ? BUTTON[shape] : this.#verdict.heightFor(width, shape);
  }

  layout(rect: Rect, shape: Shape): void {
    this.#rect = rect;
    this.#shape = shape;
    this.#verdict.layout(rect, shape);
    this.draw();
  }

  override setFocus(id: string | null): void {
    this.#verdict.setFocus(id);
    super.setFocus(id);
  }

  override setPointer(id: string | null, pressed: boolean): void {
    this.#verdict.setPointer(id, pressed);
    super.setPointer(id, pressed);
  }

  /** True if it holds several things, or will as soon as there is something to undo. */
  get isCrowded(): boolean {
    const view = this.#view;
    return view.kind !== 'verdict' && (view.beside.length > 0 || (view.kind === 'submit' && view.undoes));
  }

  targets(): readonly Target[] {
    const view = this.#view;
    if (view.kind === 'verdict') return this.#verdict.targets();
    const { main, beside } = this.#boxes();
    return [
      ...this.#mainTargets(view, main),
      ...beside.map(({ button: { id, intent }, rect }): Target => ({ id, kind: 'button', rect, intent })),
    ];
  }

  playVerdict(): void {
    this.#verdict.play();
  }

  /** Returns the place of the verdict's points on the stage; null if there are none. */
  pointsPlace(): { readonly x: number; readonly y: number } | null {
    return this.#verdict.pointsPlace();
  }

  playStatus(): void {
    if (this.#status.visible) this.ports.motion.play('fade', this.#status);
  }

  /** The answer has just become ready to send. */
  playReady(): void {
    this.ports.motion.play('pulse', this.#button);
  }

  playEntrance(): void {
    const { motion } = this.ports;
    if (this.#view.kind === 'submit') motion.play('slide', this.#button, { from: { y: 40 }, delay: 0.4 });
    else if (this.#view.kind === 'status') motion.play('fade', this.#status, { delay: 0.4 });
  }

  #mainTargets(view: Exclude<FooterView, { kind: 'verdict' }>, rect: Rect): readonly Target[] {
    if (view.kind === 'status') return view.line ? [{ id: 'status', kind: 'region', rect }] : [];
    const target = { id: 'submit', kind: 'button', rect } as const;
    return [view.enabled ? { ...target, intent: { type: 'submit' } } : target];
  }

  /** Places of the status line or submit button, and of the other buttons to its right. */
  #boxes(): { readonly main: Rect; readonly beside: readonly BesideBox[] } {
    const view = this.#view;
    const { x, y, width } = this.#rect;
    const height = BUTTON[this.#shape];
    const buttons = view.kind === 'verdict' ? [] : view.beside;
    if (view.kind === 'status' && buttons.length === 0) return { main: this.#rect, beside: [] };
    const written = Math.max(BESIDE.least, Math.min(BESIDE.widest, width * BESIDE.share));
    const widths = buttons.map(({ icon }) => (icon ? height : written));
    const all = widths.reduce((sum, each) => sum + each + BESIDE.gap, 0);
    const rest = Math.min(WIDEST, width - all);
    const left = x + (width - rest - all) / 2;
    let end = left + rest;
    const beside = buttons.map((button, index) => {
      const each = widths[index] ?? written;
      const rect = { x: end + BESIDE.gap, y, width: each, height };
      end += BESIDE.gap + each;
      return { button, rect };
    });
    return { main: { x: left, y, width: rest, height }, beside };
  }

  protected draw(): void {
    const view = this.#view;
    const { motion } = this.ports;
    if (this.#rect.width === 0) return;
    const { main, beside } = this.#boxes();
    this.#drawBeside(beside);
    this.#status.visible = view.kind === 'status' && view.line !== null;
    if (view.kind === 'status' && view.line) {
      const size = [STATUS_TEXT[this.#shape], 13] as const;
      fitText(this.#status, this.say(view.line), { ...main, size });
      motion.place(this.#status, middleOf(main));
    }
    const {
      words = null,
      enabled = false,
      quiet = false,
      warns = false,
    } = view.kind === 'submit' ? view : {};
    this.#button.lay(main, words, { textSize: 22, enabled, quiet, warns, ...this.touch('submit') });
  }

  #drawBeside(boxes: readonly BesideBox[]): void {
    for (const [{ button, rect }, shown] of this.#besides.reconcile(boxes)) {
      shown.label = button.id;
      shown.lay(rect, button.words, {
        ...(button.icon && { icon: button.icon }),
        textSize: 20,
        quiet: true,
        ...this.touch(button.id),
      });
    }
  }
}

interface BesideBox {
  readonly button: SceneButton;
  readonly rect: Rect;
}
