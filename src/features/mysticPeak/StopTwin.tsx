// A stop of the climb in the page's own elements.

import type { ReactNode } from 'react';
import { keyOfOption } from '#core/questions/letters.ts';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import { StopClock } from '#src/features/mysticPeak/StopClock.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { MilestoneTwin } from '#src/twins/MilestoneTwin.tsx';
import { usePlace } from '#src/twins/placement.tsx';
import { useWords } from '#src/twins/useWords.ts';

export function StopTwin(props: TwinProps & { readonly model: MilestoneModel }): ReactNode {
  const { model, onIntent, view } = props;
  const keyHint = useKeyHint();
  const place = usePlace();
  const say = useWords();
  const open = model.paused === null;
  return (
    <MilestoneTwin {...props} model={model}>
      <StopClock view={view} isDrawn />
      <ul className="twin-options" aria-label={say(model.title)}>
        {model.choices.map(({ id, words, intent }, row) => (
          <li key={id}>
            <button
              type="button"
              {...place(id, 'twin-option')}
              data-option={row + 1}
              aria-keyshortcuts={keyHint(`${keyOfOption(row)} ${row + 1}`)}
              aria-disabled={!open}
              onClick={() => open && onIntent(intent as Parameters<TwinProps['onIntent']>[0])}
            >
              <span className="twin-option-key" aria-hidden="true">
                {keyOfOption(row)}
              </span>
              <span className="twin-option-text">{say(words)}</span>
            </button>
          </li>
        ))}
      </ul>
    </MilestoneTwin>
  );
}
