// MSQ for its author: any of the options are right.

import type { ReactNode } from 'react';
import type { EditProps } from '#src/questions/editKind.ts';
import { OptionsEditor } from '#src/questions/options/OptionsEditor.tsx';

export function MsqEditor({ question, ...props }: EditProps<'MSQ'>): ReactNode {
  return <OptionsEditor {...props} answers={question} several />;
}
