// HOTSPOT on the canvas: rings of chalk on a picture.

import { PICTURE_WIDTH } from '#core/content/media.ts';
import { middleOfShape } from '#core/questions/board/shapes.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { byPlace, KeyedViews, labeled } from '#scenes/kit/KeyedViews.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { Pressables } from '#scenes/kit/Pressables.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import type { CreatePart, Density, PartView, QuestionPart } from '#scenes/player/question/part.ts';
import type { DragStep, Intent, Point, Rect, ScenePorts, Target } from '#scenes/ports.ts';
import { BoardFrame } from '#scenes/questions/board/BoardFrame.ts';
import { drawChalkRing, drawRegion } from '#scenes/questions/board/drawings.ts';
import { around, boardHeight, onBoard, onCanvas } from '#scenes/questions/board/fit.ts';
import {
  type HotspotBoard,
  hotspotBoard,
  type MarkState,
  type PlacedMark,
  type ShownRegion,
  toMark,
} from '#scenes/questions/hotspot/model.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** CSS pixels: a ring, how far outside of the picture a press counts, and the least height of the picture. */
const RING = 44;
const REACH = 12;
const LEAST = 260;
const COMPACT = 640;
/** Font size of the line that counts the marks, and its height with the gap below, as multiples of that. */
const COUNT = { size: 18, height: 2.3 } as const;

/** A mark. */
class Ring extends Widget {
  readonly #ring = this.addChild(drawing());
  readonly badge = this.addChild(new MarkBadge());

