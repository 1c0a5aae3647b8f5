// MATCH on the canvas: prompts on one side, partners on the other, and ropes that haul them together.

import type { Graphics } from 'pixi.js';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import { matchRules } from '#core/questions/match/index.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { byId, KeyedViews, labeled } from '#scenes/kit/KeyedViews.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { type Message, message } from '#scenes/message.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import type { CreatePart, Density, PartView } from '#scenes/player/question/part.ts';
import type { DragStep, Intent, Point, Rect, ScenePorts, Target } from '#scenes/ports.ts';
import { fittedSize } from '#scenes/questions/fittedSize.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { drawTie, ROPE } from '#scenes/questions/pieces/drawings.ts';
import { attractingPlace } from '#scenes/questions/pieces/dragging.ts';
import { listed } from '#scenes/questions/pieces/ListedPart.ts';
import type { PieceState, Reading } from '#scenes/questions/pieces/model.ts';
import { type DrawnPiece, type Fitting, targetOfPiece } from '#scenes/questions/pieces/PiecesPart.ts';
import { correctionRoom, PIECE, PieceSlab, pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import type { BoardPlace, PlaceState } from '#scenes/questions/placing/model.ts';
import { PADS, PlacingPart, targetOfPlace } from '#scenes/questions/placing/PlacingPart.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import { matchRows } from '#scenes/questions/match/rows.ts';

/** Width of the ropes between the columns, by the width of the part; and the widest that it gets. */
const ROPES = { least: 22, narrow: 42, wide: 180, from: 640 } as const;
const WIDEST = 1_200;
const LETTERS = { least: 15, roomy: 84 } as const;
/** CSS pixels: a rope's mark, and the part of a prompt from which a finger pulls the rope right away. */
const MARK = 24;
const GRIP = 60;
/** How far a rope sags, by its length. */
const SAG = { tied: 0.02, right: 0, wrong: 0.14 } as const;
/** Seconds. `unanswered`: until a pulled rope goes back if nothing came of it. */
const SHOW = { thrown: 0.18, hauled: 0.24, stamped: 0.09, corrected: 0.9, unanswered: 0.5 } as const;

/** A rope that a pointer pulls from its prompt. */
interface Pull {
  readonly place: number;
  readonly end: Point;
  /** The row of the partner that attracts it; null for none. */
  readonly row: number | null;
  readonly isDropped: boolean;
}

/** The correct partner of a prompt. */
const goesWith = (correction: Message | null): Message | null =>
  correction && message('kinds:match.goesWith', correction.values, correction.key);

class MatchPart extends PlacingPart<'MATCH'> {
  readonly isColumn = true;
  protected override readonly putSound = 'ropeZip';
  readonly #ropes = this.over.addChild(drawing('ropes'));
  readonly #prompts = new KeyedViews<Option, PieceSlab>(byId, ({ id }) =>
    this.under.addChild(labeled(`prompt:${id}`, new PieceSlab(this.ports))),
  );
  readonly #promptPictures: OptionPictures;
  #prompt: readonly Rect[] = [];
  #slots: readonly Rect[] = [];
  /** Checks and crosses in the middle of the ropes. */
  readonly #marks = new KeyedViews<BoardPlace['place'], MarkBadge>(byId, ({ id }) =>
    this.over.addChild(labeled(`tie:${id}`, new MarkBadge())),
  );
  #size = 20;
  #pull: Pull | null = null;
  /** True if a pointer made the last tie: that rope isn't thrown as well. */
  #isPulled = false;

  constructor(ports: ScenePorts) {
    super(ports, matchRules);
    this.#promptPictures = new OptionPictures(ports, PICTURE_WIDTH.option, () => {
      if (this.destroyed) return;
      this.draw();
      ports.invalidate('prompt picture');
    });
  }

  /** Corrections are on the prompts, which are what is graded. */
  protected override read(view: PartView<'MATCH'>): Reading {
    super.read(view);
    const { pieces, places } = this.placing;
    this.placing = {
      ...this.placing,
      pieces: pieces.map((piece) => ({ ...piece, correction: null })),
      places: places.map((place) => {
        const own = pieces.find((piece) => piece.place === place.index);
        return { ...place, correction: goesWith(place.correction ?? own?.correction ?? null) };
      }),
    };
    return this.placing;
  }

  override sync(view: PartView<'MATCH'>): void {
    super.sync(view);
    this.#isPulled = this.#pull?.isDropped ?? false;
    if (this.#isPulled || !this.board.open) this.#pull = null;
    this.#promptPictures.sync(view.question.id, view.question.places);
    this.#prompts.reconcile(view.question.places);
  }

  /** Not if words would be cut, or break off, however small they are. */
  fits({ width, short }: { readonly width: number; readonly short: boolean }): boolean {
    const { side } = this.#columns(width);
    const room = side - PADS.start - PADS.end;
    const isWhole = (item: Option) =>
      pieceWords(this.tokens, item, LETTERS.least, room, 0).lines <= PIECE.lines;
    return !short && this.#longestWord(width) <= room && this.#texts().every(isWhole);
  }

  override heightFor(width: number, density: Density): number {
    return this.#heightOf(this.#rowHeight(width, density), density);
  }

  override roomyHeightFor(width: number, density: Density): number {
    return this.#heightOf(
      Math.max(this.#rowHeight(width, density), Math.min(LETTERS.roomy, density.touch)),
      density,
    );
  }

  protected override arrange(room: number, high: number, density: Density) {
    const { width, side, rope } = this.#columns(room);
    const gap = Math.min(12, density.gap);
    const count = this.#rowCount();
    const height = (high + gap) / Math.max(1, count) - gap;
    const left = (room - width) / 2;
    const { mirrored } = this.board;
    const [prompts, partners] = mirrored ? [left + side + rope, left] : [left, left + side + rope];
    const column = (x: number, rows: number) =>
      Array.from({ length: rows }, (_, row) => ({ x, y: row * (height + gap), width: side, height }));
    this.#prompt = column(prompts, this.placing.places.length);
    this.#slots = column(partners, count);
    const all = this.#texts();
    const corrected = this.#isCorrected();
    this.#size = fittedSize(density.answer, LETTERS.least, (size) => {
      const lines = this.#lines(all, size, side, height);
      return lines * size * PIECE.lineHeight + (corrected ? correctionRoom(size) : 0) <= height - PIECE.air;
    });
    // A partner can be dropped anywhere in a prompt's row.
    return { places: this.#prompt.map((prompt) => ({ ...prompt, x: left, width })), letters: this.#size };
  }

  protected override seatOf(place: number): Rect | null {
    return this.#slots[place] ?? null;
  }

  protected override homeOf(index: number): Rect | null {
    const item = this.placing.items[index];
    const row = item ? matchRows(this.placing).indexOf(item.id) : -1;
    return this.#slots[row] ?? null;
  }

  protected override correctionArea(): Rect | null {
    return null;
  }

  protected override pressArea({ index }: BoardPlace): Rect | null {
    return this.#prompt[index] ?? null;
  }

  protected override fit(drawn: DrawnPiece): Fitting {
    const { id } = drawn.piece.item;
    const isPulled = this.#pull !== null && id === this.#partnerIn(this.#pull.row);
    // Results are marked on the ropes.
    return {
      ...super.fit(drawn),
      markRoom: drawn.piece.state === 'locked' ? MARK : 0,
      ...(isPulled && { isNext: true }),
    };
  }

  override targets(): readonly Target[] {
    const { mirrored } = this.board;
    return super.targets().map((target) => {
      const { id, intent, rect } = target;
      const isPrompt = this.placing.places.some(({ index }) => id === targetOfPlace(index));
      if (!isPrompt || !intent) return target;
      const width = Math.min(GRIP, rect.width / 2);
      const x = mirrored ? rect.x : rect.x + rect.width - width;
      return { ...target, drag: { grip: { ...rect, x, width } } };
    });
  }

  override drag(step: DragStep): Intent | null {
    const place = this.placing.places.find(({ index }) => step.id === targetOfPlace(index));
    if (place) return this.#pullRope(place, step);
    const { places } = this;
    const own = matchRows(this.placing).findIndex((id) => step.id === targetOfPiece(id));
    // Back where it was, a loose partner isn't meant for the prompt across from it.
    this.places = places.map((row, at) => (at === own ? (this.#prompt[at] ?? row) : row));
    const intent = super.drag(step);
    this.places = places;
    return intent;
  }

  #pullRope({ index, pieces }: BoardPlace, { x, y, isTouch, state }: DragStep): Intent | null {
    const { sound } = this.ports;
    if (!this.board.open) return null;
    const before = this.#pull;
    const row = attractingPlace(this.#slots, { x, y }, isTouch, before?.row ?? null);
    this.#pull = { place: index, end: { x, y }, row, isDropped: state === 'dropped' };
    const piece = this.#partnerIn(row);
    if (state === 'dragged') {
      if (!before) sound.play('pickUp');
      this.draw();
      return null;
    }
    if (state === 'dropped' && piece !== undefined && piece !== pieces[0]?.id) {
      this.after(SHOW.unanswered, () => this.#letGo());
      return { type: 'put', piece, place: index };
    }
    sound.play('putBack');
    this.#letGo();
    return null;
  }

  #letGo(): void {
    this.#pull = null;
    this.draw();
    this.ports.invalidate('rope');
  }

  #partnerIn(row: number | null): string | undefined {
    return row === null ? undefined : matchRows(this.placing)[row];
  }

  /** The rope's end lies here, waiting for a partner. */
  protected override drawPlace(_to: Graphics, place: BoardPlace): void {
    const rect = this.#prompt[place.index];
    const slab = this.#prompts.get(place.place.id);
    if (!rect || !slab) return;
    const { pressed } = this.touch(targetOfPlace(place.index));
    slab.set({
      item: place.place,
      picture: this.#promptPictures.of(place.place),
      width: rect.width,
      height: rect.height,
      size: this.#size,
      state: this.#promptState(place),
      correction: place.correction && this.say(place.correction),
      start: PADS.start,
      end: PADS.start,
      mirrored: this.board.mirrored,
      pressed,
      isNext: place.state === 'next' || place.state === 'held' || this.attracting === place.index,
    });
    this.ports.motion.place(slab, middleOf(rect));
  }

  protected override draw(): void {
    super.draw();
    this.#drawRopes();
  }

  /** The rope is thrown first, then it hauls. */
  protected override get putTimes() {
    return { delay: this.#isPulled ? 0 : SHOW.thrown, duration: SHOW.hauled };
  }

  protected override playResult({ piece }: DrawnPiece, delay: number): void {
    const mark = this.#marks.get(this.placing.places[piece.place ?? -1]?.place.id ?? '');
    if (mark) this.ports.motion.play('stamp', mark, { delay: delay + SHOW.stamped });
  }

  override playReveal(): void {
    super.playReveal();
    for (const { place, correction } of this.placing.places) {
      const prompt = this.#prompts.get(place.id);
      if (prompt && correction) this.ports.motion.play('fade', prompt.correction, { delay: SHOW.corrected });
    }
  }

  override playHand(act: HandAct): void {
    super.playHand(act);
    if (act !== 'put') return;
    const all = SHOW.thrown + SHOW.hauled;
    this.ports.motion.ease((part) => this.#drawRopes((part * all) / SHOW.thrown), {
      duration: all,
      steady: true,
    });
  }

  /** `reach`: how far new ropes have been thrown, from 0. By default, all are at rest. */
  #drawRopes(reach = Infinity): void {
    if (this.destroyed) return;
    const { color } = this.tokens;
    const thick = this.#prompt[0] && this.#prompt[0].width < 220 ? 4 : 6;
    const isMoving = reach < (SHOW.thrown + SHOW.hauled) / SHOW.thrown;
    this.#ropes.clear();
    const judged = this.placing.places.filter(
      ({ state, pieces }) => pieces.length > 0 && (state === 'right' || state === 'wrong'),
    );
    this.#marks.reconcile(judged.map(({ place }) => place));
    for (const { place, index, state, pieces } of this.placing.places) {
      const [from, to] = [this.#prompt[index], this.#slots[index]];
      if (!from || !to) continue;
      const [near, far] = this.board.mirrored ? [from.x, to.x + to.width] : [from.x + from.width, to.x];
      const start = { x: near, y: from.y + from.height / 2 };
      const [piece] = pieces;
      const pulled = this.#pulledEnd(index, far - near);
      if (pulled) drawTie(this.#ropes, start, pulled, thick);
      else if (piece && piece.id !== this.lifted) {
        const slab = isMoving ? this.slabOf(piece.id) : undefined;
        const isThrown = isMoving && !this.#isPulled && this.isNewIn(index, piece.id);
        const thrown = isThrown ? Math.min(1, reach) : 1;
        const { y } = start;
        const end = { x: near + (far - near) * thrown, y: y + ((slab?.y ?? y) - y) * thrown };
        const sag = Math.abs(far - near) * SAG[state === 'right' || state === 'wrong' ? state : 'tied'];
        drawTie(this.#ropes, start, end, thick, { ...ropeLook(state, color), sag });
        const mark = this.#marks.get(place.id);
        mark?.sign(state === 'right' ? 'right' : 'wrong', MARK, this.tokens);
        if (mark) this.ports.motion.place(mark, { x: (near + far) / 2, y: y + sag });
      } else if (state !== 'off' && state !== 'wrong') {
        // Loose: it hangs from the prompt.
        const length = Math.abs(far - near) * 0.32 * (far > near ? 1 : -1);
        drawTie(this.#ropes, start, { x: near + length, y: start.y + 9 }, thick);
      }
    }
  }

  /** The end of a prompt's rope while it or its partner is dragged; null otherwise. */
  #pulledEnd(index: number, way: number): Point | null {
    const pull = this.#pull;
    if (pull?.place === index) {
      const to = pull.row === null ? undefined : this.#slots[pull.row];
      return to ? { x: way > 0 ? to.x : to.x + to.width, y: to.y + to.height / 2 } : pull.end;
    }
    const piece = this.lifted;
    const slab = piece === null ? undefined : this.slabOf(piece);
    const [own] = this.placing.places[index]?.pieces ?? [];
    const isOn = this.attracting === null ? own?.id === piece : this.attracting === index;
    if (!slab || !isOn) return null;
    return { x: slab.x - (Math.sign(way) * (this.#slots[0]?.width ?? 0)) / 2, y: slab.y };
  }

  #promptState({ state, correction }: BoardPlace): PieceState {
    if (state !== 'off') return correction ? 'told' : 'open';
    return this.board.pieces.some((piece) => piece.state === 'locked') ? 'locked' : 'off';
  }

  #isCorrected(): boolean {
    return [...this.board.pieces, ...this.placing.places].some(({ correction }) => correction !== null);
  }

  /** Both columns and the ropes between them, which are short on a phone if there are long words. */
  #columns(room: number) {
    const width = Math.min(room, WIDEST);
    const isNarrow = width < ROPES.from;
    const rope = isNarrow ? ROPES.narrow : Math.min(ROPES.wide, width * 0.16);
    const side = (width - rope) / 2;
    const isLong = isNarrow && this.#longestWord(room) > side - PADS.start - PADS.end;
    return isLong ? { width, rope: ROPES.least, side: (width - ROPES.least) / 2 } : { width, rope, side };
  }

  #texts(): readonly Option[] {
    return [...this.placing.items, ...this.placing.places.map(({ place }) => place)];
  }

  /** Its width at the least size; `room`: where it is measured. */
  #longestWord(room: number): number {
    const words = this.#texts().flatMap(({ text }) => text.split(/\s+/));
    return Math.max(
      ...words.map((text) => pieceWords(this.tokens, { id: '', text }, LETTERS.least, room, 0).width),
    );
  }

  #rowCount(): number {
    return Math.max(this.placing.items.length, this.placing.places.length);
  }

  #lines(all: readonly Option[], size: number, side: number, height: number): number {
    const room = side - PADS.start - PADS.end;
    return Math.max(
      1,
      ...all.map((item) => Math.min(PIECE.lines, pieceWords(this.tokens, item, size, room, height).lines)),
    );
  }

  #rowHeight(width: number, density: Density): number {
    const { side } = this.#columns(width);
    const all = this.#texts();
    const size = Math.max(LETTERS.least, density.answer);
    const hasPictures = all.some(({ media }) => media);
    const corrected = this.#isCorrected();
    const face = hasPictures ? Math.max(density.touch, 72) : density.touch;
    const words = this.#lines(all, size, side, face) * size * PIECE.lineHeight + PIECE.air + PIECE.edge;
    return Math.max(face, words + (corrected ? correctionRoom(size) : 0));
  }

  #heightOf(row: number, { gap }: Density): number {
    const each = Math.min(12, gap);
    return this.#rowCount() * (row + each) - each;
  }
}

function ropeLook(state: PlaceState, color: ThemeTokens['color']) {
  if (state === 'right') return { lit: color.success, shade: color.successEdge };
  return state === 'wrong' ? { lit: color.danger, shade: color.dangerEdge } : ROPE;
}

export const MATCH: CreatePart<'MATCH'> = listed((ports) => new MatchPart(ports));
