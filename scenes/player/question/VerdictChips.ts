// Chips for the sources of a verdict's points, in one line or, on a phone, two.

import type { Message } from '#scenes/message.ts';
import { Chip } from '#scenes/player/Chip.ts';
import type { PointsPart, VerdictModel } from '#scenes/player/question/model.ts';
import { MEASURES } from '#scenes/player/question/verdictLayout.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import { Widget } from '#scenes/kit/Widget.ts';

type Points = NonNullable<VerdictModel['points']>;
type Part = Points['parts'][number];

const GAP = 6;
/** Smallest scale of the chips before another arrangement is tried. */
const LEAST = 0.85;

interface Plan {
  readonly parts: readonly Part[];
  /** Index of the first chip in each line. */
  readonly breaks: readonly number[];
}

export class VerdictChips extends Widget {
  readonly #chips: Chip[] = [];

  /** Height of all lines, including the space above. */
  heightFor(points: Points, room: number, shape: Shape): number {
    const { chip, chips } = MEASURES[shape];
    return chips + (this.#plan(points, room, shape).breaks.length - 1) * (chip + GAP);
  }

  /** null hides them all. */
  layout(points: Points | null, x: number, y: number, room: number, shape: Shape): void {
    const { chip: usual, chips } = MEASURES[shape];
    const { parts, breaks } = points ? this.#plan(points, room, shape) : { parts: [], breaks: [] };
    for (const chip of this.#chips) chip.visible = false;
    for (const [line, first] of breaks.entries()) {
      const inLine = parts.slice(first, breaks[line + 1]);
      const wide = this.#fill(inLine, first, usual);
      // Long words are too wide for a small phone.
      const height = wide > room ? Math.floor((usual * room) / wide) : usual;
      if (height < usual) this.#fill(inLine, first, height);
      let left = x;
      for (const [place] of inLine.entries()) {
        const chip = this.#chip(first + place);
        const middle = y + (chips - usual) * 0.66 + usual / 2 + line * (usual + GAP);
        this.ports.motion.place(chip, { x: left + chip.plateWidth / 2, y: middle });
        left += chip.plateWidth + GAP;
      }
    }
  }

  /** Shows them one by one, from `delay` seconds on. */
  play(delay: number): void {
    for (const [index, chip] of this.#chips.entries())
      if (chip.visible) this.ports.motion.play('pop', chip, { delay: delay + index * 0.16, duration: 0.24 });
  }

  /**
   * All parts side by side; if they don't fit, with the extra points combined; if that doesn't fit either, in
   * two lines on a phone.
   */
  #plan({ parts, together }: Points, room: number, shape: Shape): Plan {
    const fits = (some: readonly Part[]) => this.#fill(some, 0, MEASURES[shape].chip) * LEAST <= room;
    if (fits(parts)) return { parts, breaks: [0] };
    const merged = together ? withTogether(parts, together) : parts;
    const isOneLine = fits(merged) || shape !== 'narrow';
    return { parts: merged, breaks: isOneLine ? [0] : [0, this.#lineBreak(merged, room)] };
  }

  /** Index of the first chip in the second line; the first line takes as many as fit. */
  #lineBreak(parts: readonly Part[], room: number): number {
    let width = -GAP;
    const over = parts.findIndex((_, place) => {
      width += this.#chip(place).plateWidth + GAP;
      return width > room;
    });
    return Math.max(1, over);
  }

  /** Fills the chips from `first` on. Returns their width side by side. */
  #fill(parts: readonly Part[], first: number, height: number): number {
    let width = -GAP;
    for (const [place, { name, words }] of parts.entries()) {
      const chip = this.#chip(first + place);
      chip.label = `breakup:${name}`;
      chip.visible = true;
      chip.set({ text: this.say(words), height });
      width += chip.plateWidth + GAP;
    }
    return width;
  }

  #chip(place: number): Chip {
    const chip = this.#chips[place] ?? this.addChild(new Chip(this.ports));
    this.#chips[place] = chip;
    return chip;
  }
}

const EXTRA: PointsPart = 'extra';

function withTogether(parts: readonly Part[], words: Message): readonly Part[] {
  return [...parts.filter(({ name }) => name !== EXTRA), { name: EXTRA, words }];
}
