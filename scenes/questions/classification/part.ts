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
import { Basket, countArea, drawMouth } from '#scenes/questions/placing/Basket.ts';
import { basketsOf } from '#scenes/questions/classification/layout.ts';
import { listed } from '#scenes/questions/pieces/ListedPart.ts';
import type { BoardPiece, Reading } from '#scenes/questions/pieces/model.ts';
import { type DrawnPiece, type Fitting, targetOfPiece } from '#scenes/questions/pieces/PiecesPart.ts';
import { correctionLines, correctionRoom, PIECE, pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import { cellsOf, columnsOf, type Grid } from '#scenes/questions/placing/cells.ts';
import { deckOf } from '#scenes/questions/placing/deck.ts';
import type { BoardPlace } from '#scenes/questions/placing/model.ts';
import { PADS, PlacingPart, targetOfPlace } from '#scenes/questions/placing/PlacingPart.ts';
import { trayOf } from '#scenes/questions/placing/tray.ts';

/**
 * CSS pixels: the narrowest basket, also with all of its tags shown; the widest; the height of its body, at least and at
 * most; how many tags it shows at most once all are packed; the most that a row takes.
 */
const PHONE = {
  narrowest: 112,
  shown: 160,
  widest: 240,
  body: 78,
  grown: 120,
  tags: 4,
  best: Infinity,
} as const;
const LARGE = { narrowest: 180, shown: 200, widest: 380, body: 116, grown: 200, tags: 6, best: 260 } as const;
/** Share of the empty space that goes above the tray; the rest goes between it and the baskets, which are under the thumbs. */
const ABOVE_TRAY = 0.4;
const WIDE_FROM = 600;
/** With more rows, a tray becomes a deck. */
const TRAY = { rows: 2, least: 48, most: 64, gap: 10 } as const;
/** Height of the text over a deck. */
const HEAD = 22;
/** Font sizes: the least, and the largest of tags whose results are shown. */
const LETTERS = { least: 15, told: 19 } as const;
/** Maximum number of lines that say where a tag belongs. */
const TOLD_LINES = 2;
/** CSS pixels on a tag in a basket: beside its words, for its mark, and its height until it is judged. */
const SEAT = { pad: 9, mark: 24, height: 46 } as const;
/** Seconds. */
const SINK = 0.3;
/** CSS pixels by which baskets lift what is right. */
const LIFT = 6;

type Boxes = readonly (readonly [id: string, box: Rect])[];

interface Layout {
  readonly height: number;
  readonly roomy: number;
  /** Of the baskets, each with the space for its tags; the height of its body, and how many tags don't show. */
  readonly boxes: readonly Rect[];
  readonly body: number;
  readonly more: readonly number[];
  readonly letters: number;
  readonly tags: ReadonlyMap<string, Rect>;
  /** Where tags go back to, by id. */
  readonly homes: ReadonlyMap<string, Rect>;
  /** Area of the tags that can be taken; null for none. */
  readonly tray: Rect | null;
  /** What can be pressed of the tags of a deck; null without one. */
  readonly areas: Boxes | null;
}

class ClassificationPart extends PlacingPart<'CLASSIFICATION'> {
  protected override readonly putSound = 'wickerCreak';
  readonly #baskets = new KeyedViews<Place, Basket>(byId, ({ id }) =>
    this.over.addChild(labeled(`basket:${id}`, new Basket(this.ports))),
  );
  readonly #left = this.under.addChild(
    makeText(this.tokens, { size: 16, weight: 'strong', anchor: { x: 0.5, y: 0 }, label: 'left' }),
  );
  #layout: Layout | null = null;
  /** True once the answer is submitted, until it is judged. */
  #isLidded = false;

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
    // Loose tags aren't among the latest.
    const ordered = fromTop.toSorted((a, b) => latest.indexOf(a.item.id) - latest.indexOf(b.item.id));
    this.placing = { ...this.placing, pieces: ordered };
    return this.placing;
  }

  override sync(view: PartView<'CLASSIFICATION'>): void {
    this.#baskets.reconcile(view.question.places);
    this.#isLidded = view.result === null && (view.answer !== null || view.draft.state !== 'open');
    super.sync(view);
  }

  override heightFor(width: number, density: Density): number {
    return this.#arranged(width, null, density).height;
  }

  override roomyHeightFor(width: number, density: Density): number {
    return this.#arranged(width, null, density).roomy;
  }

  protected override arrange(width: number, height: number, density: Density) {
    this.#layout = this.#arranged(width, height, density);
    return { places: this.#layout.boxes, letters: this.#layout.letters };
  }

  protected override boxes(): ReadonlyMap<string, Rect> {
    return this.#layout?.tags ?? new Map();
  }

  /** A tray keeps the place of each tag; a deck doesn't. */
  protected override homeOf(index: number): Rect | null {
    const { id = '' } = this.placing.pieces[index]?.item ?? {};
    return this.#layout?.homes.get(id) ?? null;
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
    const hand = this.#hand();
    const isTag = !place || hand.length === 0 || hand.includes(piece);
    return isTag ? super.pressing(piece) : this.pressingOf(place.id);
  }

  protected override fit({ piece }: DrawnPiece): Fitting {
    const isNext = piece.item.id === this.placing.waiting;
    if (piece.place === null || this.#hand().includes(piece))
      return { ...PADS, markRoom: SEAT.mark, isNext, correctionLines: TOLD_LINES };
    const isMarked = piece.state === 'locked' || piece.state === 'right';
    const end = isMarked ? SEAT.mark + 4 : SEAT.pad;
    return { start: SEAT.pad, end, markRoom: SEAT.mark, letter: '', correctionLines: TOLD_LINES };
  }

  protected override drawPlace(to: Graphics, { place, index, state, pieces }: BoardPlace, box: Rect): void {
    const target = this.touch(targetOfPlace(index));
    const look = {
      place,
      index,
      rect: this.#bodyOf(box),
      count: pieces.length,
      more: this.#layout?.more[index] ?? 0,
      isLidded: this.#isLidded,
      isOpen: target.pressed || target.focused || this.attracting === index,
      isHeld: state === 'held',
      mirrored: this.board.mirrored,
    };
    drawMouth(to, this.tokens, look);
    this.#baskets.get(place.id)?.set(look);
  }

  protected override draw(): void {
    super.draw();
    const { areas, tray } = this.#layout ?? {};
    const count = this.#hand().length;
    const left = areas && count > 0 ? this.say(message('kinds:classification.left', { count })) : null;
    fitLine(this.#left, left, 200, 16);
    this.#left.position.set((tray?.width ?? 0) / 2, tray?.y ?? 0);
  }

  override targets(): readonly Target[] {
    const areas = new Map((this.#layout?.areas ?? []).map(([id, area]) => [targetOfPiece(id), area]));
    const all = super.targets().map((target): Target => {
      const rect = areas.get(target.id);
      return rect ? { ...target, rect, ...(target.drag && { drag: { grip: rect } }) } : target;
    });
    // The count opens a basket that a press would put a tag into.
    const counts = this.placing.places.flatMap(({ place, index, state, pieces }): readonly Target[] => {
      const box = this.places[index];
      if (!box || pieces.length === 0 || !this.board.open) return [];
      const intent = { type: 'hold', piece: state === 'held' ? null : place.id } as const;
      return [
        {
          id: `count:${index}`,
          kind: 'button',
          rect: countArea(this.#bodyOf(box), this.board.mirrored),
          intent,
        },
      ];
    });
    return [...all, ...counts];
  }

  protected override playResult({ piece, slab }: DrawnPiece, delay: number): void {
    if (piece.state === 'right')
      this.ports.motion.play('slide', slab, { from: { y: LIFT, alpha: 1 }, delay, duration: SINK });
  }

  override playLocked(): void {
    super.playLocked();
    for (const { lid } of this.#baskets.values()) this.ports.motion.play('drop', lid, { from: { y: -30 } });
  }

  override playHand(act: HandAct): void {
    super.playHand(act);
    const latest = this.board.pieces.find(({ place }) => place !== null);
    const basket = latest && this.placing.places[latest.place ?? 0]?.place.id;
    const view = act === 'put' && basket !== undefined ? this.#baskets.get(basket) : undefined;
    if (view) this.ports.motion.play('hit', view.body, { duration: SINK });
  }

  /** The basket itself, without the space for its tags. */
  #bodyOf(box: Rect): Rect {
    const height = this.#layout?.body ?? 0;
    return { ...box, y: box.y + box.height - height, height };
  }

  /** Tags that can be taken: those of the open basket, or else those in none, after the one in hand. */
  #hand(): readonly BoardPiece[] {
    const { open, pieces, held } = this.board;
    if (this.#isLidded) return pieces.filter(({ place }) => place === null);
    if (!open) return [];
    const opened = this.placing.places.find(({ state }) => state === 'held');
    if (opened) return pieces.filter(({ place }) => place === opened.index);
    const inHand = pieces.filter(({ item, place }) => place !== null && item.id === held);
    return [...inHand, ...pieces.filter(({ place }) => place === null)];
  }

  #arranged(width: number, height: number | null, density: Density): Layout {
    const { pieces, mirrored } = this.board;
    const { places } = this.placing;
    const isPacking = this.board.open || this.#isLidded;
    const sizes = width < WIDE_FROM ? PHONE : LARGE;
    const gap = Math.min(12, density.gap);
    const hand = isPacking ? this.#hand() : pieces.filter(({ place }) => place === null);
    const columns = columnsOf(places.length, width, isPacking ? sizes.narrowest : sizes.shown);
    const grid = { width, columns, gap, mirrored, widest: sizes.widest };
    const letters = isPacking ? density.answer : clamp(density.answer, LETTERS.least, LETTERS.told);
    const tag = isPacking
      ? SEAT.height
      : this.#judgedHeight(letters, Math.min(sizes.widest, width / columns) - 2 * SEAT.pad - gap - 12);
    const taken = isPacking ? this.#taken(hand, width, density) : judged(hand, tag, grid);
    const top = hand.length > 0 ? taken.height + gap : 0;
    const seated = places.map(({ index }) =>
      this.#isLidded ? [] : pieces.filter((piece) => piece.place === index && !hand.includes(piece)),
    );
    const most = !isPacking ? Infinity : hand.length > 0 || this.#isLidded ? 1 : sizes.tags;
    const look = { ...grid, counts: seated.map(({ length }) => length), most, tag };
    const least = basketsOf({ ...look, body: sizes.body });
    const spare = Math.max(0, (height ?? 0) - top - least.height);
    const body = isPacking ? Math.min(sizes.grown, sizes.body + spare / least.rows) : sizes.body;
    const baskets = basketsOf({ ...look, body });
    const rest = isPacking ? Math.max(0, (height ?? 0) - top - baskets.height) : 0;
    const lead = rest * ABOVE_TRAY;
    const seats = seated.flatMap((all, index) =>
      boxesOf(all, (_, nth) => baskets.seat(index, nth) ?? undefined).map(moved(top + rest)),
    );
    return {
      height: top + baskets.height,
      roomy: isPacking ? Math.max(top + least.height, top + least.rows * sizes.best) : top + least.height,
      boxes: baskets.boxes.map((box) => ({ ...box, y: box.y + top + rest })),
      body,
      more: look.counts.map((count) => (hand.length > 0 ? 0 : Math.max(0, count - most))),
      letters,
      tags: new Map([...taken.boxes.map(moved(lead)), ...seats]),
      homes: new Map(hand.length > 0 ? taken.homes?.map(moved(lead)) : null),
      tray: isPacking && hand.length > 0 ? { x: 0, y: lead, width, height: taken.height } : null,
      areas: taken.areas?.map(moved(lead)) ?? null,
    };
  }

  /** Boxes of the tags that can be taken: in a tray, or as a deck if they don't fit into its rows. */
  #taken(hand: readonly BoardPiece[], width: number, density: Density): Taken {
    const { mirrored } = this.board;
    const isOpened = this.placing.places.some(({ state }) => state === 'held');
    // A tray has room for all tags, so that none moves when another leaves.
    const own = isOpened ? hand.map(({ item }) => item) : this.placing.items;
    const height = clamp(density.touch, TRAY.least, TRAY.most);
    const pads = PADS.start + PADS.end;
    const look = { width, height, size: density.answer, gap: TRAY.gap, pads, mirrored };
    const tray = trayOf(this.tokens, own, look);
    if (isOpened || tray.height <= TRAY.rows * (height + TRAY.gap)) {
      const homes = own.flatMap(({ id }, at) => {
        const box = tray.boxes[at];
        return box ? [[id, box] as const] : [];
      });
      const boxes = homes.filter(([id]) => hand.some(({ item }) => item.id === id));
      return { height: tray.height, areas: null, boxes, homes };
    }
    const deck = deckOf(hand.length, width, density, mirrored);
    const below = (rect: Rect | undefined) => rect && { ...rect, y: HEAD };
    return {
      height: HEAD + deck.height,
      areas: boxesOf(hand, (_, nth) => below(deck.areas[nth])),
      boxes: boxesOf(hand, (_, nth) => below(deck.boxes[nth])),
    };
  }

  /** Height of a tag with its result. */
  #judgedHeight(letters: number, room: number): number {
    const { pieces } = this.board;
    const lines = pieces.map(({ item }) => pieceWords(this.tokens, item, letters, room, SEAT.height).lines);
    const most = Math.min(PIECE.lines, Math.max(1, ...lines));
    const toldLines = pieces.map(({ correction }) =>
      correction ? correctionLines(this.tokens, this.say(correction), room) : 0,
    );
    const told = correctionRoom(letters, Math.min(TOLD_LINES, Math.max(...toldLines)));
    return Math.max(SEAT.height, most * letters * PIECE.lineHeight + PIECE.air + PIECE.edge + told);
  }
}

interface Taken {
  readonly height: number;
  readonly boxes: Boxes;
  readonly homes?: Boxes;
  readonly areas: Boxes | null;
}

/** Lower by this many pixels. */
const moved =
  (by: number) =>
  ([id, box]: Boxes[number]): Boxes[number] => [id, { ...box, y: box.y + by }];

function boxesOf(pieces: readonly BoardPiece[], boxOf: (id: string, nth: number) => Rect | undefined): Boxes {
  return pieces.flatMap(({ item: { id } }, nth) => {
    const box = boxOf(id, nth);
    return box ? [[id, box] as const] : [];
  });
}

/** Tags that were left out. */
function judged(loose: readonly BoardPiece[], tag: number, grid: Grid): Taken {
  const heights = Array.from({ length: Math.ceil(loose.length / grid.columns) }, () => tag);
  const cells = cellsOf(loose.length, heights, grid);
  const last = cells.at(-1);
  return { height: last ? last.y + tag : 0, areas: null, boxes: boxesOf(loose, (_, nth) => cells[nth]) };
}

export const CLASSIFICATION: CreatePart<'CLASSIFICATION'> = listed((ports) => new ClassificationPart(ports));
