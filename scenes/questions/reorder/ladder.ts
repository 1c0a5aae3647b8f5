// Dimensions of the rope ladder: the height of its rungs, the layout on them, and how a loose one hangs.

import type { Option } from '#core/questions/questionBase.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import type { Point } from '#scenes/ports.ts';
import type { Density } from '#scenes/player/question/part.ts';
import type { Pose, Rect } from '#scenes/ports.ts';
import { fittedSize } from '#scenes/questions/fittedSize.ts';
import { correctionRoom, PIECE, pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** CSS pixels. `loose`: between rungs when one of them hangs. `roomy`: a height that looks good. */
export const RUNG = { least: 48, picture: 72, most: 76, roomy: 92, widest: 760, loose: 16 } as const;
const ONE_LINE = 18;

/** Layout of a rung of this size: its knots from either end, its plate, and picture and words. */
export function rungParts(width: number, height: number) {
  const large = width >= 500;
  const scale = large ? clamp(height / 57, 1, 1.45) : 1;
  const knot = large ? 20 * scale : 13;
  const plate = Math.min(large ? 42 * scale : 34, height - PIECE.edge - 8);
  const grip = large ? 40 * scale : 36;
  const start = knot * 2 + plate + (large ? 16 : 10);
  const end = knot * 2 + grip;
  const rope = large ? 6 * scale : 4;
  return { knot, plate, grip, rope, start, end };
}

function wordsOn(tokens: ThemeTokens, item: Option, size: number, width: number, height: number) {
  const { start, end } = rungParts(width, height);
  return pieceWords(tokens, item, size, width - start - end, height - PIECE.edge);
}

/** `corrected`: true if each rung has a line below its words. */
export function rungHeight(
  tokens: ThemeTokens,
  items: readonly Option[],
  width: number,
  { answer, touch }: Density,
  corrected: boolean,
): number {
  const below = corrected ? correctionRoom(answer) : 0;
  const high = items.map((item) => {
    const { lines } = wordsOn(tokens, item, answer, width, item.media ? RUNG.picture : RUNG.least);
    const words = Math.min(PIECE.lines, lines) * answer * PIECE.lineHeight + below + PIECE.air + PIECE.edge;
    return item.media ? Math.max(RUNG.picture, words) : words;
  });
  return Math.min(RUNG.most + below, Math.max(Math.min(touch, RUNG.picture), ...high));
}

/** Font size at which the words of all rungs fit; the same in each, so that none looks weightier. */
export function rungFontSize(
  tokens: ThemeTokens,
  items: readonly Option[],
  width: number,
  height: number,
  most: number,
  corrected: boolean,
): number {
  const largest = (lines: number): number => {
    const fits = (size: number): boolean => {
      const room = height - PIECE.edge - PIECE.air - (corrected ? correctionRoom(size) : 0);
      return items.every((item) => {
        const words = wordsOn(tokens, item, size, width, height);
        return words.lines <= lines && words.height <= room;
      });
    };
    return fittedSize(Math.round(most), PIECE.least, fits);
  };
  // On one line each, they read at a glance, even if they are a little smaller.
  const single = largest(1);
  return single >= ONE_LINE ? single : largest(PIECE.lines);
}

/**
 * Limits for the hang of a loose rung: radians, and CSS pixels at its far end. It covers nothing below it.
 */
const HANG = { most: 0.07, pixels: RUNG.loose - 3 } as const;

/** Pose of a rung that hangs by the knot at its start. `x`, `y`: its center when level. */
export function hanging({ x, y }: Point, { width, height }: Rect, mirrored: boolean): Pose {
  const arm = width / 2 - rungParts(width, height).knot;
  const angle = Math.min(HANG.most, Math.asin(HANG.pixels / (2 * arm)));
  const side = mirrored ? -1 : 1;
  return {
    x: x + side * arm * (Math.cos(angle) - 1),
    y: y + arm * Math.sin(angle),
    rotation: side * angle,
    scale: 1,
  };
}
