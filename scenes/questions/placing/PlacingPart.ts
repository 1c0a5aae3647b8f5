// Putting pieces into places: a tray of pieces, and places that wait for them. Kinds decide where the places are
// and how they look.

import type { Graphics, Text } from 'pixi.js';
import type { PlacingType } from '#core/questions/families.ts';
import { type Placed, type PlacingRules, pressed } from '#core/questions/placing/placing.ts';
import type { QuestionOf } from '#core/questions/question.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { byId, KeyedViews, labeled } from '#scenes/kit/KeyedViews.ts';
import { fitLine, makeText } from '#scenes/kit/text.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import type { PartView } from '#scenes/player/question/part.ts';
import type { DragStep, HandSound, Intent, Rect, ScenePorts, Target } from '#scenes/ports.ts';
import { drawHole } from '#scenes/questions/pieces/drawings.ts';
import type { Dragged } from '#scenes/questions/pieces/dragging.ts';
import type { BoardPiece, Reading } from '#scenes/questions/pieces/model.ts';
import {
  type DrawnPiece,
  type Fitting,
  PiecesPart,
  targetOfPiece,
} from '#scenes/questions/pieces/PiecesPart.ts';
import { PIECE } from '#scenes/questions/pieces/PieceSlab.ts';
import { type BoardPlace, type PlacingBoard, placingBoard } from '#scenes/questions/placing/model.ts';

/** CSS pixels on a piece before and after its words; the letter goes after them. */
export const PADS = { start: 14, end: 30 } as const;

/** Seconds in which empty places swell once. */
const MISSING = 0.6;

/** Id of a place's target. */
export const targetOfPlace = (index: number): string => `place:${index}`;

