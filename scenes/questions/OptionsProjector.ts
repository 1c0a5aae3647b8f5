// Options on the projector, for every question kind that has them.

import { Container, type Text } from 'pixi.js';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import type { OptionsType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { type OptionState, OptionTile } from '#scenes/kit/OptionTile.ts';
import { optionTally } from '#scenes/kit/optionTally.ts';
import { makeText, setText } from '#scenes/kit/text.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { arrangeOptions, placeOptions } from '#scenes/questions/optionGrid.ts';
import { lettersOf } from '#scenes/questions/optionLetters.ts';
import type { ProjectorPart, ProjectorPartView, ProjectorPartShape } from '#scenes/projector/questionPart.ts';
import type { Theme } from '#scenes/theme/theme.ts';
import { optionLetter } from '#scenes/theme/tokens.ts';

/** Pixels of the design: of the words where tiles are not large, and the most. */
const LETTERS = { usual: 66, most: 92 } as const;
/** Of a letter in the corner, and from there to it. */
const CORNER = { size: 32, end: 18, top: 6 } as const;

interface OptionsProjectorView {
  readonly questionId: string;
  readonly options: readonly Option[];
  /** Ids of the right ones; none before they are told, and where none is right. */
  readonly correct: readonly string[];
  /** How many chose each, once that may be told. */
  readonly distribution: Distribution<OptionsType> | null;
  /** As the contract of a part says. */
  readonly plain: boolean;
  /** Plain ones have their letters all the same, in a corner. */
  readonly lettered?: boolean;
}

const EMPTY: OptionsProjectorView = {
  questionId: '',
  options: [],
  correct: [],
  distribution: null,
  plain: false,
};

class WallTile extends OptionTile {
  readonly #corner: Text;

  constructor(theme: Theme) {
    super(theme);
    this.#corner = makeText(theme.tokens, {
      size: 30,
      weight: 'display',
      color: theme.tokens.color.inkMuted,
    });
    this.#corner.anchor.set(1, 0);
    this.body.addChild(this.#corner);
  }

  setCorner(letter: string, width: number, unit: number): void {
    this.#corner.style.fontSize = CORNER.size * unit;
    setText(this.#corner, letter);
    this.#corner.position.set(width - CORNER.end * unit, CORNER.top * unit);
  }
}

export class OptionsProjector<Type extends OptionsType> implements ProjectorPart<Type> {
  readonly root = new Container();
  readonly #ports: ScenePorts;
  readonly #tiles: WallTile[] = [];
  #view = EMPTY;
  #rects: readonly Rect[] = [];
  readonly #pictures: OptionPictures;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    this.#ports = ports;
    this.#pictures = new OptionPictures(ports, PICTURE_WIDTH.wallOption, () => redraw('picture'));
  }

  sync({ question, reveal, distribution, plain }: ProjectorPartView<Type>): void {
    const { id: questionId, options } = question;
    this.show({ questionId, options, correct: reveal?.correctIds ?? [], distribution, plain });
  }

  /** The same of anything that is shown as options are. */
  show(view: OptionsProjectorView): void {
    this.#pictures.sync(view.questionId, view.options);
    this.#view = view;
    while (this.#tiles.length < view.options.length)
      this.#tiles.push(this.root.addChild(new WallTile(this.#ports.theme)));
    for (const tile of this.#tiles.splice(view.options.length)) tile.destroy({ children: true });
  }

  shape(): ProjectorPartShape {
    const { options } = this.#view;
    const pictures = options.some(({ media }) => media?.type === 'image');
    return { rows: Math.ceil(options.length / 2), tall: pictures, told: false };
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
    const textSize = lettersOf(this.#ports.theme.tokens, {
      options,
      rects: this.#rects,
      usual,
      most: LETTERS.most * metrics.unit,
      isCounted: distribution !== null,
    });
    for (const [index, option] of options.entries()) {
      const tile = this.#tiles[index];
      const rect = this.#rects[index];
      if (!tile || !rect) continue;
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
        edge: this.#ports.theme.tokens.depth.edgeProjector * metrics.unit,
        picture: this.#pictures.of(option),
        ...optionTally(this.#ports.strings, distribution, option.id),
      });
      tile.setCorner(lettered ? optionLetter(index) : '', rect.width, metrics.unit);
      tile.pivot.set(rect.width / 2, rect.height / 2);
      this.#ports.motion.place(tile, { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
    }
  }

  targets(): readonly Target[] {
    return this.#view.options.flatMap(({ id }, index): Target[] => {
      const rect = this.#rects[index];
      return rect ? [{ id: `option:${id}`, kind: 'region', rect }] : [];
    });
  }

  playEntrance(): void {
    for (const [index, tile] of this.#tiles.entries())
      this.#ports.motion.play('slide', tile, {
        from: { y: 80 },
        delay: 0.35 + index * 0.08,
        duration: 0.5,
      });
  }

  playReveal(): void {
    for (const [index, { id }] of this.#view.options.entries()) {
      const tile = this.#tiles[index];
      if (tile && this.#view.correct.includes(id)) this.#ports.motion.play('hop', tile, { delay: 0.15 });
    }
  }

  #stateOf(id: string): OptionState {
    const { correct } = this.#view;
    if (correct.length === 0) return 'idle';
    return correct.includes(id) ? 'correct' : 'dimmed';
  }
}
