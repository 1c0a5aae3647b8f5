// What a theme's slabs are made of, drawn onto them without a draw call of its own.

import type { Graphics } from 'pixi.js';
import { mix } from '#scenes/kit/color.ts';
import { contrast } from '#scenes/kit/contrast.ts';
import { WOOD } from '#scenes/kit/materials.ts';
import type { Rect } from '#scenes/ports.ts';
import type { Color, ThemeTokens } from '#scenes/theme/tokens.ts';

/** Pixels in a player's hand, twice that on the wall: a stitch, from one to the next, and how far inside. */
const STITCH = { long: 10, each: 16, thick: 2, inset: 5 } as const;
/** A face with less height than this has no room for them. */
const STITCHED = 40;

/** Stitches along the rim of a face. `colors`: of the face, of light on its rim, and of its side. */
export function drawStitches(
  target: Graphics,
  { x, y, width, height }: Rect,
  radius: number,
  [face, rim, side]: readonly [Color, ThemeTokens['depth']['rim'], Color],
  scale: number,
): void {
  if (height < STITCHED * scale) return;
  const [long, each, thick, inset] = [STITCH.long, STITCH.each, STITCH.thick, STITCH.inset].map(
    (pixels) => pixels * scale,
  ) as [number, number, number, number];
  const corner = Math.max(radius, inset + thick);
  /** Where the stitches of a side of this length begin. */
  const along = (length: number): readonly number[] => {
    const room = length - 2 * corner;
    const count = Math.max(0, Math.floor((room + each - long) / each));
    const start = corner + (room - (count * each - each + long)) / 2;
    return Array.from({ length: count }, (_, index) => start + index * each);
  };
  for (const at of along(width))
    for (const down of [inset, height - inset - thick]) target.rect(x + at, y + down, long, thick);
  for (const at of along(height))
    for (const across of [inset, width - inset - thick]) target.rect(x + across, y + at, thick, long);
  target.fill(contrast(face, rim.color) > 1.3 ? mix(face, rim.color, rim.alpha) : side);
}

/** Lengths of grain and of the gaps between, in pixels. */
const GRAIN = [46, 8, 30, 14, 64, 10, 22, 18] as const;

/** Two lines of grain along the side of a slab, which shows at the lower end of it. */
export function drawGrain(target: Graphics, { x, y, width, height }: Rect, side: Color, scale: number): void {
  if (height < 3) return;
  for (const [line, down] of [0.42, 0.72].entries()) {
    let at = x;
    for (let index = line * 3; at < x + width; index += 1) {
      const long = (GRAIN[index % GRAIN.length] ?? 0) * scale;
      if (index % 2 === 0)
        target.rect(at, y + height * down, Math.min(long, x + width - at), Math.max(1, height * 0.14));
      at += long;
    }
  }
  const [lit, shade] = WOOD;
  target.fill(mix(side, contrast(side, shade) < contrast(side, lit) ? lit : shade, 0.55));
}
