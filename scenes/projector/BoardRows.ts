// The rows of a leaderboard on the projector: one for each of the best, kept while they move.

import type { BoardRow } from '#core/views/playerView.ts';
import type { Stand } from '#scenes/projector/layer.ts';
import type { RowSign } from '#scenes/parts/projectorPart.ts';
import { RankRow } from '#scenes/parts/RankRow.ts';
import { optionLook } from '#scenes/theme/tokens.ts';
import type { Rect, Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Milliseconds that a row wears a sign. */
const SIGN_MS = 4_000;

interface Standing {
  readonly row: RankRow;
  readonly of: BoardRow;
  readonly rect: Rect;
}

export class BoardRows extends Widget {
  /** By id, the best first. */
  readonly #standings = new Map<string, Standing>();
  readonly #signs = new Map<string, RowSign>();

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
    for (const { row } of before.values()) row.destroy({ children: true });
  }

  #draw(of: BoardRow, row: RankRow, rect: Rect): void {
    const standing = { row, of, rect };
    this.#standings.set(of.id, standing);
    row.label = `row:${of.id}`;
    // The best row is drawn last: it moves over the others.
    this.addChildAt(row, 0);
    this.#write(standing);
    this.ports.motion.place(row, { x: rect.x, y: rect.y });
  }

  #write({ row, of, rect: { width, height } }: Standing): void {
    const worn = this.#signs.get(of.id);
    const sign = worn && { text: this.say(worn.words), fill: optionLook(this.tokens, worn.color).fill };
    row.set({ width, height, row: of, isTinted: true, ...(sign && { sign }) });
  }

  /** The rows of these wear a sign for a while; a new one takes the place of the last. */
  wear(signs: readonly RowSign[]): void {
    const { clock } = this.ports;
    for (const sign of signs) {
      const standing = this.#standings.get(sign.id);
      if (!standing) continue;
      this.#signs.set(sign.id, sign);
      this.#write(standing);
      standing.row.popSign();
      clock.at(clock.now() + SIGN_MS, () => this.#takeOff(sign));
    }
  }

  #takeOff(sign: RowSign): void {
    if (this.#signs.get(sign.id) !== sign) return;
    this.#signs.delete(sign.id);
    const standing = this.#standings.get(sign.id);
    if (standing) this.#write(standing);
    this.ports.invalidate('a sign');
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
