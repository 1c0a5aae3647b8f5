import { useEffect, useEffectEvent } from 'react';

/** Listens for a window event while the component is mounted and `on` is true. */
export function useListener<Type extends keyof WindowEventMap>(
  type: Type,
  onEvent: (event: WindowEventMap[Type]) => void,
  on = true,
): void {
  // Always the current render's handler. A ref updated in an effect lags one render behind, and a key pressed
  // in between would do nothing.
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: WindowEventMap[Type]) => hear(event);
    window.addEventListener(type, listen);
    return () => window.removeEventListener(type, listen);
  }, [type, on]);
}
