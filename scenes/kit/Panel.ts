// A tactile slab: a face with a lit upper rim, a darker side, and a shadow on the ground.

import { Graphics } from 'pixi.js';
import { mix } from '#scenes/kit/color.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import { Drawing } from '#scenes/kit/drawing.ts';
import { NIGHT } from '#scenes/kit/materials.ts';
import type { Rect } from '#scenes/ports.ts';

export interface PanelLook {
  /** The whole slab, including its side; rings and shadow lie outside. */
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly fill: Color;
  /** The side; without it, the slab is flat. */
  readonly edge?: { readonly color: Color; readonly height: number };
  /** Pixels of its side that are pressed into the ground. */
  readonly pressed?: number;
  /** A band around it: focus, selection. */
  readonly ring?: { readonly color: Color; readonly width: number; readonly gap?: number };
  readonly shadow?: boolean;
  /** Light on the upper rim; on by default when there is a side. */
  readonly rim?: boolean;
}

const SHADOW = { color: NIGHT, alpha: 0.28 } as const;

/** Slabs are many and small, so they share one draw call, however complex their corners. */
export class Panel extends Drawing {
  #drawn = '';

  constructor(look?: PanelLook) {
    super();
    if (look) this.set(look);
  }

  /** Redraws only when the look has changed. */
  set(look: PanelLook): void {
    const key = JSON.stringify(look);
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.clear();
    drawPanel(this, look);
  }

  /** Sets its look and place. */
  lay({ x, y, width, height }: Rect, look: Omit<PanelLook, 'width' | 'height'>): void {
    this.set({ width, height, ...look });
    this.position.set(x, y);
  }
}

/** Draws a slab with its top left corner at (0, 0) into `target`. */
export function drawPanel(target: Graphics, look: PanelLook): void {
  const { width, fill, edge, ring } = look;
  const side = edge?.height ?? 0;
  const sunk = Math.min(look.pressed ?? 0, side);
  const face = Math.max(0, look.height - side);
  const radius = Math.min(look.radius, width / 2, face / 2);
  if (look.shadow) {
    target
      .roundRect(0, side * 1.6, width, look.height, radius)
      .fill({ color: SHADOW.color, alpha: SHADOW.alpha });
  }
  if (ring) {
    const gap = ring.gap ?? 0;
    const out = gap + ring.width;
    target
      .roundRect(-out, sunk - out, width + 2 * out, look.height - sunk + 2 * out, radius + out)
      .fill(ring.color);
    if (gap > 0) {
      target
        .roundRect(-gap, sunk - gap, width + 2 * gap, look.height - sunk + 2 * gap, radius + gap)
        .fill(SHADOW.color);
    }
  }
  if (edge) target.roundRect(0, sunk, width, look.height - sunk, radius).fill(edge.color);
  if (look.rim ?? edge !== undefined) {
    const line = Math.max(1.5, Math.min(3, face / 40));
    target.roundRect(0, sunk, width, face, radius).fill(mix(fill, '#FFFFFF', 0.5));
    target.roundRect(0, sunk + line, width, face - line, radius).fill(fill);
  } else {
    target.roundRect(0, sunk, width, face, radius).fill(fill);
  }
}
