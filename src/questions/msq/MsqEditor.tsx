// MSQ for its author: any of the options are right.

import type { ReactNode } from 'react';
import { marked, unmarkedAfter } from '#core/questions/optionsAuthoring.ts';
import type { EditProps } from '#src/questions/editKind.ts';
import { OptionsEditor } from '#src/questions/options/OptionsEditor.tsx';

export function MsqEditor({ question, onChange, ...props }: EditProps<'MSQ'>): ReactNode {
  return (
    <OptionsEditor
      {...props}
      options={question.options}
      unmarked={question.unmarked === true}
      several
      onChange={(options) =>
        onChange((now) => {
          const { unmarked: _, ...rest } = now;
          return { ...rest, options, ...(!props.reduced && unmarkedAfter(now, options)) };
        })
      }
      onPoll={() =>
        onChange((now) => {
          const { unmarked: _, ...rest } = now;
          return { ...rest, options: now.options.map((option) => marked(option, false)) };
        })
      }
    />
  );
}
