// The questions that were read: each can be put right or removed before all are saved.

import type { ReactNode } from 'react';
import { ImportedItem } from '#src/areas/library/import/ImportedItem.tsx';
import type { Edits } from '#src/areas/library/import/useEdits.ts';
import { PagedQuestions } from '#src/areas/library/quiz/PagedQuestions.tsx';

export function ImportedList({ edits }: { readonly edits: Edits }): ReactNode {
  return (
    <PagedQuestions
      items={edits.items}
      render={(item, _index, answers) => (
        <ImportedItem
          key={item.index}
          item={item}
          answers={answers}
          onChange={(question) => edits.change(item.index, question)}
          onRemove={(removed) => edits.remove(item.index, removed)}
        />
      )}
    />
  );
}
