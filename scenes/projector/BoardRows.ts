// Leaderboard rows on the projector: one for each of the best players, kept while they move.

import type { BoardRow } from '#core/views/playerView.ts';
import type { FacePlace } from '#scenes/projector/layer.ts';
import type { RowSign } from '#scenes/parts/projectorPart.ts';
import { playOvertaking } from '#scenes/parts/overtaking.ts';
import { RankRow } from '#scenes/parts/RankRow.ts';
import { optionLook } from '#scenes/theme/tokens.ts';
import type { Rect, Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Milliseconds that a row shows a sign. */
const SIGN_MS = 4_000;

const NOWHERE = { x: 0, y: 0 } as const;

interface PlacedRow {
  readonly row: RankRow;
  readonly of: BoardRow;
  readonly rect: Rect;
}

export class BoardRows extends Widget {
  /** By id, best first. */
  readonly #rows = new Map<string, PlacedRow>();
  readonly #signs = new Map<string, RowSign>();

  /** The rows in their current places, best first. */
  get placed(): ReadonlyMap<string, PlacedRow> {
    return this.#rows;
  }

  /** `rectOf`: box of the row at a place, counted from 0. */
  draw(rows: readonly BoardRow[], rectOf: (place: number) => Rect): void {
    const before = new Map(this.#rows);
    this.#rows.clear();
    for (const [place, row] of rows.entries()) {
      this.#draw(row, before.get(row.id)?.row ?? new RankRow(this.ports), rectOf(place));
      before.delete(row.id);
    }
    for (const { row } of before.values()) row.destroy({ children: true });
  }

  #draw(of: BoardRow, row: RankRow, rect: Rect): void {
    const placed = { row, of, rect };
    this.#rows.set(of.id, placed);
    row.label = `row:${of.id}`;
    // The best row is drawn last, so that it moves over the others.
    this.addChildAt(row, 0);
    this.#write(placed);
    this.ports.motion.place(row, { x: rect.x, y: rect.y });
  }

  #write({ row, of, rect: { width, height } }: PlacedRow): void {
    const worn = this.#signs.get(of.id);
    const sign = worn && { text: this.say(worn.words), fill: optionLook(this.tokens, worn.color).fill };
    row.set({ width, height, row: of, isTinted: true, ...(sign && { sign }) });
  }

  /** Moves the rows from these former ranks, after `delay` seconds; rows without one are new. */
  overtake(from: Readonly<Record<string, number>>, delay = 0): void {
    const order = [...this.#rows.keys()];
    const rects = [...this.#rows.values()].map(({ rect }) => rect);
    playOvertaking(
      this.ports.motion,
      {
        order,
        rankBefore: (id) => from[id] ?? null,
        rowOf: (id) => this.#rows.get(id)?.row,
        placeOf: (index) => rects[index] ?? NOWHERE,
      },
      delay,
    );
  }

  /** Puts signs on these rows for a while; a new sign replaces the last. */
  showSigns(signs: readonly RowSign[]): void {
    const { clock } = this.ports;
    for (const sign of signs) {
      const placed = this.#rows.get(sign.id);
      if (!placed) continue;
      this.#signs.set(sign.id, sign);
      this.#write(placed);
      placed.row.popSign();
      clock.at(clock.now() + SIGN_MS, () => this.#takeOff(sign));
    }
  }

  #takeOff(sign: RowSign): void {
    if (this.#signs.get(sign.id) !== sign) return;
    this.#signs.delete(sign.id);
    const placed = this.#rows.get(sign.id);
    if (placed) this.#write(placed);
    this.ports.invalidate('a sign');
  }

  /** The player's row and the place of their face; null for players without a row. */
  facePlaceOf(id: string): FacePlace | null {
    const row = this.#rows.get(id)?.row;
    return row ? { holder: row, ...row.face } : null;
  }

  targets(): readonly Target[] {
    return [...this.#rows].map(([id, { rect }]) => ({ id: `row:${id}`, kind: 'region', rect }));
  }
}
