// The places of the question's things on the stage, with what scrolls scrolled.

import type { QuestionLayout } from '#scenes/player/question/layout.ts';
import type { Rect, Target, Point } from '#scenes/ports.ts';

/** CSS pixels of height below which a sound, a film or a field is of no use. */
export const LEAST_ISLAND = 44;

/** How far card and answers are scrolled: together, or side by side the answers alone. */
export function scrolledIn(
  { isBeside, scrollable }: QuestionLayout,
  scroll: number,
): { readonly card: number; readonly part: number } {
  const part = Math.min(scroll, scrollable);
  return { card: isBeside ? 0 : part, part };
}

/** What stays free at the ends of a card that scrolls. */
const CARD_FRAME = 16;

/** An element of the page can't be masked: it gets what can be seen of its place in the card, or none. `top`: of what scrolls, on the stage. */
export function islandIn(
  { window, card, cardHidden, isBeside }: QuestionLayout,
  slot: Rect,
  top: number,
): readonly Target[] {
  const place = { ...slot, x: window.x + card.x + slot.x, y: top + card.y + slot.y };
  const inCard = { y: top + card.y + CARD_FRAME, height: card.height - 2 * CARD_FRAME };
  const seen = cardHidden > 0 || isBeside ? inCard : window;
  const y = Math.max(place.y, seen.y);
  const height = Math.min(place.y + place.height, seen.y + seen.height) - y;
  return height < LEAST_ISLAND ? [] : [{ id: 'media', kind: 'island', rect: { ...place, y, height } }];
}

/** The same target, so far to the right and down. */
export function movedBy({ rect, drag, ...rest }: Target, x: number, y: number): Target {
  const moved = (one: Rect): Rect => ({ ...one, x: one.x + x, y: one.y + y });
  return { ...rest, rect: moved(rect), ...(drag && { drag: { ...drag, grip: moved(drag.grip) } }) };
}

/** The field is an element of the page: it can't be masked, but keeps a place to be typed in within what scrolls. */
function inSight(target: Target, { y, height }: Rect): Target {
  if (target.kind !== 'field') return target;
  const { rect } = target;
  const top = Math.min(Math.max(rect.y, y), y + height - LEAST_ISLAND);
  const bottom = Math.min(rect.y + rect.height, y + height);
  return { ...target, rect: { ...rect, y: top, height: Math.max(LEAST_ISLAND, bottom - top) } };
}

/** The upper left corner of the part. */
export function partCorner(layout: QuestionLayout, scroll: number): Point {
  const { window, part } = layout;
  return { x: window.x + part.x, y: window.y + part.y - scrolledIn(layout, scroll).part };
}

/** A target of the part, which tells of it from its own corner. */
export function partTarget(layout: QuestionLayout, scroll: number, { drag, ...target }: Target): Target {
  const { window, scrollable } = layout;
  const scrolls = scrollable > 0 ? { scrolls: window } : {};
  const { x, y } = partCorner(layout, scroll);
  return inSight(movedBy({ ...target, ...(drag && { drag: { ...drag, ...scrolls } }) }, x, y), window);
}
