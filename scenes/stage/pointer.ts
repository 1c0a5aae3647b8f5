// Mouse, pen and touch on the canvas, as the page tells of them.

import { createPresses, type PointerSpot, type PressHost, targetAt } from '#scenes/stage/press.ts';
import type { TimeSource } from '#scenes/stage/time.ts';

export interface PointerListener {
  stop(): void;
  /** What is pressed or dragged is so no longer, without effect. */
  cancel(): void;
}

/** The left button, in `buttons`. */
const LEFT = 1;

export function listenToPointer(
  canvas: HTMLCanvasElement,
  time: TimeSource,
  host: PressHost,
): PointerListener {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const presses = createPresses(host, time);

  const spotOf = (event: PointerEvent): PointerSpot => {
    const box = canvas.getBoundingClientRect();
    return {
      id: event.pointerId,
      type: event.pointerType,
      x: event.clientX - box.x,
      y: event.clientY - box.y,
    };
  };
  const showCursor = (spot: PointerSpot): void => {
    const target = presses.dragging === null ? targetAt(host.targets(), spot) : null;
    canvas.style.cursor =
      presses.dragging !== null ? 'grabbing' : target?.drag ? 'grab' : target ? 'pointer' : '';
  };

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      presses.down(spotOf(event));
      if (event.pointerType !== 'mouse') canvas.setPointerCapture(event.pointerId);
    },
    options,
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      // Another button beside the left one.
      if ((event.buttons & ~LEFT) !== 0 && presses.dragging !== null) presses.cancel();
      const spot = spotOf(event);
      const before = presses.dragging;
      presses.move(spot);
      if (before === null && presses.dragging !== null) canvas.setPointerCapture(presses.dragging);
      showCursor(spot);
    },
    options,
  );
  canvas.addEventListener(
    'pointerup',
    (event) => {
      const spot = spotOf(event);
      presses.up(spot);
      showCursor(spot);
    },
    options,
  );
  for (const type of ['pointercancel', 'pointerleave', 'lostpointercapture'] as const)
    canvas.addEventListener(type, presses.cancel, options);
  window.addEventListener('blur', presses.cancel, options);
  canvas.addEventListener(
    'contextmenu',
    (event) => {
      // A finger that rests picks up, and asks for no menu.
      if (presses.isTaken) event.preventDefault();
    },
    options,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || presses.dragging === null) return;
      // Whatever else it means: it was for what is dragged.
      event.preventDefault();
      presses.cancel();
    },
    { ...options, capture: true },
  );
  canvas.addEventListener(
    'wheel',
    (event) => {
      const lines = event.deltaMode === 1 ? 18 : 1;
      if (host.scrollBy(event.deltaY * lines)) event.preventDefault();
    },
    { signal: stop.signal, passive: false },
  );
  return { stop: () => stop.abort(), cancel: presses.cancel };
}
