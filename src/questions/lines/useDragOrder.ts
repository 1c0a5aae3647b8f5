// Reorders lines of a list by dragging their handles.

import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
  /** Pixels from the line's place. */
  readonly by: number;
  /** Pixels by which the others make room. */
  readonly room: number;
}

interface Held {
  readonly place: number;
  readonly startY: number;
  readonly boxes: readonly DOMRect[];
  moved: boolean;
  /** Place it would be dropped at. */
  to: number;
}

export interface DragOrder {
  /** Offset in pixels of the line at this place; null while nothing is dragged. */
  shift(place: number): number | null;
  isDragged(place: number): boolean;
  readonly grip: DragGrip;
}

/** Keeps its identity while the list is mounted. */
export interface DragGrip {
  handle(place: number): {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
  /** True if the press that is ending was a drag; resets when read. */
  wasDrag(): boolean;
}

/** Pixels that a press may move without becoming a drag. */
const STRAY = 5;

/** `list`: its children are the lines, in order. `onDrop` must keep its identity. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<Held | null>(null);
  const dragged = useRef(false);
  useEffect(() => {
    if (!drag) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape would also close whatever the list is in.
      event.stopPropagation();
      held.current = null;
      setDrag(null);
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [drag]);
  const grip = useMemo((): DragGrip => {
    const letGo = () => {
      held.current = null;
      setDrag(null);
    };
    return {
      handle: (place) => ({
        onPointerDown(event) {
          if (event.button !== 0) return;
          dragged.current = false;
          const boxes = [...(list.current?.children ?? [])].map((each) => each.getBoundingClientRect());
          held.current = { place, startY: event.clientY, boxes, moved: false, to: place };
          event.currentTarget.setPointerCapture(event.pointerId);
        },
        onPointerMove({ clientY }) {
          const now = held.current;
          const box = now?.boxes[now.place];
          if (!now || !box) return;
          const by = clientY - now.startY;
          now.moved ||= Math.abs(by) > STRAY;
          if (!now.moved) return;
          now.to = targetOf(now, by);
          setDrag({ from: now.place, to: now.to, by, room: roomOf(now.boxes, box) });
        },
        onPointerUp() {
          const now = held.current;
          dragged.current = now?.moved ?? false;
          letGo();
          if (now && now.to !== now.place) onDrop(now.place, now.to);
        },
        onPointerCancel: letGo,
      }),
      wasDrag() {
        const was = dragged.current;
        dragged.current = false;
        return was;
      },
    };
  }, [list, onDrop]);
  return {
    shift(place) {
      if (!drag) return null;
      const { from, to, by, room } = drag;
      if (place === from) return by;
      if (place > from && place <= to) return -room;
      return place < from && place >= to ? room : 0;
    },
    isDragged: (place) => drag?.from === place,
    grip,
  };
}

/** The place that the middle of the dragged line has reached. */
function targetOf({ place, boxes }: Held, by: number): number {
  const middle = (box: DOMRect) => box.top + box.height / 2;
  const own = boxes[place];
  if (!own) return place;
  const at = middle(own) + by;
  const before = boxes.filter((box, index) => index !== place && middle(box) < at);
  return before.length;
}

/** The line's height plus the gap after it. */
function roomOf(boxes: readonly DOMRect[], { height }: DOMRect): number {
  const [first, second] = boxes;
  return height + (first && second ? second.top - first.bottom : 0);
}
