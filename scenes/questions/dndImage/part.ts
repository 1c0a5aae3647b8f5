// DND_IMAGE on the canvas: labels in a tray, and pegs on a picture where they are planted as flags.

import type { Graphics } from 'pixi.js';
import { dndImageRules } from '#core/questions/dndImage/index.ts';
import { letterOfOption } from '#core/questions/options/letters.ts';
import { optionWords } from '#core/questions/options/options.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { byId, KeyedViews } from '#scenes/kit/KeyedViews.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { fitLine, makeText, setText } from '#scenes/kit/text.ts';
import type { CreatePart, Density, PartView } from '#scenes/player/question/part.ts';
import type { DragStep, Intent, Point, Rect, ScenePorts, Target, ZoomStep } from '#scenes/ports.ts';
import { Choice } from '#scenes/questions/board/Choice.ts';
import { drawPeg } from '#scenes/questions/board/drawings.ts';
import { around, onCanvas } from '#scenes/questions/board/fit.ts';
import { ZOOM_ROOM, ZoomBoard } from '#scenes/questions/board/ZoomBoard.ts';
import { attraction, PEG, type Points, roomBeside } from '#scenes/questions/dndImage/labels.ts';
import { type PlaceVerdict, VerdictList } from '#scenes/questions/dndImage/VerdictList.ts';
import { listed } from '#scenes/questions/pieces/ListedPart.ts';
import type { Reading } from '#scenes/questions/pieces/model.ts';
import { type DrawnPiece, type Fitting, targetOfPiece } from '#scenes/questions/pieces/PiecesPart.ts';
import { pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import type { BoardPlace } from '#scenes/questions/placing/model.ts';
import { PADS, PlacingPart, targetOfPlace } from '#scenes/questions/placing/PlacingPart.ts';
import { type Tray, trayOf } from '#scenes/questions/placing/tray.ts';
import { onNight } from '#scenes/theme/grounds.ts';

/** CSS pixels of a planted label: its height, the space beside its words, and that of its mark. */
const FLAG = { height: 36, pad: 9, mark: 24, letter: 38 } as const;
/** Least height of the board, and the share of the width that a tray beside it gets. */
const BOARD = { least: 240 + ZOOM_ROOM, tray: 0.34, from: 520 } as const;
const PLACE = 'place:';
const LETTERS = { least: 15, most: 20 } as const;

/** Diameter of a verdict's mark on a peg without a label, and how far it is from the peg's middle. */
const MARK = { size: 20, away: 14 } as const;
/** Where pegs are that are out of view. */
const NOWHERE: Rect = { x: -9_999, y: -9_999, width: 0, height: 0 };
/** Pegs nearer than this share of the picture's width are told apart by a second press. */
const CROWDED = 0.12;

interface Arrangement {
  readonly tray: Tray;
  /** Of the tray. */
  readonly at: Rect;
  /** Of the board. */
  readonly box: Rect;
}

/** Where labels are planted, and what they show in place of their words. */
interface Seated {
  readonly seats: ReadonlyMap<number, Rect>;
  readonly shown: ReadonlyMap<string, Option>;
  readonly lacksRoom: boolean;
}

const NOTHING_SEATED: Seated = { seats: new Map(), shown: new Map(), lacksRoom: true };

class DndImagePart extends PlacingPart<'DND_IMAGE'> {
  protected override readonly putSound = 'flagPlant';
  readonly isColumn = true;
  readonly #zoom: ZoomBoard = this.under.addChildAt(new ZoomBoard(this.ports, () => this.#layAgain()), 0);
  readonly #numbers = new KeyedViews<BoardPlace['place'], ReturnType<typeof makeText>>(byId, () =>
    this.under.addChild(makeText(this.tokens, { size: 15, anchor: 0.5, color: onNight(this.tokens).text })),
  );
  /** Words of planted labels, where they were in the tray. */
  readonly #ghosts = new KeyedViews<Option, ReturnType<typeof makeText>>(byId, () =>
    this.under.addChild(makeText(this.tokens, { size: 16, anchor: 0.5, weight: 'strong' })),
  );
  readonly #marks = new KeyedViews<BoardPlace['place'], MarkBadge>(byId, () =>
    this.over.addChild(new MarkBadge()),
  );
  readonly #list = this.over.addChild(new VerdictList(this.ports));
  readonly #choice = this.addChild(new Choice(this.ports));
  /** What became of each place, once that is known; then it's listed in place of the tray. */
  #verdicts: readonly PlaceVerdict[] = [];
  #tray: Arrangement | null = null;
  #seats: ReadonlyMap<number, Rect> = new Map();
  #laid: readonly [number, number, Density] | null = null;

  constructor(ports: ScenePorts) {
    super(ports, dndImageRules);
  }

  override sync(view: PartView<'DND_IMAGE'>): void {
    super.sync(view);
    this.#zoom.sync(view.question.id, view.question.picture);
    this.#choice.set(null);
  }

  /** Corrections don't fit on flags, so they are in the list. */
  protected override read(view: PartView<'DND_IMAGE'>): Reading {
    super.read(view);
    const { items, places, pieces } = this.placing;
    this.#verdicts = places.flatMap((told): PlaceVerdict | readonly PlaceVerdict[] => {
      const { index, state, place } = told;
      if (state !== 'right' && state !== 'wrong' && state !== 'told') return [];
      const own = view.reveal?.right[place.id]?.[0];
      const correct = state === 'wrong' && items.find(({ id }) => id === own);
      return {
        number: index + 1,
        words: told.pieces.map(optionWords).join(', '),
        state,
        correct: correct ? optionWords(correct) : '',
      };
    });
    this.placing = {
      ...this.placing,
      places: places.map((place) => ({ ...place, correction: null })),
      pieces: pieces.map((piece) => ({ ...piece, correction: null })),
    };
    return this.placing;
  }

  override heightFor(width: number, density: Density): number {
    const tray = this.#trayIn(width, density);
    const stacked = Math.min(this.#zoom.heightFor(width), BOARD.least) + density.gap + tray.height;
    if (width < BOARD.from) return stacked;
    return Math.min(stacked, Math.max(BOARD.least, this.#trayIn(width * BOARD.tray, density).height));
  }

  override roomyHeightFor(width: number, density: Density): number {
    return this.#zoom.heightFor(width) + density.gap + this.#trayIn(width, density).height;
  }

  #trayIn(width: number, density: Density): Tray {
    if (this.#verdicts.length > 0) return { boxes: [], height: this.#list.heightFor(this.#verdicts, width) };
    return trayOf(this.tokens, this.placing.items, {
      width,
      height: tagHeight(density),
      size: lettersOf(density),
      gap: Math.min(10, density.gap),
      pads: PADS.start + PADS.end,
      mirrored: this.board.mirrored,
    });
  }

  /** The tray below the board or beside it, whichever leaves more room for the picture. */
  #arrangement(width: number, height: number, density: Density): Arrangement {
    const { gap } = density;
    const below = this.#trayIn(width, density);
    const stacked: Arrangement = {
      tray: below,
      box: { x: 0, y: 0, width, height: Math.max(1, height - below.height - gap) },
      at: { x: 0, y: height - below.height, width, height: below.height },
    };
    const side = width * BOARD.tray;
    const tray = this.#trayIn(side, density);
    const wide = this.#zoom.wideIn({ x: 0, y: 0, width: width - side - gap, height });
    // Both are in the middle, close to each other.
    const left = (width - wide - gap - side) / 2;
    const { mirrored } = this.board;
    const beside: Arrangement = {
      tray,
      box: { x: mirrored ? left + side + gap : left, y: 0, width: wide, height },
      at: {
        x: mirrored ? left : left + wide + gap,
        y: Math.max(0, (height - tray.height) / 2),
        width: side,
        height: tray.height,
      },
    };
    const fits = width >= BOARD.from && tray.height <= height;
    return fits && this.#zoom.widthIn(beside.box) > this.#zoom.widthIn(stacked.box) ? beside : stacked;
  }

  protected override arrange(width: number, height: number, density: Density) {
    this.#laid = [width, height, density];
    this.#tray = this.#arrangement(width, height, density);
    this.#layFrame();
    const letters = lettersOf(density);
    const points = this.placing.places.map((place) => this.#pointOf(place));
    this.#plant(points, letters);
    this.#list.lay(this.#verdicts, this.#tray.at, this.board.mirrored);
    return {
      letters,
      // What attracts a label grows with the picture; pegs out of view attract nothing.
      places: points.map((point, index) =>
        point ? around(point, attraction(points, index, PEG.hit * this.#zoom.enlargement)) : NOWHERE,
      ),
    };
  }

  #layAgain(): void {
    if (this.#laid) this.layout(...this.#laid);
  }

  #layFrame(): void {
    if (!this.#tray) return;
    const { box, at } = this.#tray;
    const high = Math.min(box.height, this.#zoom.heightFor(box.width));
    // The tray stays close to the board.
    const isBelow = at.y >= box.y + box.height;
    const air = (box.height - high) / 2;
    const room = isBelow ? { ...box, y: box.y + air, height: high } : box;
    this.#zoom.layout(room, this.board.mirrored, (id) => this.touch(id).focused);
  }

  /** Undefined for a peg that is out of view. */
  #pointOf({ place: { x = 0, y = 0 } }: BoardPlace): Point | undefined {
    return this.#zoom.shows({ x, y }) ? onCanvas(this.#zoom.picture, { x, y }) : undefined;
  }

  /** Finds room for the planted labels. */
  #plant(points: Points, letters: number): void {
    let best = this.#seated(points, letters, false);
    // Once there are verdicts, it's all or none: the list has the words, and a letter would say nothing.
    if (best.lacksRoom)
      best = this.#verdicts.length > 0 ? NOTHING_SEATED : this.#seated(points, letters, true);
    const { seats, shown } = best;
    this.#seats = seats;
    const written = new Map(this.placing.items.map((item) => [item.id, item]));
    this.board = {
      ...this.board,
      pieces: this.board.pieces.map((piece) => {
        const { id } = piece.item;
        // The letter of a planted label is in the tray.
        const letter = piece.place === null ? this.#letterOf(id) : '';
        return { ...piece, letter, item: shown.get(id) ?? written.get(id) ?? piece.item };
      }),
    };
  }

  #letterOf(id: string): string {
    return letterOfOption(this.placing.items.findIndex((item) => item.id === id));
  }

  /** `isCrowded`: labels show their letters alone, for lack of room. */
  #seated(points: Points, letters: number, isCrowded: boolean): Seated {
    const isTold = this.#verdicts.length > 0;
    const { window } = this.#zoom;
    const taken = points.flatMap((point) => (point ? around(point, PEG.size) : []));
    const shown = new Map<string, Option>();
    const seats = new Map<number, Rect>();
    const away = PEG.size / 2 + 2;
    let lacksRoom = false;
    for (const { item, place, verdict } of this.placing.pieces) {
      const point = place === null ? undefined : points[place];
      if (place === null || !point) continue;
      const mark = verdict === 'right' || verdict === 'wrong' ? FLAG.mark : 0;
      const { width: words } = pieceWords(this.tokens, item, letters, window.width, FLAG.height);
      const picture = item.media ? FLAG.height * 1.4 : 0;
      const whole = { width: Math.ceil(words) + picture + 2 * FLAG.pad + mark + 4, height: FLAG.height };
      const small = { width: FLAG.letter, height: FLAG.height };
      const room = (size: typeof whole): Rect | null => roomBeside(point, size, away, window, taken);
      const wholeBox = isCrowded ? null : room(whole);
      const box = wholeBox ?? (isTold ? null : room(small));
      if (!box) lacksRoom = true;
      if (!wholeBox) shown.set(item.id, { id: item.id, text: this.#letterOf(item.id) });
      const left = clamp(point.x - small.width / 2, window.x, window.x + window.width - small.width);
      const seat = box ?? { ...small, x: left, y: point.y + away };
      taken.push(seat);
      seats.set(place, seat);
    }
    return { seats, shown, lacksRoom };
  }

  protected override homeOf(index: number): Rect | null {
    const box = this.#tray?.tray.boxes[index];
    const at = this.#tray?.at;
    return box && at ? { ...box, x: box.x + at.x, y: box.y + at.y } : null;
  }

  protected override seatOf(place: number): Rect | null {
    return this.#seats.get(place) ?? null;
  }

  protected override pressArea({ index }: BoardPlace): Rect | null {
    const rect = this.places[index];
    return rect && rect !== NOWHERE ? around(middleOf(rect), PEG.hit) : null;
  }

  /** The pegs that a press here may mean: the nearest one, and another one that is close to that. */
  #pegsAt(at: Point): readonly BoardPlace[] {
    const pegs = this.placing.places.flatMap((place) => {
      const point = this.#pointOf(place);
      return point ? { place, point, far: Math.hypot(point.x - at.x, point.y - at.y) } : [];
    });
    const [nearest, ...others] = pegs.toSorted((one, other) => one.far - other.far);
    if (!nearest) return [];
    const reach = CROWDED * this.#zoom.window.width;
    const close = others.find(
      ({ point: { x, y } }) => Math.hypot(x - nearest.point.x, y - nearest.point.y) < reach,
    );
    return [nearest, ...(close ? [close] : [])]
      .map(({ place }) => place)
      .toSorted((one, other) => one.index - other.index);
  }

  override targets(): readonly Target[] {
    if (this.#choice.visible) return this.#choice.targets();
    const { window, isEnlarged } = this.#zoom;
    const back = { type: 'hold', piece: null } as const;
    const ground = { id: 'board', rect: window } as const;
    const board: Target = isEnlarged
      ? { ...ground, kind: 'button', intent: back, drag: { grip: window } }
      : { ...ground, kind: 'region' };
    const own = super.targets().map((target): Target => {
      const { rect, intent, ...peg } = target;
      const grown = {
        ...rect,
        y: rect.y - Math.max(0, PEG.hit - rect.height) / 2,
        height: Math.max(PEG.hit, rect.height),
      };
      const isCrowded = intent && target.id.startsWith(PLACE) && this.#pegsAt(middleOf(rect)).length > 1;
      // Without an intent, the exact point of the press counts.
      return isCrowded ? { ...peg, rect, drag: { grip: rect } } : { ...target, rect: grown };
    });
    return [board, ...own, ...this.#zoom.targets()];
  }

  override drag(step: DragStep): Intent | null {
    if (step.id === 'board') {
      this.#zoom.pan(step);
      return null;
    }
    if (!step.id.startsWith(PLACE)) return this.#choice.visible ? this.ground() : super.drag(step);
    if (step.state !== 'dropped') return null;
    const pegs = this.#pegsAt(step);
    if (pegs[0] && pegs.length === 1) return this.pressingOf(pegs[0].place.id);
    this.#choice.set({
      at: step,
      within: this.#zoom.window,
      choices: pegs.map(({ place, index }) => ({ number: index + 1, intent: this.pressingOf(place.id) })),
    });
    this.ports.targetsChanged();
    return null;
  }

  override ground(): Intent | null {
    return this.dismiss() ? null : super.ground();
  }

  dismiss(): boolean {
    const was = this.#choice.visible;
    this.#choice.set(null);
    if (was) this.ports.targetsChanged();
    return was;
  }

  zoom(step: ZoomStep): boolean {
    this.#choice.set(null);
    return this.#zoom.zoom(step);
  }

  override setFocus(id: string | null): void {
    super.setFocus(id);
    const place = this.placing.places.find(
      ({ index, pieces }) =>
        targetOfPlace(index) === id || pieces.some((piece) => targetOfPiece(piece.id) === id),
    );
    if (place) this.#zoom.reveal({ x: place.place.x ?? 0, y: place.place.y ?? 0 });
  }

  protected override trayArea(): Rect | null {
    return this.#tray?.at ?? null;
  }

  protected override fit(drawn: DrawnPiece): Fitting {
    const { piece } = drawn;
    if (piece.place === null) return super.fit(drawn);
    const isJudged = piece.verdict === 'right' || piece.verdict === 'wrong';
    const end = FLAG.pad + (isJudged ? FLAG.mark : 0);
    return { start: FLAG.pad, end, markRoom: FLAG.mark, lines: 1, isNext: false };
  }

  protected override drawPlace(to: Graphics, { state, index }: BoardPlace, rect: Rect): void {
    const { color } = this.tokens;
    const inks = { next: color.glow, held: color.glow, right: color.success, wrong: color.danger };
    const ink = state in inks ? inks[state as keyof typeof inks] : color.snow;
    if (rect === NOWHERE) return;
    const at = middleOf(rect);
    const seat = this.#seats.get(index);
    if (seat) {
      const { x, y } = middleOf(seat);
      to.moveTo(at.x, at.y).lineTo(x, y).stroke({ width: 4, color: color.snowEdge });
    }
    drawPeg(to, at, PEG.size, ink, null, this.tokens);
  }

  protected override draw(): void {
    super.draw();
    const { places, pieces } = this.placing;
    for (const [, text, index] of this.#numbers.reconcile(places.map(({ place }) => place))) {
      const rect = this.places[index];
      setText(text, `${index + 1}`);
      text.visible = rect !== NOWHERE;
      if (rect) text.position.copyFrom(middleOf(rect));
    }
    const bare = places.filter(
      ({ state, index }) => (state === 'right' || state === 'wrong') && !this.#seats.has(index),
    );
    for (const [, badge, at] of this.#marks.reconcile(bare.map(({ place }) => place))) {
      const { index = 0, state } = bare[at] ?? {};
      const rect = this.places[index] ?? NOWHERE;
      badge.visible = rect !== NOWHERE;
      badge.sign(state === 'right' ? 'right' : 'wrong', MARK.size, this.tokens);
      const { x, y } = middleOf(rect);
      badge.position.set(x + MARK.away, y + MARK.away);
    }
    const planted = pieces.filter(({ place }) => place !== null && this.#verdicts.length === 0);
    for (const [item, text, at] of this.#ghosts.reconcile(planted.map((piece) => piece.item))) {
      const home = this.homeOf(this.placing.items.indexOf(item));
      if (!home) continue;
      text.alpha = 0.7;
      fitLine(
        text,
        `${this.#letterOf(item.id)} ${optionWords(item)} · ${(planted[at]?.place ?? 0) + 1}`,
        home.width - 12,
        16,
      );
      text.position.copyFrom(middleOf(home));
    }
  }

  told(): readonly Rect[] {
    const { window } = this.#zoom;
    return this.#tray && this.#verdicts.length > 0 ? [window, this.#tray.at] : [window];
  }

  override playReveal(): void {
    super.playReveal();
    this.ports.motion.play('fade', this.#list, { delay: 0.3 });
    for (const badge of this.#marks.values()) this.ports.motion.play('stamp', badge, { delay: 0.15 });
  }
}

const lettersOf = ({ answer }: Density): number => clamp(answer, LETTERS.least, LETTERS.most);

const tagHeight = ({ touch }: Density): number => clamp(touch, 48, 56);

export const DND_IMAGE: CreatePart<'DND_IMAGE'> = listed((ports) => new DndImagePart(ports));
