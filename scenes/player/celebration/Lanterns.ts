// Lanterns along the path, which winds up behind the cards; they hang where it is visible, on both sides.

import { Graphics, GraphicsContext } from 'pixi.js';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { METAL } from '#scenes/kit/materials.ts';

/** The side of each, from the foot up. The path turns after every two or three. */
const SIDES = [1, 1, -1, -1, -1, 1, 1, -1, -1, 1, 1, 1] as const;
/** Seconds before the first one lights up, and between two. */
const DELAY = 0.6;
const APART = 0.06;
/** Height of a lantern in CSS pixels: as designed, and at most. */
const DRAWN = 40;
const LARGEST = 34;
/** Radius of its light, relative to its height. */
const LIGHT = 1;
/** CSS pixels beside the cards that lanterns need. */
const STRIP = 24;

export class Lanterns extends Widget {
  readonly #lanterns: readonly Graphics[];

  constructor(ports: ScenePorts) {
    super(ports, { visible: false });
    const context = lantern(ports.theme.tokens.color);
    // Freed with the lanterns that share it.
    this.once('destroyed', () => context.destroy());
    this.#lanterns = SIDES.map(() => this.addChild(new Graphics({ context, label: 'lantern' })));
  }

  set(lit: boolean, column: Rect, height: number): void {
    this.visible = lit && column.x >= STRIP;
    if (!this.visible) return;
    // As large as the strip beside the cards allows.
    const size = Math.min(LARGEST, column.x * 1.1);
    const beside = Math.min(column.x / 2, size * 0.9);
    const [top, foot] = [column.y + size, height - size];
    for (const [index, one] of this.#lanterns.entries()) {
      const uneven = (seededRandom(83, index) - 0.5) * 0.5;
      const up = Math.min(1, Math.max(0, (index + uneven) / (SIDES.length - 1)));
      const middle = column.x + column.width / 2;
      this.ports.motion.place(one, {
        x: middle + (SIDES[index] ?? 1) * (column.width / 2 + beside),
        y: foot + (top - foot) * up,
        scale: (size / DRAWN) * (0.86 + seededRandom(84, index) * 0.28),
        rotation: (seededRandom(85, index) - 0.5) * 0.14,
      });
    }
  }

  /** Lights them one after another, from the foot up. */
  play(): void {
    for (const [index, one] of this.#lanterns.entries())
      this.ports.motion.play('pop', one, { delay: DELAY + index * APART, duration: 0.3 });
  }
}

/** Hangs on a hook: roof, glass and base around a flame, with its light as three discs. */
function lantern({ glow, gold, snow }: { glow: string; gold: string; snow: string }): GraphicsContext {
  const reach = DRAWN * LIGHT;
  const context = new GraphicsContext()
    .circle(0, 2, reach)
    .fill({ color: gold, alpha: 0.06 })
    .circle(0, 2, reach * 0.7)
    .fill({ color: gold, alpha: 0.12 })
    .circle(0, 2, reach * 0.44)
    .fill({ color: gold, alpha: 0.22 })
    .circle(0, -17, 4)
    .stroke({ color: METAL[1], width: 2.5 })
    .roundRect(-10, -9, 20, 22, 5)
    .fill(glow)
    .roundRect(-6, -5, 8, 15, 4)
    .fill(snow)
    .poly([-13, -8, -6, -15, 6, -15, 13, -8])
    .fill(METAL[1])
    .poly([-13, -8, -6, -15, 1, -15, -3, -8])
    .fill(METAL[0])
    .roundRect(-12, 12, 24, 6, 2)
    .fill(METAL[1])
    .roundRect(-12, 12, 10, 6, 2)
    .fill(METAL[0]);
  context.batchMode = 'batch';
  return context;
}
