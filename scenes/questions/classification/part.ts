// CLASSIFICATION on the canvas: a deck or a tray of tags, and baskets to drop them into.

import type { Graphics } from 'pixi.js';
import { classificationRules } from '#core/questions/classification/index.ts';
import type { Place } from '#core/questions/placing/placing.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { byId, KeyedViews, labeled } from '#scenes/kit/KeyedViews.ts';
import { fitLine, makeText } from '#scenes/kit/text.ts';
import { message } from '#scenes/message.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import type { CreatePart, Density, PartView } from '#scenes/player/question/part.ts';
import type { Intent, Rect, ScenePorts, Target } from '#scenes/ports.ts';
import { Basket, COUNT, drawMouth } from '#scenes/questions/classification/Basket.ts';
import { basketsOf, cellsOf, columnsOf, WALL } from '#scenes/questions/classification/layout.ts';
import type { BoardPiece, Reading } from '#scenes/questions/pieces/model.ts';
import { type DrawnPiece, type Fitting, targetOfPiece } from '#scenes/questions/pieces/PiecesPart.ts';
import { correctionRoom, PIECE, pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import type { BoardPlace } from '#scenes/questions/placing/model.ts';
import { PADS, PlacingPart, targetOfPlace } from '#scenes/questions/placing/PlacingPart.ts';
import { trayOf } from '#scenes/questions/placing/tray.ts';

/**
 * CSS pixels: the narrowest basket, also with all of its tags shown; the height of its body, and of the whole at
 * most; how many tags it shows at most once all are packed.
 */
const PHONE = { narrowest: 112, shown: 160, body: 78, best: 170, tags: 4 } as const;
const LARGE = { narrowest: 180, shown: 220, body: 96, best: 240, tags: 6 } as const;
const WIDE_FROM = 600;
/** The deck: heights and greatest width of its top tag, and how far the next two stick out. */
const DECK = { least: 60, most: 96, widest: 460, peek: 48, peeks: 2, head: 22 } as const;
/** With more rows, a tray becomes a deck. */
const TRAY_ROWS = 2;
/** Font sizes: the least, and the largest of tags whose results are shown. */
const LETTERS = { least: 15, told: 19 } as const;
/** CSS pixels on a tag in a basket: beside its words, for its mark, and its height until it is judged. */
const SEAT = { pad: 9, mark: 24, height: 44 } as const;
/** Seconds. */
const SINK = 0.3;

/** The tags that can be taken, in a deck or a tray, and the baskets below them. */
interface Layout {
  readonly height: number;
  /** Rows of baskets, and the height that each could use. */
  readonly rows: number;
  readonly spare: number;
  readonly boxes: readonly Rect[];
  readonly body: number;
  readonly letters: number;
  /** Boxes of tags, by id. */
  readonly tags: ReadonlyMap<string, Rect>;
  /** Area of the deck or tray; null while nothing is to be taken. */
  readonly tray: Rect | null;
  /** Where the text about the deck goes; null without a deck. */
  readonly head: number | null;
}

class ClassificationPart extends PlacingPart<'CLASSIFICATION'> {
  readonly #baskets = new KeyedViews<Place, Basket>(byId, ({ id }) =>
    this.over.addChild(labeled(`basket:${id}`, new Basket(this.ports))),
  );
  readonly #left = this.under.addChild(makeText(this.tokens, { size: 16, weight: 'strong', label: 'left' }));
  #layout: Layout | null = null;

  constructor(ports: ScenePorts) {
    super(ports, classificationRules);
  }

  /** The tag in hand or next first, then the others as dealt; in baskets, the latest first. */
  protected override read(view: PartView<'CLASSIFICATION'>): Reading {
    super.read(view);
    const { pieces, waiting } = this.placing;
    const latest = Object.keys((view.answer ?? view.draft.answer)?.placed ?? {}).toReversed();
    const top = pieces.findIndex(({ item }) => item.id === (waiting ?? view.draft.held));
    const fromTop = [...pieces.slice(Math.max(0, top)), ...pieces.slice(0, Math.max(0, top))];
    this.placing = {
      ...this.placing,
      pieces: [
        ...fromTop.filter(({ place }) => place === null),
        ...fromTop
          .filter(({ place }) => place !== null)
          .toSorted((a, b) => latest.indexOf(a.item.id) - latest.indexOf(b.item.id)),
      ],
    };
    return this.placing;
  }

  override sync(view: PartView<'CLASSIFICATION'>): void {
    this.#baskets.reconcile(view.question.places);
    super.sync(view);
  }

  override heightFor(width: number, density: Density): number {
    return this.#arranged(width, null, density).height;
  }

  override roomyHeightFor(width: number, density: Density): number {
    const { height, rows, spare } = this.#arranged(width, null, density);
    return height + rows * spare;
  }

  protected override arrange(width: number, height: number, density: Density) {
    this.#layout = this.#arranged(width, height, density);
    const { boxes, letters } = this.#layout;
    return { places: boxes, letters };
  }

  protected override boxes(): ReadonlyMap<string, Rect> {
    return this.#layout?.tags ?? new Map();
  }

  /** Tags have no other home than the deck. */
  protected override homeOf(): Rect | null {
    return null;
  }

  protected override trayArea(): Rect | null {
    return this.#layout?.tray ?? null;
  }

  protected override pressArea({ index }: BoardPlace): Rect | null {
    return this.places[index] ?? null;
  }

  /** A press on a tag in a basket means the basket, as long as there are tags to sort. */
  protected override pressing(piece: BoardPiece): Intent {
    const place = piece.place === null ? undefined : this.placing.places[piece.place]?.place;
    const isTaken = !place || this.#hand().includes(piece) || this.#hand().length === 0;
    return isTaken ? super.pressing(piece) : this.pressingOf(place.id);
  }

  protected override fit({ piece }: DrawnPiece): Fitting {
    const { id } = piece.item;
    if (this.#isTaken(piece)) return { ...PADS, markRoom: SEAT.mark, isNext: id === this.placing.waiting };
    const isMarked = piece.state === 'locked' || piece.state === 'right';
    return { start: SEAT.pad, end: isMarked ? SEAT.mark + 4 : SEAT.pad, markRoom: SEAT.mark, letter: '' };
  }

  protected override drawPlace(to: Graphics, { place, index, state, pieces }: BoardPlace, box: Rect): void {
    const { mirrored } = this.board;
    const target = this.touch(targetOfPlace(index));
    const height = this.#layout?.body ?? 0;
    const look = {
      place,
      index,
      rect: { ...box, y: box.y + box.height - height, height },
      count: pieces.length,
      isOpen: target.pressed || target.focused || this.attracting === index,
      isHeld: state === 'held',
      mirrored,
    };
    drawMouth(to, this.tokens, look);
    this.#baskets.get(place.id)?.set(look);
  }

  protected override draw(): void {
    super.draw();
    const { head = null } = this.#layout ?? {};
    const hand = this.#hand();
    fitLine(
      this.#left,
      head === null ? null : this.say(message('scenes:classification.left', { count: hand.length })),
      200,
      16,
    );
    this.#left.anchor.set(0.5, 0);
    this.#left.position.set(head ?? 0, 0);
  }

  override targets(): readonly Target[] {
    const hand = this.#hand();
    const isDeck = this.#layout?.head !== null;
    const pieces = super.targets().map((target): Target => {
      const nth = hand.findIndex(({ item }) => target.id === targetOfPiece(item.id));
      if (!isDeck || nth < 1) return target;
      // What sticks out from under the tag before it.
      const { x, width } = target.rect;
      const rect = {
        ...target.rect,
        x: this.board.mirrored ? x : x + width - DECK.peek,
        width: DECK.peek,
      };
      return { ...target, rect, ...(target.drag && { drag: { grip: rect } }) };
    });
    const counts = this.placing.places.flatMap(({ place, index, state, pieces: { length } }): Target[] => {
      const box = this.places[index];
      if (!box || length === 0 || !this.board.open) return [];
      const rect = {
        x: this.board.mirrored ? box.x : box.x + box.width - COUNT.target,
        y: box.y + box.height - COUNT.target,
        width: COUNT.target,
        height: COUNT.target,
      };
      const intent = { type: 'hold', piece: state === 'held' ? null : place.id } as const;
      return [{ id: `count:${index}`, kind: 'button', rect, intent }];
    });
    return [...pieces, ...counts];
  }

  override playHand(act: HandAct): void {
    super.playHand(act);
    const latest = this.board.pieces.find(({ place }) => place !== null);
    const basket = latest && this.placing.places[latest.place ?? 0]?.place.id;
    const view = act === 'put' && basket !== undefined ? this.#baskets.get(basket) : undefined;
    if (view) this.ports.motion.play('hit', view.body, { duration: SINK });
  }

  /** Tags that can be taken: those of the open basket, or else those in none, with the one in hand. */
  #hand(): readonly BoardPiece[] {
    const { open, pieces, held } = this.board;
    if (!open) return [];
    const opened = this.placing.places.find(({ state }) => state === 'held');
    return opened
      ? pieces.filter(({ place }) => place === opened.index)
      : pieces
          .filter(({ place, item }) => place === null || item.id === held)
          .toSorted((a, b) => Number(b.item.id === held) - Number(a.item.id === held));
  }

  #isTaken(piece: BoardPiece): boolean {
    return piece.place === null || this.#hand().includes(piece);
  }

  #arranged(width: number, height: number | null, density: Density): Layout {
    return this.board.open ? this.#toSort(width, height, density) : this.#told(width, height, density);
  }

  #toSort(width: number, height: number | null, density: Density): Layout {
    const sizes = width < WIDE_FROM ? PHONE : LARGE;
    const gap = Math.min(12, density.gap);
    const hand = this.#hand();
    const deck = this.#deck(hand, width, density);
    const top = hand.length > 0 ? deck.height + gap : 0;
    const { places, mirrored } = { ...this.placing, ...this.board };
    const seated = (index: number) =>
      this.board.pieces.filter((piece) => piece.place === index && !hand.includes(piece));
    const baskets = basketsOf({
      width,
      height: height === null ? null : height - top,
      columns: columnsOf(places.length, width, sizes.narrowest),
      counts: places.map(({ index }) => seated(index).length),
      body: sizes.body,
      tag: SEAT.height,
      gap,
      most: hand.length > 0 ? 1 : sizes.tags,
      mirrored,
    });
    const seats = places.flatMap(({ index }) =>
      seated(index).flatMap(({ item }, nth) => {
        const seat = baskets.seat(index, nth);
        return seat ? [[item.id, moved(seat, top)] as const] : [];
      }),
    );
    return {
      height: top + baskets.height,
      rows: baskets.rows,
      spare: Math.max(0, sizes.best - baskets.height / baskets.rows),
      boxes: baskets.boxes.map((box) => moved(box, top)),
      body: sizes.body,
      letters: density.answer,
      tags: new Map([...deck.boxes, ...seats]),
      tray: hand.length > 0 ? { x: 0, y: 0, width, height: deck.height } : null,
      head: deck.head,
    };
  }

  /** Boxes of the tags that can be taken: in a tray, or as a deck if they don't fit into its rows. */
  #deck(hand: readonly BoardPiece[], width: number, density: Density) {
    const { mirrored } = this.board;
    const { items } = this.placing;
    const isOpened = this.placing.places.some(({ state }) => state === 'held');
    const own = isOpened ? hand.map(({ item }) => item) : items;
    const height = Math.max(48, Math.min(64, density.touch));
    const gap = Math.min(10, density.gap);
    const pads = PADS.start + PADS.end;
    const tray = trayOf(this.tokens, own, { width, height, size: density.answer, gap, pads, mirrored });
    if (isOpened || tray.height <= TRAY_ROWS * (height + gap)) {
      const boxes = own.flatMap(({ id }, at) => {
        const box = tray.boxes[at];
        return box && hand.some(({ item }) => item.id === id) ? [[id, box] as const] : [];
      });
      return { boxes, height: tray.height, head: null };
    }
    const high = clamp(density.touch * 1.2, DECK.least, DECK.most);
    const peeks = Math.min(DECK.peeks, hand.length - 1);
    const wide = Math.min(DECK.widest, width - 2 * DECK.peeks * DECK.peek * 0.5 - DECK.peek);
    const left = (width - wide - peeks * DECK.peek) / 2;
    const boxes = hand.slice(0, 1 + DECK.peeks).map(({ item }, nth) => {
      const x = left + nth * DECK.peek;
      const box = { x: mirrored ? width - x - wide : x, y: DECK.head, width: wide, height: high };
      return [item.id, box] as const;
    });
    return { boxes, height: DECK.head + high, head: width / 2 };
  }

  /** All tags in their baskets, and the others below. */
  #told(width: number, height: number | null, density: Density): Layout {
    const sizes = width < WIDE_FROM ? PHONE : LARGE;
    const gap = Math.min(12, density.gap);
    const { pieces, mirrored } = this.board;
    const { places } = this.placing;
    const columns = columnsOf(places.length, width, sizes.shown);
    const letters = clamp(density.answer, LETTERS.least, LETTERS.told);
    const room = (width - gap * (columns - 1)) / columns - 2 * (WALL + SEAT.pad);
    const corrected = pieces.some(({ correction }) => correction);
    const lines = pieces.map(({ item }) => pieceWords(this.tokens, item, letters, room, SEAT.height).lines);
    const tag = Math.max(
      SEAT.height,
      Math.min(PIECE.lines, Math.max(1, ...lines)) * letters * PIECE.lineHeight +
        PIECE.air +
        PIECE.edge +
        (corrected ? correctionRoom(letters) : 0),
    );
    const loose = pieces.filter(({ place }) => place === null);
    const cells = cellsOf(loose.length, columns, [width, tag], gap);
    const below = loose.length > 0 ? (cells.at(-1)?.y ?? 0) + tag + gap : 0;
    const baskets = basketsOf({
      width,
      height: height === null ? null : height - below,
      columns,
      counts: places.map((place) => place.pieces.length),
      body: sizes.body,
      tag,
      gap,
      most: Infinity,
      mirrored,
    });
    const seats = places.flatMap(({ index }) =>
      pieces
        .filter(({ place }) => place === index)
        .flatMap(({ item }, nth) => {
          const seat = baskets.seat(index, nth);
          return seat ? [[item.id, seat] as const] : [];
        }),
    );
    const others = loose.flatMap(({ item }, at) => {
      const cell = cells[at];
      return cell ? [[item.id, moved(cell, baskets.height + gap)] as const] : [];
    });
    return {
      height: baskets.height + below,
      rows: baskets.rows,
      spare: 0,
      boxes: baskets.boxes,
      body: sizes.body,
      letters,
      tags: new Map([...seats, ...others]),
      tray: null,
      head: null,
    };
  }
}

const moved = (rect: Rect, down: number): Rect => ({ ...rect, y: rect.y + down });

export const CLASSIFICATION: CreatePart<'CLASSIFICATION'> = (ports) => new ClassificationPart(ports);
