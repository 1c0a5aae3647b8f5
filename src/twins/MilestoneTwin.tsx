// Milestones in the page's own elements.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { milestoneModel } from '#scenes/player/milestone/model.ts';
import { keyOfOption } from '#src/game/keyboard.ts';
import { milestoneOf } from '#src/game/play.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { usePlace } from '#src/twins/placement.tsx';
import type { TwinProps } from '#src/twins/PlayerTwin.tsx';
import { useHeadingFocus } from '#src/twins/useHeadingFocus.ts';
import { useWords } from '#src/twins/useWords.ts';
import '#src/twins/options.css';

export function MilestoneTwin({ view, between, onIntent }: TwinProps): ReactNode {
  const { t } = useTranslation('play');
  const say = useWords();
  const keyHint = useKeyHint();
  const place = usePlace();
  const milestone = milestoneOf(between) ?? 'redemption.choice';
  const count = view.slide?.secondChances.length ?? 0;
  const heading = useHeadingFocus(`${milestone} ${count}`);
  const { title, line, chances, next, isChoice, paused } = milestoneModel(view, milestone);
  const open = paused === null;
  return (
    // Anew for each one: a button that was "on" is not to become "without" under a second press.
    <section key={milestone} className="twin-milestone">
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {say(title)}
      </h1>
      <p {...place('line', 'twin-lead')}>{say(line)}</p>
      {paused && <p {...place(null, 'note')}>{say(paused)}</p>}
      {chances.length > 0 && (
        <ul className="twin-options" aria-label={t('play:redemption.list')}>
          {chances.map(({ questionId, words }, row) => (
            <li key={questionId}>
              <button
                type="button"
                {...place(`chance:${questionId}`, 'twin-option')}
                data-option={row + 1}
                aria-keyshortcuts={keyHint(`${keyOfOption(row)} ${row + 1}`)}
                aria-disabled={!open}
                onClick={() => open && onIntent({ type: 'redeem', questionId })}
              >
                <span className="twin-option-key" aria-hidden="true">
                  {keyOfOption(row)}
                </span>
                <span className="twin-option-text">{say(words)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        {...place('next', isChoice ? 'button button--quiet' : 'button button--big')}
        aria-keyshortcuts={isChoice ? undefined : keyHint('Enter')}
        aria-disabled={!open}
        onClick={() => open && onIntent({ type: 'next' })}
      >
        {say(next)}
      </button>
    </section>
  );
}
