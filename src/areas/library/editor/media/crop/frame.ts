// Geometry of the crop frame: moving and resizing, in pixels of the rotated picture.

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Frame extends Size {
  readonly left: number;
  readonly top: number;
}

/** Corners and sides, named by the sides they move. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

/** Width divided by height; null for any. */
export const RATIOS = { free: null, square: 1, wide: 16 / 9, classic: 4 / 3 } as const;
export type Ratio = keyof typeof RATIOS;

/** Minimum side length in pixels, if the picture is that large. */
const SHORTEST = 24;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const leastOf = (side: number): number => Math.min(SHORTEST, side);

export const wholeOf = ({ width, height }: Size): Frame => ({ left: 0, top: 0, width, height });

export function isWhole(frame: Frame, picture: Size): boolean {
  return frame.width >= picture.width && frame.height >= picture.height;
}

export function moved(frame: Frame, x: number, y: number, picture: Size): Frame {
  return {
    ...frame,
    left: clamp(frame.left + x, 0, picture.width - frame.width),
    top: clamp(frame.top + y, 0, picture.height - frame.height),
  };
}

/** Moves a corner or side by this much; the opposite one stays in place. */
export function resized(
  frame: Frame,
  handle: Handle,
  { x, y }: { readonly x: number; readonly y: number },
  picture: Size,
  ratio: Ratio,
): Frame {
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const [toLeft, toTop] = [handle.includes('w'), handle.includes('n')];
  const room = {
    width: toLeft ? right : picture.width - frame.left,
    height: toTop ? bottom : picture.height - frame.top,
  };
  const drawn = {
    width: frame.width + (toLeft ? -x : handle.includes('e') ? x : 0),
    height: frame.height + (toTop ? -y : handle.includes('s') ? y : 0),
  };
  const size = sizeWithin(drawn, room, picture, ratioOf(ratio, drawn, handle));
  return {
    ...size,
    left: toLeft ? right - size.width : frame.left,
    top: toTop ? bottom - size.height : frame.top,
  };
}

/**
 * Returns the ratio, and whether the width determines the size: at a side, the dragged dimension does; at a
 * corner, the larger one. null for any ratio.
 */
function ratioOf(
  ratio: Ratio,
  drawn: Size,
  handle: Handle,
): { readonly by: number; readonly across: boolean } | null {
  const by = RATIOS[ratio];
  if (by === null) return null;
  const across =
    handle === 'e' || handle === 'w' || (handle.length === 2 && drawn.width >= drawn.height * by);
  return { by, across };
}

function sizeWithin(drawn: Size, room: Size, picture: Size, ratio: ReturnType<typeof ratioOf>): Size {
  const least = { width: leastOf(picture.width), height: leastOf(picture.height) };
  if (!ratio)
    return {
      width: clamp(drawn.width, Math.min(least.width, room.width), room.width),
      height: clamp(drawn.height, Math.min(least.height, room.height), room.height),
    };
  const { by, across } = ratio;
  const most = Math.min(room.width, room.height * by);
  const width = clamp(
    across ? drawn.width : drawn.height * by,
    Math.min(most, Math.max(least.width, least.height * by)),
    most,
  );
  return { width, height: width / by };
}

/**
 * Returns the largest frame of the ratio that fits the picture, centered on the given one as far as possible.
 */
export function fitted(frame: Frame, picture: Size, ratio: Ratio): Frame {
  const by = RATIOS[ratio];
  if (by === null) return frame;
  const width = Math.min(picture.width, picture.height * by);
  const size = { width, height: width / by };
  const left = frame.left + (frame.width - size.width) / 2;
  const top = frame.top + (frame.height - size.height) / 2;
  return moved({ ...size, left, top }, 0, 0, picture);
}

/** Returns the frame around the same part after the picture, of this size before, is rotated right. */
export function turned(frame: Frame, picture: Size): Frame {
  return {
    left: picture.height - frame.top - frame.height,
    top: frame.left,
    width: frame.height,
    height: frame.width,
  };
}

/** Rounds to whole pixels within the picture. */
export function rounded(frame: Frame, picture: Size): Frame {
  const left = clamp(Math.round(frame.left), 0, picture.width - 1);
  const top = clamp(Math.round(frame.top), 0, picture.height - 1);
  return {
    left,
    top,
    width: clamp(Math.round(frame.width), 1, picture.width - left),
    height: clamp(Math.round(frame.height), 1, picture.height - top),
  };
}
