// How the reader stands, at a stop: points, and the tier as a medal that can be told from others by its edges, too.

import { Container, type Graphics } from 'pixi.js';
import type { Tier } from '#core/features/mysticPeak/tiers.ts';
import { drawing } from '#scenes/kit/Moment.ts';
import { Pill, type PillLook } from '#scenes/kit/Pill.ts';
import type { Theme } from '#scenes/kit/theme.ts';

const MEDALS: Readonly<
  Record<Tier, { readonly edges: number; readonly face: string; readonly rim: string }>
> = {
  diamond: { edges: 4, face: '#BDF1FA', rim: '#4FB6CF' },
  gold: { edges: 8, face: '#FFD25A', rim: '#B97A12' },
  silver: { edges: 6, face: '#DCE5EA', rim: '#7F93A0' },
  bronze: { edges: 5, face: '#E0A06A', rim: '#8A4F22' },
  iron: { edges: 3, face: '#A3B0B8', rim: '#4E5B63' },
};
/** Of the pill's height; with fewer edges a medal of the same size looks smaller. */
const MEDAL = 1.15;
const FEW = 1.2;
/** How far its middle stands off the pill's end, in its own radius: over no letter. */
const OFF = 0.35;

/** Anchored at its top left corner. */
export class Standing extends Container {
  readonly #pill: Pill;
  readonly #medal: Graphics = drawing();
  #width = 0;

  constructor(theme: Theme) {
    super({ label: 'standing', eventMode: 'none' });
    this.#pill = new Pill(theme);
    this.addChild(this.#pill, this.#medal);
  }

  set(look: PillLook, tier: Tier | null): void {
    // A pill is about twice as high as its letters are large.
    const room = tier ? look.size * MEDAL * FEW * (1 + OFF) : 0;
    this.#pill.set({ ...look, maxWidth: look.maxWidth - room });
    this.#medal.clear();
    this.#width = this.#pill.box.width;
    if (!tier) return;
    const { edges, face, rim } = MEDALS[tier];
    const { width, height } = this.#pill.box;
    const radius = (height * MEDAL * (edges > 4 ? 1 : FEW)) / 2;
    // Three edges stand on one of them, four on a corner.
    const turned = edges % 2 === 0 && edges > 4 ? Math.PI / edges : 0;
    this.#medal.regularPoly(0, 0, radius, edges, turned).fill('#07151C');
    this.#medal.regularPoly(0, 0, radius * 0.88, edges, turned).fill(rim);
    this.#medal.regularPoly(0, 0, radius * 0.62, edges, turned).fill(face);
    this.#medal.position.set(width + radius * OFF, height / 2);
    this.#width = width + radius * (1 + OFF);
  }

  /** What the last `set` made of it, in pixels. */
  get box(): { readonly width: number; readonly height: number } {
    return { width: this.#width, height: this.#pill.box.height };
  }
}
