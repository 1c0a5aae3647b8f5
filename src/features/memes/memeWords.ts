import type { TFunction } from 'i18next';
import type { ShownMeme } from '#scenes/features/memes/model.ts';
import type { Meme } from '#src/features/memes/meme.ts';

export function shownMeme({ id, picture, words }: Meme, t: TFunction<'play'>): ShownMeme {
  return {
    id,
    picture,
    caption: words?.caption ?? t(`classicMemes:${id}.caption`),
    alt: words?.alt ?? t(`classicMemes:${id}.alt`),
  };
}
