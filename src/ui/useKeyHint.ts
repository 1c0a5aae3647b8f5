// Single keys, told to assistive technology.

import { useSetting } from '#src/platform/ServicesProvider.tsx';

/** For aria-keyshortcuts: the keys as given, and nothing where the person has switched single keys off. */
export function useKeyHint(): (keys: string | undefined) => string | undefined {
  const on = useSetting('shortcuts');
  return (keys) => (on ? keys : undefined);
}
