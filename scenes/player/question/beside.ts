// Room for what holds a question, such as a passage, which the page shows beside it: above the card on a
// phone held upright, and where reading begins everywhere else. Pure arithmetic.

import { column, shapeOf } from '#scenes/player/question/layout.ts';
import type { Rect, Target, Viewport } from '#scenes/ports.ts';

/** CSS pixels: a closed one, and the handle between it and the question. */
const CLOSED = 48;
const HANDLE = 28;
/** CSS pixels: the bar above a question on a phone, and the gaps around it and the footer. */
const BAR = { height: 50, gap: 10 } as const;
/** Share of a phone's height that the footer takes at most. */
const MOST_FOOT = 0.62;

export interface Beside {
  /** What is left for the question. */
  readonly room: Viewport;
  /** The gap that it needs between the bar and the card; 0 if it isn't above the card. */
  readonly above: number;
  /** `bar`: the bar above the question. */
  targets(bar: Rect): readonly Target[];
}

/**
 * `share`: of the room that can be shared, 0 if it is closed; undefined if there is nothing to show. `foot`: the
 * footer's height on a phone, at a width.
 */
export function besideOf(
  viewport: Viewport,
  share: number | undefined,
  foot: (width: number) => number,
  atRight = false,
): Beside {
  if (share === undefined) return { room: viewport, above: 0, targets: () => [] };
  const space = column(viewport);
  const { insets, width } = viewport;
  if (shapeOf(viewport) === 'narrow') {
    const footer = Math.min(foot(space.width), space.height * MOST_FOOT);
    const shared = space.height - BAR.height - footer - 3 * BAR.gap;
    const height = Math.max(CLOSED, Math.round(shared * share));
    return {
      room: viewport,
      above: BAR.gap + height + HANDLE,
      targets: (bar) =>
        islands(
          { ...space, y: bar.y + bar.height + BAR.gap, height },
          { ...space, y: bar.y + bar.height + BAR.gap + height, height: HANDLE },
        ),
    };
  }
  const side = atRight ? 'right' : 'left';
  const gap = insets[side] + BAR.gap;
  const shared = width - insets.left - insets.right;
  const wide = Math.max(CLOSED, Math.round(shared * share) - gap);
  const placed = (from: number, size: number): Rect => ({
    ...space,
    x: atRight ? width - from - size : from,
    width: size,
  });
  return {
    room: { ...viewport, insets: { ...insets, [side]: gap + wide + HANDLE / 2 } },
    above: 0,
    targets: () => islands(placed(gap, wide), placed(gap + wide, HANDLE)),
  };
}

const islands = (rect: Rect, handle: Rect): readonly Target[] => [
  { id: 'beside', kind: 'island', rect },
  { id: 'beside:handle', kind: 'island', rect: handle },
];
