// Where the windows of a duel stand: over their players, as far as they have room beside each other and on the screen.

import type { Point } from '#scenes/features/duels/Duelist.ts';
import { clamp } from '#scenes/kit/clamp.ts';

/** What the windows have room on. */
export interface Wall {
  readonly width: number;
  readonly height: number;
  /** CSS pixels for one of the design. */
  readonly unit: number;
}

/** Pixels of the design: between two middles, from the edges, and at the foot, where the name stands. */
const APART = 380;
const EDGE = { side: 190, top: 225, foot: 160 } as const;
const STEPS = 24;

/** In the order of the seats. */
export function placesOf(seats: readonly Point[], wall: Wall): readonly Point[] {
  const apart = Math.min(APART * wall.unit, wall.width * 0.4);
  let places = seats.map((seat) => within(seat, wall));
  for (let step = 0; step < STEPS; step += 1)
    places = places.map((place, index) => {
      let { x, y } = place;
      for (const [other, { x: otherX, y: otherY }] of places.entries()) {
        if (other === index) continue;
        const [dx, dy] = [x - otherX, y - otherY];
        const far = Math.hypot(dx, dy);
        if (far >= apart) continue;
        // Rather beside than above each other: an arc needs a way.
        const side = Math.abs(dx) > 1 ? Math.sign(dx) : index < other ? -1 : 1;
        const push = (apart - far) * 0.55 + 1;
        x += side * push;
        y += Math.sign(dy) * push * 0.1;
      }
      return within({ x, y }, wall);
    });
  return places;
}

function within({ x, y }: Point, { width, height, unit }: Wall): Point {
  return {
    x: clamp(x, EDGE.side * unit, width - EDGE.side * unit),
    y: clamp(y, EDGE.top * unit, height - EDGE.foot * unit),
  };
}
