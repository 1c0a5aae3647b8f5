// The contract between an obstacle's game and its scene, with drawing helpers that the games share.

import type { Container, Graphics, RoundedPoint } from 'pixi.js';
import type { GameView } from '#core/features/mysticPeak/games/game.ts';
import type { ObstacleModel } from '#scenes/features/mysticPeak/obstacles/model.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import { mix } from '#scenes/kit/color.ts';
import type { Target } from '#scenes/ports.ts';
import { points } from '#scenes/kit/outlines.ts';

export interface ObstacleGameLook {
  readonly model: ObstacleModel;
  /** Size of the slab's face in CSS pixels; its top left corner is (0, 0). */
  readonly width: number;
  readonly height: number;
  /** Server time in ms. */
  readonly now: number;
  readonly touch: (id: string) => { readonly focused: boolean; readonly pressed: boolean };
}

/** The feet and size of the player's character inside the slab. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface ObstacleGame extends Container {
  /** Puts everything in its final pose. */
  set(look: ObstacleGameLook): void;
  /** Plays what has happened since `before`. */
  play(before: GameView, look: ObstacleGameLook): void;
  /** null if the character stands beside the slab. */
  stand(look: ObstacleGameLook): Stand | null;
  /** Relative to the slab's corner. */
  targets(look: ObstacleGameLook): readonly Target[];
  /** Runs once per frame. Returns true if the frame has changed anything. */
  update?(look: ObstacleGameLook): boolean;
}

/** Colors from the mountain's palettes: noon in the meadow, dusk in the rock. */
export const LAND = {
  stream: '#2479A3',
  grass: '#4E9A5A',
  rock: '#D98C72',
  rockShade: '#65565F',
  dusk: ['#0A2331', '#2C6A7A', '#FF9F73'],
} as const;

export const lit = (color: string, much = 0.3): string => mix(color, '#FFF2CF', much);

/** A tuft of grass with its base at (x, y). */
export function drawTuft(on: Graphics, x: number, y: number, color: string): void {
  on.poly(points(x, y, 1, '-6 0 -4 -10 -1 -3 1 -13 3 -3 6 -9 7 0')).fill(color);
}

/** Corner radius of the slab's face. */
export const ROUND = 22;

/**
 * From left to right along `edge` (x, y, x, y ...), and back along the slab's edge at `y` with its rounded
 * corners.
 */
export function rounded(edge: readonly number[], y: number, width: number): RoundedPoint[] {
  const along = edge.flatMap((x, index): RoundedPoint[] =>
    index % 2 === 0 ? [{ x, y: edge[index + 1] ?? 0, radius: 0 }] : [],
  );
  return [...along, { x: width, y, radius: ROUND }, { x: 0, y, radius: ROUND }];
}

/**
 * A stone with straight cuts around (x, y), with corners as x, y, x, y ... The same seed always returns the
 * same stone.
 */
export function cutStone(seed: number, width: number, height: number, x: number, y: number): number[] {
  const corners = 9;
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((index + 0.5 * seededRandom(seed, index)) / corners) * 2 * Math.PI;
    const far = (0.86 + 0.14 * seededRandom(seed + 40, index)) / 2;
    return [x + width * far * Math.cos(angle), y + height * far * Math.sin(angle)];
  }).flat();
}
