// Pieces on the projector: as dealt, then the chart of the answers.

import { Container } from 'pixi.js';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { OptionsType } from '#core/questions/families.ts';
import type { PiecesQuestion } from '#core/questions/pieces/pieces.ts';
import type { QuestionType } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import type { ProjectorPart, ProjectorPartShape, ProjectorPartView } from '#scenes/projector/questionPart.ts';
import { OptionsProjector } from '#scenes/questions/OptionsProjector.ts';
import type { ColumnsChart } from '#scenes/questions/pieces/model.ts';
import { TwoColumns } from '#scenes/questions/pieces/TwoColumns.ts';

/** `places`: what pieces are put to, which may have pictures too. */
type Asked = PiecesQuestion & { readonly places?: readonly Option[] };
type View<Type extends QuestionType> = ProjectorPartView<Type> & { readonly question: Asked };

export class PiecesProjector<Type extends QuestionType> extends Container implements ProjectorPart<Type> {
  readonly #chartOf: (view: View<Type>, wide: boolean) => ColumnsChart | null;
  readonly #wordsOf: ((view: View<Type>) => FormattedText) | undefined;
  words: FormattedText | undefined;
  readonly #tiles: OptionsProjector<OptionsType>;
  readonly #columns: TwoColumns;
  #view: View<Type> | null = null;

  /** `chartOf`: null while the pieces are shown as dealt. `wordsOf`: the question's words, if they change. */
  constructor(
    ports: ScenePorts,
    redraw: (reason: string) => void,
    chartOf: (view: View<Type>, wide: boolean) => ColumnsChart | null,
    wordsOf?: (view: View<Type>) => FormattedText,
  ) {
    super();
    this.#wordsOf = wordsOf;
    this.#chartOf = chartOf;
    this.#tiles = this.addChild(new OptionsProjector(ports, redraw));
    this.#columns = this.addChild(new TwoColumns(ports, redraw));
  }

  sync(view: View<Type>): void {
    const { id: questionId, items: options, places = [] } = view.question;
    this.#view = view;
    this.words = this.#wordsOf?.(view);
    // As dealt, in no order: the letters are those on players' devices, and go in a corner.
    this.#tiles.show({
      questionId,
      options,
      correct: [],
      distribution: null,
      plain: true,
      lettered: !view.plain,
    });
    this.#columns.sync(questionId, [...options, ...places]);
  }

  shape(): ProjectorPartShape {
    return this.#hasChart() ? { rows: 0, tall: false, showsAnswers: true } : this.#tiles.shape();
  }

  layout(box: Rect, gap: number, metrics: ProjectorMetrics): void {
    const chart = this.#view && this.#chartOf(this.#view, metrics.wide);
    this.#tiles.visible = !chart;
    this.#columns.visible = chart !== null;
    if (chart) this.#columns.layout(chart, box, metrics);
    else this.#tiles.layout(box, gap, metrics);
  }

  targets(): readonly Target[] {
    return this.#hasChart() ? [] : this.#tiles.targets();
  }

  playEntrance(): void {
    this.#tiles.playEntrance();
  }

  playReveal(): void {
    this.#columns.playReveal();
  }

  #hasChart(): boolean {
    return this.#view !== null && this.#chartOf(this.#view, true) !== null;
  }
}
