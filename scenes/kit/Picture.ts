// A picture with round corners: a shape that is filled with it, since a mask would cost three draw calls.

import { Graphics, type Texture } from 'pixi.js';

export interface PictureLook {
  readonly texture: Texture | null;
  /** Pixels that it may take; it keeps its own shape in them. */
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Of the shorter side: a thumbnail does not become a disc. */
const ROUNDEST = 0.16;

/** Stands with its middle on (0, 0). */
export class Picture extends Graphics {
  #drawn = '';

  /** Draws anew only when the look has changed. Returns the size that it takes. */
  set({ texture, width, height, radius }: PictureLook): { readonly width: number; readonly height: number } {
    const scale = texture ? Math.max(0, Math.min(width / texture.width, height / texture.height)) : 0;
    const shown = { width: (texture?.width ?? 0) * scale, height: (texture?.height ?? 0) * scale };
    this.visible = texture !== null;
    const key = JSON.stringify([texture?.uid, shown, radius]);
    if (key === this.#drawn) return shown;
    this.#drawn = key;
    this.clear();
    if (!texture || scale === 0) return shown;
    const round = Math.min(radius, Math.min(shown.width, shown.height) * ROUNDEST);
    mirrored(texture);
    this.roundRect(-shown.width / 2, -shown.height / 2, shown.width, shown.height, round).fill({ texture });
    return shown;
  }
}

/** What fills a shape is repeated: unmirrored, the opposite side would shine through at the edge. */
function mirrored({ source: { style } }: Texture): void {
  if (style.addressMode === 'mirror-repeat') return;
  style.addressMode = 'mirror-repeat';
  style.update();
}
