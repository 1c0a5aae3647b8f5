// Single-key shortcuts of the host.

import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { useListener } from '#src/ui/useListener.ts';

export type Shortcut = 'next' | 'pause' | 'lock' | 'addTime' | 'projector' | 'help';

const KEYS: Readonly<Record<string, Shortcut>> = {
  n: 'next',
  arrowright: 'next',
  p: 'pause',
  l: 'lock',
  a: 'addTime',
  f: 'projector',
  '?': 'help',
};
/** Focus targets on which nothing else uses the arrow key: nothing focused, or still the page's heading. */
const AT_REST = 'html, body, h1';
/** Elements that handle typed keys themselves. */
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/**
 * null: not a shortcut, or meant for the focused element. Enter and the space bar are never shortcuts: they
 * press the focused element, which after a click is that button, so their effect would be unpredictable.
 */
export function shortcutOf(
  event: Pick<
    KeyboardEvent,
    'key' | 'target' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'defaultPrevented'
  >,
): Shortcut | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(`${TYPING}, dialog, [role="dialog"], [role="alertdialog"], [role="menu"]`)) return null;
  const key = event.key.toLowerCase();
  if (key === 'arrowright' && target !== null && !target.matches(AT_REST)) return null;
  return KEYS[key] ?? null;
}

/** Listens while the component is mounted, unless the teacher has switched single-key shortcuts off. */
export function useHostShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  const on = useSetting('shortcuts');
  const listen = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    event.preventDefault();
    onShortcut(shortcut);
  };
  useListener('keydown', listen, on);
}
