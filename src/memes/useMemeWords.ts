// The words of a meme in the player's language.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownMeme } from '#scenes/index.ts';
import type { Meme } from '#src/memes/meme.ts';

export function useMemeWords(meme: Meme | null): ShownMeme | null {
  const { t } = useTranslation('play');
  return useMemo(() => {
    if (!meme) return null;
    const { id, picture, words } = meme;
    return {
      id,
      picture,
      caption: words?.caption ?? t(`classicMemes:${id}.caption`),
      alt: words?.alt ?? t(`classicMemes:${id}.alt`),
    };
  }, [meme, t]);
}
