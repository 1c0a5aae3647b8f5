// The verdict with a meme: a picture with a caption, in the same moment.

import { MEME_RULES, showsMemes } from '#core/features/memes/rules.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { CaptionedPicture } from '#scenes/index.ts';
import type { Memes } from '#src/features/memes/meme.ts';
import { readingMs } from '#src/game/phases/pace.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';
import { VERDICT } from '#src/game/phases/verdict.tsx';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export function memeVerdict(picture: CaptionedPicture): Phase {
  const { caption, alt } = picture;
  // A teacher's own caption can be long.
  const lookMs = Math.max(MEME_RULES.showMs, readingMs(typeof caption === 'string' ? caption : ''));
  return {
    ...VERDICT,
    id: 'meme',
    picture,
    durationMs(view) {
      const verdictMs = VERDICT.durationMs(view);
      return verdictMs && Math.max(verdictMs, lookMs);
    },
    announcements: () => [{ key: 'play:say.meme', values: { caption, alt } }],
  };
}

/** `load` returns a seat's memes; it's called in the first game that shows any. */
export function createMemeSource(load: (seat: SeatAccess) => Promise<Memes>): PhaseSource<'meme'> {
  return {
    feature: 'memes',
    place: 'beforeVerdict',
    ids: ['meme'],
    open(seat) {
      let memes: Memes | null = null;
      let loading: Promise<void> | null = null;
      let latest: PlayerView | null = null;
      const fetchMemes = async () => {
        try {
          memes = await load(seat);
          if (latest) memes.prepare(latest);
        } catch {
          // The connection is down or the app was updated; a meme can always be left out.
        }
      };
      return {
        watch(view) {
          latest = view;
          if (!showsMemes(view.room)) return;
          loading ??= fetchMemes();
          memes?.prepare(view);
        },
        atVerdict({ view }) {
          const meme = memes?.take(view) ?? null;
          return meme && memeVerdict(meme);
        },
      };
    },
  };
}

export const memes = createMemeSource(async ({ http, settings }) => {
  const { openMemes } = await import('#src/features/memes/openMemes.ts');
  return openMemes(http, () => settings().memes);
});
