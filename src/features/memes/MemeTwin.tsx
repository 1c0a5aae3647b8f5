// A meme in the page's own elements.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { memeModel } from '#scenes/features/memes/model.ts';
import type { Meme } from '#src/features/memes/meme.ts';
import { shownMeme } from '#src/features/memes/memeWords.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { NextButton } from '#src/game/twins/NextButton.tsx';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useHeadingFocus } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';

export function MemeTwin({ view, meme, onIntent }: TwinProps & { readonly meme: Meme }): ReactNode {
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
