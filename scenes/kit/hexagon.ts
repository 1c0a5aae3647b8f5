// Hexagonal tiles under a game's objects.

/** Height of a hexagon, as a share of its width. */
export const HEXAGON_HEIGHT = Math.sqrt(3) / 2;

/** Corners of a hexagon of this width around (0, `down`), with a flat side at the bottom. */
export function hexagon(width: number, down = 0): number[] {
  const radius = width / 2;
  return [0, 1, 2, 3, 4, 5].flatMap((corner) => [
    radius * Math.cos((corner * Math.PI) / 3),
    radius * Math.sin((corner * Math.PI) / 3) + down,
  ]);
}
