// The window in which a question scrolls: its card, and the part for its kind below or beside it.

import { Container } from 'pixi.js';
import type { Question, QuestionType } from '#core/questions/question.ts';
import type { Note } from '#scenes/kit/formatted/notesWords.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { QuestionLayout } from '#scenes/player/question/layout.ts';
import { loadPart } from '#scenes/player/question/loadPart.ts';
import { type QuestionPart, questionParts } from '#scenes/player/question/part.ts';
import { partView } from '#scenes/player/question/partView.ts';
import {
  islandIn,
  movedBy,
  partCorner,
  partTargets,
  scrolledIn,
  verdictScroll,
} from '#scenes/player/question/places.ts';
import { QuestionCard } from '#scenes/player/question/QuestionCard.ts';
import { Scroll } from '#scenes/player/question/Scroll.ts';
import { ScrollMarks } from '#scenes/player/question/ScrollMarks.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Point, ScenePorts, Target } from '#scenes/ports.ts';

export class QuestionWindow extends Widget {
  readonly card: QuestionCard;
  /** The part for the question's kind; null without a question, or until its code has loaded. */
  part: QuestionPart<QuestionType> | null = null;
  #type: QuestionType | null = null;
  /** The part that moves, with the card in front. */
  readonly #content = this.addChild(new Container());
  readonly #marks = this.addChild(new ScrollMarks(this.tokens));
  readonly #scroll = new Scroll();
  #layout: QuestionLayout | null = null;

  /** `onPicture`: called when the card's layout may change. */
  constructor(ports: ScenePorts, onPicture: () => void) {
    super(ports);
    this.card = this.#content.addChild(new QuestionCard(ports, onPicture));
  }

  /** CSS pixels. */
  get scrolled(): number {
    return this.#scroll.at;
  }

  /** Forgets that the player has scrolled. */
  resetScroll(): void {
    this.#scroll.reset();
  }

  /** `onLoaded`: called for another try once the part's code has loaded. */
  syncPart(view: PlayerStageView, focus: string | null, onLoaded: () => void): void {
    const { slide } = view.player;
    const question = slide?.question;
    if (this.part && this.#type !== question?.type) {
      this.part.mask = null;
      this.part.destroy({ children: true });
      this.part = null;
    }
    if (!slide || !question) return;
    if (!this.part) {
      const create = questionParts.get().of(question.type);
      if (!create) return loadPart(question.type, this.ports, this, onLoaded);
      this.part = create(this.ports);
      this.#type = question.type;
      // Below the card, so that whatever flies off an answer passes under the question.
      this.#content.addChildAt(this.part, 0);
      this.part.setFocus(focus);
    }
    this.part.sync(partView(view, slide, question));
  }

  /** Without what the part shows. */
  syncCard(question: Question | null, notes: readonly Note[]): void {
    const { tellsText = false, tellsPicture = false } = this.part ?? {};
    if (!question || !tellsText) return this.card.sync(question, notes);
    const { marks: _, media, ...bare } = question;
    const isTold = tellsPicture && media?.type === 'image';
    this.card.sync({ ...bare, ...(media && !isTold && { media }), text: '' }, notes);
  }

  /** `judged`: scrolls to what matters in a verdict, unless the player has scrolled. */
  lay(layout: QuestionLayout, judged: boolean): void {
    this.#layout = layout;
    const { card, part, density } = layout;
    this.card.layout(card.width, card.height, density);
    this.ports.motion.place(this.card, { x: card.x, y: card.y });
    this.part?.layout(part.width, part.height, density);
    this.#scroll.settle(layout, judged ? verdictScroll(layout, this.part?.told?.() ?? []) : 0);
    this.#place(layout);
  }

  /** Returns false if there is nothing more to see. */
  scrollBy(pixels: number): boolean {
    const layout = this.#layout;
    if (!layout || !this.#scroll.by(pixels, layout)) return false;
    this.#place(layout);
    return true;
  }

  #place(layout: QuestionLayout): void {
    const { window, part, isBeside } = layout;
    const scrolled = scrolledIn(layout, this.#scroll.at);
    this.card.scrollTo(Math.min(this.#scroll.at, layout.cardHidden));
    this.#content.position.set(window.x, window.y - scrolled.card);
    this.part?.position.set(part.x, part.y - scrolled.part + scrolled.card);
    const mask = this.#marks.set(layout, scrolled.part, this.tokens);
    this.#content.mask = isBeside ? null : mask;
    if (this.part) this.part.mask = isBeside ? mask : null;
  }

  /** A dragged piece goes above the question. */
  lift(isDragged: boolean): void {
    if (this.part) this.#content.addChildAt(this.part, isDragged ? 1 : 0);
  }

  /** The same point of the stage, from the part's corner. */
  onPart<At extends Point>(at: At): At {
    if (!this.#layout) return at;
    const { x, y } = partCorner(this.#layout, this.#scroll.at);
    return { ...at, x: at.x - x, y: at.y - y };
  }

  targets(): readonly Target[] {
    const layout = this.#layout;
    if (!layout) return [];
    const { window, card } = layout;
    const top = window.y - scrolledIn(layout, this.#scroll.at).card;
    const slot = this.card.slot();
    const notes = this.card.notesPlace();
    return [
      ...(this.part?.tellsText
        ? []
        : [movedBy({ id: 'question', kind: 'region', rect: card }, window.x, top)]),
      ...(notes
        ? [movedBy({ id: 'notes', kind: 'region', rect: notes }, window.x + card.x, top + card.y)]
        : []),
      ...(slot ? islandIn(layout, slot, top) : []),
      ...partTargets(layout, this.#scroll.at, this.part?.targets() ?? []),
    ];
  }

  /** CSS pixels to scroll until this target is in view. `targets`: all of the scene. */
  distanceTo(id: string, targets: readonly Target[]): number {
    // Media is at the top of its card, which may scroll on its own.
    if (id === 'media') return -this.#scroll.at;
    const layout = this.#layout;
    // The question is focused for who listens to it, and reading on doesn't start there in the verdict.
    if (id === 'question' || !layout?.scrollable) return 0;
    const own = this.part?.targets() ?? [];
    const all = [...partTargets(layout, this.#scroll.at, own, true), ...targets];
    const target = all.find((candidate) => candidate.id === id);
    // Side by side, the question doesn't scroll with the answers.
    if (!target || (layout.isBeside && !own.some((each) => each.id === id))) return 0;
    const { window } = layout;
    const over = target.rect.y + target.rect.height - (window.y + window.height);
    const under = window.y - target.rect.y;
    return under > 0 ? -under : Math.max(0, over);
  }
}
