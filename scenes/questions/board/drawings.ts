// Drawings on a board: regions, pegs, rings of chalk and dots.

import type { Graphics } from 'pixi.js';
import type { BoardPoint } from '#core/questions/board/board.ts';
import type { Shape } from '#core/questions/board/shapes.ts';
import type { Point, Rect } from '#scenes/ports.ts';
import { onCanvas } from '#scenes/questions/board/fit.ts';
import { ROPE } from '#scenes/questions/pieces/drawings.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** found: correct, and marked. missed: correct, but not marked. wrong: marked, but not correct. */
export type RegionState = 'found' | 'missed' | 'wrong';

const DASH = { long: 10, gap: 7 } as const;
/** Corners of a circle drawn as a polygon. */
const ROUND = 48;

/** The outline's corners on the canvas. */
function outlineOf(shape: Shape, at: Rect): readonly Point[] {
  const corners = (points: readonly BoardPoint[]) => points.map((point) => onCanvas(at, point));
  switch (shape.type) {
    case 'polygon':
      return corners(shape.points);
    case 'rect': {
      const { x, y, width, height } = shape;
      return corners([
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ]);
    }
    case 'circle': {
      const middle = onCanvas(at, shape);
      const radius = shape.radius * at.width;
      return Array.from({ length: ROUND }, (_, corner) => {
        const angle = (corner / ROUND) * 2 * Math.PI;
        return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
      });
    }
  }
}

/** A region with a rope around it; missed ones are dashed. `at`: the picture's place. */
export function drawRegion(
  to: Graphics,
  shape: Shape,
  at: Rect,
  { color }: ThemeTokens,
  state: RegionState,
  thick: number,
): void {
  const outline = outlineOf(shape, at);
  const ink = state === 'wrong' ? color.danger : color.success;
  to.poly([...outline], true).fill({ color: ink, alpha: state === 'missed' ? 0.1 : 0.22 });
  const wide = { width: thick + 4, color: color.night950, alpha: 0.75, join: 'round' } as const;
  to.poly([...outline], true).stroke(wide);
  if (state !== 'missed') {
    to.poly([...outline], true).stroke({ width: thick + 1, color: ROPE.shade, join: 'round' });
    to.poly([...outline], true).stroke({ width: thick - 1, color: ink, join: 'round' });
    return;
  }
  for (const [from, end] of dashesOf(outline))
    to.moveTo(from.x, from.y).lineTo(end.x, end.y).stroke({ width: thick, color: ink, cap: 'round' });
}

function dashesOf(outline: readonly Point[]): readonly (readonly [Point, Point])[] {
  const dashes: (readonly [Point, Point])[] = [];
  let begun = 0;
  for (const [index, end] of outline.entries()) {
    const from = outline.at(index - 1) ?? end;
    const length = Math.hypot(end.x - from.x, end.y - from.y);
    const along = (far: number): Point => ({
      x: from.x + ((end.x - from.x) * far) / length,
      y: from.y + ((end.y - from.y) * far) / length,
    });
    let far = -begun;
    for (; far < length; far += DASH.long + DASH.gap)
      if (far + DASH.long > 0)
        dashes.push([along(Math.max(0, far)), along(Math.min(length, far + DASH.long))]);
    begun = (begun + length) % (DASH.long + DASH.gap);
  }
  return dashes;
}

/** A ring drawn by hand with chalk, around (0, 0). */
export function drawChalkRing(to: Graphics, size: number, ink: string, { color }: ThemeTokens): void {
  const stroke = (width: number, paint: string, alpha: number): void => {
    // The ends overlap a little and don't meet.
    const turns = 1.06;
    for (let step = 0; step <= ROUND; step += 1) {
      const angle = (step / ROUND) * turns * 2 * Math.PI - 2;
      const radius = (size / 2) * (0.93 + 0.05 * Math.sin(angle * 1.5 + 1) + (0.05 * step) / ROUND);
      const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      if (step === 0) to.moveTo(x, y);
      else to.lineTo(x, y);
    }
    to.stroke({ width, color: paint, alpha, cap: 'round', join: 'round' });
  };
  stroke(8, color.night950, 0.75);
  stroke(4.5, ink, 1);
  to.circle(0, 0, 3.5).fill({ color: color.night950, alpha: 0.55 });
  to.circle(0, 0, 2).fill(ink);
}

/** A peg at a place on a picture. `share`: part of the ring that is filled; null for a whole ring. */
export function drawPeg(
  to: Graphics,
  { x, y }: Point,
  size: number,
  ink: string,
  share: number | null,
  { color }: ThemeTokens,
): void {
  const band = Math.max(3, size * 0.13);
  to.circle(x, y, size / 2 + 2).fill({ color: color.night950, alpha: 0.85 });
  to.circle(x, y, size / 2 - band / 2).fill(color.night900);
  if (share === null) {
    to.circle(x, y, size / 2 - band / 2).stroke({ width: band, color: ink });
    return;
  }
  to.circle(x, y, size / 2 - band / 2).stroke({ width: band, color: color.snow, alpha: 0.25 });
  if (share <= 0) return;
  const start = -Math.PI / 2;
  const radius = size / 2 - band / 2;
  to.moveTo(x, y - radius)
    .arc(x, y, radius, start, start + Math.min(0.9999, share) * 2 * Math.PI)
    .stroke({ width: band, color: ink });
}

/** Diameter of a dot in design pixels, and its opacity: for a few players, and for hundreds. */
const DOT = { few: { size: 10, alpha: 0.9, to: 5 }, many: { size: 6, alpha: 0.35, from: 300 } } as const;

/** A dot for each mark. `players`: number of players who answered. */
export function drawDots(
  to: Graphics,
  dots: readonly { readonly point: BoardPoint; readonly count: number }[],
  at: Rect,
  players: number,
  unit: number,
  { color }: ThemeTokens,
): void {
  const { few, many } = DOT;
  const share = Math.min(1, Math.max(0, (players - few.to) / (many.from - few.to)));
  const size = (few.size + (many.size - few.size) * share) * unit;
  const alpha = few.alpha + (many.alpha - few.alpha) * share;
  for (const { point, count } of dots) {
    const { x, y } = onCanvas(at, point);
    const dense = 1 - (1 - alpha) ** count;
    to.circle(x, y, size / 2 + 1.5 * unit).fill({ color: color.night950, alpha: dense * 0.6 });
    to.circle(x, y, size / 2).fill({ color: color.glow, alpha: dense });
  }
}
