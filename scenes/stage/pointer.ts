// Mouse, pen and touch input on the canvas, from the page's events.

import { createPresses, type PointerSpot, type PressHost, targetAt } from '#scenes/stage/press.ts';
import type { Point } from '#scenes/ports.ts';
import type { TimeSource } from '#scenes/stage/time.ts';

export interface PointerListener {
  stop(): void;
  /** Ends a press or drag without effect. */
  cancel(): void;
}

/** Bit of the left button in `buttons`. */
const LEFT = 1;
/** CSS pixels of the wheel that enlarge by the factor e. */
const WHEEL = 300;

export function listenToPointer(
  canvas: HTMLCanvasElement,
  time: TimeSource,
  host: PressHost,
): PointerListener {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const presses = createPresses(host, time);

  /** In the scene's pixels: the page may show the canvas larger than it lays it out. */
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect();
    const scale = canvas.offsetWidth / Math.max(1, box.width);
    return { x: (clientX - box.x) * scale, y: (clientY - box.y) * scale };
  };
  const spotOf = (event: PointerEvent): PointerSpot => {
    return { id: event.pointerId, type: event.pointerType, ...pointOf(event) };
  };
  const showCursor = (spot: PointerSpot): void => {
    const target = presses.dragging === null ? targetAt(host.targets(), spot) : null;
    // On a target without an intent of its own, the exact point counts.
    const idle = target?.drag ? (target.intent ? 'grab' : 'crosshair') : target ? 'pointer' : '';
    canvas.style.cursor = presses.dragging !== null ? 'grabbing' : idle;
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
      // Pressing another button as well cancels the drag.
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
      // A resting finger picks something up; it isn't asking for a menu.
      if (presses.isDragReady) event.preventDefault();
    },
    options,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      // In a dialog above, it closes only that.
      const dialog = event.target instanceof Element ? event.target.closest('dialog[open]') : null;
      if (dialog && !dialog.contains(canvas)) return;
      if (event.key !== 'Escape' || (presses.dragging === null && !host.dismiss())) return;
      // Escape cancels the drag and must do nothing else here.
      event.preventDefault();
      presses.cancel();
    },
    { ...options, capture: true },
  );
  canvas.addEventListener(
    'wheel',
    (event) => {
      const pixels = event.deltaY * (event.deltaMode === 1 ? 18 : 1);
      // Two fingers on a trackpad arrive as a wheel with Ctrl, too.
      const isTaken = event.ctrlKey
        ? host.zoom({ ...pointOf(event), by: Math.exp(-pixels / WHEEL) })
        : host.scrollBy(pixels);
      if (isTaken) event.preventDefault();
    },
    { signal: stop.signal, passive: false },
  );
  return { stop: () => stop.abort(), cancel: presses.cancel };
}
