// Drag and drop in the question list. A line shows the drop position; Escape cancels.

import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { useStore } from 'zustand';
import type { QuestionDrag } from '#src/areas/library/editor/sync/openSession.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';

export interface RailDrag extends QuestionDrag {
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
  const session = useEditorSession();
  const drag = useStore(session.drag);
  const at = useRef<Pick<PointerEvent, 'clientX' | 'clientY'>>({ clientX: 0, clientY: 0 });
  const id = drag?.id ?? null;
  useEffect(() => {
    if (id === null) return undefined;
    let frame = 0;
    const look = () => {
      const { clientX, clientY } = at.current;
      const { top = 0, left = 0, right = 0 } = list.current?.getBoundingClientRect() ?? {};
      const place = Math.min(count, Math.max(0, Math.round((clientY - top) / rowHeight)));
      const before = clientX < left || clientX > right ? null : place;
      if (session.drag.getState()?.before !== before) session.drag.setState({ id, before }, true);
    };
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const element = box.current;
      if (!element) return;
      const { top, bottom } = element.getBoundingClientRect();
      const { clientY } = at.current;
      const by = clientY < top + EDGE ? -SPEED : clientY > bottom - EDGE ? SPEED : 0;
      if (by === 0) return;
      element.scrollTop += by;
      look();
    };
    const move = (event: PointerEvent) => {
      at.current = event;
      look();
    };
    const cancel = () => session.drag.setState(null, true);
    const drop = () => {
      const before = session.drag.getState()?.before ?? null;
      if (before !== null) session.store.dispatch({ type: 'drop', id, before });
      cancel();
    };
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
  }, [id, list, box, count, rowHeight, session]);
  const begin = useCallback(
    (gripped: string, event: ReactPointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      at.current = event;
      session.drag.setState({ id: gripped, before: null }, true);
    },
    [session],
  );
  return { id, before: drag?.before ?? null, begin };
}
