// FLASHCARD on the projector: its front until the host reveals the back, then how many knew it.

import { KNOWN_SIGN } from '#core/questions/flashcard/index.ts';
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
import { CardFace, faceHeight } from '#scenes/questions/flashcard/CardFace.ts';
import { knownWords } from '#scenes/questions/flashcard/model.ts';

/** On a projector of 1920 x 1080; `text`: the largest font size. */
const CARD = { width: 1_100, height: 620, text: 76 } as const;

class CardProjector extends Widget implements ProjectorPart<'FLASHCARD'> {
  readonly #face: CardFace;
  #view: ProjectorPartView<'FLASHCARD'> | null = null;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#face = this.add(new CardFace(ports, redraw), 'card');
  }

  sync(view: ProjectorPartView<'FLASHCARD'>): void {
    this.#view = view;
    this.#face.sync(view.question);
  }

  shape(): ProjectorPartShape {
    return { rows: 0, tall: false, showsAnswers: true, tellsText: true };
  }

  layout(box: Rect, _gap: number, metrics: ProjectorMetrics): void {
    if (!this.#view) return;
    const { reveal, distribution } = this.#view;
    const known = knownWords(this.#view);
    const least = metrics.size('body');
    const height = Math.min(box.height, CARD.height * metrics.unit);
    const usual = Math.min(box.width, CARD.width * metrics.unit);
    const isLong = faceHeight(this.tokens, this.#view.question, usual, least) > height;
    this.#face.set({
      isBack: reveal !== null || distribution !== null,
      note: known
        ? `${KNOWN_SIGN} ${this.say(known)}`
        : this.say(distribution ? NO_ANSWERS : hintOf('FLASHCARD')),
      width: isLong ? box.width : usual,
      height,
      most: CARD.text * metrics.unit,
      least,
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
    this.ports.motion.play('pop', this.#face, { duration: 0.3 });
  }
}

export const FLASHCARD: CreateProjectorPart<'FLASHCARD'> = (ports, redraw) =>
  new CardProjector(ports, redraw);
