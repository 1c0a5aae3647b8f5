// What can be done to the words of a text, each with its keys.

import { LISTS, WRAPPING } from '#src/areas/library/editor/markup/edits.ts';

export const MARKUP_ACTIONS = [...WRAPPING, ...LISTS, 'formula'] as const;
export type MarkupAction = (typeof MARKUP_ACTIONS)[number];

interface Keys {
  /** As it is written on the key, without Shift. */
  readonly key: string;
  /** Where the key lies, for keyboards with other letters, and for digits, which change with Shift. */
  readonly code: string;
  readonly shift?: true;
}

/** Those of the word processors that schools have; all with Ctrl, or with the command key. */
const KEYS: { readonly [Action in MarkupAction]: Keys } = {
  bold: { key: 'b', code: 'KeyB' },
  italic: { key: 'i', code: 'KeyI' },
  sup: { key: '.', code: 'Period' },
  sub: { key: ',', code: 'Comma' },
  code: { key: 'e', code: 'KeyE' },
  bullets: { key: '8', code: 'Digit8', shift: true },
  numbers: { key: '7', code: 'Digit7', shift: true },
  formula: { key: 'm', code: 'KeyM' },
};

export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** null: not one of these. */
export function markupActionOf(event: Pressed): MarkupAction | null {
  const { ctrlKey, metaKey, altKey, shiftKey, code } = event;
  if (ctrlKey === metaKey || altKey) return null;
  const key = event.key.toLowerCase();
  const isForeign = /[^ -~]/.test(key);
  const found = MARKUP_ACTIONS.find((action) => {
    const keys = KEYS[action];
    if ((keys.shift ?? false) !== shiftKey) return false;
    return keys.key === key || ((isForeign || shiftKey) && keys.code === code);
  });
  return found ?? null;
}

/** For aria-keyshortcuts. */
export function shortcutOf(action: MarkupAction): string {
  const { key, shift } = KEYS[action];
  return `Control+${shift ? 'Shift+' : ''}${key.toUpperCase()}`;
}
