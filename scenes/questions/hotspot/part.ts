// HOTSPOT on the canvas: rings of chalk on a picture.

import { Container } from 'pixi.js';
import { isRightToLeft } from '#scenes/bidi.ts';
import { byPlace, KeyedViews, labeled } from '#scenes/kit/KeyedViews.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { Pressables } from '#scenes/kit/Pressables.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import type { CreatePart, Density, PartView, QuestionPart } from '#scenes/player/question/part.ts';
import type { DragStep, Intent, Point, Rect, Target, ZoomStep } from '#scenes/ports.ts';
import { ChalkRing, RING } from '#scenes/questions/board/ChalkRing.ts';
import { around, onBoard, onCanvas } from '#scenes/questions/board/fit.ts';
import { Lens } from '#scenes/questions/board/Lens.ts';
import { Regions } from '#scenes/questions/board/Regions.ts';
import { ZoomBoard } from '#scenes/questions/board/ZoomBoard.ts';
import { type HotspotBoard, hotspotBoard, type PlacedMark, toMark } from '#scenes/questions/hotspot/model.ts';

/** CSS pixels: how far outside of the picture a press counts, and the least height of the picture. */
const REACH = 12;
const LEAST = 260;
const COMPACT = 640;
/** CSS pixels of the line that counts the marks: its letters, and its height with the gap below. */
const COUNT = { size: 18, height: 41 } as const;

const EMPTY: HotspotBoard = { marks: [], regions: [], open: false, held: null, progress: toMark(0) };
const markOf = (index: number): string => `mark:${index}`;

