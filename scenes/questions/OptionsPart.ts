// Options for players to press, for every question type that has them.

import { Container, RenderLayer } from 'pixi.js';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { ruledOut } from '#core/questions/options/options.ts';
import type { OptionsType } from '#core/questions/families.ts';
import type { AnswerOf } from '#core/questions/question.ts';
import { LOW_BELOW, type OptionState, OptionTile } from '#scenes/kit/OptionTile.ts';
import { optionLook } from '#scenes/theme/tokens.ts';
import { celebration } from '#scenes/player/celebration/celebration.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import type { Shards } from '#scenes/player/celebration/Shards.ts';
import { optionTally } from '#scenes/kit/optionTally.ts';
import type { Intent, Rect, ScenePorts, Target } from '#scenes/ports.ts';
import { arrangeOptions, type Grid, placeOptions } from '#scenes/questions/optionGrid.ts';
import { optionFontSize, wordsIn } from '#scenes/questions/optionLetters.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { optionState, type OptionsView } from '#scenes/questions/optionState.ts';
import type { Density, PartView, QuestionPart } from '#scenes/player/question/part.ts';
import type { MeasuredText } from '#scenes/stage/measureText.ts';
import { Pressables } from '#scenes/kit/Pressables.ts';
import { KeyedViews, byPlace } from '#scenes/kit/KeyedViews.ts';

/** With more lines than this, options are better stacked in one column. */
const CROWDED_LINES = 3;
const PICTURE_TILE = 132;
/** Largest font size, as a multiple of the usual one. */
const LARGEST = 1.6;

