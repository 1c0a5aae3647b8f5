// Built-in meme set, loaded with the first game that shows memes.

import set from '#assets/memes/classic/set.json' with { type: 'json' };
import { MEME_TRIGGERS } from '#core/features/memes/triggers.ts';
import { message } from '#scenes/message.ts';
import type { Meme } from '#src/features/memes/meme.ts';

const pictures = import.meta.glob<string>('../../../assets/memes/classic/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Picture widths in pixels (specification 2, section 9 "Image sizes"). */
export type MemeWidth = 400 | 600;

/** Returns the whole set with pictures of the given width. */
export function classicMemes(width: MemeWidth): readonly Meme[] {
  return set.memes.flatMap(({ id, trigger }) => {
    const known = MEME_TRIGGERS.find((each) => each === trigger);
    const url = pictures[`../../../assets/memes/classic/${id}-${width}.webp`];
    const caption = message(`classicMemes:${id}.caption`);
    return known && url ? [{ id, trigger: known, url, caption, alt: message(`classicMemes:${id}.alt`) }] : [];
  });
}
