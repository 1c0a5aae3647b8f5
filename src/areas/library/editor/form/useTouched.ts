// Which fields of a question were left: before that nothing is said against them.

import { type FocusEvent, useCallback, useEffect, useState } from 'react';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';

export interface Touched {
  /** It was made here, nobody has been in it before, and one comes to it to write. */
  readonly begins: boolean;
  has(field: string): boolean;
  /** For the box around all fields, each of which lies in something with `data-field`. */
  readonly onBlur: (event: FocusEvent) => void;
}

export function useTouched(questionId: string): Touched {
  const { fresh } = useEditorSession();
  // One that is come back to is told all that it lacks.
  const [all] = useState(() => !fresh.has(questionId));
  const [begins] = useState(() => fresh.get(questionId) === true);
  useEffect(() => () => void fresh.delete(questionId), [fresh, questionId]);
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const onBlur = useCallback(({ target, relatedTarget }: FocusEvent) => {
    const box = target.closest<HTMLElement>('[data-field]');
    const field = box?.dataset['field'];
    if (!box || field === undefined || (relatedTarget && box.contains(relatedTarget))) return;
    setFields((before) => (before.has(field) ? before : new Set([...before, field])));
  }, []);
  return { begins, has: (field) => all || fields.has(field), onBlur };
}
