import { useSetting } from '#src/platform/ServicesProvider.tsx';

/**
 * For aria-keyshortcuts: returns the keys as given, or undefined if the person has turned off single-key
 * shortcuts.
 */
export function useAriaKeyShortcuts(): (keys: string | undefined) => string | undefined {
  const on = useSetting('shortcuts');
  return (keys) => (on ? keys : undefined);
}
