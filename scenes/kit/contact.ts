// Contact shadows, where feet touch the ground.

import type { Graphics } from 'pixi.js';
import { NIGHT } from '#scenes/kit/materials.ts';

/** As fractions of the body's width; light comes from the left. */
const CONTACT = { wide: 0.8, high: 0.09, aside: 0.03 } as const;

/** Draws the shadow of a body of this width, with its feet at (0, 0). */
export function drawContact(target: Graphics, body: number): void {
  target
    .clear()
    .ellipse(body * CONTACT.aside, 0, (body * CONTACT.wide) / 2, (body * CONTACT.high) / 2)
    .fill({ color: NIGHT, alpha: 0.35 });
}
