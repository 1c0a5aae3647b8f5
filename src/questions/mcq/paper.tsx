// MCQ on paper.

import {
  BubbleRow,
  lettersOf,
  PrintedOptions,
  RightOptions,
} from '#src/questions/options/PrintedOptions.tsx';
import { OptionsEntry } from '#src/questions/options/OptionsEntry.tsx';
import type { PaperKind } from '#src/questions/paperKind.ts';

export const MCQ: PaperKind<'MCQ'> = {
  written: false,
  Sheet: ({ question }) => <PrintedOptions options={question.options} several={false} />,
  AnswerCell: ({ question }) => <BubbleRow options={question.options} several={false} />,
  Entry: ({ question, given, onActs, onNext, ...rest }) => (
    <OptionsEntry
      {...rest}
      id={question.id}
      options={question.options}
      several={false}
      chosen={given ? [given.optionId] : []}
      onMark={(optionId, letter) => onActs([{ type: 'choose', optionId }], letter)}
      onChosen={onNext}
    />
  ),
  Key: ({ question, reveal }) => <RightOptions options={question.options} ids={reveal.correctIds} />,
  letters: ({ options }, { correctIds }) => lettersOf(options, correctIds),
};
