// The sheet of faces of a character: where its picture is, and which part of it is what. Made by tools/art/makeFaces.mjs.

import { Rectangle, Texture } from 'pixi.js';
import { characterOf } from '#scenes/kit/characters.ts';

/** In the order of their frames. */
const FRAMES = ['calm', 'closed', 'look', 'happy', 'wow', 'wobble', 'mitt', 'scarf'] as const;
type FrameName = (typeof FRAMES)[number];
export type FaceName = Exclude<FrameName, 'mitt' | 'scarf'>;

export type Faces = Readonly<Record<FrameName, Texture>>;

const COLUMNS = 4;
/** Side of the mitt's picture in its frame, as a share of that. */
const MITT = 0.3;

/** Where the sheet of the character with this index is. */
export function facesUrl(character: number): string {
  return new URL(`../../assets/faces/${characterOf(character)}.webp`, import.meta.url).href;
}

/** The frames of a sheet. They are freed with it. */
export function facesIn({ source, width }: Texture): Faces {
  const side = width / COLUMNS;
  const frame = (name: FrameName): Texture => {
    const index = FRAMES.indexOf(name);
    const size = name === 'mitt' ? side * MITT : side;
    const at = new Rectangle((index % COLUMNS) * side, Math.floor(index / COLUMNS) * side, size, size);
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
