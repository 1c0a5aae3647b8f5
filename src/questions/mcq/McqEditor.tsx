// MCQ for its author: one option is right.

import type { ReactNode } from 'react';
import type { EditProps } from '#src/questions/editKind.ts';
import { OptionsEditor } from '#src/questions/options/OptionsEditor.tsx';

export function McqEditor({ question, ...props }: EditProps<'MCQ'>): ReactNode {
  return <OptionsEditor {...props} answers={question} several={false} />;
}
