// MCQ editor: one option is correct.

import { CircleDot, ToggleLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QuestionEditor, EditProps } from '#src/questions/questionEditor.ts';
import { OptionsEditor } from '#src/questions/options/OptionsEditor.tsx';

function Editor({ question, ...props }: EditProps<'MCQ'>): ReactNode {
  return <OptionsEditor {...props} answers={question} several={false} />;
}

export const MCQ: QuestionEditor<'MCQ'> = {
  Icon: CircleDot,
  presets: [{ name: 'trueFalse', Icon: ToggleLeft, options: (t) => [t('label.true'), t('label.false')] }],
  Editor,
};
