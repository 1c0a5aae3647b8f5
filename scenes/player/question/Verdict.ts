// The verdict: the result, where the points come from, the explanation, and what to press next.

import type { FormattedText } from '#core/content/formattedText.ts';
import { type Mark, MarkBadge } from '#scenes/kit/Badge.ts';
import { MarkedText, measureMarked } from '#scenes/kit/MarkedText.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { fitText, setText, setTextColor } from '#scenes/kit/text.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import { VerdictChips } from '#scenes/player/question/VerdictChips.ts';
import type { Mood, VerdictModel } from '#scenes/player/question/model.ts';
import {
  asideOf,
  BUTTON_GAP,
  buttonsHeight,
  buttonWidth,
  columnOf,
  leftOf,
  MEASURES,
} from '#scenes/player/question/verdictLayout.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import type { Rect, Target } from '#scenes/ports.ts';
import { measureText } from '#scenes/stage/measureText.ts';
import { Pressables } from '#scenes/kit/Pressables.ts';
import { LEFT, RIGHT } from '#scenes/kit/anchors.ts';
import { mix } from '#scenes/kit/color.ts';

const MARK: Readonly<Record<Mood, Mark>> = {
  correct: 'check',
  partial: 'check',
  incorrect: 'cross',
  passed: 'skip',
  neutral: 'lock',
};
const EXPLANATION = { weight: 'body', lineHeight: 1.35 } as const;
const WAIT = { weight: 'strong', lineHeight: 1.25 } as const;

/** Colors of a slab: its face and side, its mark and the line in it, and its text. */
interface Face {
  readonly fill: Color;
  readonly edge: Color;
  readonly sign: Color;
  readonly line: Color;
  readonly text: Color;
}

/** There are never more than this. */
const MAX_BUTTONS = 2;

export class Verdict extends Pressables {
  override label = 'verdict';
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #mark = this.addChild(new MarkBadge());
  readonly #title = this.text({ size: 28, weight: 'title', anchor: LEFT });
  readonly #total = this.text({ size: 30, anchor: RIGHT, label: 'total' });
  readonly #chips = this.addChild(new VerdictChips(this.ports));
  readonly #explanation = this.addChild(new MarkedText(this.tokens, { size: 16, weight: 'body' }));
  readonly #wait = this.text({ size: 16, weight: 'strong' });
  readonly #buttons = Array.from({ length: MAX_BUTTONS }, () => this.addChild(new PrimaryButton(this.ports)));
  #view: VerdictModel | null = null;
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #shape: Shape = 'wide';

  sync(view: VerdictModel | null): void {
    this.#view = view;
    this.visible = view !== null;
  }

  /** Everything stacked on a phone, otherwise in two columns; on a short screen a slim bar. */
  heightFor(width: number, shape: Shape): number {
    const view = this.#view;
    if (!view) return 0;
    const { pad, head } = MEASURES[shape];
    const column = columnOf(view, width, shape);
    const buttons = buttonsHeight(view, shape);
    const edge = this.tokens.depth.edge;
    const beside = Math.max(
      head + this.#chipsHeight(view, column, shape) + this.#whyHeight(view, column, shape),
      shape === 'narrow' ? 0 : buttons,
    );
    const below = shape === 'short' ? 0 : this.#waitHeight(view, column, shape);
    const foot = shape === 'narrow' && buttons > 0 ? buttons + BUTTON_GAP : 0;
    return pad * 2 + beside + below + foot + (shape === 'short' ? edge : 0);
  }

  layout(rect: Rect, shape: Shape): void {
    this.#rect = rect;
    this.#shape = shape;
    this.draw();
  }

