// What the themes' pictures are drawn with. A theme's file draws parts as SVG; `pictures.ts` puts them into pictures.

import { mix } from '#scenes/kit/color.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Mountain } from '#scenes/projector/climb/mountain.ts';
import type { Color, SkyName, ThemeTokens } from '#scenes/theme/tokens.ts';
import type { Gesture } from '#scenes/theme/world.ts';

/** A picture to draw for. Lengths are units of its viewBox: 1366 x 768 when wide, 390 x 844 when tall. */
export interface Frame {
  readonly sky: SkyName;
  readonly isWide: boolean;
  readonly width: number;
  readonly height: number;
  /** The y at which the near plane begins, and where the landmark stands. */
  readonly near: number;
  /** Size of the landmark here: units per unit of its cell. */
  readonly scale: number;
  /** The x of the landmark's middle, on the podium as well. */
  readonly middle: number;
  /** Colors of the planes in this sky: behind the far plane, far, mid, near, front. */
  readonly planes: readonly [Color, Color, Color, Color, Color];
  readonly tokens: ThemeTokens;
}

export type PlaneName = 'sky' | 'far' | 'mid' | 'near' | 'front';

/** The climb's picture: 1920 x 1080 when wide, 800 x 1560 when tall. Its sky is that of the lobby. */
export interface ClimbFrame extends Omit<Frame, 'near' | 'scale' | 'middle'> {
  /** Where the path runs, where players wait below it, and units per pixel of the projector. */
  readonly mountain: Mountain;
}

/** A picture of its own, drawn from (0, 0). */
export interface Piece {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** Small pictures that scenes place: their names are the same in every theme. */
export interface Pieces {
  /** What bursts when an answer is correct: five shapes, about 32 units. */
  readonly shards?: readonly [Piece, Piece, Piece, Piece, Piece];
  /** A climber's lamp in white, about 24 units; tinted with the player's color. */
  readonly light?: Piece;
  /** What stands beside the path at each quarter, about 80 units high. */
  readonly peg?: Piece;
  /** The front of a step of the podium: 320 x 220, stretched to the step. */
  readonly step?: Piece;
  /** What the countdown's digit stands on: about 480 x 480, calm in the middle. */
  readonly countdown?: Piece;
}

export interface ThemeArt {
  /** In a cell of 400 x 460; its foot is at y 450. Without the part that moves. */
  landmark(frame: Frame): string;
  /** The part that moves, in the same cell and before the landmark, and what it turns around. */
  readonly mover?: {
    draw(frame: Frame): string;
    readonly pivot: readonly [x: number, y: number];
    /** When the game starts, and now and then in the lobby. */
    readonly go?: Gesture;
    readonly idle?: Gesture;
  };
  /** The area of the landmark's cell that makes it known: shown above the question. */
  readonly top: readonly [x: number, y: number, width: number, height: number];
  /** A small repeat of the motif in the left two thirds, in the picture's own units. */
  echo(frame: Frame): string;
  /** Everything of one plane, in the picture's own units. The sky's gradient is there already. */
  plane(name: PlaneName, frame: Frame): string;
  /** The sun or lamp behind the winner, around (0, 0), about 200 units wide. */
  lamp?(frame: Frame): string;
  /** Everything in front of the climb's sky: what is climbed, the way up, the goal, the start. */
  climb(frame: ClimbFrame): string;
  pieces(tokens: ThemeTokens): Pieces;
}

// ---------------------------------------------------------------- shapes

const short = (value: number): string => String(Math.round(value * 10) / 10);
const alphaOf = (alpha: number): string => (alpha < 1 ? ` opacity="${alpha}"` : '');

export const path = (d: string, fill: Color, alpha = 1): string =>
  `<path d="${d}" fill="${fill}"${alphaOf(alpha)}/>`;
export const line = (d: string, stroke: Color, width: number, alpha = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${alphaOf(alpha)}${more}/>`;
export const circle = (x: number, y: number, radius: number, fill: Color, alpha = 1): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${alphaOf(alpha)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Color, alpha = 1): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${alphaOf(alpha)}/>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Color,
  radius = 0,
  alpha = 1,
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius > 0 ? ` rx="${short(radius)}"` : ''} fill="${fill}"${alphaOf(alpha)}/>`;
/** `points`: x, y, x, y, … */
export const polygon = (points: readonly number[], fill: Color, alpha = 1): string =>
  `<path d="M${points.map(short).join(' ')}Z" fill="${fill}"${alphaOf(alpha)}/>`;
export const group = (transform: string, ...body: readonly string[]): string =>
  `<g transform="${transform}">${body.join('')}</g>`;
export const at = (x: number, y: number, ...body: readonly string[]): string =>
  group(`translate(${short(x)} ${short(y)})`, ...body);

/** From back to front, `count` times. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Whether scenes write a title over this spot: what shines or is as small as a letter keeps out of there. */
export function isUnderTitle(
  { isWide, width }: Pick<Frame, 'isWide' | 'width'>,
  x: number,
  y: number,
): boolean {
  const unit = width / (isWide ? 1366 : 390);
  const [across, down] = [x / unit, y / unit];
  if (!isWide) return down < 172;
  return (Math.abs(across - 683) < 420 && down < 176) || (across < 620 && down < 100);
}

// ---------------------------------------------------------------- color and chance

export { mix };
/** The side away from the light. */
export const shaded = (color: Color, by: Color = '#193F4F'): Color => mix(color, by, 0.22);

/** From 0 to 1, the same for the same seed and index. */
export const random = seededRandom;
