// Question kinds with options on paper: letters to fill in, and to type in from a sheet.

import type { OptionsType } from '#core/questions/families.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { OptionsEntry } from '#src/questions/options/OptionsEntry.tsx';
import {
  BubbleRow,
  lettersOf,
  PrintedOptions,
  RightOptions,
} from '#src/questions/options/PrintedOptions.tsx';
import type { PaperKind } from '#src/questions/paperKind.ts';

export function optionsPaper<T extends OptionsType>(type: T): PaperKind<T> {
  const { several, submits, actOfKey, can } = kindOf(type);
  return {
    written: false,
    Sheet: ({ question }) => <PrintedOptions options={question.options} several={several} />,
    AnswerCell: ({ question }) => <BubbleRow options={question.options} several={several} />,
    Entry: ({ question, given, onActs, onNext, ...rest }) => (
      <OptionsEntry
        {...rest}
        id={question.id}
        options={question.options}
        several={several}
        chosen={(given && can.choices?.idsIn(given)) ?? []}
        onMark={(letter) => {
          const act = actOfKey(question, letter);
          if (act) onActs([act], letter);
        }}
        onChosen={submits ? null : onNext}
      />
    ),
    Key: ({ question, reveal }) => <RightOptions options={question.options} ids={reveal.correctIds} />,
    letters: ({ options }, { correctIds }) => lettersOf(options, correctIds),
  };
}
