// Options on the projector, for every question type that has them.

import { PICTURE_WIDTH } from '#core/content/media.ts';
import type { OptionsType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { type OptionState, OptionTile, type OptionTileLook } from '#scenes/kit/OptionTile.ts';
import { optionTally } from '#scenes/kit/optionTally.ts';
import { makeText, setText } from '#scenes/kit/text.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { arrangeOptions, placeOptions } from '#scenes/questions/optionGrid.ts';
import { optionFontSize } from '#scenes/questions/optionLetters.ts';
import {
  BREATH_S,
  type ProjectorPart,
  type ProjectorPartView,
  type ProjectorPartShape,
} from '#scenes/projector/questionPart.ts';
import { optionLetter } from '#scenes/theme/tokens.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { KeyedViews, byPlace } from '#scenes/kit/KeyedViews.ts';

/** Font sizes in design pixels: the usual maximum, and the maximum when tiles are large. */
const LETTERS = { usual: 66, most: 92 } as const;
/** A letter in the corner, in design pixels: its size, and its distance from the edges. */
const CORNER = { size: 32, end: 18, top: 6 } as const;

interface OptionsProjectorView {
  readonly questionId: string;
  readonly options: readonly Option[];
  /** Ids of the correct options; empty before the reveal, and when none is correct. */
  readonly correct: readonly string[];
  /** Number of players who chose each option, once that may be shown. */
  readonly distribution: Distribution<OptionsType> | null;
  /** As in `ProjectorPartView`. */
  readonly plain: boolean;
  /** Plain options still show their letters, in a corner. */
  readonly lettered?: boolean;
}

const EMPTY: OptionsProjectorView = {
  questionId: '',
  options: [],
  correct: [],
  distribution: null,
  plain: false,
};

/** Lean of a tile that holds its breath, in radians: a few pixels at the ends of a wide one. */
const LEAN = 0.006;

class ProjectorTile extends OptionTile {
  #look: OptionTileLook | null = null;
  /** The tile as it was before the reveal, while it holds its breath. */
  #held: OptionTile | null = null;
  readonly #corner = this.body.addChild(
    makeText(this.tokens, { size: 30, anchor: { x: 1, y: 0 }, color: this.tokens.color.inkMuted }),
  );

  setCorner(letter: string, width: number, unit: number): void {
    this.#corner.style.fontSize = CORNER.size * unit;
    setText(this.#corner, letter);
    this.#corner.position.set(width - CORNER.end * unit, CORNER.top * unit);
  }

  override set(look: OptionTileLook): void {
    super.set(look);
    this.#look = look;
    this.#held?.set({ ...look, state: 'idle' });
  }

  /** Keeps its former face until the breath is over, then shows its result, and stands up if it is correct. */
  playResult(): void {
    const { motion } = this.ports;
    if (!this.#look || motion.policy !== 'full') return;
    const held = (this.#held = this.addChildAt(new OptionTile(this.ports), 0));
    held.set({ ...this.#look, state: 'idle' });
    held.playTally();
    motion.play('suspense', held.body, { from: { rotation: LEAN }, duration: BREATH_S });
    void motion.play('fade', this.body, { delay: BREATH_S, duration: 0.16 }).done.then(() => {
      if (this.#held === held) this.#held = null;
      if (!held.destroyed) held.destroy({ children: true });
    });
    if (this.#look.state !== 'correct') return;
    motion.play('hit', this, { delay: BREATH_S });
    motion.play('stamp', this.mark, { delay: BREATH_S + 0.09 });
  }
}

export class OptionsProjector<Type extends OptionsType> extends Widget implements ProjectorPart<Type> {
  readonly #tiles = new KeyedViews<Option, ProjectorTile, number>(byPlace, () =>
    this.addChild(new ProjectorTile(this.ports)),
  );
  #view = EMPTY;
  #rects: readonly Rect[] = [];
  readonly #pictures: OptionPictures;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#pictures = new OptionPictures(ports, PICTURE_WIDTH.wallOption, () => redraw('picture'));
  }

  sync({ question, reveal, distribution, plain }: ProjectorPartView<Type>): void {
    const { id: questionId, options } = question;
    this.show({ questionId, options, correct: reveal?.correctIds ?? [], distribution, plain });
  }

  /** Like `sync`, for anything that is shown as options. */
  show(view: OptionsProjectorView): void {
    this.#pictures.sync(view.questionId, view.options);
    this.#view = view;
    this.#tiles.reconcile(view.options);
  }

  shape(): ProjectorPartShape {
    const { options } = this.#view;
    const pictures = options.some(({ media }) => media?.type === 'image');
    return { rows: Math.ceil(options.length / 2), tall: pictures, showsAnswers: false };
  }

  layout(box: Rect, gap: number, metrics: ProjectorMetrics): void {
    const { options, distribution, plain, lettered = false } = this.#view;
    const grid = arrangeOptions({
      count: options.length,
      width: box.width,
      gap,
      touch: 0,
      heightOf: () => 0,
      crowded: () => false,
    });
    this.#rects = placeOptions(grid, options.length, box.width, box.height, gap).map((rect) => ({
      ...rect,
      x: rect.x + box.x,
      y: rect.y + box.y,
    }));
    const lowest = Math.min(...this.#rects.map(({ height }) => height));
    const usual = Math.min(LETTERS.usual * metrics.unit, Math.max(lowest * 0.34, metrics.size('caption')));
    const textSize = optionFontSize(this.tokens, {
      options,
      rects: this.#rects,
      usual,
      most: LETTERS.most * metrics.unit,
      isCounted: distribution !== null,
    });
    for (const [option, tile, index] of this.#tiles.reconcile(options)) {
      const rect = this.#rects[index];
      if (!rect) continue;
      tile.label = `option:${option.id}`;
      tile.set({
        index,
        plain,
        text: option.text,
        ...(option.marks && { marks: option.marks }),
        width: rect.width,
        height: rect.height,
        textSize,
        state: this.#stateOf(option.id),
        edge: this.tokens.depth.edgeProjector * metrics.unit,
        picture: this.#pictures.of(option),
        ...optionTally(this.ports.strings, distribution, option.id),
      });
      tile.setCorner(lettered ? optionLetter(index) : '', rect.width, metrics.unit);
      tile.pivot.set(rect.width / 2, rect.height / 2);
      this.ports.motion.place(tile, { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
    }
  }

  targets(): readonly Target[] {
    return this.#view.options.flatMap(({ id }, index): Target[] => {
      const rect = this.#rects[index];
      return rect ? [{ id: `option:${id}`, kind: 'region', rect }] : [];
    });
  }

  playEntrance(): void {
    for (const [index, tile] of [...this.#tiles.values()].entries())
      this.ports.motion.play('slide', tile, {
        from: { y: 80 },
        delay: 0.35 + index * 0.08,
        duration: 0.5,
      });
  }

  playReveal(): void {
    for (const tile of this.#tiles.values()) {
      if (this.#view.correct.length > 0) tile.playResult();
      else tile.playTally();
    }
  }

  #stateOf(id: string): OptionState {
    const { correct } = this.#view;
    if (correct.length === 0) return 'idle';
    return correct.includes(id) ? 'correct' : 'dimmed';
  }
}
