// Options on the projector, for every question kind that has them.

import { Container, type Texture } from 'pixi.js';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import type { OptionsType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { type OptionState, OptionTile } from '#scenes/kit/OptionTile.ts';
import { optionTally } from '#scenes/kit/optionTally.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/ProjectorScene.ts';
import { arrangeOptions, placeOptions } from '#scenes/questions/optionGrid.ts';
import { lettersOf } from '#scenes/questions/optionLetters.ts';
import type {
  ProjectorPart,
  ProjectorPartView,
  ProjectorPartShape,
} from '#scenes/questions/projectorPart.ts';

/** Pixels of the design: of the words where tiles are not large, and the most. */
const LETTERS = { usual: 66, most: 92 } as const;

interface OptionsProjectorView {
  readonly questionId: string;
  readonly options: readonly Option[];
  /** Ids of the right ones; none before they are told, and where none is right. */
  readonly correct: readonly string[];
}

const EMPTY: OptionsProjectorView = { questionId: '', options: [], correct: [] };

export class OptionsProjector<Type extends OptionsType> implements ProjectorPart<Type> {
  readonly root = new Container();
  readonly #ports: ScenePorts;
  readonly #redraw: (reason: string) => void;
  readonly #tiles: OptionTile[] = [];
  #view = EMPTY;
  #distribution: Distribution<OptionsType> | null = null;
  #plain = false;
  #rects: readonly Rect[] = [];
  #pictures = new Map<string, Texture>();

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    this.#ports = ports;
    this.#redraw = redraw;
  }

  sync(partView: ProjectorPartView<Type>): void {
    const { question, reveal } = partView;
    const view = {
      questionId: question.id,
      options: question.options,
      correct: reveal?.correctIds ?? [],
    };
    const isAnother = view.questionId !== this.#view.questionId;
    if (isAnother || picturesIn(view) !== picturesIn(this.#view)) this.#loadPictures(view);
    this.#view = view;
    this.#distribution = partView.distribution;
    this.#plain = partView.plain;
    while (this.#tiles.length < view.options.length)
      this.#tiles.push(this.root.addChild(new OptionTile(this.#ports.theme)));
    for (const tile of this.#tiles.splice(view.options.length)) tile.destroy({ children: true });
  }

  shape(): ProjectorPartShape {
    const { options } = this.#view;
    const pictures = options.some(({ media }) => media?.type === 'image');
    return { rows: Math.ceil(options.length / 2), tall: pictures, told: false };
  }

  layout(box: Rect, gap: number, metrics: ProjectorMetrics): void {
    const { options } = this.#view;
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
      isCounted: this.#distribution !== null,
    });
    for (const [index, option] of options.entries()) {
      const tile = this.#tiles[index];
      const rect = this.#rects[index];
      if (!tile || !rect) continue;
      tile.label = `option:${option.id}`;
      tile.set({
        index,
        plain: this.#plain,
        text: option.text,
        ...(option.marks && { marks: option.marks }),
        width: rect.width,
        height: rect.height,
        textSize,
        state: this.#stateOf(option.id),
        edge: this.#ports.theme.tokens.depth.edgeProjector * metrics.unit,
        picture: (option.media && this.#pictures.get(option.media.url)) ?? null,
        ...optionTally(this.#ports.strings, this.#distribution, option.id),
      });
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

  #loadPictures({ questionId, options }: OptionsProjectorView): void {
    this.#pictures = new Map();
    for (const { media } of options) {
      if (media?.type !== 'image') continue;
      void this.#ports.assets.picture(uploadAtWidth(media.url, PICTURE_WIDTH.wallOption)).then((texture) => {
        if (!texture || this.#view.questionId !== questionId) return;
        this.#pictures.set(media.url, texture);
        this.#redraw('picture');
      });
    }
  }
}

const picturesIn = ({ options }: OptionsProjectorView): string =>
  options.flatMap(({ media }) => media?.url ?? []).join(' ');
