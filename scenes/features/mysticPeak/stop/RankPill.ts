// The player's points at a stop, with the tier as a medal that can also be told apart by its number of edges.

import type { Tier } from '#core/scoring/tiers.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Pill, type PillLook } from '#scenes/kit/Pill.ts';
import { Widget } from '#scenes/kit/Widget.ts';

type Medal = readonly [edges: number, face: string, rim: string];
const MEDALS: Readonly<Record<Tier, Medal>> = {
  diamond: [4, '#BDF1FA', '#4FB6CF'],
  gold: [8, '#FFD25A', '#B97A12'],
  silver: [6, '#DCE5EA', '#7F93A0'],
  bronze: [5, '#E0A06A', '#8A4F22'],
  iron: [3, '#A3B0B8', '#4E5B63'],
};
/** Relative to the pill's height. */
const RADIUS = 0.5;
const RIM = 0.14;
/** Distance of its center from the pill's end, in its own radii, so that it covers no letters. */
const OFF = 0.85;

/** Anchored at its top left corner. */
export class RankPill extends Widget {
  override label = 'standing';
  readonly #pill = this.addChild(new Pill(this.ports));
  readonly #medal = this.addChild(drawing());
  /** Its size after the last `set`, in pixels. */
  box = { width: 0, height: 0 };

  set(look: PillLook, tier: Tier | null): void {
    // A pill is about twice as high as its font size.
    this.#pill.set({ ...look, maxWidth: look.maxWidth - (tier ? look.size * 1.5 : 0) });
    const { width, height } = this.#pill.box;
    const radius = height * RADIUS;
    this.box = { width: width + (tier ? radius * (1 + OFF) : 0), height };
    this.#medal.clear().position.set(width + radius * OFF, height / 2);
    if (!tier) return;
    const [edges, face, color] = MEDALS[tier];
    this.#medal
      .regularPoly(0, 0, radius, edges)
      .fill(face)
      .stroke({ width: height * RIM, color });
  }
}
