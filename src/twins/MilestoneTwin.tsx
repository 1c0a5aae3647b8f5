// Milestones in the page's own elements.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Milestone, milestoneLine } from '#scenes/player/view.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { usePlace } from '#src/twins/placement.tsx';
import { useHeadingFocus } from '#src/twins/useHeadingFocus.ts';
import '#src/twins/options.css';

export interface MilestoneTwinProps extends TwinProps {
  readonly milestone: Milestone;
  /** Something is chosen here, so that going on is not what comes first. */
  readonly isChoice?: boolean;
  /** What can be chosen. */
  readonly children?: ReactNode;
}

export function MilestoneTwin({
  view,
  milestone,
  isChoice = false,
  children,
  onIntent,
}: MilestoneTwinProps): ReactNode {
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  const count = view.slide?.secondChances.length ?? 0;
  const heading = useHeadingFocus(`${milestone} ${count}`);
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
      {children}
      <button
        type="button"
        {...place('next', isChoice ? 'button button--quiet' : 'button button--big')}
        aria-keyshortcuts={isChoice ? undefined : keyHint('Enter')}
        aria-disabled={!open}
        onClick={() => open && onIntent({ type: 'next' })}
      >
        {t(`play:${milestone}.next`)}
      </button>
    </section>
  );
}