  targets(): readonly Target[] {
    const view = this.#view;
    if (!view) return [];
    const region: Target = { id: 'verdict', kind: 'region', rect: this.#rect };
    const { button: height } = MEASURES[this.#shape];
    const width = buttonWidth(view, this.#rect.width, this.#shape);
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

  /** The slab comes in and its mark drops onto it; the text is up by the time the stars leave. */
  play(): void {
    const { motion } = this.ports;
    const view = this.#view;
    if (!view) return;
    motion.play('slide', this, { from: { y: 60 }, delay: 0.12, duration: 0.3 });
    motion.play('stamp', this.#mark, { from: { scale: 1.5 }, delay: 0.2 });
    motion.play('pop', this.#title, { from: { scale: 0.86 }, delay: 0.2, duration: 0.26 });
    if (!view.points) return;
    motion.play('pop', this.#total, { from: { scale: 0.7 }, delay: 0.26, duration: 0.26 });
    this.#chips.play(0.34);
  }

  /** Returns the place of the points on the stage; null if there are none. */
  pointsPlace(): { readonly x: number; readonly y: number } | null {
    if (!this.visible || !this.#view?.points) return null;
    return {
      x: this.#rect.x + this.#total.x - this.#total.width / 2,
      y: this.#rect.y + this.#total.y,
    };
  }

  /**
   * The sources of the points; the slim bar has room for them only if there is no other text, or if points
   * were lost.
   */
  #chipped(view: VerdictModel, shape: Shape): VerdictModel['points'] {
    const { points } = view;
    return shape !== 'short' || (points && points.total < 0) || this.#words(view) === null ? points : null;
  }

  #chipsHeight(view: VerdictModel, width: number, shape: Shape): number {
    const points = this.#chipped(view, shape);
    return points ? this.#chips.heightFor(points, width, shape) : 0;
  }

  /** The text below the title. */
  #words({ explanation, offer }: VerdictModel): FormattedText | null {
    if (explanation?.marks) return explanation;
    const words = explanation?.text || offer?.ask;
    return words ? { text: this.say(words) } : null;
  }

  /** Including the space above. */
  #whyHeight(view: VerdictModel, width: number, shape: Shape): number {
    const words = this.#words(view);
    if (words === null) return 0;
    const { height } = measureMarked(this.tokens, words, {
      ...EXPLANATION,
      size: MEASURES[shape].words,
      width,
    });
    return Math.min(height, MEASURES[shape].why) + 8;
  }

  /** Including the space above. */
  #waitHeight(view: VerdictModel, width: number, shape: Shape): number {
    if (!view.wait) return 0;
    const size = MEASURES[shape].words;
    const { height } = measureText(this.tokens, this.say(view.wait), { ...WAIT, size, width });
    return Math.min(height, shape === 'short' ? 3 * size * WAIT.lineHeight : height) + 8;
  }

  /** Green is the only verdict that fills its slab: a correct answer is the brightest thing in the game. */
  #face(mood: Mood): Face {
    const { color, schemes, tile } = this.tokens;
    const { play } = schemes;
    if (mood === 'correct')
      return {
        fill: color.success,
        edge: color.successEdge,
        sign: color.ink,
        line: color.success,
        text: color.ink,
      };
    const on = (meaning: Color, edge: Color, sign: Color): Face => {
      const fill = mix(play.surface, meaning, tile.verdict);
      return { fill, edge, sign, line: fill, text: play.text };
    };
    if (mood === 'partial') return on(play.warningSurface, color.goldEdge, play.warning);
    if (mood === 'incorrect') return on(play.dangerSurface, color.dangerEdge, play.danger);
    return on(play.surface, color.silverEdge, play.textMuted);
  }

  protected draw(): void {
    const view = this.#view;
    if (!view || this.#rect.width === 0) return;
    const { motion } = this.ports;
    const { tokens } = this;
    const { color, schemes } = tokens;
    const { width, height } = this.#rect;
    const shape = this.#shape;
    const { pad, head } = MEASURES[shape];
    const { fill, edge, sign, line, text } = this.#face(view.mood);
    for (const words of [this.#total, this.#explanation.plain, this.#wait]) setTextColor(words, text);
    setTextColor(this.#title, view.mood === 'correct' ? text : sign);
    motion.place(this, { x: this.#rect.x, y: this.#rect.y });
    this.#panel.set({
      width,
      height,
      radius: tokens.radius.large,
      fill,
      edge: { color: edge, height: tokens.depth.edge },
    });
    const column = columnOf(view, width, shape);
    const why = this.#whyHeight(view, column, shape);
    const words = head + this.#chipsHeight(view, column, shape) + why;
    // Text alone is centered in the bar, and everything in a slab that a neighbor makes taller.
    const spare = shape === 'wide' ? Math.max(0, height - this.heightFor(width, shape)) : 0;
    const top = shape === 'short' ? (height - tokens.depth.edge - words) / 2 : pad + spare / 2;
    this.#mark.set(
      view.offer?.mark ?? MARK[view.mood],
      head,
      view.offer ? schemes.play.sunken : sign,
      fill,
      view.offer ? color.danger : line,
    );
    motion.place(this.#mark, { x: pad + head / 2, y: top + head / 2 });
    this.#drawHead(view, top);
    this.#chips.layout(this.#chipped(view, shape), leftOf(shape), top + head, column, shape);
    this.#drawWhy(view, top + words - why);
    this.#drawWait(view, top + words);
    this.#drawButtons(view);
  }

  #drawButtons(view: VerdictModel): void {
    const shape = this.#shape;
    const { width, height } = this.#rect;
    const { pad, button: high } = MEASURES[shape];
    const wide = buttonWidth(view, width, shape);
    const all = buttonsHeight(view, shape);
    const left = shape === 'narrow' ? pad : width - pad - asideOf(view, width, shape);
    const top = shape === 'narrow' ? height - pad - all : (height - this.tokens.depth.edge - all) / 2;
    for (const [index, button] of this.#buttons.entries()) {
      const look = view.buttons[index];
      if (look) button.label = look.id;
      const beside = shape === 'short';
      const x = left + (beside ? index * (wide + BUTTON_GAP) : 0);
      const y = top + (beside ? 0 : index * (high + BUTTON_GAP));
      button.lay({ x, y, width: wide, height: high }, look?.words ?? null, {
        textSize: 22,
        quiet: look?.quiet ?? false,
        ...this.touch(look?.id ?? ''),
      });
    }
  }

  #drawHead(view: VerdictModel, top: number): void {
    const { motion } = this.ports;
    const { pad, head, title: size } = MEASURES[this.#shape];
    this.#total.visible = view.points !== null;
    if (this.#total.style.fontSize !== size) this.#total.style.fontSize = size;
    if (view.points) setText(this.#total, this.say(view.points.words));
    const left = Math.round(pad * 1.7 + head);
    const right = leftOf(this.#shape) + columnOf(view, this.#rect.width, this.#shape);
    // At its full size, since it may just be growing.
    const total = this.#total.visible ? this.#total.getLocalBounds().width + 16 : 0;
    motion.place(this.#total, { x: right, y: top + head / 2 });
    fitText(
      this.#title,
      this.say(view.title),
      {
        width: right - left - total,
        height: head,
        size: [size, 14],
        lines: 2,
        balanced: true,
      },
      1.05,
    );
    motion.place(this.#title, { x: left, y: top + head / 2 });
  }

  #drawWhy(view: VerdictModel, y: number): void {
    const words = this.#words(view);
    this.#explanation.visible = words !== null;
    if (words === null) return;
    const width = columnOf(view, this.#rect.width, this.#shape);
    const taken = this.#whyHeight(view, width, this.#shape);
    this.#explanation.fit(
      words,
      { width, height: taken - 8, size: [MEASURES[this.#shape].words, 12] },
      EXPLANATION.lineHeight,
    );
    this.#explanation.position.set(leftOf(this.#shape), y + 6);
  }

  /** Below the text; on a short screen in the button's place. */
  #drawWait(view: VerdictModel, y: number): void {
    this.#wait.visible = view.wait !== null;
    if (!view.wait) return;
    const shape = this.#shape;
    const { pad } = MEASURES[shape];
    const { width, height } = this.#rect;
    const short = shape === 'short';
    const face = height - this.tokens.depth.edge;
    const room = short ? asideOf(view, width, shape) : columnOf(view, width, shape);
    fitText(
      this.#wait,
      this.say(view.wait),
      {
        width: room,
        height: short ? face - pad : this.#waitHeight(view, room, shape) - 8,
        size: [MEASURES[shape].words, 12],
      },
      WAIT.lineHeight,
    );
    const [x, top] = short
      ? [width - pad - this.#wait.width, (face - this.#wait.height) / 2]
      : [leftOf(shape), Math.min(y + 4, face - this.#wait.height - pad * 0.4)];
    this.#wait.position.set(x, top);
  }
}
