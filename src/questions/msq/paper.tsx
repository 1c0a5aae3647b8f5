// MSQ on paper.

import {
  BubbleRow,
  lettersOf,
  PrintedOptions,
  RightOptions,
} from '#src/questions/options/PrintedOptions.tsx';
import { OptionsEntry } from '#src/questions/options/OptionsEntry.tsx';
import type { PaperKind } from '#src/questions/paperKind.ts';

export const MSQ: PaperKind<'MSQ'> = {
  written: false,
  Sheet: ({ question }) => <PrintedOptions options={question.options} several />,
  AnswerCell: ({ question }) => <BubbleRow options={question.options} several />,
  Entry: ({ question, given, onActs, ...rest }) => (
    <OptionsEntry
      {...rest}
      id={question.id}
      options={question.options}
      several
      chosen={given?.optionIds ?? []}
      onMark={(optionId, letter) => onActs([{ type: 'toggle', optionId }], letter)}
      onChosen={null}
    />
  ),
  Key: ({ question, reveal }) => <RightOptions options={question.options} ids={reveal.correctIds} />,
  letters: ({ options }, { correctIds }) => lettersOf(options, correctIds),
};
