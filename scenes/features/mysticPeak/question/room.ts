// Where the mountain in small stands beside a question: only where nothing else is.

import { MINI_MAP } from '#scenes/features/mysticPeak/mountain/MiniMap.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import type { Rect } from '#scenes/ports.ts';

const AIR = 10;
/** Its side in the corner, or in the foot; a smaller one tells nothing. */
export const CORNER = 68;
const LEAST = 52;

type Room = Pick<Spots, 'viewport' | 'shape' | 'card' | 'part' | 'footer' | 'hud' | 'corner' | 'pressable'>;

const isApart = (one: Rect, other: Rect): boolean =>
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width ||
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height;

/** null where it would cover anything. `isOwn`: whether the corner was kept for it. */
export function freeRoom(
  { viewport, shape, card, part, footer, hud, corner, pressable }: Room,
  isOwn: boolean,
): Rect | null {
  if (corner && isOwn) return corner;
  const end = viewport.width - viewport.insets.right;
  const side = Math.max(card.x + card.width, part.x + part.width, footer.x + footer.width, hud.x + hud.width);
  const aside = [MINI_MAP.wide, MINI_MAP.narrow].find(({ width }) => end - side >= width + 2 * AIR);
  if (aside) return { x: side + (end - side - aside.width) / 2, y: hud.y + hud.height + AIR, ...aside };
  // The foot of a phone is full of words.
  if (shape !== 'wide') return null;
  // At its right end, where that has nothing to press.
  const size = Math.min(CORNER, footer.height);
  const square = {
    x: footer.x + footer.width - size,
    y: footer.y + footer.height - size,
    width: size,
    height: size,
  };
  const others = [card, part, ...(corner ? [corner] : []), ...pressable.values()];
  return size >= LEAST && others.every((other) => isApart(square, other)) ? square : null;
}
