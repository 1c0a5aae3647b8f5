import { expect, it } from 'vitest';
import { arenaPlaces, duelistBox, duelPlaces } from '#scenes/features/duels/duelPlaces.ts';
import type { Rect } from '#scenes/ports.ts';

const ends = ({ x, y, width, height }: Rect) => ({ right: x + width, foot: y + height });
/** By more than a sum of fractions can be off. */
const overlap = (a: Rect, b: Rect) =>
  a.x + 0.01 < ends(b).right &&
  b.x + 0.01 < ends(a).right &&
  a.y + 0.01 < ends(b).foot &&
  b.y + 0.01 < ends(a).foot;

it.each([
  ['beside the mountain', { x: 1_340, y: 762, width: 500, height: 270 }, 1, 1],
  ['beside the mountain on a small screen', { x: 953, y: 542, width: 356, height: 192 }, 768 / 1_080, 1],
  ['on an upright screen', { x: 475, y: 36, width: 289, height: 190 }, 1, 1],
  ['below the leaderboard', { x: 80, y: 715, width: 1_252, height: 270 }, 1, 2],
  ['across the screen', { x: 80, y: 715, width: 1_760, height: 270 }, 1, 2],
] as const)('%s, windows with their names stay apart and inside', (_name, arena, unit, most) => {
  const { header, duels } = arenaPlaces(arena, unit);
  expect(duels).toHaveLength(most);
  for (const players of [2, 3]) {
    const boxes = duels.flatMap((duel) => {
      const places = duelPlaces(duel, players);
      return places.centers.map(({ x, y }) => duelistBox({ x: duel.x + x, y: duel.y + y }, places.unit));
    });
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(arena.x - 0.01);
      expect(ends(box).right).toBeLessThanOrEqual(ends(arena).right + 0.01);
      expect(ends(box).foot).toBeLessThanOrEqual(ends(arena).foot + 0.01);
      for (const other of [header, ...boxes.slice(index + 1)]) expect(overlap(box, other)).toBe(false);
    }
  }
});
