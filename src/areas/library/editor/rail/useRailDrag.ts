// Drag and drop in the question list. A line shows the drop position; Escape cancels.

import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDispatch } from '#src/areas/library/editor/useDraft.ts';

export interface RailDrag {
  readonly dragged: string | null;
  /** Index before which the line is shown; null for no line. */
  readonly before: number | null;
  readonly begin: (id: string, event: ReactPointerEvent) => void;
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
  const dispatch = useDispatch();
  const [drag, setDrag] = useState<{ readonly id: string; readonly before: number | null } | null>(null);
  const y = useRef(0);
  const id = drag?.id ?? null;
  useEffect(() => {
    if (id === null) return undefined;
    let frame = 0;
    let before: number | null = null;
    const look = () => {
      const { top = 0 } = list.current?.getBoundingClientRect() ?? {};
      before = Math.min(count, Math.max(0, Math.round((y.current - top) / rowHeight)));
      setDrag((now) => (now && now.before !== before ? { ...now, before } : now));
    };
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const element = box.current;
      if (!element) return;
      const { top, bottom } = element.getBoundingClientRect();
      const by = y.current < top + EDGE ? -SPEED : y.current > bottom - EDGE ? SPEED : 0;
      if (by === 0) return;
      element.scrollTop += by;
      look();
    };
    const move = (event: PointerEvent) => {
      y.current = event.clientY;
      look();
    };
    const drop = () => {
      if (before !== null) dispatch({ type: 'drop', id, before });
      setDrag(null);
    };
    const cancel = () => setDrag(null);
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };
    frame = requestAnimationFrame(scroll);
    const end = new AbortController();
    window.addEventListener('pointermove', move, end);
    window.addEventListener('pointerup', drop, end);
    window.addEventListener('pointercancel', cancel, end);
    window.addEventListener('keydown', escape, end);
    return () => {
      cancelAnimationFrame(frame);
      end.abort();
    };
  }, [id, list, box, count, rowHeight, dispatch]);
  const begin = useCallback((gripped: string, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    y.current = event.clientY;
    setDrag({ id: gripped, before: null });
  }, []);
  return { dragged: id, before: drag?.before ?? null, begin };
}
