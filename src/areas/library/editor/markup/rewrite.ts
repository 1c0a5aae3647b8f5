// Writes into a field as if one had typed: the field's own undo knows it, and so does whoever listens to the field.

import type { Edited } from '#src/areas/library/editor/markup/edits.ts';

export type TextField = HTMLTextAreaElement | HTMLInputElement;

export function editedIn({ value, selectionStart, selectionEnd }: TextField): Edited {
  const start = selectionStart ?? value.length;
  return { text: value, start, end: selectionEnd ?? start };
}

/** A text that is too long already may get no longer. */
export function hasRoomFor({ maxLength, value }: TextField, text: string): boolean {
  return maxLength < 0 || text.length <= Math.max(maxLength, value.length);
}

/** Whether there was room for it; where there is none it stays as it was. */
export function rewrite(field: TextField, { text, start, end }: Edited): boolean {
  const before = field.value;
  field.focus({ preventScroll: true });
  if (!hasRoomFor(field, text)) return false;
  if (text !== before) {
    const shorter = Math.min(before.length, text.length);
    let head = 0;
    while (head < shorter && before[head] === text[head]) head += 1;
    let tail = 0;
    while (tail < shorter - head && before.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
    const inserted = text.slice(head, text.length - tail);
    field.setSelectionRange(head, before.length - tail);
    typed(inserted);
    if (field.value !== text) {
      setValue(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  field.setSelectionRange(start, end);
  return true;
}

function typed(text: string): void {
  // Nothing else writes into a field in a way that its undo knows.
  const { execCommand } = document as Partial<Pick<Document, 'execCommand'>>;
  execCommand?.call(document, text === '' ? 'delete' : 'insertText', false, text);
}

/** By the field's own setter: one that React put over it would have it think that nothing has changed. */
function setValue(field: TextField, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
}
