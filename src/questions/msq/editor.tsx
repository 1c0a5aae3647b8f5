// MSQ editor: any number of options are correct.

import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QuestionEditor, EditProps } from '#src/questions/questionEditor.ts';
import { OptionsEditor } from '#src/questions/options/OptionsEditor.tsx';

function Editor({ question, ...props }: EditProps<'MSQ'>): ReactNode {
  return <OptionsEditor {...props} answers={question} several />;
}

export const MSQ: QuestionEditor<'MSQ'> = { Icon: ListChecks, Editor };
