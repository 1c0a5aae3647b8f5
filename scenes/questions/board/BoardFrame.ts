// A board: its picture in a frame of snow. Its place is known before the picture has loaded.

import type { Texture } from 'pixi.js';
import { uploadAtWidth } from '#core/content/media.ts';
import { type Board, EMPTY_BOARD } from '#core/questions/board/board.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { fitText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { message } from '#scenes/message.ts';
import { PICTURE_LOADING } from '#scenes/model.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import { FRAME, fittedBoard } from '#scenes/questions/board/fit.ts';
import { type BoardView, inView, WHOLE } from '#scenes/questions/board/zoom.ts';

/** CSS pixels. */
const LOOK = { radius: 20, inner: 14, edge: 5, pad: 12 } as const;
const BROKEN = message('kinds:board.broken');
/** Milliseconds until a picture that didn't load is requested again: at first, and at most. */
const AGAIN = { first: 2_000, most: 30_000 } as const;

/** CSS pixels of a picture below which it can't say that it's loading. */
const READABLE = { width: 120, height: 48 } as const;

export class BoardFrame extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #empty = this.addChild(new Panel(this.tokens));
  readonly #alt = this.text({ size: 18, weight: 'strong', anchor: 0.5, color: this.tokens.color.inkMuted });
  readonly #picture = this.addChild(new Picture());
  readonly #pixels: number;
  readonly #onCome: () => void;
  #board: Board = EMPTY_BOARD;
  #key = '';
  #isBroken = false;
  /** Null until it has loaded. */
  texture: Texture | null = null;
  /** Where the picture shows. */
  window: Rect = { x: 0, y: 0, width: 1, height: 1 };

  /** `pixels`: width of the picture to request. `onCome`: called once it has loaded, or doesn't load. */
  constructor(ports: ScenePorts, pixels: number, onCome: () => void) {
    super(ports);
    this.#pixels = pixels;
    this.#onCome = onCome;
  }

  /** Returns true if it's another picture, or another question's. */
  sync(questionId: string, board: Board): boolean {
    this.#board = board;
    const key = `${questionId} ${board.url}`;
    if (key === this.#key) return false;
    this.#key = key;
    this.texture = null;
    this.#isBroken = false;
    // In a preview, the picture may not be chosen yet.
    if (board.url !== '') void this.#load(key, AGAIN.first);
    return true;
  }

  async #load(key: string, again: number): Promise<void> {
    const { assets, clock } = this.ports;
    const isOver = (): boolean => this.destroyed || key !== this.#key;
    const texture = await assets.picture(uploadAtWidth(this.#board.url, this.#pixels));
    if (isOver()) return;
    const wasBroken = this.#isBroken;
    this.texture = texture;
    this.#isBroken = texture === null;
    if (this.#isBroken)
      clock.at(clock.now() + again, () => {
        if (!isOver()) void this.#load(key, Math.min(AGAIN.most, 2 * again));
      });
    if (!wasBroken || texture) this.#onCome();
  }

  /** Lays the board out in the box. Returns the whole picture's place, which may be larger than its window. */
  layout(box: Rect, view: BoardView = WHOLE): Rect {
    const { color, schemes } = this.tokens;
    const at = fittedBoard(this.#board, box);
    const { texture } = this;
    this.window = at;
    this.#panel.lay(
      {
        x: at.x - FRAME,
        y: at.y - FRAME,
        width: at.width + 2 * FRAME,
        height: at.height + 2 * FRAME + LOOK.edge,
      },
      { radius: LOOK.radius, fill: color.snow, edge: { color: color.snowEdge, height: LOOK.edge } },
    );
    this.#empty.lay(at, { radius: LOOK.inner, fill: schemes.work.sunken });
    this.#empty.visible = texture === null;
    const hasRoom = at.width >= READABLE.width && at.height >= READABLE.height;
    this.#alt.visible = texture === null && this.#board.url !== '' && hasRoom;
    this.#picture.set({ texture, width: at.width, height: at.height, radius: LOOK.inner, view });
    this.#picture.position.copyFrom(middleOf(at));
    if (this.#alt.visible) {
      // Its description stands in for it once it's clear that it doesn't come.
      const words = this.#isBroken
        ? [this.say(BROKEN), this.#board.alt ?? ''].filter(Boolean).join('\n')
        : this.say(PICTURE_LOADING);
      const room = { width: at.width - 2 * LOOK.pad, height: at.height - 2 * LOOK.pad };
      fitText(this.#alt, words, { ...room, size: [18, 12] });
      this.#alt.position.copyFrom(middleOf(at));
    }
    return inView(at, view);
  }
}
