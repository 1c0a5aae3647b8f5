// State of the sheet open over a seat's belt, and of the last press in it.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { askedKey, type PlayerView } from '#core/views/playerView.ts';
import type { Message } from '#scenes/message.ts';
import type { Refusal } from '#src/features/powerups/refusal.tsx';
import type { RoomStore } from '#src/platform/stores/roomStore.ts';

export interface SheetState {
  /** Id of the card whose sheet is open; null if none is. */
  readonly card: number | null;
  /** Key of the question state in which it opened (`questionKey`); the sheet closes when the key changes. */
  readonly moment: string;
  /** True if a press is being sent. */
  readonly isPending: boolean;
  /** Why the server refused the press. */
  readonly problem: Refusal | null;
  /** Result of the last press, while it is shown; a repeated message is a new object. */
  readonly told: Message | null;
}

export type SheetStore = StoreApi<SheetState>;

export const CLOSED = { card: null, problem: null, isPending: false } as const;

const stores = new WeakMap<RoomStore<PlayerView>, SheetStore>();

/** Returns the sheet of the seat that owns this store. */
export function sheetOf(room: RoomStore<PlayerView>): SheetStore {
  const store = stores.get(room) ?? createStore<SheetState>()(() => ({ ...CLOSED, moment: '', told: null }));
  stores.set(room, store);
  return store;
}

/** Key that changes with the question and with its answer. */
export function questionKey(view: PlayerView): string {
  return `${askedKey(view)} ${view.slide?.answered}`;
}
