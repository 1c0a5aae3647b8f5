// Moving questions into their parent's form and out of it: by buttons, and by dragging to or from the list.

import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { DraftStore } from '#src/areas/library/editor/draft/draftState.ts';
import { newQuestionId } from '#src/areas/library/editor/draft/ids.ts';
import { movedIn, movedOut } from '#src/areas/library/editor/draft/nesting.ts';
import type { EditorSession } from '#src/areas/library/editor/sync/openSession.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { useListener } from '#src/ui/useListener.ts';

export interface Nesting {
  /** Index before which a dragged question would go among the children; null for elsewhere. */
  readonly before: number | null;
  /** Id of the child that is dragged. */
  readonly dragged: string | null;
  /** Drags a child. */
  readonly grip: (id: string, event: ReactPointerEvent) => void;
  moveIn(id: string): void;
  moveOut(place: number): void;
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
  const { t } = useTranslation('editor');
  const { announcer } = useServices();
  const [dragged, setDragged] = useState<string | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const isOver = useStore(session.drag, (drag) => drag !== null && drag.before === null);
  const children = () => store.getState().draft.questions;
  const told = (number: number, total: number) =>
    announcer.announce(t('editor:said.moved', { number, total }));
  const moveIn = (id: string, place = children().length) => {
    const { draft } = session.store.getState();
    const next = movedIn(draft, id, of, place);
    if (next === draft) return;
    session.store.dispatch({ type: 'replace', draft: next });
    told(place + 1, children().length + 1);
  };
  const moveOut = (place: number, to?: number) => {
    const { draft } = session.store.getState();
    const index = to ?? draft.questions.findIndex(({ id }) => id === of) + 1;
    const next = movedOut(draft, of, place, { id: newQuestionId(), before: index });
    session.store.dispatch({ type: 'replace', draft: next });
    told(index + 1, next.questions.length);
  };
  const stop = () => {
    if (dragged !== null) session.drag.setState(null, true);
    setDragged(null);
    setBefore(null);
  };
  const isOn = dragged !== null || isOver;
  useListener(
    'pointermove',
    (event) => {
      if (dragged !== null) session.drag.setState({ id: null, before: placeInRail(event) }, true);
      setBefore(placeIn(box.current, event));
    },
    isOn,
  );
  // This listener is older than the list's own, which ends the drag.
  useListener('pointerup', (event) => {
    const { id = null, before: inRail = null } = session.drag.getState() ?? {};
    const place = placeIn(box.current, event);
    if (dragged === null) {
      if (id !== null && inRail === null && place !== null) moveIn(id, place);
    } else if (inRail !== null)
      moveOut(
        children().findIndex((child) => child.id === dragged),
        inRail,
      );
    else if (place !== null) store.dispatch({ type: 'drop', id: dragged, before: place });
    stop();
  });
  useListener('pointercancel', stop, isOn);
  useListener('keydown', ({ key }) => key === 'Escape' && stop(), isOn);
  return {
    before: isOn ? before : null,
    dragged,
    grip(id, event) {
      if (event.button !== 0) return;
      event.preventDefault();
      setDragged(id);
    },
    moveIn,
    moveOut,
  };
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

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

/** The same in the list of all questions, which shows only some of its rows. */
function placeInRail(at: Point): number | null {
  const list = document.querySelector<HTMLElement>('.rail-list');
  const high = list?.querySelector<HTMLElement>('.rail-row')?.offsetHeight;
  const box = list?.getBoundingClientRect();
  if (!box || !high || !isWithin(box, at)) return null;
  return Math.round((at.clientY - box.top) / high);
}
