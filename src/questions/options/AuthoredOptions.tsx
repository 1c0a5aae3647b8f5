// Options as their author wrote them.

import type { ReactNode } from 'react';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { OptionLine } from '#src/questions/options/OptionLine.tsx';

export interface AuthoredOptionsProps {
  readonly options: readonly AuthoredOption[];
  readonly answers: boolean;
}

export function AuthoredOptions({ options, answers }: AuthoredOptionsProps): ReactNode {
  return (
    <ul className="authored-options">
      {options.map((option, place) => (
        // Options have no id of their own and never move.
        <OptionLine key={place} option={option} place={place} right={answers && option.correct === true} />
      ))}
    </ul>
  );
}
