// A milestone's choices, one below the other, by key and by press.

import type { ReactNode } from 'react';
import { letterOfOption } from '#core/questions/options/letters.ts';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

interface MilestoneChoicesProps extends Pick<TwinProps, 'onIntent'> {
  readonly model: Pick<MilestoneModel, 'choices' | 'paused'>;
  /** Labels the list. */
  readonly label: string;
}

export function MilestoneChoices({ model, label, onIntent }: MilestoneChoicesProps): ReactNode {
  const keyHint = useAriaKeyShortcuts();
  const place = usePlace();
  const say = useWords();
  const open = model.paused === null;
  return (
    <ul className="twin-options" aria-label={label}>
      {model.choices.map(({ id, words, intent, card }, row) => (
        <li key={id}>
          <button
            type="button"
            {...place(id, 'twin-option')}
            data-option={row + 1}
            aria-keyshortcuts={keyHint(`${letterOfOption(row)} ${row + 1}${card?.more ? ' I' : ''}`)}
            aria-disabled={!open || !intent}
            onClick={() => open && intent && onIntent(intent)}
          >
            <span className="twin-option-key" aria-hidden="true">
              {letterOfOption(row)}
            </span>
            <span className="twin-option-text">{say(words)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
