// A lens over a finger: what it covers on the picture, enlarged.

import { Graphics, Matrix } from 'pixi.js';
import { clamp } from '#scenes/kit/clamp.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { mirrored } from '#scenes/kit/Picture.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Point } from '#scenes/ports.ts';
import { drawChalkRing } from '#scenes/questions/board/drawings.ts';
import { onBoard } from '#scenes/questions/board/fit.ts';
import type { ZoomBoard } from '#scenes/questions/board/ZoomBoard.ts';

/** CSS pixels: its diameter, how far its middle is from the finger, and its rim. */
const LENS = { size: 120, above: 96, rim: 4 } as const;
const FACTOR = 2;

export class Lens extends Widget {
  readonly #glass = this.addChild(new Graphics());
  readonly #ring = this.addChild(drawing());

  /** Shows what is under the finger; `ring`: size of the ring there in CSS pixels. Null hides it. */
  set(board: ZoomBoard, finger: Point | null, ring: number): void {
    const { texture, picture, window } = board;
    const at = finger && onBoard(picture, finger);
    this.visible = at !== null && texture !== null;
    if (!finger || !at || !texture) return;
    const { color } = this.tokens;
    const half = LENS.size / 2;
    const isAbove = finger.y - LENS.above > window.y - half / 2;
    // Beside the finger where there is no room above, on the side with more of it.
    const aside = finger.x > window.x + window.width / 2 ? -LENS.above : LENS.above;
    this.position.set(
      clamp(finger.x + (isAbove ? 0 : aside), window.x + half, window.x + window.width - half),
      isAbove ? finger.y - LENS.above : finger.y,
    );
    // At the edge of the picture, the ring moves in the lens instead of the picture.
    const part = { x: LENS.size / FACTOR / picture.width, y: LENS.size / FACTOR / picture.height };
    const from = {
      x: clamp(at.x - part.x / 2, 0, 1 - part.x),
      y: clamp(at.y - part.y / 2, 0, 1 - part.y),
    };
    mirrored(texture);
    this.#glass
      .clear()
      .circle(0, 0, half)
      .fill({ texture, matrix: new Matrix(part.x, 0, 0, part.y, from.x, from.y).invert() })
      .circle(0, 0, half)
      .stroke({ width: LENS.rim + 4, color: color.night950, alpha: 0.8 })
      .circle(0, 0, half)
      .stroke({ width: LENS.rim, color: color.snow });
    this.#ring.position.set(
      ((at.x - from.x) / part.x - 0.5) * LENS.size,
      ((at.y - from.y) / part.y - 0.5) * LENS.size,
    );
    drawChalkRing(this.#ring.clear(), ring * FACTOR, color.glow, this.tokens);
  }
}
