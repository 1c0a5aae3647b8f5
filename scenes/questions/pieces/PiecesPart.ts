// Answering with pieces: they are picked up, dragged and put in places, and their results are revealed in
// turn.

import { Container } from 'pixi.js';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import type { QuestionType } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import { byId, KeyedViews, labeled } from '#scenes/kit/KeyedViews.ts';
import { Pressables } from '#scenes/kit/Pressables.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import type { Density, PartView, QuestionPart } from '#scenes/player/question/part.ts';
import type { DragStep, Intent, Pose, Rect, Target } from '#scenes/ports.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import {
  type Board,
  type BoardPiece,
  boardOf,
  NO_BOARD,
  type Reading,
} from '#scenes/questions/pieces/model.ts';
import { drawHole } from '#scenes/questions/pieces/drawings.ts';
import { type Dragged, draggedTo } from '#scenes/questions/pieces/dragging.ts';
import { PIECE, type PieceLook, PieceSlab, pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import { PiecePositions } from '#scenes/questions/pieces/PiecePositions.ts';

/** Seconds. `unanswered`: until a dropped piece goes back if nothing came of it. */
const SHOW = {
  part: 0.16,
  home: 0.22,
  first: 0.15,
  each: 0.09,
  all: 0.72,
  corrections: 0.9,
  bubble: 0.5,
  unanswered: 0.5,
} as const;
const LEFT_OUT = 0.45;
/** CSS pixels around the full words of a piece. */
const PAD = 10;

/** Id of a piece's target. */
export const targetOfPiece = (id: string): string => `piece:${id}`;

/** A piece as drawn. */
export interface DrawnPiece {
  readonly piece: BoardPiece;
  readonly slab: PieceSlab;
  /** Its place when level and at rest. */
  readonly box: Rect;
  /** Picked up, but still in its place. */
  readonly isHeld: boolean;
  /** Lifted off its place by a pointer. */
  readonly isLifted: boolean;
}

/** Space that a kind reserves on a piece, and the piece's pose when it isn't level in its box. */
export type Fitting = Pick<
  PieceLook,
  'aside' | 'markRoom' | 'lines' | 'correctionLines' | 'isNext' | 'letter'
> & {
  readonly start: number;
  readonly end: number;
  readonly pose?: Pose;
};

/**
 * Base of parts with pieces. Kinds decide where pieces are and can be put, and draw what is around and on
 * them.
 */
export abstract class PiecesPart<Type extends QuestionType> extends Pressables implements QuestionPart<Type> {
  /** Everything, placed by the middle of its top. */
  protected readonly all = this.addChild(new Container());
  /** The kind's drawings behind its pieces, and in front of them. */
  protected readonly under = this.all.addChild(new Container());
  readonly #hole = this.all.addChild(drawing());
  readonly #resting = this.all.addChild(new Container());
  protected readonly over = this.all.addChild(new Container());
  /** The full words of a piece that has no room for them. */
  readonly #bubble = this.all.addChild(labeled('bubble', new PieceSlab(this.ports)));
  /** The dragged piece, in front of everything. */
  readonly #hand = this.all.addChild(new Container());
  protected board: Board = NO_BOARD;
  /** Areas in which pieces can be put. */
  protected places: readonly Rect[] = [];
  readonly #slabs = new KeyedViews<Option, PieceSlab>(byId, ({ id }) =>
    labeled(targetOfPiece(id), new PieceSlab(this.ports)),
  );
  readonly #pictures = new OptionPictures(this.ports, PICTURE_WIDTH.option, () => {
    if (!this.destroyed) this.#redraw('piece picture');
  });
  readonly #stands = new PiecePositions();
  #letters = 20;
  #room = 0;
  #pointed: string | null = null;
  #drag: Dragged | null = null;
  /** True after a drop, until the answer changes. */
  #isDropped = false;
  /** Each cancels something still pending. */
  readonly #waits: (() => void)[] = [];

  protected abstract read(view: PartView<Type>): Reading;
  abstract heightFor(width: number, density: Density): number;
  abstract roomyHeightFor(width: number, density: Density): number;
  /** Lays out what is around the pieces. Returns where they can be put, and their font size. */
  protected abstract arrange(
    width: number,
    height: number,
    density: Density,
  ): { readonly places: readonly Rect[]; readonly letters: number };
  /** Boxes of the pieces shown, by id; a dragged piece leaves a hole in its box. */
  protected abstract boxes(drag: Dragged | null): ReadonlyMap<string, Rect>;
  /** Draws the kind's details on a piece. */
  protected abstract fit(drawn: DrawnPiece): Fitting;
  /** Width of the grip at a piece's end. */
  protected abstract gripOf(box: Rect): number;

  /** Intent of pressing a piece that isn't picked up. */
  protected pressing({ item, place }: BoardPiece): Intent {
    const { held } = this.board;
    if (held === null || place === null) return { type: 'hold', piece: item.id };
    return { type: 'put', piece: held, place };
  }

  /** Targets of the piece that is picked up. `target`: the piece itself; pressing it puts it back. */
  protected heldTargets(target: Target, _piece: BoardPiece): readonly Target[] {
    return [target];
  }

  /** Shows more of a piece's result, after `delay` seconds. */
  protected playResult(_drawn: DrawnPiece, _delay: number): void {
    // Nothing by default.
  }

  sync(view: PartView<Type>): void {
    const before = this.board;
    this.board = boardOf(view, this.read(view));
    const { questionId, items, open } = this.board;
    const isAnother = questionId !== before.questionId;
    if (this.#isDropped || !open || isAnother) this.#endDrag();
    // Pending tasks belong to what was shown before.
    if (open || isAnother) this.#endWaits();
    this.#pictures.sync(questionId, items);
    if (isAnother) {
      this.#stands.forget();
      this.#slabs.reconcile([]);
    }
    this.#slabs.reconcile(items);
  }

  layout(width: number, height: number, density: Density): void {
    const { places, letters } = this.arrange(width, height, density);
    this.places = places;
    this.#letters = letters;
    this.#room = height;
    this.all.pivot.set(width / 2, 0);
    this.ports.motion.place(this.all, { x: width / 2 });
    this.draw();
  }

  override setPointer(id: string | null, pressed: boolean): void {
    const isAnother = id !== this.#pointed;
    this.#pointed = id;
    super.setPointer(id, pressed);
    // A tap is over by then.
    if (isAnother && this.#bubble.visible)
      this.ports.motion.play('fade', this.#bubble, { delay: SHOW.bubble, keepsDelay: true });
  }

  targets(): readonly Target[] {
    const { pieces, open, held, mirrored } = this.board;
    const boxes = this.boxes(null);
    return pieces.flatMap((piece): readonly Target[] => {
      const { id } = piece.item;
      const rect = boxes.get(id);
      if (!rect) return [];
      const target = { id: targetOfPiece(id), kind: 'button', rect } as const;
      if (!open) return [target];
      if (held === id) {
        const back = { type: 'hold', piece: null } as const;
        return this.heldTargets({ ...target, intent: back, drag: { grip: rect } }, piece);
      }
      const width = this.gripOf(rect);
      const grip = { ...rect, x: rect.x + (mirrored ? 0 : rect.width - width), width };
      return [{ ...target, intent: this.pressing(piece), drag: { grip } }];
    });
  }

  drag(step: DragStep): Intent | null {
    const { motion, sound } = this.ports;
    const piece = this.board.pieces.find(({ item }) => targetOfPiece(item.id) === step.id);
    const { id = '' } = piece?.item ?? {};
    const box = this.boxes(null).get(id);
    const slab = this.#slabs.get(id);
    if (!piece || !box || !slab || !this.board.open) return null;
    const before = this.#drag;
    const next = draggedTo(before, { ...step, id }, middleOf(box), this.places);
    if (step.state === 'dragged') {
      this.#drag = next;
      this.draw();
      if (!before) {
        motion.play('fly', slab.body, { from: { scale: 0.98 }, duration: 0.09 });
        sound.play('pickUp');
      } else if (before.place !== next.place) this.#playMoved(SHOW.part, id);
      return null;
    }
    if (step.state === 'dropped' && next.place !== null && next.place !== piece.place) {
      this.#isDropped = true;
      this.after(SHOW.unanswered, () => this.#putBack());
      return { type: 'put', piece: id, place: next.place };
    }
    if (before) sound.play('putBack');
    this.#putBack();
    return null;
  }

  ground(): Intent | null {
    return this.board.held === null ? null : { type: 'hold', piece: null };
  }

  playEntrance(): void {
    const { motion } = this.ports;
    motion.play('fade', this.under, { delay: 0.12 });
    motion.play('fade', this.over, { delay: 0.45 });
    for (const [index, { slab }] of this.#drawn().entries())
      motion.play('slide', slab, { from: { y: 46 }, delay: 0.18 + index * 0.06, duration: 0.5 });
  }

  playHand(act: HandAct): void {
    const held = this.#slabs.get(this.board.held ?? '');
    if (act === 'put') this.#stands.play(this.ports.motion, this.#slabs, this.putTimes);
    else if (act === 'undone') this.#playMoved(SHOW.home);
    else if (act === 'held' && held)
      this.ports.motion.play('fly', held, { from: { scale: 1 }, duration: 0.09 });
  }

  playLocked(): void {
    const { motion } = this.ports;
    for (const [index, { slab }] of this.#drawn().entries()) {
      motion.play('nod', slab.body);
      motion.play('stamp', slab.mark, { from: { scale: 1.4 }, delay: 0.06 + index * 0.03 });
    }
  }

  playReveal(): void {
    const { motion } = this.ports;
    const drawn = this.#drawn();
    this.#endWaits();
    for (const [index, one] of drawn.entries()) {
      const { slab, piece } = one;
      if (piece.state !== 'right' && !piece.correction) continue;
      const delay = SHOW.first + index * Math.min(SHOW.each, SHOW.all / drawn.length);
      if (piece.state !== 'wrong') motion.play('nod', slab.body, { delay, duration: 0.26 });
      motion.play('stamp', slab.mark, { delay: delay + SHOW.each });
      if (piece.correction) motion.play('fade', slab.correction, { delay: SHOW.corrections });
      this.playResult(one, delay);
    }
  }

  playRelayout(): void {
    this.#playMoved(0.4);
  }

  /** Seconds until pieces move once one is put, and how long they take. */
  protected get putTimes(): { readonly delay?: number; readonly duration: number } {
    return { duration: SHOW.part };
  }

  /** The piece as drawn now, in motion or at rest. */
  protected slabOf(id: string): PieceSlab | undefined {
    return this.#slabs.get(id);
  }

  /** Id of the piece that a pointer drags; null for none. */
  protected get lifted(): string | null {
    return this.#drag?.id ?? null;
  }

  /** Index of the place that attracts the dragged piece; null for none. */
  protected get attracting(): number | null {
    return this.#drag?.place ?? null;
  }

  /** Runs `task` after this many seconds, unless something else is shown by then. */
  protected after(seconds: number, task: () => void): void {
    const { clock } = this.ports;
    const run = (): void => {
      if (!this.destroyed) task();
    };
    this.#waits.push(clock.at(clock.now() + seconds * 1_000, run));
  }

  #endWaits(): void {
    for (const cancel of this.#waits.splice(0)) cancel();
  }

  #endDrag(): void {
    this.#drag = null;
    this.#isDropped = false;
  }

  #putBack(): void {
    this.#endDrag();
    this.#redraw('put back');
    this.#playMoved(SHOW.home);
  }

  #playMoved(duration: number, but?: string): void {
    this.#stands.play(this.ports.motion, this.#slabs, { duration }, but);
  }

  #redraw(reason: string): void {
    this.draw();
    this.ports.invalidate(reason);
  }

  /** In reading order. */
  #drawn(): readonly DrawnPiece[] {
    const boxes = this.boxes(this.#drag);
    return this.board.pieces.flatMap((piece) => {
      const { id } = piece.item;
      const box = boxes.get(id);
      const isLifted = id === this.#drag?.id;
      const isHeld = piece.state === 'held' && !isLifted;
      const slab = this.#slabs.get(id);
      return box && slab ? [{ piece, box, slab, isLifted, isHeld }] : [];
    });
  }

  protected draw(): void {
    const drag = this.#drag;
    const drawn = this.#drawn();
    const at = ({ isLifted, box }: DrawnPiece) => (isLifted && drag ? drag : middleOf(box));
    this.#stands.set(new Map(drawn.map((one) => [one.piece.item.id, at(one)])));
    this.#hole.clear();
    this.#bubble.visible = false;
    this.#resting.removeChildren();
    // Each piece lies over the one below it, into which it may hang; the held piece lies over all.
    for (const one of drawn.toReversed()) this.#drawPiece(one);
    const held = drawn.find(({ isHeld }) => isHeld);
    if (held) this.#resting.addChild(held.slab);
  }

  #drawPiece(one: DrawnPiece): void {
    const { motion } = this.ports;
    const { held, mirrored } = this.board;
    const { piece, slab, box, isHeld, isLifted } = one;
    const { item, state, letter, correction } = piece;
    const drag = isLifted ? this.#drag : null;
    if (drag) drawHole(this.#hole, box, this.tokens, drag.place !== null);
    (drag ? this.#hand : this.#resting).addChild(slab);
    const { focused, pressed } = this.touch(slab.label);
    const { pose, ...fitting } = this.fit(one);
    slab.set({
      ...fitting,
      item,
      picture: this.#pictures.of(item),
      state,
      width: box.width,
      height: box.height,
      size: this.#letters,
      letter: state === 'open' ? (fitting.letter ?? letter) : '',
      mirrored,
      focused,
      pressed: pressed && !isLifted,
      lifted: isLifted,
      isPlace: held !== null && !isHeld && !isLifted,
      correction: correction && this.say(correction),
    });
    const scale = isLifted || (isHeld && motion.policy === 'full') ? 1.03 : 1;
    const { x, y } = drag ?? middleOf(box);
    // What was left out of a submitted answer is of no use anymore.
    const alpha = state === 'locked' && piece.place === null ? LEFT_OUT : 1;
    motion.place(slab, { alpha, ...(pose ?? { x, y, rotation: drag?.tilt ?? 0, scale }) });
    if (slab.isCut && !this.#drag && (focused || this.#pointed === slab.label)) this.#showWords(one, fitting);
  }

  /** In front of the words that its piece shows. */
  #showWords({ piece, box }: DrawnPiece, { start, end }: Fitting): void {
    const { media: _, ...item } = piece.item;
    const { mirrored } = this.board;
    const size = this.#letters;
    const room = box.width - start - end;
    const { lines, height: high } = pieceWords(this.tokens, item, size, room, 0);
    const [width, height] = [room + 2 * PAD, high + 2 * PAD + PIECE.edge];
    const pads = { start: PAD, end: PAD };
    this.#bubble.set({ item, width, height, size, lines, ...pads, mirrored, state: 'off', isPlace: true });
    this.#bubble.visible = true;
    this.#bubble.position.set(
      box.x + (mirrored ? end : start) + room / 2,
      clamp(box.y + box.height / 2, height / 2, Math.max(height / 2, this.#room - height / 2)),
    );
  }
}
