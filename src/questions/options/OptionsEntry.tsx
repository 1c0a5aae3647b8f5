// Options in the form of a sheet: letters to mark.

import type { KeyboardEvent, ReactNode } from 'react';
import { keyOfOption, optionOfKey } from '#core/questions/options/letters.ts';
import { wordsById, wordsOf } from '#core/questions/options/options.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { EntryProps } from '#src/questions/paperKind.ts';
import '#src/ui/radioCard.css';

export interface OptionsEntryProps extends Pick<EntryProps, 'onClear' | 'onGoKey'> {
  /** Of the question. */
  readonly id: string;
  readonly options: readonly Option[];
  readonly several: boolean;
  readonly chosen: readonly string[];
  readonly onMark: (optionId: string, letter: string) => void;
  /** Where one key is the whole answer: what comes behind it. */
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
                onChange={() => onMark(id, keyOfOption(place))}
                onKeyDown={(event) => onKey(event, props)}
              />
              <span>{keyOfOption(place)}</span> <span className="visually-hidden">{words}</span>
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
  onMark(option.id, keyOfOption(place));
  onChosen?.();
}
