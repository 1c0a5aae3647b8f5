// Crowd in front of the podium: the members of the ranked groups, each group together.

import { Graphics } from 'pixi.js';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { drawContact } from '#scenes/kit/contact.ts';
import type { Rect } from '#scenes/ports.ts';
import type { PodiumCrowdModel } from '#scenes/projector/model.ts';
import { Widget } from '#scenes/kit/Widget.ts';

class CrowdFigure extends Widget {
  readonly shadow = this.addChild(new Graphics());
  readonly avatar = this.addChild(new Avatar(this.ports));
}

/** A group and its area; it stands on the lower edge. */
export interface PlacedCrowd {
  readonly crowd: PodiumCrowdModel;
  readonly area: Rect;
}

/** Design pixels: the largest figure, and the smallest that can still be told apart. */
const FIGURE = { most: 88, least: 34 } as const;
/**
 * Maximum number of rows. Relative to a figure's size: the distance to the next one, and how far the row
 * behind is raised.
 */
const ROWS = { most: 3, step: 0.84, behind: 0.56 } as const;
/**
 * Offsets relative to the distance to the next figure, used in turn so that a row doesn't look like a comb.
 */
const OFF = [0.05, -0.03, 0.06, -0.05, 0.02, -0.05, 0.04] as const;
/** Seconds: the first winner hops once their group is in place, and each other one a little later. */
const CHEER = { delay: 3.9, apart: 0.07 } as const;

interface Order {
  readonly rows: number;
  readonly columns: number;
  readonly size: number;
}

export class PodiumCrowd extends Widget {
  readonly #people = new Map<string, CrowdFigure>();
  #placed: readonly PlacedCrowd[] = [];

  /** Leaves out members who don't fit into their group's area. */
  draw(placed: readonly PlacedCrowd[], unit: number): void {
    const before = new Map(this.#people);
    this.#people.clear();
    this.#placed = placed;
    for (const { crowd, area } of placed) this.#stand(crowd, area, unit, before);
    for (const person of before.values()) person.destroy({ children: true });
  }

  #stand(
    { people: all }: PodiumCrowdModel,
    area: Rect,
    unit: number,
    before: Map<string, CrowdFigure>,
  ): void {
    const { size, rows, columns } = inOrder(all.length, area, unit);
    const people = all.slice(0, rows * columns);
    const step = Math.min(size * ROWS.step, area.width / columns);
    const perRow = Math.ceil(people.length / rows);
    for (let row = rows - 1; row >= 0; row -= 1) {
      const standing = people.slice(row * perRow, (row + 1) * perRow);
      // Those behind look over the shoulders of those in front.
      const aside = row % 2 === 1 && standing.length === perRow && rows * perRow === people.length ? 0.25 : 0;
      for (const [place, { id, character }] of standing.entries()) {
        const shown = before.get(id) ?? this.#made(id);
        before.delete(id);
        this.#people.set(id, shown);
        shown.avatar.set({ character, size });
        drawContact(shown.shadow, shown.avatar.body.width);
        this.addChild(shown);
        const off = (OFF[(place + row * 3) % OFF.length] ?? 0) + aside;
        this.ports.motion.place(shown, {
          x: area.x + area.width / 2 + (place - (standing.length - 1) / 2 + off) * step,
          y: area.y + area.height - row * size * ROWS.behind,
        });
      }
    }
  }

  #made(id: string): CrowdFigure {
    const person = new CrowdFigure(this.ports);
    person.label = `person:${id}`;
    return person;
  }

  /**
   * Brings in each group with its step and lets the winners cheer. `delays`: seconds after the opening, by
   * rank.
   */
  playEntrance(delays: (rank: number) => number): void {
    const { motion } = this.ports;
    for (const { crowd } of this.#placed)
      for (const [index, { id }] of crowd.people.entries()) {
        const shown = this.#people.get(id);
        if (!shown) continue;
        motion.play('drop', shown, { delay: delays(crowd.rank) + index * 0.03, keepsDelay: true });
        if (crowd.rank === 1)
          motion.play('cheer', shown.avatar, { delay: CHEER.delay + index * CHEER.apart });
      }
  }
}

/** Picks the number of rows that allows the largest figures. */
function inOrder(count: number, { width, height }: Rect, unit: number): Order {
  const orders = Array.from({ length: ROWS.most }, (_, index): Order => {
    const rows = index + 1;
    const columns = Math.max(1, Math.ceil(count / rows));
    // From the center of the first to that of the last, plus half a figure on either side.
    const wide = width / ((columns - 1) * ROWS.step + 1.2);
    const size = Math.min(FIGURE.most * unit, wide, height / (1 + (rows - 1) * ROWS.behind));
    return { rows, columns, size };
  });
  const best = orders.reduce((a, b) => (b.size > a.size ? b : a));
  const least = FIGURE.least * unit;
  if (best.size >= least) return best;
  return { rows: ROWS.most, columns: Math.floor((width / least - 1.2) / ROWS.step) + 1, size: least };
}
