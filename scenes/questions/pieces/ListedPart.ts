// A board that gives way to a list of the page's own elements: if its author or its player wants one, on short
// screens, and where its words don't fit.

import { Container } from 'pixi.js';
import type { PiecesType } from '#core/questions/families.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import { column, isShort } from '#scenes/player/question/layout.ts';
import type { CreatePart, Density, PartView, QuestionPart } from '#scenes/player/question/part.ts';
import type { DragStep, Intent, Rect, ScenePorts, Target, Viewport, ZoomStep } from '#scenes/ports.ts';
import { LIST } from '#scenes/questions/pieces/model.ts';

interface BoardPart<T extends PiecesType> extends QuestionPart<T> {
  /** False if it can't be read or pressed in this room; by default, on short screens. */
  fits?(room: { readonly width: number; readonly short: boolean }): boolean;
}

/** CSS pixels. `scrolling`: from this height on the list scrolls by itself; it takes all that it can get. */
const HEIGHT = { least: 400, scrolling: 110, most: 10_000 } as const;

class ListedPart<T extends PiecesType> extends Container implements QuestionPart<T> {
  readonly #board: BoardPart<T>;
  #wanted = false;
  #isList = false;
  #place: Rect = { x: 0, y: 0, width: 0, height: 0 };

  constructor(board: BoardPart<T>) {
    super();
    this.#board = this.addChild(board);
  }

  get isColumn(): boolean {
    return this.#isList || this.#board.isColumn === true;
  }

  get tellsText(): boolean {
    return !this.#isList && this.#board.tellsText === true;
  }

  sync(view: PartView<T>): void {
    this.#wanted = view.asList;
    this.#board.sync(view);
  }

  settle(room: Viewport): void {
    const short = isShort(room);
    const fits = this.#board.fits?.({ width: column(room).width, short }) ?? !short;
    this.#isList = this.#wanted || !fits;
    this.#board.visible = !this.#isList;
  }

  heightFor(width: number, density: Density): number {
    return this.#isList ? HEIGHT.least : this.#board.heightFor(width, density);
  }

  roomyHeightFor(width: number, density: Density): number {
    return this.#isList ? HEIGHT.most : this.#board.roomyHeightFor(width, density);
  }

  scrollingHeightFor(width: number, density: Density): number | undefined {
    return this.#isList ? HEIGHT.scrolling : this.#board.scrollingHeightFor?.(width, density);
  }

  layout(width: number, height: number, density: Density): void {
    this.#place = { x: 0, y: 0, width, height };
    if (!this.#isList) this.#board.layout(width, height, density);
  }

  targets(): readonly Target[] {
    return this.#isList ? [{ id: LIST, kind: 'island', rect: this.#place }] : this.#board.targets();
  }

  told(): readonly Rect[] {
    return this.#drawn?.told?.() ?? [];
  }

  scrollBy(pixels: number): boolean {
    return this.#drawn?.scrollBy?.(pixels) ?? false;
  }

  drag(step: DragStep): Intent | null {
    return this.#drawn?.drag?.(step) ?? null;
  }

  ground(): Intent | null {
    return this.#drawn?.ground?.() ?? null;
  }

  zoom(step: ZoomStep): boolean {
    return this.#drawn?.zoom?.(step) ?? false;
  }

  dismiss(): boolean {
    return this.#drawn?.dismiss?.() ?? false;
  }

  setFocus(id: string | null): void {
    this.#drawn?.setFocus(id);
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#drawn?.setPointer(id, pressed);
  }

  playEntrance(): void {
    this.#drawn?.playEntrance();
  }

  playHand(act: HandAct): void {
    this.#drawn?.playHand?.(act);
  }

  playLocked(): void {
    this.#drawn?.playLocked();
  }

  playReveal(rightAnswers: number): void {
    this.#drawn?.playReveal(rightAnswers);
  }

  playRelayout(): void {
    this.#drawn?.playRelayout();
  }

  /** The board, while it isn't a list. */
  get #drawn(): BoardPart<T> | null {
    return this.#isList ? null : this.#board;
  }
}

/** A kind's part whose board can be a list. */
export function listed<T extends PiecesType>(create: (ports: ScenePorts) => BoardPart<T>): CreatePart<T> {
  return (ports) => new ListedPart(create(ports));
}
