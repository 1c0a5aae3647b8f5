// Zooming into a picture that the canvas draws: its buttons, and Ctrl with the arrow keys to move it.

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawnPicture, usePlace } from '#src/game/twins/placement.tsx';

const BUTTONS = ['in', 'out', 'fit'] as const;
/** CSS pixels per key press. */
const STEP = 60;
const KEYS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** Shows nothing on a page of its own, where the browser zooms. */
export function Zoom(): ReactNode {
  const { t } = useTranslation('kinds');
  const place = usePlace();
  const drawn = useDrawnPicture();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const [across, down] = KEYS[key] ?? [0, 0];
    const fit = drawn?.stepOf('zoom:fit');
    if (!drawn || !fit || across === down || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    if (target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, dialog')) return;
    event.preventDefault();
    drawn.zoom({ ...fit, by: 1, across, down, isSlow: false });
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (!drawn) return null;
  return BUTTONS.map((name) => {
    const step = drawn.stepOf(`zoom:${name}`);
    return (
      <button
        key={name}
        type="button"
        {...place(`zoom:${name}`)}
        aria-disabled={!step}
        onClick={() => step && drawn.zoom(step)}
      >
        {t(`kinds:board.${name}`)}
      </button>
    );
  });
}
