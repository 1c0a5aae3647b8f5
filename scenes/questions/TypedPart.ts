// Sheet to type on: the text field belongs to the DOM; this draws the sheet under it, and the result.

import { Container } from 'pixi.js';
import type { QuestionType } from '#core/questions/question.ts';
import type { ResponseResult } from '#core/room/phase.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { celebration } from '#scenes/player/celebration/celebration.ts';
import type { Shards } from '#scenes/player/celebration/Shards.ts';
import { fitText, setTextColor } from '#scenes/kit/text.ts';
import type { ScenePorts, Target } from '#scenes/ports.ts';
import { correctAnswerMessage } from '#scenes/model.ts';
import type { Density, PartView, QuestionPart } from '#scenes/player/question/part.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { TOP } from '#scenes/kit/anchors.ts';
import { onIncorrect } from '#scenes/theme/grounds.ts';

export interface TypedView {
  readonly text: string;
  readonly open: boolean;
  readonly final: boolean;
  /** True when the question is over without an answer. */
  readonly unanswered: boolean;
  readonly result: ResponseResult | null;
  /** Correct answers, once revealed; the first is the one to learn. */
  readonly accepted: readonly string[];
}

const EMPTY: TypedView = {
  text: '',
  open: false,
  final: false,
  unanswered: false,
  result: null,
  accepted: [],
};
/** More than this wouldn't be read. */
const ACCEPTED_SHOWN = 4;

