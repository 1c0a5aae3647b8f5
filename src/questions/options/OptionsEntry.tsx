// Entry field for options on an answer sheet: letters to mark.

import type { KeyboardEvent, ReactNode } from 'react';
import { letterOfOption, optionOfKey } from '#core/questions/options/letters.ts';
import { wordsById, wordsOf } from '#core/questions/options/options.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { EntryProps } from '#src/questions/paperKind.ts';
import '#src/ui/radioCard.css';

export interface OptionsEntryProps extends Pick<EntryProps, 'onClear' | 'onGoKey'> {
  /** The question's id. */
  readonly id: string;
  readonly options: readonly Option[];
  readonly several: boolean;
  readonly chosen: readonly string[];
  readonly onMark: (letter: string) => void;
  /** If a single key is the whole answer: called after it. */
  readonly onChosen: (() => void) | null;
}

export function OptionsEntry(props: OptionsEntryProps): ReactNode {
  const { id: name, options, several, chosen, onMark } = props;
  const named = wordsById(options);
  return (
    <>
      <div className="flex gap-2 wrap">
        {options.map(({ id }, place) => {
          const words = named.get(id);
          return (
            <label
              key={id}
              className="entry-letter radio-card centered bold"
              data-several={several}
              title={words}
            >
              <input
                type={several ? 'checkbox' : 'radio'}
                name={name}
                checked={chosen.includes(id)}
                onChange={() => onMark(letterOfOption(place))}
                onKeyDown={(event) => onKey(event, props)}
              />
              <span>{letterOfOption(place)}</span> <span className="visually-hidden">{words}</span>
            </label>
          );
        })}
      </div>
      <span className="entry-chosen fill caption muted clamp-2" aria-hidden="true">
        {wordsOf(options, chosen)}
      </span>
    </>
  );
}

function onKey(event: KeyboardEvent<HTMLInputElement>, props: OptionsEntryProps): void {
  const { options, onMark, onClear, onChosen, onGoKey } = props;
  if (onGoKey(event)) return;
  if (event.key === 'Backspace' || event.key === 'Delete') {
    event.preventDefault();
    return onClear();
  }
  const place = optionOfKey(event.key);
  const option = place === null ? undefined : options[place];
  if (place === null || !option) return;
  event.preventDefault();
  onMark(letterOfOption(place));
  onChosen?.();
}
