// REORDER for its author, who writes the items in the right order.

import type { ReactNode } from 'react';
import type { EditProps } from '#src/questions/editKind.ts';

export function ReorderEditor({ question }: EditProps<'REORDER'>): ReactNode {
  return question.items.map(({ text }) => text).join(', ');
}
