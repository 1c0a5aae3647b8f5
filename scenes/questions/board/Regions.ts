// Regions that are revealed on a board, each with its name below its middle.

import type { Region } from '#core/questions/board/regions.ts';
import { middleOfShape } from '#core/questions/board/shapes.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { KeyedViews } from '#scenes/kit/KeyedViews.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Rect } from '#scenes/ports.ts';
import { drawRegion, type RegionState } from '#scenes/questions/board/drawings.ts';
import { onCanvas } from '#scenes/questions/board/fit.ts';

/** A region that is shown with the result. */
export interface ShownRegion {
  readonly region: Region;
  /** Index among all regions. */
  readonly index: number;
  readonly state: RegionState;
}

/** CSS pixels: the rope around a region, a name's letters and greatest width, and its space to a ring. */
const LOOK = { rope: 4, letters: 15, widest: 220, below: 24 } as const;

export class Regions extends Widget {
  readonly #outlines = this.addChild(drawing('regions'));
  readonly #names = new KeyedViews<ShownRegion, Pill>(
    ({ region }) => region.id,
    () => this.addChild(new Pill(this.ports)),
  );

  /** `at`: the picture's place. */
  set(regions: readonly ShownRegion[], at: Rect): void {
    this.#outlines.clear();
    for (const { region, state } of regions)
      drawRegion(this.#outlines, region.shape, at, this.tokens, state, LOOK.rope);
    const named = regions.filter(({ region }) => region.text !== '');
    for (const [{ region }, pill] of this.#names.reconcile(named)) {
      const maxWidth = Math.min(LOOK.widest, at.width * 0.9);
      pill.set({ text: region.text, size: LOOK.letters, maxWidth });
      const { x, y } = onCanvas(at, middleOfShape(region.shape, at));
      const half = pill.box.width / 2;
      pill.pivot.set(half, 0);
      this.ports.motion.place(pill, {
        x: clamp(x, at.x + half, at.x + at.width - half),
        y: Math.min(y + LOOK.below, at.y + at.height - pill.box.height - 4),
      });
    }
  }

  playReveal(): void {
    const { motion } = this.ports;
    motion.play('fade', this.#outlines, { delay: 0.4, duration: 0.4 });
    for (const pill of this.#names.values()) motion.play('fade', pill, { delay: 0.9 });
  }
}
