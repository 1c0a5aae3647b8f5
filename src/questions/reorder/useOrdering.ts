// Items put in order by keys and presses: what each means now, where the focus goes with it, and what is said of it.

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { QuestionOf } from '#core/questions/question.ts';
import { orderOf } from '#core/questions/reorder/index.ts';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { type OrderMoment, saidOf } from '#src/questions/reorder/said.ts';

/** Milliseconds for which nothing has changed before it is told. */
const SETTLED_MS = 300;

export interface Ordering {
  /** Id of the item that is picked up. */
  readonly held: string | undefined;
  /** Place of the held one, from 0; -1 while there is none. */
  readonly at: number;
  readonly canUndo: boolean;
  /** Picks it up, puts the held one there, or puts it down where it is. */
  press(id: string): void;
  /** Moves the held one, which stays picked up. */
  move(place: number): void;
  putDown(): void;
  undo(): void;
}

type OrderingProps = Pick<QuestionTwinProps<'REORDER'>, 'question' | 'draft' | 'open' | 'onIntent'>;

/** `list` holds the items as its children, each with its button first. */
export function useOrdering(props: OrderingProps, list: RefObject<HTMLElement | null>): Ordering {
  const { question, draft, open, onIntent } = props;
  const order = orderOf(question, draft.answer);
  const held = open ? draft.held : undefined;
  const at = held === undefined ? -1 : order.indexOf(held);
  const past = draft.past?.length ?? 0;
  const canUndo = open && past > 0;
  const focusNext = useRef<(() => HTMLElement | null) | null>(null);
  useLayoutEffect(() => {
    const next = focusNext.current?.();
    focusNext.current = null;
    // Elements that change places lose the focus.
    if (next && next !== document.activeElement) next.focus();
  });
  const [pickedUp, setPickedUp] = useState<{ readonly id: string; readonly place: number } | null>(null);
  if (held !== pickedUp?.id) setPickedUp(held === undefined ? null : { id: held, place: at });
  useSaid(question, { order, held, past }, open);

  const buttonOf = (place: number) => list.current?.children[place]?.querySelector('button') ?? null;
  /** The focus stays with what it is on, or goes to `other`; what is pressed elsewhere leaves it there. */
  const focusOn = (other: HTMLElement | null = null) => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && list.current?.contains(activeElement))
      focusNext.current = () => other ?? activeElement;
  };
  const put = (piece: string, place: number) => onIntent({ type: 'put', piece, place });
  const ordering: Ordering = {
    held,
    at,
    canUndo,
    press(id) {
      if (held === undefined) onIntent({ type: 'hold', piece: id });
      else if (held === id) ordering.putDown();
      else {
        focusOn(buttonOf(at));
        put(held, order.indexOf(id));
      }
    },
    move(place) {
      if (held === undefined || place === at || !(place in order)) return;
      focusOn();
      put(held, place);
      onIntent({ type: 'hold', piece: held });
    },
    putDown() {
      focusOn(buttonOf(at));
      onIntent({ type: 'hold', piece: null });
    },
    undo() {
      focusOn();
      // The button that undoes goes with the last step.
      if (past === 1 && !focusNext.current && document.activeElement instanceof HTMLButtonElement)
        focusNext.current = () => buttonOf(0);
      onIntent({ type: 'undo' });
    },
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const undoes = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
    if (undoes ? !canUndo : held === undefined || ctrlKey || metaKey || altKey) return;
    if (undoes) ordering.undo();
    else if (key === 'ArrowUp') ordering.move(at - 1);
    else if (key === 'ArrowDown') ordering.move(at + 1);
    else if (key === 'Home') ordering.move(0);
    else if (key === 'End') ordering.move(order.length - 1);
    else if (key === 'Escape') {
      if (pickedUp) ordering.move(pickedUp.place);
      ordering.putDown();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!open) return undefined;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
  return ordering;
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [role="dialog"], [role="menu"]') !== null
  );
}

/** Says what has become of the order, once it stays so. */
function useSaid({ items }: QuestionOf<'REORDER'>, now: OrderMoment, open: boolean): void {
  const { announcer } = useServices();
  const say = useWords();
  const before = useRef(now);
  const tell = useEffectEvent(() => {
    const said = saidOf(items, before.current, now);
    before.current = now;
    if (said) announcer.announce(say(said));
  });
  const moment = JSON.stringify(now);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => tell(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [moment, open]);
}
