// The verdict: right or wrong, where the points come from, why, and what to press next.

import { Container, type Text } from 'pixi.js';
import { type Mark, MarkBadge } from '#scenes/kit/Badge.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { fitText, makeText, setText, setTextColor } from '#scenes/kit/text.ts';
import type { Color } from '#scenes/kit/tokens.ts';
import { directed } from '#scenes/kit/bidi.ts';
import { Chip } from '#scenes/player/Chip.ts';
import type { FooterMood, FooterView } from '#scenes/player/question/footerView.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import { grouped } from '#scenes/kit/number.ts';
import type { Played, Rect, ScenePorts, Target } from '#scenes/ports.ts';
import { measureText } from '#scenes/stage/measureText.ts';

export type VerdictView = Extract<FooterView, { kind: 'verdict' }>;

const PARTS = ['base', 'timer', 'streak'] as const;
const MARK: Readonly<Record<FooterMood, Mark>> = {
  correct: 'check',
  partial: 'check',
  incorrect: 'cross',
  neutral: 'lock',
  life: 'heart',
};
const EXPLANATION = { weight: 'body', lineHeight: 1.35 } as const;
const WAIT = { weight: 'strong', lineHeight: 1.25 } as const;

const CHIP_GAP = 6;
const BUTTON_GAP = 10;
/** More of them than one there never are. */
const MOST_BUTTONS = 2;

/** CSS pixels. */
interface Measures {
  readonly pad: number;
  /** Size of the words below the first line. */
  readonly words: number;
  /** Height of the first line, and of its mark. */
  readonly head: number;
  readonly title: number;
  /** Height of a chip, and of the line of them. */
  readonly chip: number;
  readonly chips: number;
  /** The most that the explanation takes. */
  readonly why: number;
  readonly button: number;
}

const MEASURES: Readonly<Record<Shape, Measures>> = {
  narrow: { pad: 14, words: 16, head: 44, title: 24, chip: 30, chips: 42, why: 130, button: 58 },
  wide: { pad: 20, words: 20, head: 52, title: 30, chip: 34, chips: 46, why: 108, button: 58 },
  short: { pad: 10, words: 16, head: 34, title: 22, chip: 26, chips: 32, why: 50, button: 50 },
};

export class Verdict {
  readonly root = new Container({ label: 'verdict' });
  readonly #ports: ScenePorts;
  readonly #panel = new Panel();
  readonly #mark = new MarkBadge();
  readonly #title: Text;
  readonly #total: Text;
  readonly #chips: readonly Chip[];
  readonly #explanation: Text;
  readonly #wait: Text;
  readonly #buttons: readonly PrimaryButton[];
  #view: VerdictView | null = null;
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #shape: Shape = 'wide';
  #focus: string | null = null;
  #pressed: string | null = null;
  #counting: Played | null = null;

