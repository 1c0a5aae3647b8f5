// A board that players zoom: its picture, the buttons for that beside or below, and what is in view.

import { type Container, Graphics } from 'pixi.js';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import { type Board, type BoardPoint, EMPTY_BOARD } from '#core/questions/board/board.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { DragStep, Point, Rect, RunningMotion, ScenePorts, Target, ZoomStep } from '#scenes/ports.ts';
import { BoardFrame } from '#scenes/questions/board/BoardFrame.ts';
import { boardHeight, fittedBoard, FRAME, onBoard, onCanvas } from '#scenes/questions/board/fit.ts';
import { type BoardView, MOST_ZOOM, viewBetween, WHOLE, zoomedView } from '#scenes/questions/board/zoom.ts';

/** CSS pixels: a button, the gap beside it, and half of its sign. */
const BUTTON = { size: 44, gap: 8, sign: 9 } as const;
/** Width or height that the buttons take from the picture. */
export const ZOOM_ROOM = BUTTON.size + BUTTON.gap;
/** Factors by the ids of the buttons' targets. */
const BUTTONS = { 'zoom:in': 1.5, 'zoom:out': 1 / 1.5, 'zoom:fit': 0 } as const;
const IDS = Object.keys(BUTTONS) as readonly (keyof typeof BUTTONS)[];
/** Seconds from one view to another after a press. */
const SHOW = 0.16;
/** A point that comes into view is at least this many CSS pixels from the edge. */
const EDGE = 24;

export class ZoomBoard extends Widget {
  readonly #frame: BoardFrame;
  readonly #buttons = this.addChild(drawing('zoom'));
  readonly #mask = this.addChild(new Graphics());
  readonly #onChange: () => void;
  #board: Board = EMPTY_BOARD;
  #view: BoardView = WHOLE;
  #motion: RunningMotion | null = null;
  /** Where a finger or the mouse holds the picture. */
  #grip: Point | null = null;
  /** Corners of the buttons. */
  #spots: readonly Rect[] = [];
  /** The whole picture's place, which is larger than its window while it is enlarged. */
  picture: Rect = { x: 0, y: 0, width: 1, height: 1 };

  /** `onChange`: called when what is in view has changed, to lay everything out. */
  constructor(ports: ScenePorts, onChange: () => void) {
    super(ports);
    this.#onChange = onChange;
    const onCome = (): void => {
      onChange();
      ports.invalidate('board');
    };
    this.#frame = this.addChildAt(new BoardFrame(ports, PICTURE_WIDTH.question, onCome), 0);
  }

  get window(): Rect {
    return this.#frame.window;
  }

  get texture(): BoardFrame['texture'] {
    return this.#frame.texture;
  }

  /** 1 shows all of the picture. */
  get enlargement(): number {
    return this.#view.width;
  }

  get isEnlarged(): boolean {
    return this.enlargement > 1;
  }

