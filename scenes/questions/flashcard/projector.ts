// FLASHCARD on the projector: the card face down, then its back and how many knew it.

import { PICTURE_WIDTH } from '#core/content/media.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { hintOf, NO_ANSWERS } from '#scenes/model.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import type {
  CreateProjectorPart,
  ProjectorPart,
  ProjectorPartShape,
  ProjectorPartView,
} from '#scenes/projector/questionPart.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { CardFace } from '#scenes/questions/flashcard/CardFace.ts';
import { knownWords } from '#scenes/questions/flashcard/model.ts';

/** On a projector of 1920 x 1080; `text`: the largest font size. */
const CARD = { width: 1_100, text: 76 } as const;

class CardProjector extends Widget implements ProjectorPart<'FLASHCARD'> {
  readonly #face = this.add(new CardFace(this.ports), 'card');
  readonly #pictures: OptionPictures;
  #view: ProjectorPartView<'FLASHCARD'> | null = null;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#pictures = new OptionPictures(ports, PICTURE_WIDTH.question, () => redraw('card picture'));
  }

  sync(view: ProjectorPartView<'FLASHCARD'>): void {
    this.#view = view;
    this.#pictures.sync(view.question.id, [{ id: 'back', ...view.question.back }]);
  }

  shape(): ProjectorPartShape {
    return { rows: 0, tall: false, showsAnswers: true };
  }

  layout(box: Rect, _gap: number, metrics: ProjectorMetrics): void {
    if (!this.#view) return;
    const { question, reveal, distribution } = this.#view;
    const known = knownWords(this.#view) ?? (distribution && NO_ANSWERS);
    this.#face.set({
      back: question.back,
      picture: this.#pictures.of({ id: 'back', ...question.back }),
      isBack: reveal !== null || distribution !== null,
      hint: hintOf('FLASHCARD'),
      note: known && this.say(known),
      width: Math.min(box.width, CARD.width * metrics.unit),
      height: box.height,
      most: CARD.text * metrics.unit,
      least: metrics.size('body'),
    });
    this.ports.motion.place(this.#face, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }

  targets(): readonly Target[] {
    return [];
  }

  playEntrance(): void {
    this.ports.motion.play('pop', this.#face, { delay: 0.25 });
  }

  playReveal(): void {
    this.ports.motion.play('pop', this.#face);
  }
}

export const FLASHCARD: CreateProjectorPart<'FLASHCARD'> = (ports, redraw) =>
  new CardProjector(ports, redraw);