  set(state: MarkState, isFocused: boolean): void {
    const { color, schemes } = this.tokens;
    const inks = {
      open: color.snow,
      held: color.glow,
      locked: color.snow,
      right: color.success,
      wrong: color.danger,
    };
    drawChalkRing(this.#ring.clear(), RING - 6, inks[state], this.tokens);
    if (isFocused) this.#ring.circle(0, 0, RING / 2 + 4).stroke({ width: 3, color: schemes.night.focus });
    this.badge.visible = state === 'right' || state === 'wrong';
    if (state === 'right' || state === 'wrong') this.badge.sign(state, 24, this.tokens);
    this.badge.position.set(RING * 0.36, -RING * 0.36);
  }
}

const EMPTY: HotspotBoard = {
  marks: [],
  regions: [],
  open: false,
  held: null,
  progress: toMark(0),
};
const markOf = (index: number): string => `mark:${index}`;

class HotspotPart extends Pressables implements QuestionPart<'HOTSPOT'> {
  readonly isColumn = true;
  readonly #frame: BoardFrame;
  readonly #regions = this.addChild(drawing('regions'));
  readonly #rings = new KeyedViews<PlacedMark, Ring, number>(byPlace, (_, index) =>
    this.addChild(labeled(markOf(index), new Ring(this.ports))),
  );
  readonly #names = new KeyedViews<ShownRegion, Pill>(
    ({ region }) => region.id,
    () => this.addChild(new Pill(this.ports)),
  );
  readonly #count = this.add(new Pill(this.ports), 'count');
  #view: PartView<'HOTSPOT'> | null = null;
  #board = EMPTY;
  #size: Rect = { x: 0, y: 0, width: 1, height: 1 };
  #picture: Rect = this.#size;
  /** The dragged ring and where it is; the ring's index is null if it is new. */
  #drag: { readonly index: number | null; readonly at: Point } | null = null;
  /** Under the pointer while a new ring is dragged. */
  readonly #ghost = this.addChild(new Ring(this.ports));

  constructor(ports: ScenePorts) {
    super(ports);
    this.#frame = this.addChildAt(
      new BoardFrame(ports, PICTURE_WIDTH.question, () => {
        this.draw();
        ports.invalidate('board');
      }),
      0,
    );
  }

  sync(view: PartView<'HOTSPOT'>): void {
    this.#view = view;
    this.#board = hotspotBoard(view);
    this.#frame.sync(view.question.id, view.question.picture);
    if (!this.#board.open) this.#drag = null;
  }

  heightFor(width: number): number {
    // On a phone, the picture has the width, and little else to grow into.
    const least = width < COMPACT ? Math.max(LEAST, width * 0.85) : LEAST;
    return Math.min(this.roomyHeightFor(width), least + this.#countHeight());
  }

  roomyHeightFor(width: number): number {
    return this.#view ? boardHeight(this.#view.question.picture, width) + this.#countHeight() : 0;
  }

  layout(width: number, height: number, _density: Density): void {
    this.#size = { x: 0, y: 0, width, height };
    this.draw();
  }

  #countHeight(): number {
    return COUNT.size * COUNT.height;
  }

  protected draw(): void {
    const { width, height } = this.#size;
    const { motion } = this.ports;
    const { marks, regions, progress } = this.#board;
    const top = this.#countHeight();
    this.#picture = this.#frame.layout({ x: 0, y: top, width, height: height - top });
    this.#count.set({ text: this.say(progress), size: COUNT.size, maxWidth: width });
    this.#count.pivot.set(this.#count.box.width / 2, 0);
    motion.place(this.#count, { x: width / 2, y: Math.max(0, this.#picture.y - top) });
    this.#regions.clear();
    for (const { region, state } of regions)
      drawRegion(this.#regions, region.shape, this.#picture, this.tokens, state, 4);
    const drag = this.#drag;
    for (const [{ point, state }, ring, index] of this.#rings.reconcile(marks)) {
      ring.set(state, this.touch(markOf(index)).focused);
      motion.place(ring, drag?.index === index ? drag.at : onCanvas(this.#picture, point));
    }
    this.#ghost.visible = drag?.index === null;
    if (drag?.index === null) {
      this.#ghost.set('held', false);
      motion.place(this.#ghost, drag.at);
    }
    this.#placeNames();
  }

  /** Below the middle of each region that is shown. */
  #placeNames(): void {
    const { width } = this.#picture;
    const named = this.#board.regions.filter(({ region }) => region.text !== '');
    for (const [{ region }, pill] of this.#names.reconcile(named)) {
      pill.set({ text: region.text, size: 15, maxWidth: Math.min(220, width * 0.9) });
      const board = this.#view?.question.picture ?? { width: 1, height: 1 };
      const { x, y } = onCanvas(this.#picture, middleOfShape(region.shape, board));
      pill.pivot.set(pill.box.width / 2, 0);
      const half = pill.box.width / 2;
      const inside = Math.min(Math.max(x, this.#picture.x + half), this.#picture.x + width - half);
      const below = Math.min(y + RING * 0.55, this.#picture.y + this.#picture.height - pill.box.height - 4);
      this.ports.motion.place(pill, { x: inside, y: below });
    }
  }

  targets(): readonly Target[] {
    const rect = this.#picture;
    const { marks, open, held } = this.#board;
    if (!open) return [{ id: 'board', kind: 'region', rect }];
    // A finger that moves right away scrolls; one that rests drags a ring.
    const grip = { ...rect, width: 0, height: 0 };
    const rings = marks.map(({ point }, index): Target => {
      const box = around(onCanvas(rect, point), RING);
      const piece = index === held ? null : `${index}`;
      return {
        id: markOf(index),
        kind: 'button',
        rect: box,
        intent: { type: 'hold', piece },
        drag: { grip: box },
      };
    });
    return [{ id: 'board', kind: 'button', rect, drag: { grip } }, ...rings];
  }

  drag({ id, x, y, state }: DragStep): Intent | null {
    const { marks, open, held } = this.#board;
    if (!open) return null;
    const dragged = marks.findIndex((_, index) => markOf(index) === id);
    const index = dragged < 0 ? null : dragged;
    this.#drag = state === 'dragged' ? { index, at: { x, y } } : null;
    this.draw();
    const point = state === 'dropped' ? onBoard(this.#picture, { x, y }, REACH) : null;
    if (!point) return null;
    const from = index ?? held;
    return { type: 'mark', ...point, ...(from !== null && { from }) };
  }

  ground(): Intent | null {
    return this.#board.held === null ? null : { type: 'hold', piece: null };
  }

  told(): readonly Rect[] {
    return [this.#picture];
  }

  playEntrance(): void {
    const { motion } = this.ports;
    motion.play('slide', this.#frame, { from: { y: 46 }, delay: 0.18, duration: 0.5 });
    motion.play('pop', this.#count, { delay: 0.45 });
  }

  playHand(act: HandAct): void {
    const { motion } = this.ports;
    const ring = this.#rings.get(this.#board.marks.length - 1);
    if (act === 'put' && ring) motion.play('stamp', ring, { from: { scale: 1.5 }, duration: 0.22 });
    if (act === 'put') this.ports.sound.play('chalkStroke');
    if (act === 'put' || act === 'asked') motion.play('pulse', this.#count);
  }

  playLocked(): void {
    for (const ring of this.#rings.values()) this.ports.motion.play('nod', ring);
  }

  playReveal(): void {
    const { motion } = this.ports;
    motion.play('fade', this.#regions, { delay: 0.4, duration: 0.4 });
    for (const [index, ring] of this.#rings)
      motion.play('stamp', ring.badge, { from: { scale: 1.4 }, delay: 0.15 + index * 0.09 });
    for (const pill of this.#names.values()) motion.play('fade', pill, { delay: 0.9 });
  }

  playRelayout(): void {
    // Everything stays at its place on the picture.
  }
}

export const HOTSPOT: CreatePart<'HOTSPOT'> = (ports) => new HotspotPart(ports);
