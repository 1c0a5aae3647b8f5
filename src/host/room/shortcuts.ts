// The host's single keys.

import { useEffect, useRef } from 'react';
import { useSetting } from '#src/app/ServicesProvider.tsx';

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
/** Where nothing else wants the keys that press and move: the focus is nowhere, or still where the page begins. */
const AT_REST = 'html, body, h1';
/** Takes the keys for itself. */
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** null: not one of ours, or meant for what has the focus. `mainKeys` lets Enter and the space bar be `next` as well. */
export function shortcutOf(
  event: Pick<
    KeyboardEvent,
    'key' | 'target' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'defaultPrevented'
  >,
  mainKeys: boolean,
): Shortcut | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(`${TYPING}, dialog, [role="dialog"], [role="alertdialog"], [role="menu"]`)) return null;
  const key = event.key.toLowerCase();
  const atRest = target === null || target.matches(AT_REST);
  if (key === 'enter' || key === ' ') return mainKeys && atRest ? 'next' : null;
  return key === 'arrowright' && !atRest ? null : (KEYS[key] ?? null);
}

/** Listens while the component stands, unless the teacher has switched single keys off. */
export function useHostShortcuts(onShortcut: (shortcut: Shortcut) => void, mainKeys: boolean): void {
  const on = useSetting('shortcuts');
  const latest = useRef({ onShortcut, mainKeys });
  useEffect(() => {
    latest.current = { onShortcut, mainKeys };
  });
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, latest.current.mainKeys);
      if (shortcut === null) return;
      event.preventDefault();
      latest.current.onShortcut(shortcut);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
}
