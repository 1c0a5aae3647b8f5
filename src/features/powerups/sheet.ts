// What is open over a seat's belt, and what has become of what was pressed there.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { askedMoment, type PlayerView } from '#core/views/playerView.ts';
import type { Message } from '#scenes/message.ts';
import type { Refusal } from '#src/features/powerups/refusal.tsx';
import type { RoomStore } from '#src/platform/stores/roomStore.ts';

export interface SheetState {
  /** The id of the card whose sheet is open; null for none. */
  readonly card: number | null;
  /** The moment of the game that it was opened in: it closes with it. */
  readonly moment: string;
  /** Whether what was pressed is on its way. */
  readonly isPending: boolean;
  /** Why the server would not. */
  readonly problem: Refusal | null;
  /** What is to be shown in passing; the same again is another object. */
  readonly told: Message | null;
}

export type SheetStore = StoreApi<SheetState>;

export const CLOSED = { card: null, problem: null, isPending: false } as const;

const stores = new WeakMap<RoomStore<PlayerView>, SheetStore>();

/** The one of the seat whose view this is. */
export function sheetOf(room: RoomStore<PlayerView>): SheetStore {
  const store = stores.get(room) ?? createStore<SheetState>()(() => ({ ...CLOSED, moment: '', told: null }));
  stores.set(room, store);
  return store;
}

/** Changes with the question, and with its answer. */
export function momentOf(view: PlayerView): string {
  return `${askedMoment(view)} ${view.slide?.answered}`;
}
