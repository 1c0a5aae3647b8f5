// Meme phase after a verdict.

import { MEME_RULES, showsMemes } from '#core/features/memes/rules.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Meme, Memes } from '#src/features/memes/meme.ts';
import { shownMeme } from '#src/features/memes/memeWords.ts';
import type { Phase, PhaseSource, TwinProps } from '#src/game/phases/phase.ts';
import { readingMs } from '#src/game/phases/pace.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { memeModel } from '#scenes/features/memes/model.ts';
import { NextButton } from '#src/game/twins/NextButton.tsx';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useHeadingFocus } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';

/** Keys that mean nothing alone, or that move the focus, a cursor, or the page. */
const MOVES = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Escape|Arrow\w+|Page\w+|Home|End|F\d+)$/;

export interface MemePhase extends Phase {
  readonly meme: Meme;
}

export function memePhase(meme: Meme): MemePhase {
  return {
    id: 'meme',
    meme,
    // A teacher's own caption can be long.
    durationMs: () => Math.max(MEME_RULES.showMs, readingMs(meme.words?.caption ?? '')),
    // Any key continues, except those that navigate the page.
    onKey: (key) => (MOVES.test(key) ? null : { type: 'next' }),
    scene: 'meme',
    request: (player, t) => ({ id: 'meme', view: { player, meme: shownMeme(meme, t) } }),
    twin: (props) => <MemeTwin {...props} meme={meme} />,
    // The caption is the heading, which gets the focus and is read out; this adds what the picture shows.
    announcements(_, t) {
      const { alt } = shownMeme(meme, t);
      return alt === '' ? [] : [{ key: 'play:say.meme', values: { alt } }];
    },
    sound: 'reveal',
    leadsToLeaderboard: true,
  };
}

/** `load` returns a seat's memes; it's called in the first game that shows any. */
export function createMemeSource(load: (seat: SeatAccess) => Promise<Memes>): PhaseSource<'meme'> {
  return {
    feature: 'memes',
    place: 'afterVerdict',
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
        afterVerdict({ view }) {
          const meme = memes?.take(view) ?? null;
          return meme && memePhase(meme);
        },
      };
    },
  };
}

export const memes = createMemeSource(async ({ http, settings }) => {
  const { openMemes } = await import('#src/features/memes/openMemes.ts');
  return openMemes(http, () => settings().memes);
});

/** DOM version of a meme. */
function MemeTwin({ view, meme, onIntent }: TwinProps & { readonly meme: Meme }): ReactNode {
  const { t } = useTranslation('play');
  const say = useWords();
  const place = usePlace();
  const heading = useHeadingFocus(`meme ${meme.id}`);
  const { id, picture, caption, alt, paused } = memeModel(view, shownMeme(meme, t));
  return (
    <section key={id} className="twin-meme">
      <img {...place('picture', 'twin-media')} src={picture} alt={alt} />
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {caption}
      </h1>
      {paused && <p {...place(null, 'note')}>{say(paused)}</p>}
      <NextButton onIntent={onIntent} />
    </section>
  );
}
