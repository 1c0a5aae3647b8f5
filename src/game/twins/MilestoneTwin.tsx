// Milestones as page elements.

import type { ReactNode } from 'react';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useHeadingFocus } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import '#src/game/twins/options.css';

export interface MilestoneTwinProps extends TwinProps {
  readonly model: MilestoneModel;
  /** The choices. */
  readonly children?: ReactNode;
}

export function MilestoneTwin({ model, children, onIntent }: MilestoneTwinProps): ReactNode {
  const say = useWords();
  const keyHint = useAriaKeyShortcuts();
  const place = usePlace();
  const { id, title, line, choices, next, isChoice, paused } = model;
  // The chosen button is gone.
  const heading = useHeadingFocus([id, ...choices.map((choice) => choice.id)].join(' '));
  const open = paused === null;
  return (
    // Remounts for each milestone, so that a button can't change its meaning under a second press.
    <section key={id} className="twin-milestone">
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {say(title)}
      </h1>
      <p {...place('line', 'twin-lead')}>{say(line)}</p>
      {paused && <p {...place(null, 'note')}>{say(paused)}</p>}
      {children}
      {next && (
        <button
          type="button"
          {...place('next', isChoice ? 'button button--quiet' : 'button button--big')}
          aria-keyshortcuts={isChoice ? undefined : keyHint('Enter')}
          aria-disabled={!open}
          onClick={() => open && onIntent({ type: 'next' })}
        >
          {say(next)}
        </button>
      )}
    </section>
  );
}
