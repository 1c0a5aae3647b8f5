import { useEffect, useEffectEvent } from 'react';

/** Hears what happens anywhere in the page for as long as the component stands, and is `on`. */
export function useListener<Type extends keyof WindowEventMap>(
  type: Type,
  onEvent: (event: WindowEventMap[Type]) => void,
  on = true,
): void {
  // Of the page that stands: a reference that an effect renews is one page late, and a key pressed by then does nothing.
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: WindowEventMap[Type]) => hear(event);
    window.addEventListener(type, listen);
    return () => window.removeEventListener(type, listen);
  }, [type, on]);
}
