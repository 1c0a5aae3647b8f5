// Entry field on an answer sheet for an answer that is typed in a short form.

import { type ReactNode, useState } from 'react';
import { deepEqual } from '#core/collections/deepEqual.ts';
import type { ActOf, AnswerOf, QuestionType } from '#core/questions/question.ts';
import type { EntryProps } from '#src/questions/paperKind.ts';
import { TextEntry } from '#src/questions/typed/TextEntry.tsx';

interface ParsedEntryProps<T extends QuestionType> extends Omit<EntryProps<T>, 'question' | 'onNext'> {
  readonly maxLength: number;
  /** Translated; an example of what to type. */
  readonly example: string;
  /** The typed answer; null if the text has none. */
  readonly parse: (text: string) => AnswerOf<T> | null;
  /** The short form of an answer. */
  readonly write: (answer: AnswerOf<T>) => string;
  /** Acts that lead to this answer from the one entered so far. */
  readonly actsTo: (answer: AnswerOf<T>) => readonly ActOf<T>[];
}

export function ParsedEntry<T extends QuestionType>(props: ParsedEntryProps<T>): ReactNode {
  const { index, given, maxLength, example, parse, write, actsTo, onActs, onClear, onGoKey } = props;
  const [typed, setTyped] = useState('');
  // For another sheet, with another answer, the text typed for the last one isn't shown.
  const isOfGiven = deepEqual(parse(typed), given);
  return (
    <TextEntry
      index={index}
      text={isOfGiven ? typed : given ? write(given) : ''}
      maxLength={maxLength}
      long={false}
      placeholder={example}
      onType={(text) => {
        const answer = parse(text);
        setTyped(text);
        if (answer) onActs(actsTo(answer));
        else onClear();
      }}
      onGoKey={onGoKey}
    />
  );
}