  sync(questionId: string, board: Board): void {
    this.#board = board;
    if (!this.#frame.sync(questionId, board)) return;
    this.#motion?.finish();
    this.#view = WHOLE;
  }

  /** Height of a board of this width, with its frame and buttons. */
  heightFor(width: number): number {
    return boardHeight(this.#board, width) + ZOOM_ROOM;
  }

  /** Width of the picture in this box. */
  widthIn(box: Rect): number {
    return fittedBoard(this.#board, roomsIn(box, false, this.#board).box).width;
  }

  /** Width of everything in this box, with frame and buttons. */
  wideIn(box: Rect): number {
    const beside = roomsIn(box, false, this.#board).isBelow ? 0 : ZOOM_ROOM;
    return this.widthIn(box) + 2 * FRAME + beside;
  }

  /** Lays the board and its buttons out in the middle of the box. */
  layout(box: Rect, isMirrored: boolean, focus: (id: string) => boolean): void {
    const { box: room, isBelow } = roomsIn(box, isMirrored, this.#board);
    this.picture = this.#frame.layout(room, this.#view);
    const { x, y, width, height } = this.window;
    const [left, right, end] = [x - FRAME, x + width + FRAME, y + height + FRAME];
    const each = BUTTON.size + BUTTON.gap;
    this.#spots = IDS.map((_, index) => {
      const [size, back] = [BUTTON.size, (IDS.length - 1 - index) * each];
      const far = isMirrored ? left + back : right - size - back;
      if (isBelow) return { x: far, y: end + BUTTON.gap, width: size, height: size };
      const beside = isMirrored ? left - each : right + BUTTON.gap;
      return { x: beside, y: end - size - back, width: size, height: size };
    });
    this.#draw(focus);
  }

  /** Cuts off what is on the picture at the edge of its window. */
  clip(onPicture: Container): void {
    const { x, y, width, height } = this.window;
    this.#mask.clear();
    onPicture.mask = this.isEnlarged ? this.#mask.roundRect(x, y, width, height, 14).fill(0xffffff) : null;
  }

  #draw(focus: (id: string) => boolean): void {
    const { color, schemes } = this.tokens;
    const to = this.#buttons.clear();
    for (const [index, id] of IDS.entries()) {
      const spot = this.#spots[index];
      if (!spot) continue;
      const alpha = this.#can(id) ? 1 : 0.4;
      const { x, y } = middleOf(spot);
      to.roundRect(spot.x + 1, spot.y + 1, spot.width - 2, spot.height - 2, 13).fill(color.night900);
      to.stroke(
        focus(id)
          ? { width: 3, color: schemes.play.focus }
          : { width: 2, color: schemes.play.lineStrong, alpha },
      );
      const { sign } = BUTTON;
      const line = { width: 3, color: color.snow, alpha, cap: 'round', join: 'round' } as const;
      if (id === 'zoom:fit') {
        for (const across of [-1, 1])
          for (const down of [-1, 1]) {
            const [far, high] = [x + across * sign, y + down * sign];
            to.moveTo(far - across * 5, high)
              .lineTo(far, high)
              .lineTo(far, high - down * 5)
              .stroke(line);
          }
        continue;
      }
      to.moveTo(x - sign, y)
        .lineTo(x + sign, y)
        .stroke(line);
      if (id === 'zoom:in')
        to.moveTo(x, y - sign)
          .lineTo(x, y + sign)
          .stroke(line);
    }
  }

  #can(id: (typeof IDS)[number]): boolean {
    return id === 'zoom:in' ? this.#view.width < MOST_ZOOM : this.isEnlarged;
  }

  /** The picture's places, for the page, and its buttons. */
  targets(): readonly Target[] {
    const { x, y } = middleOf(this.window);
    return [
      { id: 'picture', kind: 'region', rect: this.picture },
      ...IDS.flatMap((id, index): readonly Target[] => {
        const rect = this.#spots[index];
        if (!rect) return [];
        const zoom = { x, y, by: BUTTONS[id], isSlow: true } as const;
        return [{ id, kind: 'button', rect, ...(this.#can(id) && { zoom }) }];
      }),
    ];
  }

  /** See `zoom` of `QuestionPart`. */
  zoom({ isSlow = false, ...step }: ZoomStep): boolean {
    if (!isSlow && !onBoard(this.window, step)) return false;
    this.#motion?.finish();
    const [from, to] = [this.#view, zoomedView(this.#view, this.window, step)];
    if (to.x === from.x && to.y === from.y && to.width === from.width) return true;
    const show = (progress: number): void => {
      this.#view = progress === 1 ? to : viewBetween(from, to, progress);
      this.#onChange();
      if (progress === 1) this.ports.targetsChanged();
    };
    if (isSlow) this.#motion = this.ports.motion.ease(show, { duration: SHOW });
    else show(1);
    return true;
  }

  /** Moves the enlarged picture with the pointer. Returns false if this step isn't about that. */
  pan({ x, y, state, isHeld = false }: DragStep): boolean {
    const from = this.#grip;
    if (from === null && (!this.isEnlarged || isHeld || state !== 'dragged')) return false;
    this.#grip = state === 'dragged' ? { x, y } : null;
    if (from) this.#moveBy(x - from.x, y - from.y);
    return true;
  }

  /** Brings a point of the picture into view. */
  reveal(point: BoardPoint): void {
    const { x, y, width, height } = this.window;
    const at = onCanvas(this.picture, point);
    const by = (start: number, length: number, now: number): number =>
      now < start + EDGE || now > start + length - EDGE ? start + length / 2 - now : 0;
    const [across, down] = [by(x, width, at.x), by(y, height, at.y)];
    if (this.isEnlarged && (across !== 0 || down !== 0)) this.#moveBy(across, down);
  }

  #moveBy(across: number, down: number): void {
    this.zoom({ ...middleOf(this.window), by: 1, across, down });
  }

  /** True if a point of the picture is in its window. */
  shows(point: BoardPoint): boolean {
    return onBoard(this.window, onCanvas(this.picture, point)) !== null;
  }
}

/** The part of the box for the picture: the buttons are below or beside it, whichever leaves more room. */
function roomsIn(
  box: Rect,
  isMirrored: boolean,
  board: Board,
): { readonly box: Rect; readonly isBelow: boolean } {
  const below = { ...box, height: Math.max(1, box.height - ZOOM_ROOM) };
  const width = Math.max(1, box.width - ZOOM_ROOM);
  const beside = { ...box, x: isMirrored ? box.x + ZOOM_ROOM : box.x, width };
  const isBelow = fittedBoard(board, below).width >= fittedBoard(board, beside).width;
  return { box: isBelow ? below : beside, isBelow };
}
