// REORDER on the canvas: a rope ladder with rungs to put in order.

import { SCALE } from '#scenes/kit/scale.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { fitLine } from '#scenes/kit/text.ts';
import type { CreatePart, Density, PartView } from '#scenes/player/question/part.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import { listed } from '#scenes/questions/pieces/ListedPart.ts';
import type { BoardPiece, Reading } from '#scenes/questions/pieces/model.ts';
import type { Dragged } from '#scenes/questions/pieces/dragging.ts';
import { type DrawnPiece, type Fitting, PiecesPart } from '#scenes/questions/pieces/PiecesPart.ts';
import { drawDetails, KEY, KEYS, type KeyState } from '#scenes/questions/reorder/details.ts';
import { hanging, rungFontSize, RUNG, rungHeight, rungParts } from '#scenes/questions/reorder/ladder.ts';
import { LadderFrame } from '#scenes/questions/reorder/LadderFrame.ts';
import { ladderOf } from '#scenes/questions/reorder/model.ts';

/** Seconds. */
const SHOW = { swing: 0.26, slip: 0.3 } as const;
/** Font size in CSS pixels of the heading over an order that is no one's answer. */
const HEAD = 18;

class LadderPart extends PiecesPart<'REORDER'> {
  readonly isColumn = true;
  readonly #frame = new LadderFrame(this.ports);
  readonly #head = this.over.addChild(this.text({ size: HEAD, label: 'head' }));

