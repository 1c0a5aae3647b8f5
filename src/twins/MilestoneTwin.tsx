// Milestones in the page's own elements.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { milestoneLine, offeredChances } from '#scenes/player/view.ts';
import { keyOfOption } from '#src/game/keyboard.ts';
import { milestoneOf } from '#src/game/play.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { usePlace } from '#src/twins/placement.tsx';
import type { TwinProps } from '#src/twins/PlayerTwin.tsx';
import { useHeadingFocus } from '#src/twins/useHeadingFocus.ts';
import '#src/twins/options.css';

export function MilestoneTwin({ view, between, onIntent }: TwinProps): ReactNode {
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  const milestone = milestoneOf(between) ?? 'redemption.choice';
  const count = view.slide?.secondChances.length ?? 0;
  const heading = useHeadingFocus(`${milestone} ${count}`);
  const chances = milestone === 'redemption.choice' ? offeredChances(view) : [];
  const { further, values } = milestoneLine(view, milestone);
  const open = view.room.state !== 'paused';
  return (
    // Anew for each one: a button that was "on" is not to become "without" under a second press.
    <section key={milestone} className="twin-milestone">
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {t(`play:${milestone}.title`)}
      </h1>
      <p {...place('line', 'twin-lead')}>
        {t(further ? 'play:redemption.choice.further' : `play:${milestone}.line`, values)}
      </p>
      {!open && <p {...place(null, 'note')}>{t('play:paused')}</p>}
      {chances.length > 0 && (
        <ul className="twin-options" aria-label={t('play:redemption.list')}>
          {chances.map(({ questionId, index, text }, row) => (
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
                <span className="twin-option-text">
                  {t('play:redemption.question', { number: index + 1, text })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        {...place('next', milestone === 'redemption.choice' ? 'button button--quiet' : 'button button--big')}
        aria-keyshortcuts={milestone === 'redemption.choice' ? undefined : keyHint('Enter')}
        aria-disabled={!open}
        onClick={() => open && onIntent({ type: 'next' })}
      >
        {t(`play:${milestone}.next`)}
      </button>
    </section>
  );
}
