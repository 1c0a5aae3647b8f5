// A picture with rounded corners: a shape filled with the texture, since a mask would cost three draw calls.

import { Graphics, Matrix, type Texture } from 'pixi.js';
import type { Rect } from '#scenes/ports.ts';

export interface PictureLook {
  readonly texture: Texture | null;
  /** Pixels available; the picture keeps its aspect ratio. */
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Where the whole picture would be, in parts of what shows of it; all of it shows by default. */
  readonly view?: Rect;
}

/** Largest corner radius as a share of the shorter side, so that a thumbnail doesn't become a disc. */
const ROUNDEST = 0.16;

/** Centered on (0, 0). */
export class Picture extends Graphics {
  #drawn = '';

  /** Redraws only when the look has changed. Returns the size it takes up. */
  set({ texture, width, height, radius, view }: PictureLook): {
    readonly width: number;
    readonly height: number;
  } {
    const scale = texture ? Math.max(0, Math.min(width / texture.width, height / texture.height)) : 0;
    const shown = { width: (texture?.width ?? 0) * scale, height: (texture?.height ?? 0) * scale };
    this.visible = texture !== null;
    const key = JSON.stringify([texture?.uid, shown, radius, view]);
    if (key === this.#drawn) return shown;
    this.#drawn = key;
    this.clear();
    if (!texture || scale === 0) return shown;
    const round = Math.min(radius, Math.min(shown.width, shown.height) * ROUNDEST);
    mirrored(texture);
    const matrix = view && new Matrix(view.width, 0, 0, view.height, view.x, view.y);
    this.roundRect(-shown.width / 2, -shown.height / 2, shown.width, shown.height, round).fill({
      texture,
      ...(matrix && { matrix }),
    });
    return shown;
  }
}

/** Fills repeat their texture: unless it is mirrored, the opposite side bleeds in at the edge. */
export function mirrored({ source: { style } }: Texture): void {
  if (style.addressMode === 'mirror-repeat') return;
  style.addressMode = 'mirror-repeat';
  style.update();
}