  constructor(ports: ScenePorts) {
    super(ports);
    this.under.addChild(this.#frame.ropes);
    this.over.addChild(this.#frame.plates);
  }

  protected override read(view: PartView<'REORDER'>): Reading {
    return ladderOf(view);
  }

  /** A column that scrolls, as a list does. */
  fits(): boolean {
    return true;
  }

  override heightFor(width: number, density: Density): number {
    return this.#heightOf(this.#rungHeight(width, density), density);
  }

  override roomyHeightFor(width: number, density: Density): number {
    const roomy = width < 500 ? RUNG.picture : Math.min(RUNG.roomy, density.touch);
    return this.#heightOf(Math.max(this.#rungHeight(width, density), roomy), density);
  }

  protected override arrange(room: number, high: number, density: Density) {
    const { items, mirrored, head } = this.board;
    const { each, all, top } = this.#gaps(density);
    const width = Math.min(RUNG.widest, room);
    const height = (high - all) / Math.max(1, items.length);
    const x = (room - width) / 2;
    const places = items.map((_, place) => ({ x, y: top + place * (height + each), width, height }));
    this.#frame.set(places, mirrored);
    // Between the ropes, which come down on either side.
    const aside = rungParts(width, height).knot * 2;
    fitLine(this.#head, head && this.say(head), width - 2 * aside, HEAD);
    this.#head.anchor.set(Number(mirrored), 0);
    this.#head.position.set(mirrored ? x + width - aside : x + aside, 0);
    const most = Math.max(density.answer, height * 0.4);
    return { places, letters: rungFontSize(this.tokens, items, width, height, most, this.#isCorrected()) };
  }

  protected override boxes(drag: Dragged | null): ReadonlyMap<string, Rect> {
    const ids = this.board.pieces.map(({ item }) => item.id);
    const hole = drag ? (drag.place ?? ids.indexOf(drag.id)) : -1;
    const order = drag ? ids.filter((id) => id !== drag.id).toSpliced(hole, 0, drag.id) : ids;
    return new Map(this.places.map((rect, place) => [order[place] ?? '', rect]));
  }

  protected override gripOf({ width, height }: Rect): number {
    return rungParts(width, height).end;
  }

  protected override fit({ piece, slab, box, isHeld, isLifted }: DrawnPiece): Fitting {
    const { open, mirrored } = this.board;
    const { start, end, grip, knot, rope } = rungParts(box.width, box.height);
    const isLoose = piece.state === 'wrong';
    drawDetails(slab.details, this.tokens, {
      ...box,
      mirrored,
      tied: isLifted || isHeld ? 'none' : isLoose ? 'start' : 'both',
      grip: open,
      keys: isHeld ? { up: this.#keyState('up', piece), down: this.#keyState('down', piece) } : null,
    });
    return {
      start,
      end: isHeld ? 2 * KEY + 4 : end,
      markRoom: grip * 0.85,
      aside: knot + 2 * rope,
      ...(isLoose && { pose: hanging(middleOf(box), box, mirrored) }),
    };
  }

  protected override heldTargets(target: Target, piece: BoardPiece): readonly Target[] {
    const { rect } = target;
    const { mirrored } = this.board;
    const own = { ...rect, x: rect.x + (mirrored ? 2 * KEY : 0), width: rect.width - 2 * KEY };
    const keys = KEYS.map((id, index): Target => {
      const x = rect.x + (mirrored ? (1 - index) * KEY : rect.width - (2 - index) * KEY);
      const button = { id, kind: 'button', rect: { ...rect, x, width: KEY } } as const;
      const place = this.#nextTo(id, piece);
      const held = piece.item.id;
      if (place === null) return button;
      return {
        ...button,
        intent: { type: 'put', piece: held, place },
        followUpIntent: { type: 'hold', piece: held },
      };
    });
    return [{ ...target, rect: own, drag: { grip: own } }, ...keys];
  }

  override playHand(act: HandAct): void {
    super.playHand(act);
    if (act === 'put' || act === 'undone')
      this.ports.motion.play('tilt', this.all, { from: { rotation: 0.035 }, duration: SHOW.swing });
  }

  /** A rung in the right order plays the next step of the scale; any other slips out of its knot. */
  protected override playResult({ piece, slab, box }: DrawnPiece, delay: number): void {
    const { motion, sound } = this.ports;
    if (piece.state === 'wrong') {
      const from = { ...middleOf(box), rotation: 0 };
      motion.play('fly', slab, { from, delay, duration: SHOW.slip });
      return;
    }
    const kept = this.board.pieces.filter(({ state }) => state !== 'wrong').indexOf(piece);
    this.after(delay, () => sound.play('putDown', SCALE[kept % SCALE.length]));
  }

  /** The place that a key moves to; null for none. */
  #nextTo(key: (typeof KEYS)[number], { place }: BoardPiece): number | null {
    const to = (place ?? 0) + (key === 'up' ? -1 : 1);
    return to in this.places ? to : null;
  }

  #keyState(key: (typeof KEYS)[number], piece: BoardPiece): KeyState {
    const { focused, pressed } = this.touch(key);
    if (this.#nextTo(key, piece) === null) return 'off';
    return pressed ? 'pressed' : focused ? 'focused' : 'on';
  }

  #isCorrected(): boolean {
    return this.board.pieces.some(({ correction }) => correction !== null);
  }

  #rungHeight(width: number, density: Density): number {
    const wide = Math.min(RUNG.widest, width);
    return rungHeight(this.tokens, this.board.items, wide, density, this.#isCorrected());
  }

  /**
   * `each`: between two rungs. `top`: above the first one, for the heading. `all`: their sum, with the space
   * below a last rung that may hang.
   */
  #gaps({ gap }: Density) {
    const { pieces, head } = this.board;
    const isLoose = this.#isCorrected();
    const each = isLoose ? RUNG.loose : Math.min(12, gap);
    const top = head ? HEAD * 1.6 : 0;
    return { each, top, all: top + each * Math.max(0, pieces.length - (isLoose ? 0 : 1)) };
  }

  #heightOf(rung: number, density: Density): number {
    return this.board.items.length * rung + this.#gaps(density).all;
  }
}

export const REORDER: CreatePart<'REORDER'> = listed((ports) => new LadderPart(ports));
