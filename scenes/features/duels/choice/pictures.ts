// What strikes, shields and the three cards look like: drawn on a grid of 64 round (0, 0), in three tones each.

import type { Graphics } from 'pixi.js';
import type { Shield, Strike } from '#core/features/duels/ids.ts';
import { FIELD } from '#scenes/features/duels/colors.ts';
import type { DuelDecision } from '#scenes/features/duels/intent.ts';
import type { Color } from '#scenes/kit/tokens.ts';

export type PictureName = DuelDecision | `strike:${Strike}` | `shield:${Shield}`;

export interface KindLook {
  readonly fill: Color;
  readonly edge: Color;
}

export const KIND_LOOKS: Readonly<Record<DuelDecision, KindLook>> = {
  strike: { fill: '#FF7F5C', edge: '#B8452A' },
  shield: { fill: '#7CD0F5', edge: '#2479A3' },
  skip: { fill: '#E2D3BF', edge: '#8C7859' },
};

const { fill: SNOW, shade: SHADE, deep: DEEP } = FIELD;
const { fill: ROPE, edge: WOOD } = KIND_LOOKS.skip;
const WARM = '#FFB454';
const INK = '#10244A';

type Draw = (on: Graphics) => void;

function ball(on: Graphics, x: number, y: number, radius: number): void {
  on.circle(x, y, radius).fill(DEEP);
  on.circle(x - radius * 0.05, y - radius * 0.06, radius * 0.9).fill(SHADE);
  on.circle(x - radius * 0.16, y - radius * 0.2, radius * 0.7).fill(SNOW);
}

function block(on: Graphics, x: number, y: number, width: number, height = 17): void {
  on.roundRect(x, y, width, height, 5).fill(DEEP);
  on.roundRect(x, y, width, height - 4, 5).fill(SHADE);
  on.roundRect(x + 2, y + 1, width - 5, height - 9, 4).fill(SNOW);
}

function wall(on: Graphics): void {
  block(on, -29, 8, 28);
  block(on, 1, 9, 27);
  block(on, -17, -10, 32);
  block(on, -9, -26, 17, 16);
}

/** Bands of mist, unequal. */
function mist(on: Graphics, top: number): void {
  on.roundRect(-30, top, 44, 11, 6).fill(SHADE);
  on.roundRect(-19, top + 10, 50, 11, 6).fill(SNOW);
  on.roundRect(-27, top + 20, 36, 9, 5).fill(SHADE);
}

const PICTURES: Readonly<Record<PictureName, Draw>> = {
  strike(on) {
    on.moveTo(6, 30).lineTo(14, 12).stroke({ width: 20, color: KIND_LOOKS.strike.edge, cap: 'round' });
    on.ellipse(12, 8, 17, 15).fill(KIND_LOOKS.strike.edge);
    on.ellipse(11, 6, 15, 13).fill(KIND_LOOKS.strike.fill);
    ball(on, -3, -11, 18);
    on.ellipse(-12, 4, 6, 9).fill(KIND_LOOKS.strike.fill);
    on.roundRect(-6, 22, 25, 9, 4).fill(ROPE);
  },
  shield: wall,
  skip(on) {
    on.moveTo(-27, 26).bezierCurveTo(-12, 12, 8, 30, 25, 16).stroke({ width: 8, color: WOOD, cap: 'round' });
    on.poly([16, 6, 32, 15, 20, 28]).fill(WOOD);
    on.rect(-14, -28, 5, 48).fill(INK);
    on.poly([-9, -27, 24, -19, 15, -12, 21, -3, -9, -4]).fill(WOOD);
    on.poly([-9, -27, 24, -19, 14, -16, -9, -12]).fill(KIND_LOOKS.strike.fill);
  },
  'strike:standard'(on) {
    ball(on, -2, 2, 22);
    ball(on, 23, -17, 6);
  },
  'strike:stealth'(on) {
    ball(on, 2, -6, 21);
    mist(on, 4);
  },
  'strike:precision'(on) {
    on.poly([29, -29, 16, 3, -28, 29, -3, -16]).fill(DEEP);
    on.poly([29, -29, -3, -16, -28, 29, 8, -6]).fill(SNOW);
    on.poly([29, -29, 8, -6, -28, 29, 11, 0]).fill(SHADE);
  },
  'strike:swap'(on) {
    on.ellipse(2, -2, 28, 19).stroke({ width: 6, color: WOOD });
    on.ellipse(2, -3, 28, 19).stroke({ width: 3, color: ROPE });
    on.moveTo(-18, 12).lineTo(-28, 28).stroke({ width: 6, color: ROPE, cap: 'round' });
    ball(on, 3, 2, 15);
  },
  'shield:standard': wall,
  'shield:stealth'(on) {
    mist(on, -22);
    mist(on, 1);
  },
  'shield:deflector'(on) {
    on.poly([-26, 18, 16, -28, 28, -17, -14, 29]).fill(DEEP);
    on.poly([-26, 18, 16, -28, 22, -22, -20, 24]).fill(SHADE);
    on.poly([-8, -1, 8, -19, 14, -13, -2, 5]).fill(SNOW);
  },
  'shield:absorption'(on) {
    on.circle(0, -8, 22).fill({ color: WARM, alpha: 0.45 });
    on.circle(0, -6, 14).fill(WARM);
    on.poly([-27, -4, 27, -4, 18, 26, -18, 26]).fill(WOOD);
    on.roundRect(-30, -8, 60, 10, 5).fill(ROPE);
    on.moveTo(-14, 4).lineTo(-10, 24).moveTo(0, 4).lineTo(0, 24).moveTo(14, 4).lineTo(10, 24);
    on.stroke({ width: 4, color: ROPE, cap: 'round' });
  },
};

/** Draws it anew into `on`, this many CSS pixels large. */
export function drawPicture(on: Graphics, name: PictureName, size: number): void {
  on.clear();
  PICTURES[name](on);
  on.scale.set(size / 64);
}
