// The mountain in miniature: a two-tone silhouette with its camps, the number of climbers at each, and the
// player's lamp.

import { Container } from 'pixi.js';
import { sketch } from '#scenes/features/mysticPeak/mountain/CampGear.ts';
import { type MountainKind, OUTLINES, paletteAt } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { campHeight, SUMMIT, tentsOf } from '#scenes/features/mysticPeak/mountain/route.ts';
import { flat, round } from '#scenes/kit/outlines.ts';
import { turnsOf } from '#scenes/features/mysticPeak/mountain/turns.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { formatNumber } from '#scenes/kit/number.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { type Path, pathThrough } from '#scenes/kit/path.ts';
import { setText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { RIGHT } from '#scenes/kit/anchors.ts';
import { NIGHT, ROPE } from '#scenes/kit/materials.ts';

export interface MiniMapLook {
  readonly kind: MountainKind;
  /** Questions per camp. */
  readonly camps: readonly number[];
  /** Climbers at each camp; no numbers are shown if this is empty. */
  readonly counts: readonly number[];
  /** 0 to 1,000. */
  readonly own: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** CSS pixels, for tight and for wide screens. */
export const MINI_MAP = { narrow: { width: 44, height: 132 }, wide: { width: 72, height: 216 } } as const;
/** Seconds the lamp takes to move. */
const LAMP_SECONDS = 0.26;
/** Fractions of the slab: the margin around the mountain, and the column of counts. */
const AIR = 0.1;
const COUNTS = 0.16;
/** CSS pixels of its side face. */
const EDGE = 4;

/** Anchored at its top left corner; redrawn only when something has changed. */
export class MiniMap extends Widget {
  override label = 'miniMap';
  readonly #panel = this.addChild(new Panel());
  readonly #land = this.addChild(drawing());
  readonly #dots = this.addChild(drawing());
  readonly #numbers = this.addChild(new Container());
  readonly #lamp = this.addChild(drawing('ownLamp'));
  #look: MiniMapLook | null = null;
  #path: Path | null = null;

  set(look: MiniMapLook): void {
    const before = this.#look;
    if (JSON.stringify(before) === JSON.stringify(look)) return;
    this.#look = look;
    const isOther = (name: 'width' | 'height' | 'kind'): boolean => before?.[name] !== look[name];
    if (
      isOther('width') ||
      isOther('height') ||
      isOther('kind') ||
      (before?.counts.length ?? 0) > 0 !== look.counts.length > 0
    )
      this.#drawLand(look);
    this.#drawCamps(look);
    const { x, y } = this.#at(look.own);
    this.ports.motion.place(this.#lamp, { x, y });
    this.ports.invalidate('miniMap');
  }

  /** Moves the lamp from this height to its current one. */
  move(from: number): void {
    const { x, y } = this.#at(from);
    const to = this.#look && this.#at(this.#look.own);
    if (to)
      this.ports.motion.play('slide', this.#lamp, {
        from: { x: x - to.x, y: y - to.y, alpha: 1 },
        duration: LAMP_SECONDS,
      });
  }

  #at(height: number): { readonly x: number; readonly y: number } {
    return this.#path?.at(height / SUMMIT) ?? { x: 0, y: 0 };
  }

  #drawLand({ kind, width, height, counts }: MiniMapLook): void {
    const outline = OUTLINES[kind];
    const { color } = this.tokens;
    this.#panel.set({
      width,
      height,
      radius: width * 0.24,
      fill: color.night700,
      edge: { color: color.night950, height: EDGE },
    });
    const [top, foot] = [height * (AIR + 0.06), height * (1 - AIR) - EDGE];
    const high = Math.min(foot - top, width * 2.1) * (0.55 + 0.45 * outline.high);
    const middle = width * (1 - (counts.length > 0 ? COUNTS : 0)) * 0.5;
    const half = width * 0.45;
    const reach = Math.max(...[...outline.left, ...outline.right].map(([right]) => Math.abs(right)));
    const place = (right: number, down: number): [number, number] => [
      middle + clamp((right / reach) * half * 1.25, -middle * 0.88, width * 0.94 - middle),
      foot - high + (down / 1.02) * high,
    ];
    const palette = paletteAt(kind, 1);
    const snow = paletteAt(kind, 3);
    const line = (points: readonly (readonly [number, number])[]): number[] =>
      points.flatMap(([right, down]) => place(right, down));
    const cap = (points: readonly (readonly [number, number])[]) =>
      points.filter(([, down]) => down <= outline.snow + 0.06);
    this.#land.clear();
    sketch(this.#land, [
      flat(
        [...line(outline.left), ...line(outline.spine.toReversed())],
        mix(palette.ground, palette.lit, 0.4),
      ),
      flat(
        [...line(outline.spine), ...line(outline.right.toReversed())],
        mix(palette.ground, palette.shade, 0.3),
      ),
      flat([...line(cap(outline.left)), ...line(cap(outline.spine).toReversed())], snow.light),
      flat(
        [...line(cap(outline.spine)), ...line(cap(outline.right).toReversed())],
        mix(snow.light, snow.shade, 0.5),
      ),
    ]);
    this.#path = pathThrough(turnsOf(kind, place), high * 0.02);
    // The path, behind and ahead, as a thin line.
    for (let step = 0; step <= 60; step += 1) {
      const { x, y } = this.#path.at(step / 60);
      this.#land.circle(x, y, width * 0.014);
    }
    this.#land.fill({ color: '#FFF6E4', alpha: 0.6 });
    const size = width * 0.075;
    this.#lamp.clear();
    sketch(this.#lamp, [
      round([0, 0, size * 2.1], '#FFD062', 0.22),
      round([0, 0, size * 1.25], NIGHT),
      round([0, 0, size], '#FFD062'),
      round([-size * 0.25, -size * 0.3, size * 0.4], '#FFF6E4'),
    ]);
  }

  #drawCamps({ camps, counts, own, width }: MiniMapLook): void {
    this.#dots.clear();
    for (const child of this.#numbers.removeChildren()) child.destroy();
    const size = width * 0.06;
    for (const camp of tentsOf(camps)) {
      const height = campHeight(camps, camp);
      const { x, y } = this.#at(height);
      const isLit = own >= height;
      sketch(this.#dots, [
        round([x, y, size * 1.3], NIGHT),
        round([x, y, size], isLit ? '#FFB454' : ROPE[0]),
        ...(isLit ? [] : [round([x, y, size * 0.55], NIGHT)]),
      ]);
      const count = counts[camp] ?? 0;
      if (count === 0) continue;
      const number = this.#numbers.addChild(this.text({ size: Math.max(9, width * 0.19), anchor: RIGHT }));
      setText(number, formatNumber(this.ports.strings, count));
      number.position.set(width * 0.95, y);
    }
  }
}
