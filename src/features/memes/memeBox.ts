// Memes of one game: prefetches the set and pictures during questions, so the game never waits for a meme.

import { memeOf, pickMeme } from '#core/features/memes/pick.ts';
import { MEME_RULES, showsMemes } from '#core/features/memes/rules.ts';
import { type MemeTrigger } from '#core/features/memes/triggers.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Meme, Memes } from '#src/features/memes/meme.ts';

export interface MemeBoxDeps {
  /** True if the player has memes switched on. */
  readonly wanted: () => boolean;
  /** Loads a set with its texts; rejects if unavailable. */
  readonly loadSet: (id: string) => Promise<readonly Meme[]>;
  /** Resolves with whether the picture has loaded and decoded. */
  readonly loadPicture: (url: string) => Promise<boolean>;
}

/** Likely outcomes of the open question; their pictures load while the player is thinking. */
function likelyTriggers({ me, slide }: PlayerView): readonly MemeTrigger[] {
  const { streaks } = MEME_RULES;
  const length = me.streak + 1;
  const isLast = slide !== null && slide.index + 1 === slide.total;
  return [
    'correct',
    'incorrect',
    ...(['streak3', 'streak7', 'streak10'] as const).filter((trigger) => streaks[trigger] === length),
    ...(isLast && me.accuracy === 100 ? (['perfect'] as const) : []),
  ];
}

export function createMemeBox({ wanted, loadSet, loadPicture }: MemeBoxDeps): Memes {
  let set: { readonly id: string; memes: readonly Meme[] } | null = null;
  const pictures = new Map<string, 'loading' | 'here' | 'missing'>();
  let previous: string | null = null;
  let latest: PlayerView | null = null;

  /** Requests the set once; an unavailable one counts as empty. */
  function memesOf({ room }: PlayerView): readonly Meme[] {
    const id = room.options.memeset;
    if (set?.id === id) return set.memes;
    const mine = { id, memes: [] as readonly Meme[] };
    set = mine;
    loadSet(id).then(
      (memes) => {
        mine.memes = memes;
        // The view may not change again for a long time while the question is open.
        if (latest) prepare(latest);
      },
      () => undefined,
    );
    return [];
  }

  function fetchPicture({ picture }: Meme) {
    if (pictures.has(picture)) return;
    pictures.set(picture, 'loading');
    void loadPicture(picture).then((here) => pictures.set(picture, here ? 'here' : 'missing'));
  }

  function prepare(view: PlayerView) {
    latest = view;
    if (!wanted() || !showsMemes(view.room) || !view.slide?.question) return;
    const memes = memesOf(view);
    if (view.slide.answered) {
      const meme = memeOf(memes, view, previous);
      if (meme) fetchPicture(meme);
      return;
    }
    // Its answer will add one response.
    const answered = { ...view, me: { ...view.me, responses: view.me.responses + 1 } };
    for (const trigger of likelyTriggers(view)) {
      const meme = pickMeme(memes, trigger, answered, previous);
      if (meme) fetchPicture(meme);
    }
  }

  return {
    prepare,
    take(view) {
      if (!wanted()) return null;
      const meme = memeOf(memesOf(view), view, previous);
      if (!meme || pictures.get(meme.picture) !== 'here') return null;
      previous = meme.id;
      return meme;
    },
  };
}

/** Loads and decodes a picture; gives up after MEME_RULES.pictureWaitMs. */
export async function loadPicture(url: string): Promise<boolean> {
  const image = new Image();
  // Matches the stage's request, so that the picture is fetched once.
  image.crossOrigin = 'anonymous';
  image.src = url;
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(resolve, MEME_RULES.pictureWaitMs, false);
  });
  const here = image.decode().then(
    () => true,
    () => false,
  );
  return Promise.race([here, tooLate]);
}
