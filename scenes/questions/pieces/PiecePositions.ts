// Current and former positions of pieces, and their motion from one to the other.

import type { Point } from '#scenes/ports.ts';
import type { MotionPort, RecipeOptions } from '#scenes/ports.ts';
import type { PieceSlab } from '#scenes/questions/pieces/PieceSlab.ts';

type Points = ReadonlyMap<string, Point>;

const isSame = (one: Point | undefined, { x, y }: Point): boolean => one?.x === x && one.y === y;

export class PiecePositions {
  #now: Points = new Map();
  #before: Points = new Map();

  /** By id. */
  set(points: Points): void {
    if ([...points].every(([id, point]) => isSame(this.#now.get(id), point))) return;
    this.#before = this.#now;
    this.#now = points;
  }

  forget(): void {
    this.#now = this.#before = new Map();
  }

  /** Moves pieces from their former positions; times in seconds. `but`: id of a piece to leave out. */
  play(
    motion: MotionPort,
    slabs: ReadonlyMap<string, PieceSlab>,
    times: Pick<RecipeOptions, 'duration' | 'delay'>,
    but?: string,
  ): void {
    for (const [id, now] of this.#now) {
      const before = this.#before.get(id);
      const slab = slabs.get(id);
      if (!slab || !before || id === but || isSame(before, now)) continue;
      motion.play('slide', slab, {
        from: { x: before.x - now.x, y: before.y - now.y, alpha: 1 },
        ...times,
      });
    }
  }
}
