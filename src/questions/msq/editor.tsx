// MSQ for its author: any of the options are right.

import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditKind, EditProps } from '#src/questions/editKind.ts';
import { OptionsEditor } from '#src/questions/options/OptionsEditor.tsx';

function Editor({ question, ...props }: EditProps<'MSQ'>): ReactNode {
  return <OptionsEditor {...props} answers={question} several />;
}

export const MSQ: EditKind<'MSQ'> = { Icon: ListChecks, Editor };
