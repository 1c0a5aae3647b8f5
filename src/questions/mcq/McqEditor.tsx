// MCQ for its author: one option is right.

import type { ReactNode } from 'react';
import type { EditProps } from '#src/questions/editKind.ts';
import { OptionsEditor } from '#src/questions/options/OptionsEditor.tsx';

export function McqEditor({ question, onChange, ...props }: EditProps<'MCQ'>): ReactNode {
  return (
    <OptionsEditor
      {...props}
      answers={question}
      several={false}
      onChange={(change) =>
        onChange((now) => {
          const { options: _options, unmarked: _unmarked, ...rest } = now;
          return { ...rest, ...change(now) };
        })
      }
    />
  );
}
