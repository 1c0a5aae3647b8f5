// A character's sheet of faces: its address and its frames. Made by tools/art/makeFaces.mjs.

import { Rectangle, Texture } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import type { Faces } from '#scenes/ports.ts';
import { characterOf } from '#scenes/avatars/characters.ts';

/** In the order of the frames. */
const FRAMES: readonly (keyof Faces)[] = [
  'calm',
  'closed',
  'look',
  'happy',
  'wow',
  'wobble',
  'mitt',
  'scarf',
];

const COLUMNS = 4;
/**
 * Margin around the picture in a frame, as a share of the frame. Half of it is cut off, so that no frame
 * bleeds into its neighbor.
 */
const AIR = 8 / 256;
/** Side of the mitt's picture, as a share of its frame. */
const MITT = 0.3;

/** Address of a monster's sheet. */
export function facesUrl(character: Character): string {
  return new URL(`../../assets/faces/${characterOf(character)}.webp`, import.meta.url).href;
}

const known = new WeakMap<Texture, Faces>();

/** The frames of a sheet, freed together with it. */
export function facesIn(sheet: Texture | null): Faces | null {
  if (!sheet) return null;
  const faces = known.get(sheet) ?? framesOf(sheet);
  known.set(sheet, faces);
  return faces;
}

function framesOf({ source, width }: Texture): Faces {
  const side = width / COLUMNS;
  const frame = (name: keyof Faces): Texture => {
    const index = FRAMES.indexOf(name);
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const inset = side * (name === 'mitt' ? AIR : AIR / 2);
    const [wide, high] = name === 'mitt' ? [side * MITT, side * MITT] : [side - 2 * inset, side - inset];
    const at = new Rectangle(column * side + inset, row * side + inset, wide, high);
    return new Texture({ source, frame: at });
  };
  return {
    calm: frame('calm'),
    closed: frame('closed'),
    look: frame('look'),
    happy: frame('happy'),
    wow: frame('wow'),
    wobble: frame('wobble'),
    mitt: frame('mitt'),
    scarf: frame('scarf'),
  };
}