class HotspotPart extends Pressables implements QuestionPart<'HOTSPOT'> {
  readonly isColumn = true;
  readonly #zoom = this.addChild(new ZoomBoard(this.ports, () => this.draw()));
  readonly #onPicture = this.addChild(new Container());
  readonly #regions = this.#onPicture.addChild(new Regions(this.ports));
  readonly #rings = new KeyedViews<PlacedMark, ChalkRing, number>(byPlace, (_, index) =>
    this.#onPicture.addChild(labeled(markOf(index), new ChalkRing(this.ports))),
  );
  readonly #count = this.add(new Pill(this.ports), 'count');
  /** Under the pointer while a new ring is dragged. */
  readonly #ghost = this.addChild(new ChalkRing(this.ports));
  readonly #lens = this.addChild(new Lens(this.ports));
  #view: PartView<'HOTSPOT'> | null = null;
  #board = EMPTY;
  #size: Rect = { x: 0, y: 0, width: 1, height: 1 };
  /** The dragged ring and where it is; the ring's index is null if it is new. */
  #drag: { readonly index: number | null; readonly at: Point; readonly isTouch: boolean } | null = null;

  sync(view: PartView<'HOTSPOT'>): void {
    this.#view = view;
    this.#board = hotspotBoard(view);
    this.#zoom.sync(view.question.id, view.question.picture);
    if (!this.#board.open) this.#drag = null;
  }

  heightFor(width: number): number {
    // On a phone, the picture has the width, and little else to grow into.
    const least = width < COMPACT ? Math.max(LEAST, width * 0.85) : LEAST;
    return Math.min(this.roomyHeightFor(width), least + COUNT.height);
  }

  roomyHeightFor(width: number): number {
    return this.#zoom.heightFor(width) + COUNT.height;
  }

  layout(width: number, height: number, _density: Density): void {
    this.#size = { x: 0, y: 0, width, height };
    this.draw();
  }

  protected draw(): void {
    const { width, height } = this.#size;
    const { motion } = this.ports;
    const { marks, regions, progress } = this.#board;
    const isMirrored = isRightToLeft(this.#view?.question.text ?? '');
    const box = { x: 0, y: COUNT.height, width, height: height - COUNT.height };
    this.#zoom.layout(box, isMirrored, (id) => this.touch(id).focused);
    this.#zoom.clip(this.#onPicture);
    this.#count.set({ text: this.say(progress), size: COUNT.size, maxWidth: width });
    this.#count.pivot.set(this.#count.box.width / 2, 0);
    motion.place(this.#count, { x: width / 2, y: Math.max(0, this.#zoom.window.y - COUNT.height) });
    this.#regions.set(regions, this.#zoom.picture);
    const drag = this.#drag;
    for (const [{ point, state }, ring, index] of this.#rings.reconcile(marks)) {
      ring.set(state, this.touch(markOf(index)).focused);
      motion.place(ring, drag?.index === index ? drag.at : onCanvas(this.#zoom.picture, point));
    }
    this.#lens.set(this.#zoom, drag?.isTouch ? drag.at : null, RING - 6);
    this.#ghost.visible = drag?.index === null;
    if (drag?.index === null) {
      this.#ghost.set('held', false);
      motion.place(this.#ghost, drag.at);
    }
  }

  targets(): readonly Target[] {
    const { picture, window, isEnlarged } = this.#zoom;
    const { marks, open, held } = this.#board;
    const board = { id: 'board', rect: window } as const;
    // A finger that moves right away moves the enlarged picture, or scrolls; one that rests places a ring.
    const grip = isEnlarged ? window : { ...window, width: 0, height: 0 };
    if (!open) {
      const still: Target = isEnlarged
        ? { ...board, kind: 'button', drag: { grip } }
        : { ...board, kind: 'region' };
      return [still, ...this.#zoom.targets()];
    }
    const rings = marks.flatMap(({ point }, index): readonly Target[] => {
      if (!this.#zoom.shows(point)) return [];
      const rect = around(onCanvas(picture, point), RING);
      const intent = { type: 'hold', piece: index === held ? null : `${index}` } as const;
      return [{ id: markOf(index), kind: 'button', rect, intent, drag: { grip: rect, holds: true } }];
    });
    return [{ ...board, kind: 'button', drag: { grip, holds: true } }, ...rings, ...this.#zoom.targets()];
  }

  drag(step: DragStep): Intent | null {
    const { id, x, y, state, isTouch } = step;
    const { marks, open, held } = this.#board;
    const dragged = marks.findIndex((_, index) => markOf(index) === id);
    const index = dragged < 0 ? null : dragged;
    if ((index === null && this.#zoom.pan(step)) || !open) return null;
    this.#drag = state === 'dragged' ? { index, at: { x, y }, isTouch } : null;
    this.draw();
    const isInside = state === 'dropped' && onBoard(this.#zoom.window, { x, y }, REACH) !== null;
    const point = isInside && onBoard(this.#zoom.picture, { x, y }, REACH);
    if (!point) return null;
    const from = index ?? held;
    return { type: 'mark', ...point, ...(from !== null && { from }) };
  }

  zoom(step: ZoomStep): boolean {
    return this.#zoom.zoom(step);
  }

  override setFocus(id: string | null): void {
    super.setFocus(id);
    const mark = this.#board.marks.find((_, index) => markOf(index) === id);
    if (mark) this.#zoom.reveal(mark.point);
  }

  ground(): Intent | null {
    return this.#board.held === null ? null : { type: 'hold', piece: null };
  }

  told(): readonly Rect[] {
    return [this.#zoom.window];
  }

  playEntrance(): void {
    const { motion } = this.ports;
    motion.play('slide', this.#zoom, { from: { y: 46 }, delay: 0.18, duration: 0.5 });
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
    this.#regions.playReveal();
    for (const [index, ring] of this.#rings)
      motion.play('stamp', ring.badge, { from: { scale: 1.4 }, delay: 0.15 + index * 0.09 });
  }

  playRelayout(): void {
    // Everything stays at its place on the picture.
  }
}

export const HOTSPOT: CreatePart<'HOTSPOT'> = (ports) => new HotspotPart(ports);
