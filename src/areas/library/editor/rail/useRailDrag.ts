// Drag and drop in the question list, also of questions from inside another. A line shows the drop position.

import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { beforeIn, type Dragged } from '#src/areas/library/editor/dragging.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useMoves } from '#src/areas/library/editor/useMoves.ts';

export interface RailDrag {
  readonly dragged: Dragged | null;
  /** Index in the list before which it would be dropped; null for elsewhere. */
  readonly before: number | null;
}

interface RailDragParts {
  readonly list: RefObject<HTMLElement | null>;
  /** The scroll container. */
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowHeight: number;
}

/** Edge zone in which the list scrolls, and scroll distance per frame, both in CSS pixels. */
const EDGE = 48;
const SPEED = 10;

export function useRailDrag({ list, box, count, rowHeight }: RailDragParts): RailDrag {
  const session = useEditorSession();
  const { drag, store } = session;
  const dragged = useStore(drag, (now) => now?.dragged ?? null);
  const before = useStore(drag, beforeIn('questions'));
  const { moveOut } = useMoves(session);
  useEffect(() => {
    if (dragged === null) return undefined;
    let frame = 0;
    const drop = (at: number) => {
      if ('id' in dragged) store.dispatch({ type: 'drop', id: dragged.id, before: at });
      else moveOut(dragged.of, dragged.place, at);
    };
    const look = () => {
      const { clientX, clientY } = drag.at;
      const { top = 0, left = 0, right = 0 } = list.current?.getBoundingClientRect() ?? {};
      const place = Math.min(count, Math.max(0, Math.round((clientY - top) / rowHeight)));
      drag.aim('questions', clientX < left || clientX > right ? null : place, drop);
    };
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const element = box.current;
      if (!element) return;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const { clientX, clientY } = drag.at;
      const by = clientY < top + EDGE ? -SPEED : clientY > bottom - EDGE ? SPEED : 0;
      if (by === 0 || clientX < left || clientX > right) return;
      element.scrollTop += by;
      look();
    };
    frame = requestAnimationFrame(scroll);
    window.addEventListener('pointermove', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', look);
    };
  }, [dragged, list, box, count, rowHeight, drag, store, moveOut]);
  return { dragged, before };
}
