// A board: its picture in a frame of snow. Its place is known before the picture has loaded.

import type { DestroyOptions, Texture } from 'pixi.js';
import { uploadAtWidth } from '#core/content/media.ts';
import { type Board, EMPTY_BOARD } from '#core/questions/board/board.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { AwaitedPicture } from '#scenes/kit/AwaitedPicture.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import { PicturePlace } from '#scenes/kit/PicturePlace.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import { FRAME, fittedBoard } from '#scenes/questions/board/fit.ts';
import { type BoardView, inView, WHOLE } from '#scenes/questions/board/zoom.ts';

/** CSS pixels. */
const LOOK = { radius: 20, inner: 14, edge: 5 } as const;

export class BoardFrame extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #empty = this.addChild(new Panel(this.tokens));
  readonly #place = this.addChild(new PicturePlace(this.ports));
  readonly #picture = this.addChild(new Picture());
  readonly #pixels: number;
  readonly #awaited: AwaitedPicture;
  #board: Board = EMPTY_BOARD;
  /** Where the picture shows. */
  window: Rect = { x: 0, y: 0, width: 1, height: 1 };

  /** `pixels`: width of the picture to request. `onCome`: called once it has loaded, or doesn't load. */
  constructor(ports: ScenePorts, pixels: number, onCome: () => void) {
    super(ports);
    this.#pixels = pixels;
    this.#awaited = new AwaitedPicture(ports, onCome);
  }

  /** Returns true if it's another picture, or another question's. */
  sync(questionId: string, board: Board): boolean {
    this.#board = board;
    // In a preview, the picture may not be chosen yet.
    const url = board.url === '' ? null : uploadAtWidth(board.url, this.#pixels);
    return this.#awaited.sync(questionId, url);
  }

  /** Null until it has loaded. */
  get texture(): Texture | null {
    return this.#awaited.texture;
  }

  override destroy(options?: DestroyOptions): void {
    this.#awaited.sync('', null);
    super.destroy(options);
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
    this.#place.set(this.#awaited.state, this.#board.alt ?? '', at, LOOK.inner);
    this.#picture.set({ texture, width: at.width, height: at.height, radius: LOOK.inner, view });
    this.#picture.position.copyFrom(middleOf(at));
    return inView(at, view);
  }
}
