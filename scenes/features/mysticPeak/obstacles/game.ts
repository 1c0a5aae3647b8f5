// What a game of an obstacle is to the scene that it stands in, and what all of them are drawn with.

import type { Container, Graphics, RoundedPoint } from 'pixi.js';
import type { GameView } from '#core/features/mysticPeak/games/game.ts';
import type { ObstacleModel } from '#scenes/features/mysticPeak/obstacles/model.ts';
import { chance } from '#scenes/kit/landscape.ts';
import { mix } from '#scenes/kit/color.ts';
import type { Target } from '#scenes/ports.ts';
import { points } from '#scenes/kit/outlines.ts';

export interface GameLook {
  readonly model: ObstacleModel;
  /** CSS pixels of the slab's face; its upper left corner is (0, 0). */
  readonly width: number;
  readonly height: number;
  /** Server time in ms. */
  readonly now: number;
  readonly touch: (id: string) => { readonly focused: boolean; readonly pressed: boolean };
}

/** Feet and size of the own character, where it stands in the slab. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Game extends Container {
  /** Puts everything in its end pose. */
  set(look: GameLook): void;
  /** Something has happened since `before`. */
  play(before: GameView, look: GameLook): void;
  /** null: it stands beside the slab. */
  stand(look: GameLook): Stand | null;
  /** From the slab's corner. */
  targets(look: GameLook): readonly Target[];
  /** One frame passes: whether another one is wanted. */
  update?(look: GameLook): boolean;
}

/** Straight from the tables of the mountain: noon in the meadow, dusk in the rock. */
export const LAND = {
  stream: '#2479A3',
  grass: '#4E9A5A',
  rock: '#D98C72',
  rockShade: '#65565F',
  dusk: ['#0A2331', '#2C6A7A', '#FF9F73'],
} as const;

export const lit = (color: string, much = 0.3): string => mix(color, '#FFF2CF', much);

/** A tuft of grass that stands on (x, y). */
export function drawTuft(on: Graphics, x: number, y: number, color: string): void {
  on.poly(points(x, y, 1, '-6 0 -4 -10 -1 -3 1 -13 3 -3 6 -9 7 0')).fill(color);
}

/** Of the corners of the slab's face. */
export const ROUND = 22;

/** From the left to the right along `edge` (x, y, x, y ...), and back along the slab's edge at `y`, round its corners. */
export function rounded(edge: readonly number[], y: number, width: number): RoundedPoint[] {
  const along = edge.flatMap((x, index): RoundedPoint[] =>
    index % 2 === 0 ? [{ x, y: edge[index + 1] ?? 0, radius: 0 }] : [],
  );
  return [...along, { x: width, y, radius: ROUND }, { x: 0, y, radius: ROUND }];
}

/** A stone with straight cuts round (x, y): corners as x, y, x, y ... The same seed gives the same one. */
export function cutStone(seed: number, width: number, height: number, x: number, y: number): number[] {
  const corners = 9;
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((index + 0.5 * chance(seed, index)) / corners) * 2 * Math.PI;
    const far = (0.86 + 0.14 * chance(seed + 40, index)) / 2;
    return [x + width * far * Math.cos(angle), y + height * far * Math.sin(angle)];
  }).flat();
}
