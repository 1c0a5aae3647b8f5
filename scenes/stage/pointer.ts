// Mouse, pen and touch on the canvas: found by the scene's targets, raised as intents.

import type { Intent, Target } from '#scenes/ports.ts';

export interface PointerHost {
  targets(): readonly Target[];
  point(id: string | null, pressed: boolean): void;
  /** Something was pressed, whatever it is: whoever presses has seen enough of what moves. */
  pressed(): void;
  emit(intent: Intent): void;
  scrollBy(pixels: number): boolean;
}

export function targetAt(targets: readonly Target[], x: number, y: number): Target | null {
  // The last drawn lies on top.
  return (
    targets.findLast(
      ({ kind, rect }) =>
        kind === 'button' &&
        x >= rect.x &&
        y >= rect.y &&
        x < rect.x + rect.width &&
        y < rect.y + rect.height,
    ) ?? null
  );
}

/** Pixels that a finger may tremble before a press is a drag. */
const DRAG_SLOP = 8;

/** Listens on the canvas; returns the way to stop. */
export function listenToPointer(canvas: HTMLCanvasElement, host: PointerHost): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  let pressedId: string | null = null;
  let dragFrom: number | null = null;
  let dragged = false;

  const at = (event: MouseEvent): Target | null => {
    const box = canvas.getBoundingClientRect();
    return targetAt(host.targets(), event.clientX - box.x, event.clientY - box.y);
  };
  const release = (): void => {
    pressedId = null;
    dragFrom = null;
    dragged = false;
  };

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      host.pressed();
      pressedId = at(event)?.id ?? null;
      dragFrom = event.clientY;
      dragged = false;
      if (event.pointerType !== 'mouse') canvas.setPointerCapture(event.pointerId);
      host.point(pressedId, pressedId !== null);
    },
    options,
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (
        dragFrom !== null &&
        (dragged || Math.abs(event.clientY - dragFrom) > DRAG_SLOP) &&
        event.pointerType !== 'mouse'
      ) {
        if (host.scrollBy(dragFrom - event.clientY)) dragged = true;
        dragFrom = event.clientY;
      }
      const target = at(event);
      canvas.style.cursor = target ? 'pointer' : '';
      host.point(target?.id ?? null, target !== null && target.id === pressedId && !dragged);
    },
    options,
  );
  canvas.addEventListener(
    'pointerup',
    (event) => {
      const target = at(event);
      const pressed = !dragged && target !== null && target.id === pressedId;
      release();
      host.point(event.pointerType === 'mouse' ? (target?.id ?? null) : null, false);
      if (pressed && target.intent) host.emit(target.intent);
    },
    options,
  );
  for (const type of ['pointercancel', 'pointerleave'] as const) {
    canvas.addEventListener(
      type,
      () => {
        release();
        host.point(null, false);
      },
      options,
    );
  }
  canvas.addEventListener(
    'wheel',
    (event) => {
      const lines = event.deltaMode === 1 ? 18 : 1;
      if (host.scrollBy(event.deltaY * lines)) event.preventDefault();
    },
    { signal: stop.signal, passive: false },
  );
  return () => stop.abort();
}
