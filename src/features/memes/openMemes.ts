// Memes for a game on this page: sets by their id, in the size of this screen.

import i18next from 'i18next';
import { CLASSIC_MEMES } from '#core/features/memes/index.ts';
import type { Meme, Memes } from '#src/features/memes/meme.ts';
import { createMemeBox, loadPicture } from '#src/features/memes/memeBox.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';

/** CSS pixels up to which a picture of 400 pixels is drawn sharp, at one pixel each. */
const SMALL = 400;

/** The host's memes, and the built-in ones for each kind that there are none of. */
async function withOwn(
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
        picture: `/memes/${picture}`,
        words: { caption, alt },
      })),
      ...classic.filter(({ trigger }) => !kinds.has(trigger)),
    ];
  } catch {
    // Gone meanwhile, or the line is cut: nobody misses a meme.
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
      const classic = classicMemes(innerWidth * devicePixelRatio <= SMALL ? 400 : 600);
      return id === CLASSIC_MEMES ? classic : withOwn(classic, caller.call('getMemeSetGame', { setId: id }));
    },
  });
}
