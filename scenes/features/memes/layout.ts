// Layout of a meme: pure arithmetic, from phones to projectors.

import { column, isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';

export interface MemeLayout {
  /** The slab; picture and caption are relative to its corner. */
  readonly card: Rect;
  readonly picture: Rect;
  readonly caption: Rect;
  readonly button: Rect;
}

/** Width over height of the built-in pictures. */
const SHAPE = 4 / 3;
/** CSS pixels: pictures are made for 600 and may be slightly larger on a projector-sized screen. */
const WIDEST_PICTURE = 680;
const BUTTON = { width: 360, height: 60 } as const;
const SHORT_BUTTON = 52;
/** The greatest share of a short card's width that the picture takes. */
const SHORT_PICTURE_SHARE = 0.56;
const FEET = { compact: 92, wide: 104 } as const;

export function layoutMeme(viewport: Viewport): MemeLayout {
  return isShort(viewport) ? beside(viewport) : below(viewport);
}

/** Puts the caption below the picture, like a photo from an album. */
function below(viewport: Viewport): MemeLayout {
  const compact = isCompact(viewport);
  const space = column(viewport, WIDEST_PICTURE + 2 * padOf(compact));
  const [pad, words, gap] = [padOf(compact), compact ? FEET.compact : FEET.wide, compact ? 18 : 26];
  const button = buttonIn(space, BUTTON.height);
  const room = button.y - gap - space.y;
  const width = Math.max(1, Math.min(space.width - 2 * pad, (room - words - pad) * SHAPE, WIDEST_PICTURE));
  const picture = { x: pad, y: pad, width, height: width / SHAPE };
  const card = { width: width + 2 * pad, height: pad + picture.height + words };
  return {
    card: {
      ...card,
      x: space.x + (space.width - card.width) / 2,
      y: space.y + Math.max(0, (room - card.height) / 2),
    },
    picture,
    caption: { x: pad, y: pad + picture.height, width, height: words },
    button,
  };
}

/** Puts the caption and the button to the right of the picture. */
function beside(viewport: Viewport): MemeLayout {
  const { x, y, width, height } = column(viewport, WIDEST_PICTURE * 1.5);
  const pad = 12;
  const wide = Math.min(width * SHORT_PICTURE_SHARE, (height - 2 * pad) * SHAPE);
  const picture = { x: pad, y: pad, width: wide, height: wide / SHAPE };
  const card = { x, y: y + (height - picture.height - 2 * pad) / 2, width, height: picture.height + 2 * pad };
  const left = pad + wide + 2 * pad;
  const side = Math.max(1, width - left - pad);
  return {
    card,
    picture,
    caption: { x: left, y: pad, width: side, height: Math.max(1, card.height - SHORT_BUTTON - 3 * pad) },
    button: {
      x: x + left,
      y: card.y + card.height - SHORT_BUTTON - pad - 4,
      width: side,
      height: SHORT_BUTTON,
    },
  };
}

const padOf = (compact: boolean): number => (compact ? 12 : 18);

function buttonIn({ x, y, width, height }: Rect, tall: number): Rect {
  const wide = Math.min(BUTTON.width, width);
  return { x: x + (width - wide) / 2, y: y + height - tall, width: wide, height: tall };
}
