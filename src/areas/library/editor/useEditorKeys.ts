// Keyboard shortcuts of the editor. Those with a modifier work while typing too.

import { useSetting } from '#src/platform/ServicesProvider.tsx';
import type { Commands } from '#src/areas/library/editor/useCommands.ts';
import { useListener } from '#src/ui/useListener.ts';

export const EDITOR_KEYS = ['next', 'duplicate', 'undo', 'redo', 'up', 'down', 'help'] as const;
export type EditorKey = (typeof EDITOR_KEYS)[number];

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Returns null for other keys. `single`: true if keys without a modifier count. */
export function editorKeyOf(event: Pressed, single: boolean): EditorKey | null {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || target?.closest('dialog, [role="menu"]')) return null;
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  if (command && !event.altKey) {
    if (key === 'enter') return 'next';
    if (key === 'd' && !event.shiftKey) return 'duplicate';
    if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
    if (key === 'y' && !event.shiftKey) return 'redo';
    return null;
  }
  if (event.altKey && !command) return key === 'arrowup' ? 'up' : key === 'arrowdown' ? 'down' : null;
  if (key === '?' && single && !command && !event.altKey && !target?.closest(TYPING)) return 'help';
  return null;
}

export interface KeyActions {
  readonly commands: Commands;
  readonly selected: string | null;
  readonly onHelp: () => void;
}

export function useEditorKeys({ commands, selected, onHelp }: KeyActions): void {
  const single = useSetting('shortcuts');
  useListener('keydown', (event) => {
    const key = editorKeyOf(event, single);
    if (key === null) return;
    event.preventDefault();
    if (key === 'next') commands.next();
    else if (key === 'undo') commands.undo();
    else if (key === 'redo') commands.redo();
    else if (key === 'help') onHelp();
    else if (selected === null) return;
    else if (key === 'duplicate') commands.duplicate(selected);
    else commands.step(selected, key === 'up' ? -1 : 1);
  });
}
