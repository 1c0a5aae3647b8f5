// Memes of one game: prefetches the set and pictures during questions, so the game never waits for a meme.

import { memeOf, pickMeme } from '#core/features/memes/pick.ts';
import { MEME_RULES, showsMemes } from '#core/features/memes/rules.ts';
import { MEME_TRIGGERS, type MemeTrigger } from '#core/features/memes/triggers.ts';
import { kindOf } from '#core/questions/kinds.ts';
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

/** Triggers that the answer to the open question may have; their pictures load while the player is thinking. */
function possibleTriggers({ me, room, slide }: PlayerView): readonly MemeTrigger[] {
  const { question, index, total } = slide ?? {};
  if (!question?.hasCorrectAnswer) return [];
  const { streaks, comebackAfter, halfwayFrom } = MEME_RULES;
  const isMiddle = me.answered + 1 === Math.ceil(room.questionCount / 2);
  const may: Partial<Record<MemeTrigger, boolean>> = {
    perfect: (index ?? 0) + 1 === total && me.accuracy === 100,
    streak10: streaks.streak10 === me.streak + 1,
    streak7: streaks.streak7 === me.streak + 1,
    streak3: streaks.streak3 === me.streak + 1,
    comeback: me.streak === 0 && me.responses >= comebackAfter,
    halfway: room.questionCount >= halfwayFrom && isMiddle,
    // An answer of several things.
    partial: kindOf(question.type).chosenCount(null) !== null,
    timedOut: room.options.timer === 'strict',
  };
  return MEME_TRIGGERS.filter((trigger) => may[trigger] ?? true);
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

  function fetchPicture({ url }: Meme) {
    if (pictures.has(url)) return;
    pictures.set(url, 'loading');
    void loadPicture(url).then((here) => pictures.set(url, here ? 'here' : 'missing'));
  }

  function prepare(view: PlayerView) {
    latest = view;
    if (!wanted() || !showsMemes(view.room) || !view.slide?.question || view.slide.answered) return;
    const memes = memesOf(view);
    // Its answer will add one response.
    const answered = { ...view, me: { ...view.me, responses: view.me.responses + 1 } };
    for (const trigger of possibleTriggers(view)) {
      const meme = pickMeme(memes, trigger, answered, previous);
      if (meme) fetchPicture(meme);
    }
  }

  return {
    prepare,
    take(view) {
      if (!wanted()) return null;
      const meme = memeOf(memesOf(view), view, previous);
      if (!meme || pictures.get(meme.url) !== 'here') return null;
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
