// Options as their author wrote them.

import type { ReactNode } from 'react';
import { formattedOf } from '#core/content/formatted.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { OptionLine } from '#src/questions/options/OptionLine.tsx';

export interface AuthoredOptionsProps {
  readonly options: readonly AuthoredOption[];
  readonly format: TextFormat | undefined;
  readonly answers: boolean;
}

export function AuthoredOptions({ options, format, answers }: AuthoredOptionsProps): ReactNode {
  return (
    <ul className="authored-options grid gap-2">
      {options.map((option, place) => (
        // Options have no id of their own and never move.
        <OptionLine
          key={place}
          option={{ ...option, ...formattedOf(option.text, format) }}
          place={place}
          right={answers && option.correct === true}
        />
      ))}
    </ul>
  );
}
