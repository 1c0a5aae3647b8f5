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
/** Presses these themselves. */
const PRESSING = 'a, button, summary, [role="menuitem"], [role="tab"]';
/** Plays, stops and winds by all keys but letters. */
const PLAYING = 'audio, video';
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
  if ((key.length > 1 || key === ' ') && target?.closest(PLAYING)) return null;
  if (key === 'enter' || key === ' ')
    return mainKeys && !target?.closest(`${PRESSING}, input`) ? 'next' : null;
  return KEYS[key] ?? null;
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
