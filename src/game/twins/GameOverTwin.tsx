// DOM twin of the end of a game.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showsResults } from '#core/room/results.ts';
import { gameOverModel } from '#scenes/player/gameOver/model.ts';
import { bestMoment } from '#scenes/player/gameOver/moments/model.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { NextGame } from '#src/game/twins/NextGame.tsx';
import { visiblePlacement, usePlace } from '#src/game/twins/placement.tsx';
import { useHeadingFocus } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';

export function GameOverTwin({ view, onIntent }: TwinProps): ReactNode {
  const { t } = useTranslation('play');
  const say = useWords();
  const keyHint = useAriaKeyShortcuts();
  const place = usePlace();
  const heading = useHeadingFocus('over');
  const { summary, room, me } = view;
  const { title, placesAt, note, figures, group } = gameOverModel(view);
  const moment = placesAt === null ? bestMoment(view) : null;
  return (
    <section className="twin-over">
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {say(title)}
      </h1>
      {group && <p {...place('group', 'muted')}>{say(group.name)}</p>}
      {note && <p {...place(null, 'twin-lead')}>{say(note)}</p>}
      {moment && <p {...place('moment', 'twin-lead')}>{say(moment)}</p>}
      {figures.length > 0 && summary && (
        <dl className="twin-figures">
          {figures.map(({ name, label, value }) => (
            <div key={name} {...place(`stat:${name}`, 'twin-figure')}>
              <dt>{say(label)}</dt>
              <dd>{say(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div {...visiblePlacement(place('actions', 'row'))}>
        {me.rematch && <NextGame key={me.rematch.hash} me={me} rematch={me.rematch} />}
        <button
          type="button"
          className={me.rematch ? 'button button--big button--quiet' : 'button button--big'}
          aria-keyshortcuts={keyHint('Enter')}
          onClick={() => onIntent({ type: 'next' })}
        >
          {room.options.studentQuizReview === 'no'
            ? t(showsResults(room) ? 'play:over.nextResults' : 'play:over.nextUntold')
            : t('play:over.next')}
        </button>
      </div>
    </section>
  );
}
