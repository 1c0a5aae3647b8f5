// Options for the host.

import type { OptionsType } from '#core/questions/families.ts';
import type { AnswerOf } from '#core/questions/question.ts';
import type { Message } from '#scenes/message.ts';
import type { HostKind } from '#src/host/room/hostKind.ts';
import { AnsweredOptions } from '#src/questions/options/AnsweredOptions.tsx';
import { AuthoredOptions } from '#src/questions/options/AuthoredOptions.tsx';
import { OptionsOnProjector } from '#src/questions/options/OptionsOnProjector.tsx';
import { OptionsSpread } from '#src/questions/options/OptionsSpread.tsx';

/** `hint`: how it is answered, where the projector says that; `chosenIn`: the ids of the options that an answer has. */
export function optionsHost<T extends OptionsType>(
  hint: Message | null,
  chosenIn: (answer: AnswerOf<T>) => readonly string[],
): HostKind<T> {
  return {
    ProjectorAnswers: ({ question, reveal, asks, ...rest }) => (
      <OptionsOnProjector
        {...rest}
        options={question.options}
        correctIds={reveal?.correctIds ?? null}
        hint={asks ? hint : null}
      />
    ),
    Spread: ({ question, reveal, distribution }) => (
      <OptionsSpread
        options={question.options}
        correctIds={reveal?.correctIds ?? []}
        distribution={distribution}
      />
    ),
    Answered: ({ question, answer, reveal }) => (
      <AnsweredOptions
        options={question.options}
        chosen={answer ? chosenIn(answer) : []}
        right={reveal?.correctIds ?? []}
      />
    ),
    Authored: ({ question, answers }) => (
      <AuthoredOptions options={question.options} format={question.format} answers={answers} />
    ),
  };
}
