// Dragging questions into their parent's form, within it, and out of it.

import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import type { DraftStore } from '#src/areas/library/editor/draft/draftState.ts';
import { beforeIn, type Point } from '#src/areas/library/editor/dragging.ts';
import type { EditorSession } from '#src/areas/library/editor/sync/openSession.ts';
import { useMoves } from '#src/areas/library/editor/useMoves.ts';
import { useListener } from '#src/ui/useListener.ts';

export interface Nesting {
  /** Index before which a dragged question would go among the children; null for elsewhere. */
  readonly before: number | null;
  /** Place of the child that is dragged. */
  readonly dragged: number | null;
  /** Drags the child at this place. */
  readonly grip: (place: number, event: ReactPointerEvent) => void;
}

interface NestingParts {
  readonly session: EditorSession;
  /** Draft of the children. */
  readonly store: DraftStore;
  /** The parent's id. */
  readonly of: string;
  /** Element with the list of children. */
  readonly box: RefObject<HTMLElement | null>;
}

export function useNesting({ session, store, of, box }: NestingParts): Nesting {
  const { drag } = session;
  const dragged = useStore(drag, (now) => now?.dragged ?? null);
  const before = useStore(drag, beforeIn('children'));
  const { moveIn } = useMoves(session);
  const drop = (place: number) => {
    if (dragged === null) return;
    if ('id' in dragged) return moveIn(dragged.id, of, place);
    const child = store.getState().draft.questions[dragged.place];
    if (child) store.dispatch({ type: 'drop', id: child.id, before: place });
  };
  useListener(
    'pointermove',
    (event) => drag.aim('children', placeIn(box.current, event), drop),
    dragged !== null,
  );
  // A form that is gone takes nothing.
  useEffect(() => () => drag.aim('children', null, () => undefined), [drag]);
  return {
    before,
    dragged: dragged && 'of' in dragged ? dragged.place : null,
    grip: (place, event) => drag.begin({ of, place }, event),
  };
}

const isWithin = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: Point): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/** The number of children whose middle is above the pointer; null outside of their list. */
function placeIn(box: HTMLElement | null, at: Point): number | null {
  if (!box || !isWithin(box.getBoundingClientRect(), at)) return null;
  return [...box.querySelectorAll(':scope > ol > li')].filter((child) => {
    const { top, height } = child.getBoundingClientRect();
    return top + height / 2 < at.clientY;
  }).length;
}
