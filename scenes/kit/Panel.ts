// A tactile slab: a face with a lit upper rim, a darker side, and a shadow on the ground.

import { Graphics } from 'pixi.js';
import { mix } from '#scenes/kit/color.ts';
import { drawGrain, drawStitches } from '#scenes/kit/finish.ts';
import type { Color, ThemeTokens } from '#scenes/theme/tokens.ts';
import { Drawing } from '#scenes/kit/drawing.ts';
import { NIGHT } from '#scenes/kit/materials.ts';
import { slabOutline } from '#scenes/kit/slabOutline.ts';
import type { Rect } from '#scenes/ports.ts';
import { drawDashedBox } from '#scenes/kit/dashes.ts';

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
  /** Out of play: where a line goes all around, it is dashed. */
  readonly dashed?: boolean;
}

const SHADOW = { color: NIGHT, alpha: 0.28 } as const;

/** Slabs are many and small, so they share one draw call, however complex their corners. */
export class Panel extends Drawing {
  readonly #tokens: ThemeTokens;
  #drawn = '';

  constructor(tokens: ThemeTokens, look?: PanelLook) {
    super();
    this.#tokens = tokens;
    if (look) this.set(look);
  }

  /** Redraws only when the look has changed. */
  set(look: PanelLook): void {
    const key = JSON.stringify(look);
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.clear();
    drawPanel(this, this.#tokens, look);
  }

  /** Sets its look and place. */
  lay({ x, y, width, height }: Rect, look: Omit<PanelLook, 'width' | 'height'>): void {
    this.set({ width, height, ...look });
    this.position.set(x, y);
  }
}

/** Pixels of a corner's step and cut in a player's hand; twice that on the wall, where sides are thicker. */
const CORNER = { step: 4, cut: 14 } as const;

/** Draws a slab with its top left corner at (0, 0) into `target`. */
export function drawPanel(target: Graphics, { depth }: ThemeTokens, look: PanelLook): void {
  const { width, fill, edge, ring } = look;
  const side = edge?.height ?? 0;
  const sunk = Math.min(look.pressed ?? 0, side);
  const face = Math.max(0, look.height - side);
  const radius = Math.min(look.radius, width / 2, face / 2);
  const scale = side > depth.edge ? 2 : 1;
  /** `out`: pixels by which it is larger all around. */
  const outline = (y: number, height: number, out = 0): Graphics =>
    slabOutline(
      target,
      { x: -out, y: y - out, width: width + 2 * out, height: height + 2 * out },
      {
        kind: depth.corner,
        radius: radius + out,
        step: CORNER.step * scale,
        // Keeps a ring around a cut corner as broad as elsewhere.
        cut: CORNER.cut * scale + out * (2 - Math.SQRT2),
      },
    );
  if (look.shadow) outline(side * 1.6, look.height).fill({ color: SHADOW.color, alpha: SHADOW.alpha });
  if (ring) {
    const gap = ring.gap ?? 0;
    outline(sunk, look.height - sunk, gap + ring.width).fill(ring.color);
    if (gap > 0) outline(sunk, look.height - sunk, gap).fill(SHADOW.color);
  }
  if (edge && side > 0) outline(sunk, look.height - sunk).fill(edge.color);
  const inside = { x: radius, width: width - 2 * radius };
  if (edge && depth.finish === 'wooden')
    drawGrain(target, { ...inside, y: sunk + face, height: side - sunk }, edge.color, scale);
  // A bar is too thin to be lined.
  if (depth.line > 0 && face > depth.line * 8) {
    outline(sunk, face).fill(look.dashed ? fill : depth.rim.color);
    outline(sunk, face, -depth.line).fill(fill);
    const inner = {
      x: depth.line / 2,
      y: sunk + depth.line / 2,
      width: width - depth.line,
      height: face - depth.line,
    };
    if (look.dashed) drawDashedBox(target, inner, radius, { width: depth.line, color: depth.rim.color });
  } else if (edge && depth.finish === 'stitched') {
    outline(sunk, face).fill(fill);
    drawStitches(
      target,
      { x: 0, y: sunk, width, height: face },
      radius,
      [fill, depth.rim, edge.color],
      scale,
    );
  } else if (look.rim ?? edge !== undefined) {
    const line = depth.corner === 'stepped' ? CORNER.step : Math.max(1.5, Math.min(3, face / 40));
    outline(sunk, face).fill(mix(fill, depth.rim.color, depth.rim.alpha));
    outline(sunk + line, face - line).fill(fill);
  } else {
    outline(sunk, face).fill(fill);
  }
}
