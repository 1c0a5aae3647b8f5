// The ledge that an avatar stands on when it is shown alone, on the grid of avatars.

export interface LedgeColors {
  readonly top: string;
  readonly front: string;
  readonly shade: string;
}

/** Box of the ledge on the grid, which is as high as the avatar's feet. */
export const LEDGE = { x: -12, y: 274, width: 264, height: 54 } as const;

/** From the top of the highest hat to the bottom of the ledge, and from edge to edge with some air. */
const NEEDED = { width: 288, height: 324 } as const;
/** What the avatar turns about. */
export const AXIS = 120;
const HIGHEST = 4;

export interface FigureLayout {
  /** Pixels of a unit of the grid. */
  readonly scale: number;
  /** Where the grid's corner is. */
  readonly x: number;
  readonly y: number;
}

/** Fits an avatar on its ledge into a box of this size, at the bottom. */
export function figureLayout(width: number, height: number): FigureLayout {
  const scale = Math.max(0.1, Math.min(width / NEEDED.width, height / NEEDED.height));
  return { scale, x: width / 2 - AXIS * scale, y: height - (NEEDED.height + HIGHEST) * scale };
}

/** From back to front: what it is painted in, opacity, and path. */
const SHAPES: readonly (readonly [keyof LedgeColors | '#000000', number, string])[] = [
  ['front', 1, 'M-8 286H248L232 306 206 310 188 324H52L36 312 8 308Z'],
  ['shade', 1, 'M120 324H188L206 310 232 306 248 286H196L176 304 150 308Z'],
  [
    'top',
    1,
    'M-8 286C-8 279 4 276 20 276H220C236 276 248 279 248 286C248 293 236 294 220 294H20C4 294-8 293-8 286Z',
  ],
  ['shade', 0.6, 'M24 298 40 304 66 298ZM92 302 118 312 140 302Z'],
  ['#000000', 0.24, 'M50 287C50 283 81 280 120 280S190 283 190 287 159 294 120 294 50 291 50 287Z'],
];

/** `context`: one unit of the grid is one unit of its current transform. */
export function paintLedge(context: CanvasRenderingContext2D, colors: LedgeColors): void {
  for (const [color, opacity, path] of SHAPES) {
    context.globalAlpha = opacity;
    context.fillStyle = color === '#000000' ? color : colors[color];
    context.fill(new Path2D(path));
  }
  context.globalAlpha = 1;
}
