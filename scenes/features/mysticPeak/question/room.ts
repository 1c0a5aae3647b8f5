// Free space for the miniature beside a question.

import { MINI_MAP } from '#scenes/features/mysticPeak/mountain/MiniMap.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import type { Rect } from '#scenes/ports.ts';

const AIR = 10;
/** Its side in the corner or the footer; below the minimum it would show nothing useful. */
export const CORNER = 68;
const MIN_SIDE = 52;

type Room = Pick<Spots, 'viewport' | 'shape' | 'card' | 'part' | 'footer' | 'hud' | 'corner' | 'pressable'>;

const isApart = (one: Rect, other: Rect): boolean =>
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width ||
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height;

/** null if it would cover anything. `isOwn`: the corner was reserved for it. */
export function freeRoom(
  { viewport, shape, card, part, footer, hud, corner, pressable }: Room,
  isOwn: boolean,
): Rect | null {
  if (corner && isOwn) return corner;
  const end = viewport.width - viewport.insets.right;
  const side = Math.max(card.x + card.width, part.x + part.width, footer.x + footer.width, hud.x + hud.width);
  const aside = [MINI_MAP.wide, MINI_MAP.narrow].find(({ width }) => end - side >= width + 2 * AIR);
  if (aside) return { x: side + (end - side - aside.width) / 2, y: hud.y + hud.height + AIR, ...aside };
  // The footer of a phone is full of text.
  if (shape !== 'wide') return null;
  // The right end of the footer, if there is nothing to press.
  const size = Math.min(CORNER, footer.height);
  const square = {
    x: footer.x + footer.width - size,
    y: footer.y + footer.height - size,
    width: size,
    height: size,
  };
  const others = [card, part, ...(corner ? [corner] : []), ...pressable.values()];
  return size >= MIN_SIDE && others.every((other) => isApart(square, other)) ? square : null;
}
