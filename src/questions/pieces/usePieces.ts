// Moving pieces with keys and presses: what each one does, where the focus goes, and what is announced.

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PiecesType } from '#core/questions/families.ts';
import type { PutAct } from '#core/questions/pieces/pieces.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import {
  type PiecesState,
  type PieceSentences,
  pieceAnnouncement,
} from '#src/questions/pieces/announcements.ts';

/** Milliseconds without a change before it is announced. */
const SETTLED_MS = 300;

type Place = PutAct['place'];

/** The kind-specific parts. */
export interface PieceMoves<Placed> {
  /** The placement; must be serializable as JSON. */
  readonly placed: Placed;
  placeOf(piece: string): Place;
  /** The place a key moves the held piece to; undefined for other keys. */
  step(key: string, place: Place): Place | undefined;
  readonly say: PieceSentences<Placed>;
  /**
   * Intent of pressing a piece or a place, and the id of what has the focus afterwards; absent if a press picks
   * a piece up, or puts the held one in its place.
   */
  readonly press?: (id: string) => { readonly intent: PlayIntent; readonly focus: string };
}

export interface Pieces {
  /** Ref for the element that contains the buttons. */
  holdBox(element: HTMLDivElement | null): void;
  /** Id of the piece that is picked up. */
  readonly held: string | undefined;
  readonly canUndo: boolean;
  /** Picks the piece up, puts the held one in its place, or puts it down where it is. */
  press(id: string): void;
  /** Moves the held piece as a key does; it stays picked up. */
  move(key: string): void;
  /** True if that moves it at all. */
  canMove(key: string): boolean;
  putDown(): void;
  undo(): void;
}

type PiecesProps = Pick<QuestionTwinProps<PiecesType>, 'draft' | 'open' | 'onIntent'>;

export function usePieces<Placed>(
  { draft, open, onIntent }: PiecesProps,
  { placed, placeOf, step, say, press }: PieceMoves<Placed>,
): Pieces {
  const box = useRef<HTMLDivElement>(null);
  const held = open ? draft.held : undefined;
  const past = draft.past?.length ?? 0;
  const canUndo = open && past > 0;
  const focusNext = useRef<(() => HTMLElement | null) | null>(null);
  useLayoutEffect(() => {
    const next = focusNext.current?.();
    focusNext.current = null;
    // Elements lose the focus when they change places.
    if (next && next !== document.activeElement) next.focus();
  });
  const [pickedUp, setPickedUp] = useState<{ readonly id: string; readonly place: Place } | null>(null);
  if (held !== pickedUp?.id) setPickedUp(held === undefined ? null : { id: held, place: placeOf(held) });
  useSaid({ placed, held, past }, say, open);

  /** The button of this piece, or the first one. */
  const buttonOf = (id?: string): HTMLElement | null =>
    [...(box.current?.querySelectorAll('button') ?? [])].find(
      ({ dataset }) => id === undefined || dataset['piece'] === id,
    ) ?? null;
  /** Keeps the focus where it is, or moves it to this piece; a focus outside stays there. */
  const focusOn = (id?: string) => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && box.current?.contains(activeElement))
      focusNext.current = () => (id === undefined ? activeElement : buttonOf(id));
  };
  const moveTo = (place: Place | undefined) => {
    if (held === undefined || place === undefined || place === placeOf(held)) return;
    focusOn();
    onIntent({ type: 'put', piece: held, place });
    onIntent({ type: 'hold', piece: held });
  };
  const stepOf = (key: string) => (held === undefined ? undefined : step(key, placeOf(held)));
  const pieces: Pieces = {
    holdBox(element) {
      box.current = element;
    },
    held,
    canUndo,
    press(id) {
      if (press) {
        const { intent, focus } = press(id);
        focusOn(focus);
        onIntent(intent);
      } else if (held === undefined) onIntent({ type: 'hold', piece: id });
      else if (held === id) pieces.putDown();
      else {
        focusOn(held);
        onIntent({ type: 'put', piece: held, place: placeOf(id) });
      }
    },
    move: (key) => moveTo(stepOf(key)),
    canMove: (key) => held !== undefined && stepOf(key) !== placeOf(held),
    putDown() {
      focusOn(held);
      onIntent({ type: 'hold', piece: null });
    },
    undo() {
      focusOn();
      // The Undo button disappears with the last step.
      if (past === 1 && !focusNext.current && document.activeElement instanceof HTMLButtonElement)
        focusNext.current = buttonOf;
      onIntent({ type: 'undo' });
    },
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isCommand = ctrlKey || metaKey;
    if (canUndo && isCommand && !altKey && !shiftKey && key.toLowerCase() === 'z') pieces.undo();
    else if (held === undefined || isCommand || altKey) return;
    else if (key === 'Escape') {
      moveTo(pickedUp?.place);
      pieces.putDown();
    } else if (stepOf(key) !== undefined) pieces.move(key);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!open) return undefined;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
  return pieces;
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [role="dialog"], [role="menu"]') !== null
  );
}

/** Announces what has changed once the pieces stay still. */
function useSaid<Placed>(now: PiecesState<Placed>, sentences: PieceSentences<Placed>, open: boolean): void {
  const { announcer } = useServices();
  const say = useWords();
  const before = useRef(now);
  const tell = useEffectEvent(() => {
    const said = pieceAnnouncement(before.current, now, sentences);
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
