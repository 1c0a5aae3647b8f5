// What is dragged in the editor: a question of the list or one inside another. The lists on the page say where
// it would go; it is dropped here, so that it doesn't matter which of them hears of the pointer first.

import type { PointerEvent as ReactPointerEvent } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Dragged =
  | { readonly id: string }
  /** Id of the question that holds it, and its place there. */
  | { readonly of: string; readonly place: number };

export type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

type DropList = 'questions' | 'children';

interface QuestionDrag {
  readonly dragged: Dragged;
  /** Null if it would be dropped nowhere. */
  readonly target: DropTarget | null;
}

interface DropTarget {
  readonly list: DropList;
  /** Index in the list before which it would go. */
  readonly before: number;
  readonly drop: () => void;
}

export interface QuestionDragging
  extends Pick<StoreApi<QuestionDrag | null>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Where the pointer is. */
  readonly at: Point;
  /** Begins with a press on a grip. Letting go drops, Escape cancels. */
  begin(dragged: Dragged, event: ReactPointerEvent): void;
  /** Says where in a list it would go, null for not there, and how to drop it. */
  aim(list: DropList, before: number | null, drop: (before: number) => void): void;
}

/** Where in this list it would go; null for elsewhere. */
export const beforeIn = (list: DropList) => (drag: QuestionDrag | null) =>
  drag?.target?.list === list ? drag.target.before : null;

export function createDragging(): QuestionDragging {
  const store = createStore<QuestionDrag | null>()(() => null);
  let at: Point = { clientX: 0, clientY: 0 };
  return {
    ...store,
    get at() {
      return at;
    },
    begin(dragged, event) {
      if (event.button !== 0) return;
      event.preventDefault();
      at = event;
      store.setState({ dragged, target: null }, true);
      const over = new AbortController();
      const end = () => {
        over.abort();
        store.setState(null, true);
      };
      const drop = () => {
        const target = store.getState()?.target;
        end();
        target?.drop();
      };
      window.addEventListener('pointermove', (move) => (at = move), over);
      window.addEventListener('pointerup', drop, over);
      window.addEventListener('pointercancel', end, over);
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), over);
    },
    aim(list, before, drop) {
      const now = store.getState();
      if (!now || beforeIn(list)(now) === before) return;
      store.setState(
        { ...now, target: before === null ? null : { list, before, drop: () => drop(before) } },
        true,
      );
    },
  };
}