  constructor(ports: ScenePorts) {
    this.#ports = ports;
    const { tokens } = ports.theme;
    const text = (size: number, weight: 'body' | 'strong' | 'display'): Text =>
      makeText(tokens, { size, weight, color: tokens.color.ink });
    this.#title = text(28, 'display');
    this.#total = text(30, 'display');
    this.#total.label = 'total';
    this.#explanation = text(16, 'body');
    this.#wait = text(16, 'strong');
    this.#chips = PARTS.map((part) => {
      const chip = new Chip(ports.theme);
      chip.label = `breakup:${part}`;
      return chip;
    });
    this.#buttons = Array.from({ length: MOST_BUTTONS }, () => new PrimaryButton(ports.theme));
    this.root.addChild(
      this.#panel,
      this.#mark,
      this.#title,
      this.#total,
      ...this.#chips,
      this.#explanation,
      this.#wait,
      ...this.#buttons,
    );
  }

  sync(view: VerdictView | null): void {
    if (view?.breakup?.total !== this.#view?.breakup?.total) this.#counting?.finish();
    this.#view = view;
    this.root.visible = view !== null;
  }

  /** Everything below one another on a phone, in two columns else; on a short screen a slim bar. */
  heightFor(width: number, shape: Shape): number {
    const view = this.#view;
    if (!view) return 0;
    const { pad, head, chips } = MEASURES[shape];
    const column = this.#column(view, width, shape);
    const buttons = this.#buttonsHeight(view, shape);
    const edge = this.#ports.theme.tokens.depth.edge;
    const beside = Math.max(
      head + (this.#chipsShown(view, shape) ? chips : 0) + this.#whyHeight(view, column, shape),
      shape === 'narrow' ? 0 : buttons,
    );
    const below = shape === 'short' ? 0 : this.#waitHeight(view, column, shape);
    const foot = shape === 'narrow' && buttons > 0 ? buttons + BUTTON_GAP : 0;
    return pad * 2 + beside + below + foot + (shape === 'short' ? edge : 0);
  }

  layout(rect: Rect, shape: Shape): void {
    this.#rect = rect;
    this.#shape = shape;
    this.#draw();
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    this.#draw();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed ? id : null;
    this.#draw();
  }

  targets(): readonly Target[] {
    const view = this.#view;
    if (!view) return [];
    const region: Target = { id: 'verdict', kind: 'region', rect: this.#rect };
    const { button: height } = MEASURES[this.#shape];
    const width = this.#buttonWidth(view, this.#rect.width, this.#shape);
    return [
      region,
      ...view.buttons.flatMap(({ id, intent }, index): Target[] => {
        const button = this.#buttons[index];
        if (!button) return [];
        const rect = { x: this.#rect.x + button.x, y: this.#rect.y + button.y, width, height };
        return [{ id, kind: 'button', intent, rect }];
      }),
    ];
  }

  play(): void {
    const { motion } = this.#ports;
    const view = this.#view;
    if (!view) return;
    motion.play('slide', this.root, { from: { y: this.#rect.height * 0.7 }, duration: 0.45 });
    motion.play('pop', this.#mark, { delay: 0.22, duration: 0.5 });
    for (const [index, chip] of this.#chips.entries()) {
      if (chip.visible) motion.play('pop', chip, { delay: 0.4 + index * 0.12 });
    }
    const total = view.breakup?.total ?? 0;
    if (total > 0) {
      const { strings } = this.#ports;
      this.#counting = motion.count(
        0,
        total,
        (value) => setText(this.#total, strings('verdict.points', { points: grouped(strings, value) })),
        {
          delay: 0.35,
          duration: 0.9,
        },
      );
    }
    if (view.mood === 'correct') {
      motion.burst(
        { x: this.#rect.x + this.#mark.x, y: this.#rect.y + this.#mark.y },
        { style: 'sparks', delay: 0.3 },
      );
    }
  }

  #earned(view: VerdictView): boolean {
    return (view.breakup?.total ?? 0) > 0;
  }

  /** A bar has room for them only where nothing else is to be read. */
  #chipsShown(view: VerdictView, shape: Shape): boolean {
    return this.#earned(view) && (shape !== 'short' || this.#words(view) === null);
  }

  /** Where the words begin, from the left: under the title, or on a phone under the mark. */
  #left(shape: Shape): number {
    const { pad, head } = MEASURES[shape];
    return shape === 'narrow' ? pad : Math.round(pad * 1.7 + head);
  }

  /** Width of the words. */
  #column(view: VerdictView, width: number, shape: Shape): number {
    const { pad } = MEASURES[shape];
    const asideTaken = view.buttons.length > 0 || (shape === 'short' && view.waitKey);
    const aside = shape !== 'narrow' && asideTaken ? this.#aside(view, width, shape) + pad * 1.5 : 0;
    return Math.max(1, width - this.#left(shape) - pad - aside);
  }

  /** Width of what stands beside the words: the buttons one below the other, or on a short screen side by side. */
  #aside(view: VerdictView, width: number, shape: Shape): number {
    if (shape === 'narrow') return width - 2 * MEASURES.narrow.pad;
    const asks = view.buttons.length > 1;
    if (shape === 'short' && asks) return Math.min(400, width * 0.5);
    return Math.min(asks ? 320 : 260, width * (asks ? 0.34 : 0.26));
  }

  #buttonWidth(view: VerdictView, width: number, shape: Shape): number {
    const aside = this.#aside(view, width, shape);
    return shape === 'short' && view.buttons.length > 1 ? (aside - BUTTON_GAP) / 2 : aside;
  }

  /** Height of all of them. */
  #buttonsHeight({ buttons }: VerdictView, shape: Shape): number {
    const rows = shape === 'short' ? Math.min(1, buttons.length) : buttons.length;
    return rows === 0 ? 0 : rows * (MEASURES[shape].button + BUTTON_GAP) - BUTTON_GAP;
  }

  /** What is to be read below the title. */
  #words({ explanation, askKey }: VerdictView): string | null {
    if (explanation) return directed(explanation);
    return askKey && this.#ports.strings(askKey);
  }

  /** With the air above. */
  #whyHeight(view: VerdictView, width: number, shape: Shape): number {
    const words = this.#words(view);
    if (words === null) return 0;
    const { tokens } = this.#ports.theme;
    const { height } = measureText(tokens, words, { ...EXPLANATION, size: MEASURES[shape].words, width });
    return Math.min(height, MEASURES[shape].why) + 8;
  }

  /** With the air above. */
  #waitHeight(view: VerdictView, width: number, shape: Shape): number {
    if (!view.waitKey) return 0;
    const { strings, theme } = this.#ports;
    const size = MEASURES[shape].words;
    const { height } = measureText(theme.tokens, strings(view.waitKey), { ...WAIT, size, width });
    return Math.min(height, shape === 'short' ? 3 * size * WAIT.lineHeight : height) + 8;
  }

  #fill(mood: FooterMood): { fill: Color; edge: Color } {
    const { color } = this.#ports.theme.tokens;
    if (mood === 'correct') return { fill: color.success, edge: color.successEdge };
    if (mood === 'partial') return { fill: color.gold, edge: color.goldEdge };
    if (mood === 'incorrect') return { fill: color.danger, edge: color.dangerEdge };
    return { fill: color.silver, edge: color.silverEdge };
  }

  #draw(): void {
    const view = this.#view;
    if (!view || this.#rect.width === 0) return;
    const { motion, theme } = this.#ports;
    const { tokens } = theme;
    const { width, height } = this.#rect;
    const shape = this.#shape;
    const { pad, head, chips } = MEASURES[shape];
    const { fill, edge } = this.#fill(view.mood);
    motion.place(this.root, { x: this.#rect.x, y: this.#rect.y });
    this.#panel.set({
      width,
      height,
      radius: tokens.radius.large,
      fill,
      edge: { color: edge, height: tokens.depth.edge },
    });
    const chipped = this.#chipsShown(view, shape);
    const why = this.#whyHeight(view, this.#column(view, width, shape), shape);
    const words = head + (chipped ? chips : 0) + why;
    // Words alone stand in the middle of the bar.
    const top = shape === 'short' ? (height - tokens.depth.edge - words) / 2 : pad;
    const sign = view.mood === 'life' ? tokens.color.danger : fill;
    this.#mark.set(MARK[view.mood], head, tokens.color.ink, fill, sign);
    motion.place(this.#mark, { x: pad + head / 2, y: top + head / 2 });
    this.#drawHead(view, top);
    if (chipped) this.#drawChips(view, top + head);
    else for (const chip of this.#chips) chip.visible = false;
    this.#drawWhy(view, top + words - why);
    this.#drawWait(view, top + words);
    this.#drawButtons(view);
  }

  #drawButtons(view: VerdictView): void {
    const { strings, theme } = this.#ports;
    const shape = this.#shape;
    const { width, height } = this.#rect;
    const { pad, button: high } = MEASURES[shape];
    const wide = this.#buttonWidth(view, width, shape);
    const all = this.#buttonsHeight(view, shape);
    const left = shape === 'narrow' ? pad : width - pad - this.#aside(view, width, shape);
    const top = shape === 'narrow' ? height - pad - all : (height - theme.tokens.depth.edge - all) / 2;
    for (const [index, button] of this.#buttons.entries()) {
      const look = view.buttons[index];
      button.visible = look !== undefined;
      if (!look) continue;
      button.label = look.id;
      button.set({
        text: strings(look.key),
        width: wide,
        height: high,
        textSize: 22,
        quiet: look.quiet,
        focused: this.#focus === look.id,
        pressed: this.#pressed === look.id,
      });
      const beside = shape === 'short';
      button.position.set(
        left + (beside ? index * (wide + BUTTON_GAP) : 0),
        top + (beside ? 0 : index * (high + BUTTON_GAP)),
      );
    }
  }

  #drawHead(view: VerdictView, top: number): void {
    const { strings, theme } = this.#ports;
    const { pad, head, title: size } = MEASURES[this.#shape];
    this.#total.visible = this.#earned(view);
    if (this.#total.style.fontSize !== size) this.#total.style.fontSize = size;
    setText(this.#total, strings('verdict.points', { points: grouped(strings, view.breakup?.total ?? 0) }));
    const left = Math.round(pad * 1.7 + head);
    const right = this.#left(this.#shape) + this.#column(view, this.#rect.width, this.#shape);
    this.#total.anchor.set(1, 0.5);
    this.#total.position.set(right, top + head / 2);
    fitText(
      this.#title,
      strings(view.key),
      {
        width: right - left - (this.#total.visible ? this.#total.width + 12 : 0),
        height: head,
        maxSize: size,
        minSize: 14,
        maxLines: 2,
      },
      1.05,
    );
    this.#title.position.set(left, top + (head - this.#title.height) / 2);
    setTextColor(this.#title, theme.tokens.color.ink);
  }

  #drawChips(view: VerdictView, y: number): void {
    const { motion } = this.#ports;
    const { chip, chips } = MEASURES[this.#shape];
    const room = this.#column(view, this.#rect.width, this.#shape);
    const wide = this.#fillChips(view, chip);
    // Three of them, or long words, are too wide for a small phone.
    const height = wide > room ? Math.floor((chip * room) / wide) : chip;
    if (height < chip) this.#fillChips(view, height);
    let x = this.#left(this.#shape);
    for (const plate of this.#chips.filter(({ visible }) => visible)) {
      motion.place(plate, { x: x + plate.plateWidth / 2, y: y + (chips - chip) * 0.66 + chip / 2 });
      x += plate.plateWidth + CHIP_GAP;
    }
  }

  /** Returns the width of all of them. */
  #fillChips(view: VerdictView, height: number): number {
    const { strings, theme } = this.#ports;
    let width = -CHIP_GAP;
    for (const [index, part] of PARTS.entries()) {
      const chip = this.#chips[index];
      const points = view.breakup?.[part] ?? 0;
      if (!chip) continue;
      chip.visible = points > 0;
      if (points <= 0) continue;
      const text = strings(`verdict.${part}`, { points: grouped(strings, points) });
      chip.set({ text, height, color: theme.tokens.color.snow });
      width += chip.plateWidth + CHIP_GAP;
    }
    return width;
  }

  #drawWhy(view: VerdictView, y: number): void {
    const words = this.#words(view);
    this.#explanation.visible = words !== null;
    if (words === null) return;
    const width = this.#column(view, this.#rect.width, this.#shape);
    const taken = this.#whyHeight(view, width, this.#shape);
    fitText(
      this.#explanation,
      words,
      { width, height: taken - 8, maxSize: MEASURES[this.#shape].words, minSize: 12 },
      EXPLANATION.lineHeight,
    );
    this.#explanation.position.set(this.#left(this.#shape), y + 6);
  }

  /** Below the words; on a short screen in the button's place. */
  #drawWait(view: VerdictView, y: number): void {
    this.#wait.visible = view.waitKey !== null;
    if (!view.waitKey) return;
    const { strings, theme } = this.#ports;
    const shape = this.#shape;
    const { pad } = MEASURES[shape];
    const { width, height } = this.#rect;
    const short = shape === 'short';
    const face = height - theme.tokens.depth.edge;
    const room = short ? this.#aside(view, width, shape) : this.#column(view, width, shape);
    fitText(
      this.#wait,
      strings(view.waitKey),
      {
        width: room,
        height: short ? face - pad : this.#waitHeight(view, room, shape) - 8,
        maxSize: MEASURES[shape].words,
        minSize: 12,
      },
      WAIT.lineHeight,
    );
    const [x, top] = short
      ? [width - pad - this.#wait.width, (face - this.#wait.height) / 2]
      : [this.#left(shape), Math.min(y + 4, face - this.#wait.height - pad * 0.4)];
    this.#wait.position.set(x, top);
  }
}
