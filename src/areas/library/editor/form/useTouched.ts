// Which fields of a question were left: before that nothing is said against them.

import { type FocusEvent, useCallback, useEffect, useState } from 'react';

/** Questions of this visit that were made here, and in which one has not been before: whether one comes to them to write. */
const fresh = new Map<string, boolean>();

/** It begins with the focus in it, and without a word on what it lacks. */
export function markFresh(questionId: string): void {
  fresh.set(questionId, true);
}

/** One goes by it in the list, where the focus stays. */
export function passBy(questionId: string): void {
  if (fresh.has(questionId)) fresh.set(questionId, false);
}

export interface Touched {
  /** It was made here, nobody has been in it before, and one comes to it to write. */
  readonly begins: boolean;
  has(field: string): boolean;
  /** For the box around all fields, each of which lies in something with `data-field`. */
  readonly onBlur: (event: FocusEvent) => void;
}

export function useTouched(questionId: string): Touched {
  // One that is come back to is told all that it lacks.
  const [all] = useState(() => !fresh.has(questionId));
  const [begins] = useState(() => fresh.get(questionId) === true);
  useEffect(() => () => void fresh.delete(questionId), [questionId]);
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const onBlur = useCallback(({ target, relatedTarget }: FocusEvent) => {
    const box = target.closest<HTMLElement>('[data-field]');
    const field = box?.dataset['field'];
    if (!box || field === undefined || (relatedTarget && box.contains(relatedTarget))) return;
    setFields((before) => (before.has(field) ? before : new Set([...before, field])));
  }, []);
  return { begins, has: (field) => all || fields.has(field), onBlur };
}
