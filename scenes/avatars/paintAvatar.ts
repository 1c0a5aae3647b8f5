// An avatar as a square picture.

import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { drawAvatar, type DrawOptions } from '#scenes/avatars/drawAvatar.ts';
import { loadParts } from '#scenes/avatars/parts.ts';

/** Squares of the grid: all of an avatar, and its head and shoulders, for pictures too small for more. */
const WHOLE = { x: -24, y: 4, side: 288 } as const;
const BUST = { x: 20, y: 16, side: 200 } as const;
/** CSS pixels up to which a picture shows head and shoulders only. */
const SMALL = 48;

/**
 * Fills a square canvas, `size` CSS pixels wide, once the parts have loaded; rejects offline. `isWanted`: asked
 * before it is painted.
 */
export async function paintAvatar(
  canvas: HTMLCanvasElement,
  config: AvatarConfig,
  size: number,
  { isWanted = () => true, ...options }: DrawOptions & { readonly isWanted?: () => boolean } = {},
): Promise<void> {
  await loadParts(config);
  const context = canvas.getContext('2d');
  if (!context || !isWanted()) return;
  const { x, y, side } = size > SMALL ? WHOLE : BUST;
  const pixels = Math.round(size * Math.min(3, Math.max(1, window.devicePixelRatio)));
  // Setting its size also clears it.
  Object.assign(canvas, { width: pixels, height: pixels });
  const scale = pixels / side;
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  drawAvatar(context, config, options);
}
