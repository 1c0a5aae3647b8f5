// A text field that shows formatting while it's written. The value is Markdown, or plain text.

export interface RichTextProps {
  readonly value: string;
  /** Maximum characters of the value. */
  readonly limit: number;
  /** True if Enter starts a new line, and there can be lists. */
  readonly hasLines: boolean;
  /** True if words in brackets become gaps. */
  readonly hasGaps?: boolean;
  readonly className: string;
  /** Its name, or the id of the element that names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly invalid?: boolean;
  /** True if it takes the focus on mount. */
  readonly begins?: boolean;
  readonly enterKeyHint?: 'next';
  /** Called with the element that can have the focus, and null when it goes. */
  readonly hold?: (element: HTMLElement | null) => void;
  readonly onChange: (value: string) => void;
  /** `whole`: the length that the value would have with all that was pasted; 0 if nothing was left out. */
  readonly onCut: (whole: number) => void;
  /** Comes before the field's own keys; `preventDefault` replaces them. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** `around`: the value before and after the selection. Returns true if it handles the pasted text. */
  readonly onPasteText?: (text: string, around: readonly [string, string]) => boolean;
}

/** Focuses a field, with the cursor at its end. */
export function focusEnd(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLTextAreaElement) {
    field.setSelectionRange(field.value.length, field.value.length);
    return;
  }
  const selection = getSelection();
  selection?.selectAllChildren(field);
  selection?.collapseToEnd();
}