export class TypedPart<Type extends QuestionType> extends Widget implements QuestionPart<Type> {
  readonly #lines: number;
  readonly #read: (view: PartView<Type>) => TypedView;
  readonly #under = this.addChild(new Container());
  readonly #sheet = this.add(new Container(), 'field');
  readonly #panel = this.#sheet.addChild(new Panel(this.tokens));
  readonly #text = this.#sheet.addChild(
    this.text({ size: 22, weight: 'strong', color: this.tokens.color.ink }),
  );
  readonly #mark = this.#sheet.addChild(new MarkBadge());
  readonly #told = this.text({ size: 20, weight: 'strong', anchor: TOP, label: 'accepted' });
  #shards: Shards | null = null;
  #view = EMPTY;
  #width = 0;
  #height = 0;
  #density: Density = { question: 24, answer: 20, gap: 12, touch: 64 };
  #focused = false;

  constructor(
    ports: ScenePorts,
    { lines }: { readonly lines: number },
    read: (view: PartView<Type>) => TypedView,
  ) {
    super(ports);
    this.#lines = lines;
    this.#read = read;
  }

  sync(view: PartView<Type>): void {
    this.#view = this.#read(view);
  }

  heightFor(_width: number, density: Density): number {
    return this.#sheetHeight(density) + this.#toldHeight(density);
  }

  roomyHeightFor(width: number, density: Density): number {
    return this.heightFor(width, density) + 40;
  }

  layout(width: number, height: number, density: Density): void {
    this.#width = Math.min(width, 900);
    this.#height = height;
    this.#density = density;
    this.pivot.x = -(width - this.#width) / 2;
    this.#draw();
  }

  setFocus(id: string | null): void {
    this.#focused = id === 'field';
    this.#draw();
  }

  setPointer(): void {
    // The field belongs to the DOM, which responds to the pointer itself.
  }

  targets(): readonly Target[] {
    if (!this.#view.open) return [];
    const rect = {
      x: -this.pivot.x,
      y: this.#top(),
      width: this.#width,
      height: this.#sheetHeight(this.#density),
    };
    return [{ id: 'field', kind: 'field', rect }];
  }

  playEntrance(): void {
    this.ports.motion.play('slide', this.#sheet, { from: { y: 46 }, delay: 0.2 });
  }

  playLocked(): void {
    this.ports.motion.play('nod', this.#sheet);
    this.ports.motion.play('stamp', this.#mark, { from: { scale: 1.4 }, delay: 0.06 });
  }

  playReveal(rightAnswers: number): void {
    const { motion } = this.ports;
    const parts = celebration();
    if (this.#view.result === 'correct') {
      const { color } = this.tokens;
      motion.play('hit', this.#sheet);
      motion.play('stamp', this.#mark, { delay: 0.09 });
      const sheet = { x: 0, y: this.#top(), width: this.#width, height: this.#sheetHeight(this.#density) };
      if (parts) {
        this.#shards ??= this.#under.addChild(new parts.Shards(this.ports));
        this.#shards.fly(
          sheet,
          [color.success, color.snow, color.successEdge],
          parts.shardsFor(rightAnswers),
        );
      }
    }
    if (this.#view.result === 'incorrect') motion.play('shake', this.#sheet);
    if (this.#told.visible) motion.play('pop', this.#told, { delay: 0.2 });
  }

  playRelayout(): void {
    // Nothing here has to travel when the layout changes.
  }

  /** True when nothing was written and nothing can be anymore; there is no sheet then. */
  #isBare(): boolean {
    return this.#view.unanswered && this.#view.text === '';
  }

  #sheetHeight({ answer, touch }: Density): number {
    if (this.#isBare()) return 0;
    return Math.max(touch, this.#lines * answer * 1.4 + answer * 1.2);
  }

  #toldHeight({ answer }: Density): number {
    return this.#view.accepted.length > 0 ? answer * 2.6 : 0;
  }

  #top(): number {
    return Math.max(0, (this.#height - this.heightFor(this.#width, this.#density)) / 2);
  }

  #draw(): void {
    const { tokens } = this;
    const { color, schemes } = tokens;
    const { text, open, final, result, accepted } = this.#view;
    const height = this.#sheetHeight(this.#density);
    this.#sheet.visible = !this.#isBare();
    const judged =
      result === 'correct' ? schemes.play.success : result === 'incorrect' ? schemes.play.danger : null;
    const ring = this.#focused ? schemes.play.focus : judged;
    const ground =
      result === 'incorrect'
        ? onIncorrect(tokens)
        : { fill: color.snow, side: color.snowEdge, text: color.ink };
    this.#panel.set({
      width: this.#width,
      height,
      radius: tokens.radius.large,
      fill: ground.fill,
      // Written down, it lies flat.
      edge: { color: ground.side, height: open ? tokens.depth.edge : 0 },
      ...(ring ? { ring: { color: ring, width: 4, gap: this.#focused ? 3 : 0 } } : {}),
    });
    const size = this.#density.answer;
    // While the field is open, the DOM shows the text; drawn as well, it would appear twice.
    this.#text.visible = !open;
    fitText(this.#text, text, {
      width: this.#width - size * 3,
      height: height - size * 0.8,
      size: [size * 1.1, 12],
    });
    this.#text.position.set(size, (height - this.#text.height) / 2);
    setTextColor(this.#text, ground.text);
    this.#mark.visible = judged !== null || (final && result === null);
    const sign = result === 'correct' ? 'right' : result === 'incorrect' ? 'wrong' : 'locked';
    this.#mark.sign(sign, 40, tokens);
    this.ports.motion.place(this.#mark, { x: this.#width - 8, y: 6 });
    this.#sheet.pivot.set(this.#width / 2, height / 2);
    this.ports.motion.place(this.#sheet, { x: this.#width / 2, y: this.#top() + height / 2 });
    this.#told.visible = accepted.length > 0;
    if (accepted.length === 0) return;
    const list = accepted.slice(0, ACCEPTED_SHOWN).join('  ·  ');
    fitText(this.#told, this.say(correctAnswerMessage(list)), {
      width: this.#width,
      height: size * 2.4,
      size: [size * 1.05, 12],
      lines: 2,
    });
    this.ports.motion.place(this.#told, { x: this.#width / 2, y: this.#top() + height + size * 0.8 });
  }
}
