// The rows of a leaderboard on the projector: one for each of the best, kept while they move.

import { Container } from 'pixi.js';
import { onPodium } from '#core/views/figures.ts';
import type { BoardRow } from '#core/views/playerView.ts';
import { rowLook } from '#scenes/features/model.ts';
import { grouped } from '#scenes/kit/number.ts';
import { RankRow } from '#scenes/kit/RankRow.ts';
import { optionLook } from '#scenes/kit/tokens.ts';
import { drawn } from '#scenes/message.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';

interface Standing {
  readonly row: RankRow;
  readonly rect: Rect;
}

export class BoardRows extends Container {
  readonly #ports: ScenePorts;
  /** By id, the best first. */
  readonly #standings = new Map<string, Standing>();

  constructor(ports: ScenePorts) {
    super();
    this.#ports = ports;
  }

  /** The rows as they stand, the best first. */
  get standings(): ReadonlyMap<string, Standing> {
    return this.#standings;
  }

  /** `rectOf`: where the row of a place stands, counted from 0. */
  draw(rows: readonly BoardRow[], rectOf: (place: number) => Rect): void {
    const before = new Map(this.#standings);
    this.#standings.clear();
    for (const [place, row] of rows.entries()) {
      this.#draw(row, before.get(row.id)?.row ?? new RankRow(this.#ports.theme), rectOf(place));
      before.delete(row.id);
    }
    for (const { row } of before.values()) row.destroy({ children: true });
  }

  #draw(row: BoardRow, shown: RankRow, rect: Rect): void {
    const { theme, strings, motion } = this.#ports;
    const look = rowLook(row);
    this.#standings.set(row.id, { row: shown, rect });
    shown.label = `row:${row.id}`;
    // The best row is drawn last: it moves over the others.
    this.addChildAt(shown, 0);
    shown.set({
      ...row,
      name: drawn(strings, look.name),
      isSimulated: look.isSimulated,
      ...(look.color !== null && { edge: optionLook(theme.tokens, look.color).fill }),
      width: rect.width,
      height: rect.height,
      medal: onPodium(row),
      score: grouped(strings, row.score),
    });
    motion.place(shown, { x: rect.x, y: rect.y });
  }

  targets(): readonly Target[] {
    return [...this.#standings].map(([id, { rect }]) => ({ id: `row:${id}`, kind: 'region', rect }));
  }
}
