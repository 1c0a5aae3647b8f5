import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Milliseconds that a finger rests. */
const LONG_MS = 500;
/** Pixels that a resting finger may move. */
const STILL = 10;

/** Handlers for an element that can be pressed for long with a finger; the press is no click then. */
export function useLongPress(onPress: () => void) {
  const press = useRef<{ timer: number; readonly x: number; readonly y: number; done: boolean } | null>(null);
  const cancel = () => clearTimeout(press.current?.timer);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      cancel();
      press.current = null;
      if (pointerType !== 'touch') return;
      const begun = { timer: 0, x, y, done: false };
      begun.timer = window.setTimeout(() => {
        begun.done = true;
        onPress();
      }, LONG_MS);
      press.current = begun;
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STILL) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    /** A link's own menu. */
    onContextMenu(event: MouseEvent) {
      if (press.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!press.current?.done) return;
      press.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
