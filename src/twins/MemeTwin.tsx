// A meme in the page's own elements.

import type { ReactNode } from 'react';
import { memeModel } from '#scenes/player/meme/model.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { usePlace } from '#src/twins/placement.tsx';
import type { TwinProps } from '#src/twins/PlayerTwin.tsx';
import { useHeadingFocus } from '#src/twins/useHeadingFocus.ts';
import { useWords } from '#src/twins/useWords.ts';

export function MemeTwin({ view, meme, onIntent }: TwinProps): ReactNode {
  const say = useWords();
  const keyHint = useKeyHint();
  const place = usePlace();
  const heading = useHeadingFocus(`meme ${meme?.id}`);
  if (!meme) return null;
  const { picture, alt, caption, next, paused } = memeModel(view, meme);
  return (
    <section key={meme.id} className="twin-meme">
      <img {...place('picture', 'twin-media')} src={picture} alt={alt} />
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {caption}
      </h1>
      {paused && <p {...place(null, 'note')}>{say(paused)}</p>}
      <button
        type="button"
        {...place('next', 'button button--big')}
        aria-keyshortcuts={keyHint('Enter')}
        onClick={() => onIntent({ type: 'next' })}
      >
        {say(next)}
      </button>
    </section>
  );
}
