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
};
const BUTTON = 58;
const EXPLANATION = { size: 16, weight: 'body', lineHeight: 1.35 } as const;

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
  readonly #button: PrimaryButton;
  #view: VerdictView | null = null;
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #compact = false;
  #focus: string | null = null;
  #pressed = false;
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
    this.#button = new PrimaryButton(ports.theme);
    this.#button.label = 'next';
    this.root.addChild(
      this.#panel,
      this.#mark,
      this.#title,
      this.#total,
      ...this.#chips,
      this.#explanation,
      this.#wait,
      this.#button,
    );
  }

  sync(view: VerdictView | null): void {
    if (view?.breakup?.total !== this.#view?.breakup?.total) this.#counting?.finish();
    this.#view = view;
    this.root.visible = view !== null;
  }

  /** Everything below one another on a phone, in two columns else. */
  heightFor(width: number, compact: boolean): number {
    const view = this.#view;
    if (!view) return 0;
    const pad = compact ? 14 : 20;
    const head = compact ? 44 : 52;
    const chips = this.#earned(view) ? (compact ? 42 : 46) : 0;
    const column = this.#column(width, compact);
    const why = Math.min(this.#whyHeight(view, column), compact ? 130 : 96);
    const foot = view.next ? (compact ? BUTTON + 10 : 0) : view.waitKey ? 28 : 0;
    const height = pad * 2 + head + chips + (why > 0 ? why + 8 : 0) + foot;
    return compact ? height : Math.max(height, view.next ? BUTTON + pad * 2 : 0);
  }

  layout(rect: Rect, compact: boolean): void {
    this.#rect = rect;
    this.#compact = compact;
    this.#draw();
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    this.#draw();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed && id === 'next';
    this.#draw();
  }

  targets(): readonly Target[] {
    const view = this.#view;
    if (!view) return [];
    const region: Target = { id: 'verdict', kind: 'region', rect: this.#rect };
    if (!view.next) return [region];
    const { x, y } = this.#button;
    const { width } = this.#buttonBox();
    return [
      region,
      {
        id: 'next',
        kind: 'button',
        intent: { type: 'next' },
        rect: { x: this.#rect.x + x, y: this.#rect.y + y, width, height: BUTTON },
      },
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

  #column(width: number, compact: boolean): number {
    const pad = compact ? 14 : 20;
    return compact
      ? width - pad * 2
      : width - pad * 3 - (this.#view?.next ? this.#buttonBox(width).width : 0) - 72;
  }

  #whyHeight(view: VerdictView, width: number): number {
    if (!view.explanation) return 0;
    return measureText(this.#ports.theme.tokens, directed(view.explanation), { ...EXPLANATION, width })
      .height;
  }

  #buttonBox(width = this.#rect.width): { width: number } {
    return { width: this.#compact ? width - 28 : Math.min(260, width * 0.26) };
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
    const { motion, strings, theme } = this.#ports;
    const { tokens } = theme;
    const { width, height } = this.#rect;
    const compact = this.#compact;
    const pad = compact ? 14 : 20;
    const head = compact ? 44 : 52;
    const { fill, edge } = this.#fill(view.mood);
    motion.place(this.root, { x: this.#rect.x, y: this.#rect.y });
    this.#panel.set({
      width,
      height,
      radius: tokens.radius.large,
      fill,
      edge: { color: edge, height: tokens.depth.edge },
    });
    this.#mark.set(MARK[view.mood], head, tokens.color.ink, fill, fill);
    motion.place(this.#mark, { x: pad + head / 2, y: pad + head / 2 });
    this.#drawHead(view, pad, head);
    let y =
      pad + head + (this.#earned(view) ? this.#drawChips(view, pad, pad + head, compact) : this.#hideChips());
    y += this.#drawWhy(view, compact ? pad : pad * 2 + head, y + 6, compact);
    this.#wait.visible = view.waitKey !== null;
    if (view.waitKey) {
      setText(this.#wait, strings(view.waitKey));
      this.#wait.position.set(
        compact ? pad : pad * 2 + head,
        Math.min(y + 2, height - tokens.depth.edge - 26),
      );
    }
    this.#button.visible = view.next;
    if (!view.next) return;
    const box = this.#buttonBox();
    this.#button.set({
      text: strings('verdict.next'),
      width: box.width,
      height: BUTTON,
      textSize: 22,
      focused: this.#focus === 'next',
      pressed: this.#pressed,
    });
    this.#button.position.set(
      compact ? pad : width - pad - box.width,
      compact ? height - BUTTON - pad : (height - BUTTON) / 2,
    );
  }

  #drawHead(view: VerdictView, pad: number, head: number): void {
    const { strings, theme } = this.#ports;
    const column = this.#column(this.#rect.width, this.#compact) + (this.#compact ? 0 : 72);
    this.#total.visible = this.#earned(view);
    const size = this.#compact ? 24 : 30;
    if (this.#total.style.fontSize !== size) this.#total.style.fontSize = size;
    setText(this.#total, strings('verdict.points', { points: grouped(strings, view.breakup?.total ?? 0) }));
    const right = pad + column;
    this.#total.anchor.set(1, 0.5);
    this.#total.position.set(this.#compact ? this.#rect.width - pad : right - pad, pad + head / 2);
    const left = pad * 1.7 + head;
    const room = this.#total.x - left - (this.#total.visible ? this.#total.width + 12 : 0);
    fitText(
      this.#title,
      strings(view.key),
      { width: room, height: head, maxSize: size, minSize: 14, maxLines: 2 },
      1.05,
    );
    this.#title.position.set(left, pad + (head - this.#title.height) / 2);
    setTextColor(this.#title, theme.tokens.color.ink);
  }

  #hideChips(): number {
    for (const chip of this.#chips) chip.visible = false;
    return 0;
  }

  #drawChips(view: VerdictView, pad: number, y: number, compact: boolean): number {
    const { strings, motion, theme } = this.#ports;
    const height = compact ? 30 : 34;
    let x = compact ? pad : pad * 1.7 + 52;
    for (const [index, part] of PARTS.entries()) {
      const chip = this.#chips[index];
      const points = view.breakup?.[part] ?? 0;
      if (!chip) continue;
      chip.visible = points > 0;
      if (points <= 0) continue;
      chip.set({
        text: strings(`verdict.${part}`, { points: grouped(strings, points) }),
        height,
        color: theme.tokens.color.snow,
      });
      motion.place(chip, { x: x + chip.plateWidth / 2, y: y + 8 + height / 2 });
      x += chip.plateWidth + 8;
    }
    return compact ? 42 : 46;
  }

  #drawWhy(view: VerdictView, left: number, y: number, compact: boolean): number {
    this.#explanation.visible = view.explanation !== null;
    if (!view.explanation) return 0;
    const width = this.#column(this.#rect.width, compact);
    const height = Math.min(this.#whyHeight(view, width), compact ? 130 : 96);
    fitText(
      this.#explanation,
      directed(view.explanation),
      { width, height, maxSize: EXPLANATION.size, minSize: 13 },
      EXPLANATION.lineHeight,
    );
    this.#explanation.position.set(left, y);
    return height + 8;
  }
}
