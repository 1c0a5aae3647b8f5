// One thing that an avatar can have on, as a square picture.

import { SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { wornIn } from '#core/avatars/catalog.ts';
import { compose } from '#core/avatars/compose.ts';
import { drawAvatar, drawPart, tintsOf } from '#scenes/avatars/drawAvatar.ts';

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const HEAD: Square = { x: 10, y: 2, side: 220 };
const FACE: Square = { x: 40, y: 76, side: 160 };
const WHOLE: Square = { x: -24, y: 4, side: 288 };
/** The part of the grid that each picture shows. */
const SHOWN: Readonly<Record<Slot, Square>> = {
  skin: { x: 12, y: 76, side: 216 },
  expression: FACE,
  hair: { x: -5, y: 14, side: 250 },
  headgear: HEAD,
  head: HEAD,
  face: FACE,
  neck: { x: 30, y: 116, side: 180 },
  topwear: { x: 30, y: 124, side: 180 },
  bottomwear: { x: 48, y: 174, side: 144 },
  footwear: { x: 56, y: 178, side: 128 },
  hand: { x: 68, y: 116, side: 172 },
  backpack: { x: 2, y: 62, side: 236 },
  costume: WHOLE,
  halloween: WHOLE,
};
/** Opacity of the body below. */
const GHOST = 0.32;
/** Slots in which the body itself is the picture. */
const OWN_BODY: readonly Slot[] = ['skin', 'expression'];
/** Slots in which a face below helps to see where things go. */
const WITH_FACE: readonly Slot[] = [...OWN_BODY, 'hair', 'headgear', 'head', 'face', 'costume', 'halloween'];

/**
 * Fills a canvas, `size` CSS pixels wide, with what the avatar has on in this slot, over a ghost of its body; with
 * the ghost alone if that is nothing. Parts that aren't loaded are left out.
 */
export function paintItem(canvas: HTMLCanvasElement, config: AvatarConfig, slot: Slot, size: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { skin, expression, hairColor } = config;
  const alone: AvatarConfig = { skin, expression, ...(hairColor && { hairColor }), [slot]: config[slot] };
  const pixels = Math.round(size * Math.min(3, Math.max(1, window.devicePixelRatio)));
  Object.assign(canvas, { width: pixels, height: pixels });
  const { x, y, side } = SHOWN[slot];
  const scale = pixels / side;
  const toGrid = (): void => context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  toGrid();
  drawAvatar(context, { skin, expression }, WITH_FACE.includes(slot) ? {} : { only: 'under' });
  if (OWN_BODY.includes(slot)) return;
  fade(context);
  toGrid();
  const item = wornIn(slot, alone);
  if (!item) return;
  const tints = tintsOf(alone);
  for (const placed of compose(alone))
    if (placed.part === `${SLOTS[slot]}.${item.id}` || placed.layer === 'mitt')
      drawPart(context, placed, tints);
}

/** Leaves a trace of what has been drawn. */
function fade(context: CanvasRenderingContext2D): void {
  context.resetTransform();
  context.globalCompositeOperation = 'destination-in';
  context.globalAlpha = GHOST;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
}
