// The rows of a leaderboard on the projector: one for each of the best, kept while they move.

import type { BoardRow } from '#core/views/playerView.ts';
import type { Stand } from '#scenes/projector/layer.ts';
import type { RowSign } from '#scenes/parts/projectorPart.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { RankRow } from '#scenes/parts/RankRow.ts';
import { optionLook } from '#scenes/theme/tokens.ts';
import type { Rect, Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** How long a sign is worn, in ms; and of the row's height: its own, and where it hangs at the lower edge. */
const SIGN = { standsMs: 4_000, letters: 0.32, right: 0.25, down: 0.7 } as const;

interface Standing {
  readonly row: RankRow;
  readonly rect: Rect;
}

export class BoardRows extends Widget {
  /** By id, the best first. */
  readonly #standings = new Map<string, Standing>();
  readonly #signs = new Map<RankRow, Pill>();

  /** The rows as they stand, the best first. */
  get standings(): ReadonlyMap<string, Standing> {
    return this.#standings;
  }

  /** `rectOf`: where the row of a place stands, counted from 0. */
  draw(rows: readonly BoardRow[], rectOf: (place: number) => Rect): void {
    const before = new Map(this.#standings);
    this.#standings.clear();
    for (const [place, row] of rows.entries()) {
      this.#draw(row, before.get(row.id)?.row ?? new RankRow(this.ports), rectOf(place));
      before.delete(row.id);
    }
    for (const { row } of before.values()) {
      this.#signs.delete(row);
      row.destroy({ children: true });
    }
  }

  #draw(row: BoardRow, shown: RankRow, rect: Rect): void {
    this.#standings.set(row.id, { row: shown, rect });
    shown.label = `row:${row.id}`;
    // The best row is drawn last: it moves over the others.
    this.addChildAt(shown, 0);
    shown.set({ width: rect.width, height: rect.height, row, isTinted: true });
    this.ports.motion.place(shown, { x: rect.x, y: rect.y });
  }

  /** The rows of these wear a sign for a while; a new one takes the place of the last. */
  wear(signs: readonly RowSign[]): void {
    const { motion, clock } = this.ports;
    for (const { id, words, color } of signs) {
      const standing = this.#standings.get(id);
      if (!standing) continue;
      const { row, rect } = standing;
      this.#signs.get(row)?.destroy({ children: true });
      const pill = row.addChild(new Pill(this.ports));
      this.#signs.set(row, pill);
      pill.set({
        text: this.say(words),
        size: rect.height * SIGN.letters,
        maxWidth: rect.width * 0.5,
        fill: optionLook(this.tokens, color).fill,
        color: this.tokens.color.ink,
      });
      motion.place(pill, {
        x: rect.width - pill.box.width - rect.height * SIGN.right,
        y: rect.height * SIGN.down,
      });
      motion.play('pop', pill);
      clock.at(clock.now() + SIGN.standsMs, () => {
        if (this.#signs.get(row) !== pill) return;
        this.#signs.delete(row);
        if (!pill.destroyed) pill.destroy({ children: true });
        this.ports.invalidate('a sign');
      });
    }
  }

  /** Whose row it is, and where their face is; null for who has none. */
  standOf(id: string): Stand | null {
    const row = this.#standings.get(id)?.row;
    return row ? { holder: row, ...row.face } : null;
  }

  targets(): readonly Target[] {
    return [...this.#standings].map(([id, { rect }]) => ({ id: `row:${id}`, kind: 'region', rect }));
  }
}