export abstract class PlacingPart<T extends PlacingType> extends PiecesPart<T> {
  readonly #rules: PlacingRules<T>;
  readonly #holes = this.under.addChild(drawing('places'));
  readonly #corrections = new KeyedViews<BoardPlace['place'], Text>(byId, ({ id }) =>
    this.over.addChild(labeled(`correction:${id}`, makeText(this.tokens, { size: 18, anchor: 0.5 }))),
  );
  readonly #missing = this.over.addChild(drawing());
  protected placing: PlacingBoard = { items: [], pieces: [], head: null, places: [], waiting: null };
  /** What its places sound like when a piece is put; null if only the piece sounds. */
  protected readonly putSound: HandSound | null = null;
  #question: QuestionOf<T> | null = null;
  #before: Placed = {};
  #view: Pick<PartView<T>, 'draft' | 'answer'> | null = null;

  constructor(ports: ScenePorts, rules: PlacingRules<T>) {
    super(ports);
    this.#rules = rules;
  }

  protected override read(view: PartView<T>): Reading {
    this.#before = this.#placed;
    this.#question = view.question;
    this.#view = view;
    this.placing = placingBoard(this.#rules, view);
    return this.placing;
  }

  /** Box of a piece while it is in no place, by its index among the items; null if it isn't shown then. */
  protected abstract homeOf(index: number): Rect | null;

  /** Box of a piece in a place; `nth` of the pieces there, from 0. */
  protected seatOf(place: number, _nth: number): Rect | null {
    return this.places[place] ?? null;
  }

  /** The area that is pressed to choose a place; null if the pieces in it are pressed instead. */
  protected pressArea({ index, pieces }: BoardPlace): Rect | null {
    return pieces.length === 0 ? (this.places[index] ?? null) : null;
  }

  /** The area for what is correct in a place without a piece; null if the kind writes it itself. */
  protected correctionArea({ index }: BoardPlace): Rect | null {
    return this.places[index] ?? null;
  }

  /** The area to which pieces are dragged to take them out of their places; null for none. */
  protected trayArea(): Rect | null {
    return null;
  }

  /** Draws a place below its pieces. */
  protected drawPlace(to: Graphics, { index, state, pieces }: BoardPlace, rect: Rect): void {
    const isLit = state === 'next' || state === 'held' || this.attracting === index;
    if (pieces.length === 0) drawHole(to, rect, this.tokens, isLit);
  }

  protected override boxes(_drag: Dragged | null): ReadonlyMap<string, Rect> {
    const nth = new Map<number, number>();
    return new Map(
      this.placing.pieces.flatMap(({ item, place }, index) => {
        const at = place === null ? 0 : (nth.get(place) ?? 0);
        if (place !== null) nth.set(place, at + 1);
        const box = place === null ? this.homeOf(index) : this.seatOf(place, at);
        return box ? [[item.id, box] as const] : [];
      }),
    );
  }

  protected override gripOf({ width }: Rect): number {
    return width;
  }

  protected override fit({ piece }: DrawnPiece): Fitting {
    return { ...PADS, markRoom: 24, isNext: piece.item.id === this.placing.waiting };
  }

  protected override pressing({ item }: BoardPiece): Intent {
    return this.pressingOf(item.id);
  }

  protected override heldTargets(target: Target, piece: BoardPiece): readonly Target[] {
    return [{ ...target, intent: this.pressing(piece) }];
  }

  override targets(): readonly Target[] {
    const places = this.placing.places.flatMap((place): readonly Target[] => {
      const rect = this.pressArea(place);
      if (!rect) return [];
      const target = { id: targetOfPlace(place.index), kind: 'button', rect } as const;
      return [this.board.open ? { ...target, intent: this.pressingOf(place.place.id) } : target];
    });
    return [...places, ...super.targets()];
  }

  override drag(step: DragStep): Intent | null {
    const { places } = this;
    const isPlaced = this.placing.pieces.some(
      ({ item, place }) => place !== null && step.id === targetOfPiece(item.id),
    );
    // The tray is one more place while a piece is dragged out of its place.
    const tray = isPlaced ? this.trayArea() : null;
    if (tray) this.places = [...places, tray];
    const intent = super.drag(step);
    this.places = places;
    return intent?.type === 'put' && intent.place === places.length ? { ...intent, place: null } : intent;
  }

  override playHand(act: HandAct): void {
    super.playHand(act);
    const isPut = this.placing.pieces.some(
      ({ item, place }) => place !== null && this.isNewIn(place, item.id),
    );
    if (act === 'put' && isPut && this.putSound) this.ports.sound.play(this.putSound);
    if (act === 'asked') this.#showMissing();
  }

  protected override draw(): void {
    this.#drawPlaces();
    super.draw();
  }

  /** What a full answer lacks swells once. */
  #showMissing(): void {
    const { motion } = this.ports;
    if (this.#rules.holdsMany) {
      for (const { item, place } of this.placing.pieces)
        if (place === null) motion.play('pulse', this.slabOf(item.id) ?? this.#missing);
      return;
    }
    const rects = this.placing.places.flatMap((place) =>
      place.pieces.length === 0 ? (this.pressArea(place) ?? []) : [],
    );
    motion.ease(
      (part) => {
        this.#missing.clear();
        const swell = Math.sin(part * Math.PI);
        if (part < 1)
          for (const { x, y, width, height } of rects)
            this.#missing
              .roundRect(x - swell * 5, y - swell * 5, width + swell * 10, height + swell * 10, PIECE.radius)
              .stroke({ width: 3, color: this.tokens.color.glow, alpha: swell });
      },
      { duration: MISSING, steady: true },
    );
  }

  #drawPlaces(): void {
    const { schemes } = this.tokens;
    this.#holes.clear();
    const texts = this.#corrections.reconcile(this.placing.places.map(({ place }) => place));
    for (const [, text, at] of texts) {
      const place = this.placing.places[at];
      const rect = this.places[at];
      text.visible = false;
      if (!place || !rect) continue;
      this.drawPlace(this.#holes, place, rect);
      const area = this.pressArea(place);
      if (area && this.touch(targetOfPlace(at)).focused)
        this.#holes
          .roundRect(area.x - 3, area.y - 3, area.width + 6, area.height + 6, PIECE.radius)
          .stroke({ width: 3, color: schemes.play.focus });
      const told = place.correction && this.correctionArea(place);
      if (told) this.#correct(text, place, told);
    }
    for (const [index, { place }] of this.placing.pieces.entries()) {
      const home = place === null || !this.board.open ? null : this.homeOf(index);
      // Where the piece would go back to.
      if (home)
        this.#holes
          .roundRect(home.x, home.y, home.width, home.height, PIECE.radius)
          .stroke({ width: 2, color: schemes.play.text, alpha: 0.14 });
    }
  }

  #correct(text: Text, { correction }: BoardPlace, { x, y, width, height }: Rect): void {
    text.style.fill = this.tokens.schemes.play.success;
    fitLine(text, correction && this.say(correction), width - 12, Math.min(18, height * 0.42));
    text.position.set(x + width / 2, y + height / 2);
  }

  /** Intent of pressing a piece or a place, by its id. */
  protected pressingOf(id: string): Intent {
    const question = this.#question;
    if (!question) return { type: 'hold', piece: null };
    return pressed(this.#rules, question, this.#placed, this.#view?.draft.held, id);
  }

  /** True if the piece wasn't in this place before the last change. */
  protected isNewIn(place: number, piece: string): boolean {
    return this.#before[piece] !== this.placing.places[place]?.place.id;
  }

  get #placed(): Placed {
    return (this.#view?.answer ?? this.#view?.draft.answer)?.placed ?? {};
  }
}
