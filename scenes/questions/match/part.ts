// MATCH on the canvas: prompts on one side, partners on the other, and ropes that haul them together.

import type { Graphics } from 'pixi.js';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import { matchRules } from '#core/questions/match/index.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { byId, KeyedViews, labeled } from '#scenes/kit/KeyedViews.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import type { CreatePart, Density, PartView } from '#scenes/player/question/part.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import { fittedSize } from '#scenes/questions/fittedSize.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { drawTie, ROPE } from '#scenes/questions/pieces/drawings.ts';
import { listed } from '#scenes/questions/pieces/ListedPart.ts';
import type { PieceState } from '#scenes/questions/pieces/model.ts';
import { correctionRoom, PIECE, PieceSlab, pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import type { BoardPlace, PlaceState } from '#scenes/questions/placing/model.ts';
import { PADS, PlacingPart, targetOfPlace } from '#scenes/questions/placing/PlacingPart.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import { matchRows } from '#scenes/questions/match/rows.ts';

/** Width of the ropes between the columns, by the width of the part; and the widest that it gets. */
const ROPES = { least: 22, narrow: 42, wide: 180, from: 640 } as const;
const WIDEST = 1_200;
const LETTERS = { least: 15, roomy: 84 } as const;
/** Seconds. */
const SHOW = { thrown: 0.18, hauled: 0.24 } as const;

const tieOf = (place: number, piece: string): string => `${place} ${piece}`;

class MatchPart extends PlacingPart<'MATCH'> {
  readonly isColumn = true;
  readonly #ropes = this.over.addChild(drawing('ropes'));
  readonly #prompts = new KeyedViews<Option, PieceSlab>(byId, ({ id }) =>
    this.under.addChild(labeled(`prompt:${id}`, new PieceSlab(this.ports))),
  );
  readonly #promptPictures: OptionPictures;
  #prompt: readonly Rect[] = [];
  #slots: readonly Rect[] = [];
  #size = 20;
  /** Ties before the last change. */
  #tied: ReadonlySet<string> = new Set();

  constructor(ports: ScenePorts) {
    super(ports, matchRules);
    this.#promptPictures = new OptionPictures(ports, PICTURE_WIDTH.option, () => {
      if (this.destroyed) return;
      this.draw();
      ports.invalidate('prompt picture');
    });
  }

  override sync(view: PartView<'MATCH'>): void {
    this.#tied = new Set(
      this.placing.places.flatMap(({ index, pieces }) => pieces.map(({ id }) => tieOf(index, id))),
    );
    super.sync(view);
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
    return { places: this.#slots.slice(0, this.placing.places.length), letters: this.#size };
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
    return { delay: SHOW.thrown, duration: SHOW.hauled };
  }

  override playHand(act: HandAct): void {
    super.playHand(act);
    if (act !== 'put') return;
    const before = this.#tied;
    const all = SHOW.thrown + SHOW.hauled;
    this.ports.motion.ease((part) => this.#drawRopes(before, (part * all) / SHOW.thrown), {
      duration: all,
      steady: true,
    });
  }

  /** `reach`: how far ropes that weren't tied `before` have been thrown, from 0; when absent, all are at rest. */
  #drawRopes(before?: ReadonlySet<string>, reach = Infinity): void {
    const { color } = this.tokens;
    const thick = this.#prompt[0] && this.#prompt[0].width < 220 ? 4 : 6;
    if (this.destroyed) return;
    const isMoving = before !== undefined && reach < (SHOW.thrown + SHOW.hauled) / SHOW.thrown;
    this.#ropes.clear();
    for (const { index, state, pieces } of this.placing.places) {
      const [from, to] = [this.#prompt[index], this.#slots[index]];
      if (!from || !to) continue;
      const [near, far] = this.board.mirrored ? [from.x, to.x + to.width] : [from.x + from.width, to.x];
      const y = from.y + from.height / 2;
      const [piece] = pieces;
      if (piece) {
        const slab = isMoving ? this.slabOf(piece.id) : undefined;
        const isNew = isMoving && !before.has(tieOf(index, piece.id));
        const thrown = isNew ? Math.min(1, reach) : 1;
        const end = { x: near + (far - near) * thrown, y: y + ((slab?.y ?? y) - y) * thrown };
        drawTie(this.#ropes, { x: near, y }, end, thick, ropeLook(state, color));
      } else if (state !== 'off' && state !== 'wrong') {
        // Loose: it hangs from the prompt.
        const length = Math.abs(far - near) * 0.32 * (far > near ? 1 : -1);
        drawTie(this.#ropes, { x: near, y }, { x: near + length, y: y + 9 }, thick);
      }
    }
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
