// A board: its picture in a frame of snow. Its place is known before the picture has loaded.

import { type Board, EMPTY_BOARD } from '#core/questions/board/board.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { fitText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { PICTURE_LOADING } from '#scenes/model.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import { FRAME, fittedBoard } from '#scenes/questions/board/fit.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';

/** CSS pixels. */
const LOOK = { radius: 20, inner: 14, edge: 5 } as const;

export class BoardFrame extends Widget {
  readonly #panel = this.addChild(new Panel());
  readonly #empty = this.addChild(new Panel());
  readonly #alt = this.text({ size: 18, weight: 'strong', anchor: 0.5, color: this.tokens.color.inkMuted });
  readonly #picture = this.addChild(new Picture());
  readonly #pictures: OptionPictures;
  #board: Board = EMPTY_BOARD;

  /** `pixels`: width of the picture to request. `onCome`: called once it has loaded. */
  constructor(ports: ScenePorts, pixels: number, onCome: () => void) {
    super(ports);
    this.#pictures = new OptionPictures(ports, pixels, () => {
      if (!this.destroyed) onCome();
    });
  }

  sync(questionId: string, board: Board): void {
    this.#board = board;
    // In a preview, the picture may not be chosen yet.
    this.#pictures.sync(questionId, board.url === '' ? [] : [{ id: questionId, text: '', media: board }]);
  }

  /** Lays the board out in the box. Returns the picture's place. */
  layout(box: Rect): Rect {
    const { color, schemes } = this.tokens;
    const at = fittedBoard(this.#board, box);
    const texture = this.#pictures.of({ id: '', text: '', media: this.#board });
    this.#panel.lay(
      {
        x: at.x - FRAME,
        y: at.y - FRAME,
        width: at.width + 2 * FRAME,
        height: at.height + 2 * FRAME + LOOK.edge,
      },
      { radius: LOOK.radius, fill: color.snow, edge: { color: color.snowEdge, height: LOOK.edge } },
    );
    this.#empty.lay(at, { radius: LOOK.inner, fill: schemes.day.sunken });
    this.#empty.visible = texture === null;
    this.#alt.visible = texture === null;
    this.#picture.set({ texture, width: at.width, height: at.height, radius: LOOK.inner });
    const middle = middleOf(at);
    this.#picture.position.copyFrom(middle);
    if (texture) return at;
    const loading = this.#board.url === '' ? '' : PICTURE_LOADING;
    const words = this.#board.alt ?? loading;
    fitText(this.#alt, this.say(words), { width: at.width - 24, height: at.height - 24, size: [18, 12] });
    this.#alt.position.copyFrom(middle);
    return at;
  }
}
