// Field edits that look like typing, so that native undo and input listeners see them.

/** A text and its selection in UTF-16 units, `end` exclusive. */
interface Edited {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Returns true if the text fit; otherwise the field is unchanged. */
export function rewrite(field: HTMLTextAreaElement, { text, start, end }: Edited): boolean {
  const before = field.value;
  field.focus({ preventScroll: true });
  // A text over the limit may stay, but not grow.
  if (text.length > Math.max(field.maxLength, before.length)) return false;
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
  // Deprecated, but the only way to write into a field that keeps its native undo.
  const { execCommand } = document as Partial<Pick<Document, 'execCommand'>>;
  execCommand?.call(document, text === '' ? 'delete' : 'insertText', false, text);
}

/** Uses the native setter: React overrides `value` on the field and would miss the change. */
function setValue(field: HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(field, text);
}
