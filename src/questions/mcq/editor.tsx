// MCQ for its author: one option is right.

import { CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditKind, EditProps } from '#src/questions/editKind.ts';
import { OptionsEditor } from '#src/questions/options/OptionsEditor.tsx';

function Editor({ question, ...props }: EditProps<'MCQ'>): ReactNode {
  return <OptionsEditor {...props} answers={question} several={false} />;
}

export const MCQ: EditKind<'MCQ'> = { Icon: CircleDot, Editor };
