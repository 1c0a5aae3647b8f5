// Formatting actions and their keyboard shortcuts.

import type { MarkStyle } from '#core/content/formattedText.ts';

const WRAPPING = ['bold', 'italic', 'sup', 'sub', 'code'] as const satisfies readonly MarkStyle[];
export type Wrapping = (typeof WRAPPING)[number];
const LISTS = ['bullets', 'numbers'] as const;
export type ListKind = (typeof LISTS)[number];

export const MARKUP_ACTIONS = [...WRAPPING, ...LISTS, 'formula', 'gap'] as const;
export type MarkupAction = (typeof MARKUP_ACTIONS)[number];

interface Keys {
  /** The key's label without Shift. */
  readonly key: string;
  /** The key's position, for layouts with other letters, and for digits, which change with Shift. */
  readonly code: string;
  readonly shift?: true;
}

/** The shortcuts of word processors common in schools, all with Ctrl or Command. */
const KEYS: { readonly [Action in MarkupAction]: Keys } = {
  bold: { key: 'b', code: 'KeyB' },
  italic: { key: 'i', code: 'KeyI' },
  sup: { key: '.', code: 'Period' },
  sub: { key: ',', code: 'Comma' },
  code: { key: 'e', code: 'KeyE' },
  bullets: { key: '8', code: 'Digit8', shift: true },
  numbers: { key: '7', code: 'Digit7', shift: true },
  formula: { key: 'm', code: 'KeyM' },
  gap: { key: 'g', code: 'KeyG' },
};

export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns null if the keys match no action. */
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

/** Returns the shortcut for aria-keyshortcuts. */
export function shortcutOf(action: MarkupAction): string {
  const { key, shift } = KEYS[action];
  return `Control+${shift ? 'Shift+' : ''}${key.toUpperCase()}`;
}
