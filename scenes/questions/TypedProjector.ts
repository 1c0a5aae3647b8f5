// Typed answers on the projector: first how to answer, then the texts.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { Message } from '#scenes/message.ts';
import { NO_ANSWERS, correctAnswerMessage } from '#scenes/model.ts';
import { Container } from 'pixi.js';
import type { Distribution, QuestionType } from '#core/questions/question.ts';
import { type NumberBand, readNumber } from '#core/questions/typed/numbers.ts';
import type { TextCount } from '#core/questions/typed/typed.ts';
import { KeyedViews, byPlace } from '#scenes/kit/KeyedViews.ts';
import { fitLine, fitText } from '#scenes/kit/text.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { NumberLine } from '#scenes/questions/NumberLine.ts';
import { TextTally } from '#scenes/questions/TextTally.ts';
import {
  BREATH_S,
  type ProjectorPart,
  type ProjectorPartView,
  type ProjectorPartShape,
} from '#scenes/projector/questionPart.ts';
import { Widget } from '#scenes/kit/Widget.ts';

interface TypedLook {
  /** Says how to answer. */
  readonly hint: Message;
  /** True if a text can be correct. */
  readonly judged: boolean;
}

/** The texts typed in one place. */
export interface TypedTexts {
  /** What they're about; null if that needs no words. */
  readonly head: Message | null;
  readonly texts: readonly TextCount[];
  /** The numbers that are correct, once revealed. */
  readonly band?: NumberBand | null;
}

/** What the kind shows. */
interface TypedReading<Type extends QuestionType> {
  /** The revealed correct answers. */
  accepted(view: ProjectorPartView<Type>): readonly string[] | null;
  texts(view: ProjectorPartView<Type> & { readonly distribution: Distribution<Type> }): readonly TypedTexts[];
  /** The question's words, if they change. */
  words?(view: ProjectorPartView<Type>): FormattedText;
}

interface TypedProjectorView {
  readonly distribution: Distribution | null;
  readonly texts: readonly TypedTexts[];
  /** Correct answers, once revealed. */
  readonly accepted: readonly string[] | null;
}

/** Height of a line with numbers, as a multiple of the font size. */
const LINE = 2.6;
/** Number of columns for the texts of several places. */
const COLUMNS = 3;

export class TypedProjector<Type extends QuestionType> extends Widget implements ProjectorPart<Type> {
  readonly #look: TypedLook;
  readonly #reading: TypedReading<Type>;
  readonly #all = this.add(new Container(), 'texts');
  readonly #places = new KeyedViews<TypedTexts, PlaceTally, number>(byPlace, () =>
    this.#all.addChild(new PlaceTally(this.ports)),
  );
  readonly #hint = this.text({ size: 30, anchor: 0.5, label: 'hint' });
  words: FormattedText | undefined;
  #view: TypedProjectorView = { distribution: null, texts: [], accepted: null };

  constructor(ports: ScenePorts, look: TypedLook, reading: TypedReading<Type>) {
    super(ports);
    this.#look = look;
    this.#reading = reading;
  }

  sync(view: ProjectorPartView<Type>): void {
    const { distribution } = view;
    this.words = this.#reading.words?.(view);
    this.#view = {
      distribution,
      texts: distribution ? this.#reading.texts({ ...view, distribution }) : [],
      accepted: this.#reading.accepted(view),
    };
  }

  shape(): ProjectorPartShape {
    return { rows: 0, tall: false, showsAnswers: this.#view.texts.some(({ texts }) => texts.length > 0) };
  }

  layout(box: Rect, _gap: number, metrics: ProjectorMetrics): void {
    const { distribution } = this.#view;
    const size = metrics.size('title');
    const head = this.#line();
    this.#hint.visible = head !== null;
    this.#all.visible = distribution !== null;
    if (head !== null) {
      fitText(this.#hint, head, { width: box.width, height: size * 2.6, size: [size, size * 0.5], lines: 2 });
      const y = distribution ? box.y + size * 0.7 : box.y + box.height * 0.4;
      this.#hint.position.set(box.x + box.width / 2, y);
    }
    if (!distribution) return;
    const top = head === null ? 0 : size * 1.7;
    this.#all.position.set(box.x, box.y + top);
    this.#arrange(distribution, { ...box, height: box.height - top }, metrics);
  }

  /** The places side by side, in reading order. */
  #arrange(
    distribution: Distribution,
    { width, height }: Rect,
    { wide, ...metrics }: ProjectorMetrics,
  ): void {
    const { texts } = this.#view;
    const size = metrics.size('title');
    const columns = wide ? Math.min(COLUMNS, texts.length) : 1;
    const rows = Math.ceil(texts.length / columns);
    const gap = size * 0.6;
    const cell = {
      width: (width - gap * (columns - 1)) / columns,
      height: (height - gap * (rows - 1)) / rows,
    };
    for (const [place, tally, at] of this.#places.reconcile(texts)) {
      tally.position.set((at % columns) * (cell.width + gap), Math.floor(at / columns) * (cell.height + gap));
      tally.set(place, distribution, this.#look.judged, cell, size);
    }
  }

  targets(): readonly Target[] {
    return [];
  }

  playEntrance(): void {
    // Typed answers come in later.
  }

  playReveal(): void {
    const rows = [...this.#places.values()].flatMap((place) => place.rows);
    const { motion } = this.ports;
    for (const [index, row] of rows.entries())
      if (row.isRight) motion.play('pop', row, { from: { scale: 0.9 }, delay: BREATH_S });
      else motion.play('slide', row, { from: { y: 30 }, delay: Math.min(BREATH_S, index * 0.06) });
    if (this.#view.accepted) motion.play('fade', this.#hint, { delay: BREATH_S });
  }

  /** The line above the texts, or in their place. */
  #line(): string | null {
    const { distribution, accepted } = this.#view;
    if (accepted) return this.say(correctAnswerMessage(accepted.join(' · ')));
    if (!distribution) return this.say(this.#look.hint);
    return distribution.answered === 0 ? this.say(NO_ANSWERS) : null;
  }
}

/** The most common texts of one place, as many as can be read. */
class PlaceTally extends Widget {
  readonly #head = this.text({ size: 30, weight: 'strong', label: 'head' });
  readonly #texts = this.addChild(new TextTally(this.ports));
  readonly #line = this.add(new NumberLine(this.ports), 'line');

  get rows(): TextTally['rows'] {
    return this.#texts.rows;
  }

  set(
    { head, texts, band }: TypedTexts,
    distribution: Distribution,
    judged: boolean,
    { width, height }: Pick<Rect, 'width' | 'height'>,
    size: number,
  ): void {
    const below = head === null ? 0 : size * 0.9;
    const points = texts.flatMap((text) => {
      const value = readNumber(text.text)?.values[0];
      return value === undefined ? [] : { ...text, value };
    });
    this.#line.visible = band != null && points.length > 0;
    const line = this.#line.visible ? Math.min(size * LINE, height * 0.4) : 0;
    if (band) this.#line.set(band, points, width, line, size * 0.8);
    this.#line.position.y = below;
    const top = below + line;
    this.#head.visible = head !== null;
    if (head !== null) fitLine(this.#head, this.say(head), width, size * 0.6);
    this.#texts.position.y = top;
    const fitting =
      head === null && line === 0 ? texts.length : Math.max(1, Math.floor((height - top) / (size * 1.1)));
    this.#texts.set(texts.slice(0, fitting), distribution, judged, { width, height: height - top }, size);
  }
}