export class OptionsPart<Type extends OptionsType> extends Pressables implements QuestionPart<Type> {
  readonly #intent: (optionId: string) => Intent;
  readonly #chosenIn: (answer: AnswerOf<Type>) => readonly string[];
  readonly #slabs = this.addChild(new Container());
  readonly #tiles = new KeyedViews<Option, OptionTile, number>(byPlace, () =>
    this.#slabs.addChild(new OptionTile(this.ports)),
  );
  readonly #under = this.addChild(new Container());
  #shards: Shards | null = null;
  /** In front of the shards while they fly, so that words are never covered. */
  readonly #words = this.addChild(new RenderLayer());
  #view: OptionsView | null = null;
  #rects: readonly Rect[] = [];
  #previous: readonly Rect[] = [];
  /** Font size of the answers. */
  #letters = 20;
  readonly #pictures = new OptionPictures(this.ports, PICTURE_WIDTH.option, () => {
    if (this.destroyed) return;
    this.draw();
    this.ports.invalidate('option picture');
  });

  /** `chosenIn`: ids of the options in an answer. */
  constructor(
    ports: ScenePorts,
    intent: (optionId: string) => Intent,
    chosenIn: (answer: AnswerOf<Type>) => readonly string[],
  ) {
    super(ports);
    this.#intent = intent;
    this.#chosenIn = chosenIn;
  }

  sync(partView: PartView<Type>): void {
    const view = this.#read(partView);
    const isAnother = this.#view?.questionId !== view.questionId;
    if (isAnother) this.#previous = [];
    this.#pictures.sync(view.questionId, view.options);
    this.#view = view;
    for (const [{ id }, tile] of this.#tiles.reconcile(view.options)) tile.label = `option:${id}`;
  }

  heightFor(width: number, density: Density): number {
    return this.#grid(width, density).height;
  }

  roomyHeightFor(width: number, density: Density): number {
    const { rows, height } = this.#grid(width, density);
    return height + rows.length * (this.#hasPictures() ? 90 : width < 560 ? 36 : 60);
  }

  layout(width: number, height: number, density: Density): void {
    const count = this.#view?.options.length ?? 0;
    this.#previous = this.#rects;
    this.#rects = placeOptions(this.#grid(width, density), count, width, height, density.gap);
    this.#letters = optionFontSize(this.tokens, {
      options: this.#view?.options ?? [],
      rects: this.#rects,
      usual: density.answer,
      most: density.answer * LARGEST,
      isCounted: this.#view?.distribution != null,
    });
    this.draw();
  }

  told(): readonly Rect[] {
    const { options = [], chosen, correct } = this.#view ?? {};
    return [...(chosen ?? []), ...(correct ?? [])].flatMap(
      (id) => this.#rects[options.findIndex((option) => option.id === id)] ?? [],
    );
  }

  targets(): readonly Target[] {
    const view = this.#view;
    if (!view) return [];
    return view.options.flatMap((option, index): Target[] => {
      const rect = this.#rects[index];
      if (!rect) return [];
      const target = { id: `option:${option.id}`, kind: 'button', rect } as const;
      const out = view.hidden.includes(option.id) || view.tried.includes(option.id);
      return [view.open && !out ? { ...target, intent: this.#intent(option.id) } : target];
    });
  }

  playEntrance(): void {
    for (const [index, tile] of [...this.#tiles.values()].entries()) {
      this.ports.motion.play('slide', tile, { from: { y: 46 }, delay: 0.18 + index * 0.06, duration: 0.5 });
    }
  }

  playLocked(): void {
    this.#each((tile, state) => {
      if (state !== 'locked' && state !== 'selected') return;
      this.ports.motion.play('nod', tile);
      this.ports.motion.play('stamp', tile.mark, { from: { scale: 1.4 }, delay: 0.06 });
    });
  }

  playReveal(rightAnswers: number): void {
    const { motion } = this.ports;
    this.#each((tile, state, index) => {
      if (state === 'correct') {
        motion.play('hit', tile.body);
        motion.play('stamp', tile.mark, { delay: 0.09 });
        this.#burst(index, rightAnswers);
      }
      // The eye moves there after the chosen option.
      if (state === 'missed') motion.play('pulse', tile.body, { delay: 0.3 });
      if (state === 'wrong') motion.play('shake', tile.body);
    });
  }

  #burst(index: number, rightAnswers: number): void {
    const { motion } = this.ports;
    const parts = celebration();
    const rect = this.#rects[index];
    const tile = this.#tiles.get(index);
    // Anything clipped at a window's edge can't be lifted in front of other things.
    if (!parts || !rect || !tile || motion.policy !== 'full' || isMasked(this)) return;
    const { fill, edge } = optionLook(this.tokens, this.#lookAt(index));
    this.#words.attach(...[...this.#tiles.values()].flatMap(({ words }) => words));
    this.#shards ??= this.#under.addChild(new parts.Shards(this.ports));
    void this.#shards
      .fly(rect, [fill, this.tokens.color.snow, edge], parts.shardsFor(rightAnswers))
      .done.then(() => {
        if (!this.#words.destroyed) this.#words.detachAll();
      });
  }

  playRelayout(): void {
    for (const [index, tile] of [...this.#tiles.values()].entries()) {
      const before = this.#previous[index];
      const now = this.#rects[index];
      if (!before || !now || (before.x === now.x && before.y === now.y)) continue;
      const from = {
        x: middleOf(before).x - middleOf(now).x,
        y: middleOf(before).y - middleOf(now).y,
        alpha: 1,
      };
      this.ports.motion.play('slide', tile, { from, duration: 0.4 });
    }
  }

  #read({ question, draft, answer, tried, open, reveal, result, ...rest }: PartView<Type>): OptionsView {
    const { wrong, together } = ruledOut(tried ? this.#chosenIn(tried) : []);
    return {
      hidden: rest.removed,
      tried: wrong,
      triedWithOthers: together,
      mix: rest.shuffle,
      questionId: question.id,
      ...ordered(question.options, rest.shuffle),
      open: open && draft.state === 'open',
      selected: draft.answer ? this.#chosenIn(draft.answer) : [],
      chosen: answer ? this.#chosenIn(answer) : null,
      correct: reveal && reveal.correctIds.length > 0 ? reveal.correctIds : null,
      knownWrong: result === 'incorrect',
      distribution: rest.distribution,
    };
  }

  #each(visit: (tile: OptionTile, state: OptionState, index: number) => void): void {
    const view = this.#view;
    if (!view) return;
    for (const [index, option] of view.options.entries()) {
      const tile = this.#tiles.get(index);
      if (tile) visit(tile, optionState(view, option.id), index);
    }
  }

  protected draw(): void {
    const view = this.#view;
    if (!view) return;
    for (const [index, option] of view.options.entries()) {
      const tile = this.#tiles.get(index);
      const rect = this.#rects[index];
      if (!tile || !rect) continue;
      const id = `option:${option.id}`;
      tile.set({
        index: view.letters[index] ?? index,
        look: this.#lookAt(index),
        text: option.text,
        ...(option.marks && { marks: option.marks }),
        width: rect.width,
        height: rect.height,
        textSize: this.#letters,
        state: optionState(view, option.id),
        tried: view.triedWithOthers.includes(option.id),
        ...this.touch(id),
        picture: this.#pictures.of(option),
        ...optionTally(this.ports.strings, view.distribution, option.id),
      });
      // A tile turns and swells around its middle.
      tile.pivot.set(rect.width / 2, rect.height / 2);
      this.ports.motion.place(tile, middleOf(rect));
    }
  }

  #grid(width: number, density: Density): Grid {
    const view = this.#view;
    const { tokens } = this;
    const size = density.answer;
    const lines = (index: number, tile: number): MeasuredText =>
      wordsIn(tokens, view?.options[index], tile, size, view?.distribution != null);
    return arrangeOptions({
      count: view?.options.length ?? 0,
      width,
      gap: density.gap,
      touch: this.#hasPictures() ? Math.max(density.touch, PICTURE_TILE) : density.touch,
      pictures: this.#hasPictures(),
      heightOf: (index, tile) => {
        const count = view?.distribution && tile < size * LOW_BELOW ? size * 0.8 : 0;
        return lines(index, tile).height + count + size * 1.4 + tokens.depth.edge;
      },
      crowded: (index, tile) => lines(index, tile).lines > CROWDED_LINES,
    });
  }

  /** Look index for the option in this place; when shuffled, no option has its own. */
  #lookAt(place: number): number {
    const { mix, letters = [] } = this.#view ?? {};
    const own = letters[place] ?? place;
    return mix == null ? own : (own + 1 + (Math.floor(mix / 3) % 3)) % Math.max(4, letters.length);
  }

  #hasPictures(): boolean {
    return this.#view?.options.some(({ media }) => media?.type === 'image') ?? false;
  }
}

/**
 * The options in the order of their places; when shuffled, none is where it was. `letters`: each option's
 * letter, as an index.
 */
function ordered(options: readonly Option[], mix: number | null): Pick<OptionsView, 'options' | 'letters'> {
  const count = options.length;
  const by = mix === null || count < 2 ? 0 : 1 + (mix % (count - 1));
  const letters = options.map((_, place) => (place + by) % count);
  return { options: letters.flatMap((index) => options[index] ?? []), letters };
}

const isMasked = (root: Container): boolean => root.mask != null || root.parent?.mask != null;
