// Places of the question's pieces on the stage, with scrolling applied.

import type { QuestionLayout } from '#scenes/player/question/layout.ts';
import type { Rect, Target, Point } from '#scenes/ports.ts';

/** Minimum height in CSS pixels at which audio, video, or a field is usable. */
export const MIN_ISLAND_HEIGHT = 44;

/**
 * Returns how far the card and the answers are scrolled: together, or only the answers if they are side by
 * side.
 */
export function scrolledIn(
  { isBeside, scrollable }: QuestionLayout,
  scroll: number,
): { readonly card: number; readonly part: number } {
  const part = Math.min(scroll, scrollable);
  return { card: isBeside ? 0 : part, part };
}

/**
 * Returns how far to scroll for a verdict: until all answers are in view, or else as many of `told` as fit, in
 * this order and relative to the part.
 */
export function verdictScroll({ window, part, scrollable }: QuestionLayout, told: readonly Rect[]): number {
  if (scrollable === 0) return 0;
  const endsOf = (rects: readonly Rect[]) => ({
    top: part.y + Math.min(...rects.map(({ y }) => y)),
    end: part.y + Math.max(...rects.map(({ y, height }) => y + height)),
  });
  const sets = [[{ ...part, y: 0 }], ...told.map((_, index) => told.slice(0, told.length - index))];
  // Something taller than the window shows its beginning.
  const { end } = sets.map(endsOf).find((ends) => ends.end - ends.top <= window.height) ?? {
    end: part.y + (told[0]?.y ?? 0) + window.height,
  };
  return Math.min(scrollable, Math.max(0, Math.ceil(end - window.height)));
}

/** Space kept free at both ends of a scrolling card. */
const CARD_FRAME = 16;

/**
 * A page element can't be masked, so it gets the visible part of its place in the card, or none. `top`: y of
 * the scrolling content on the stage.
 */
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
  return height < MIN_ISLAND_HEIGHT ? [] : [{ id: 'media', kind: 'island', rect: { ...place, y, height } }];
}

/** The same target, moved right and down by this much. */
export function movedBy({ rect, drag, zoom, ...rest }: Target, x: number, y: number): Target {
  const moved = <One extends Point>(one: One): One => ({ ...one, x: one.x + x, y: one.y + y });
  return {
    ...rest,
    rect: moved(rect),
    ...(drag && { drag: { ...drag, grip: moved(drag.grip) } }),
    ...(zoom && { zoom: moved(zoom) }),
  };
}

/**
 * Fields and islands are page elements and can't be masked. A part's only one keeps enough room for its use
 * within the scrolling area; of several fields, those that are mostly outside are left out.
 */
function inSight(target: Target, { y, height }: Rect, isOnly: boolean): readonly Target[] {
  if (target.kind !== 'field' && target.kind !== 'island') return [target];
  const { rect } = target;
  const middle = rect.y + rect.height / 2;
  if (target.kind === 'field' && !isOnly && (middle < y || middle > y + height)) return [];
  const top = Math.min(Math.max(rect.y, y), y + height - MIN_ISLAND_HEIGHT);
  const bottom = Math.min(rect.y + rect.height, y + height);
  return [{ ...target, rect: { ...rect, y: top, height: Math.max(MIN_ISLAND_HEIGHT, bottom - top) } }];
}

/** The top left corner of the part. */
export function partCorner(layout: QuestionLayout, scroll: number): Point {
  const { window, part } = layout;
  return { x: window.x + part.x, y: window.y + part.y - scrolledIn(layout, scroll).part };
}

/** Targets of the part, converted from the part's coordinates to the stage's; all, or those in sight. */
export function partTargets(
  layout: QuestionLayout,
  scroll: number,
  targets: readonly Target[],
  all = false,
): readonly Target[] {
  const { window, scrollable } = layout;
  const scrolls = scrollable > 0 ? { scrolls: window } : {};
  const { x, y } = partCorner(layout, scroll);
  const isOnly = targets.filter(({ kind }) => kind === 'field').length === 1;
  return targets.flatMap(({ drag, ...target }) => {
    const moved = movedBy({ ...target, ...(drag && { drag: { ...drag, ...scrolls } }) }, x, y);
    return all ? moved : inSight(moved, window, isOnly);
  });
}
