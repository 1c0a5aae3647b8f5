// Meme source of the game on this page: loads sets by id, with pictures sized for this screen.

import i18next from 'i18next';
import { CLASSIC_MEMES } from '#core/features/memes/index.ts';
import type { Meme, Memes } from '#src/features/memes/meme.ts';
import { createMemeBox, loadPicture } from '#src/features/memes/memeBox.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';

/** Largest width of a meme in CSS pixels, beside the verdict of a large screen and on a phone. */
const SHOWN = { wide: 300, phone: 140 } as const;
/** The page is narrower than this on a phone. */
const PHONE = 640;

/** The host's memes, with built-in ones for each trigger that has none. */
async function withBuiltInFallbacks(
  classic: readonly Meme[],
  own: Promise<AnswerFor<'getMemeSetGame'>>,
): Promise<readonly Meme[]> {
  try {
    const { memes } = await own;
    const kinds = new Set(memes.map(({ trigger }) => trigger));
    return [
      ...memes.map(({ trigger, picture, caption, alt }, index) => ({
        id: `${picture} ${index}`,
        trigger,
        url: `/memes/${picture}`,
        caption,
        alt,
      })),
      ...classic.filter(({ trigger }) => !kinds.has(trigger)),
    ];
  } catch {
    // The set is gone or the connection is down; a meme can always be left out.
    return classic;
  }
}

export function openMemes(caller: Caller, wanted: () => boolean): Memes {
  return createMemeBox({
    wanted,
    loadPicture,
    async loadSet(id) {
      const [{ classicMemes }] = await Promise.all([
        import('#src/features/memes/classicSet.ts'),
        i18next.loadNamespaces('classicMemes'),
      ]);
      const shown = innerWidth < PHONE ? SHOWN.phone : SHOWN.wide;
      const classic = classicMemes(shown * devicePixelRatio <= 400 ? 400 : 600);
      return id === CLASSIC_MEMES
        ? classic
        : withBuiltInFallbacks(classic, caller.call('getMemeSetGame', { setId: id }));
    },
  });
}
