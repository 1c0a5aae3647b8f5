// Spaces around the footer of the question screen, which features' layers ask for: pure arithmetic.

import type { Rect } from '#scenes/ports.ts';

/** Space at the footer: to its left, or a row of its own. */
export interface Corner {
  readonly width: number;
  readonly height: number;
  readonly place: 'above' | 'beside' | 'below';
}

/** The space that corners have to fit into: the column, and how much of it the rest needs. */
export interface CornerSpace {
  readonly width: number;
  readonly height: number;
  readonly shape: 'narrow' | 'short' | 'wide';
  /**
   * roomy: as large as looks good. tight: small, because the question would not fit otherwise. none: only
   * what has to be there.
   */
  readonly room: 'roomy' | 'tight' | 'none';
}

export interface FootNeeds {
  /** Returns the footer's height. */
  readonly footer: (width: number, shape: CornerSpace['shape']) => number;
  /** Spaces to reserve at the footer, at most one for each place; null for none. */
  readonly corners?: (space: CornerSpace) => readonly (Corner | null)[];
}

/** Between a corner and the footer. */
const CORNER_AIR = 10;
/** Width from which the footer is in the middle of the column, beside a corner. */
const CENTERED = 400;

/** The footer and the corners around it; both are functions of the y where the first of them begins. */
export function footOf(
  { x, width, height: most }: Rect,
  share: number,
  space: Pick<CornerSpace, 'shape' | 'room'>,
  needs: FootNeeds,
) {
  const corners = needs.corners?.({ width, height: most, ...space }) ?? [];
  const taken = (where: Corner['place'], side: 'width' | 'height'): number =>
    corners.reduce((sum, corner) => sum + (corner?.place === where ? corner[side] + CORNER_AIR : 0), 0);
  const aside = taken('beside', 'width');
  const rest = width - aside * (width - 2 * aside < CENTERED ? 1 : 2);
  const above = taken('above', 'height');
  const own = Math.min(needs.footer(rest, space.shape), share);
  const height = Math.max(own, taken('beside', 'height') - CORNER_AIR);
  const topOf = ({ place, height: high }: Corner): number =>
    ({ above: 0, beside: above + (height - high) / 2, below: above + height + CORNER_AIR })[place];
  return {
    high: above + height + taken('below', 'height'),
    foot: (y: number): Rect => ({ x: x + aside, y: y + above, width: rest, height }),
    places: (y: number): readonly (Rect | null)[] =>
      corners.map(
        (corner) =>
          corner && {
            x,
            y: y + topOf(corner),
            width: corner.place === 'beside' ? corner.width : width,
            height: corner.height,
          },
      ),
  };
}
