// All features' parts of every scene, and queries over them.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { Signal } from '#core/room/feature.ts';
import type { BoardRow, LobbyPlayer, OwnState } from '#core/views/playerView.ts';
import type { Words } from '#scenes/message.ts';
import { slot } from '#scenes/parts/slot.ts';
import type { Badge, RowLook, ScenePart, Traces } from '#scenes/parts/scenePart.ts';

export const sceneParts = slot<readonly ScenePart[]>();

/** The first feature's answer, in registry order. */
export function firstOf<T>(ask: (part: ScenePart) => T | null | undefined): T | null {
  return firstAnswer(sceneParts.get(), ask);
}

/** All features' answers, in registry order. */
export function allOf<T>(ask: (part: ScenePart) => T | readonly T[] | null | undefined): readonly T[] {
  return sceneParts.get().flatMap((part) => ask(part) ?? []);
}

/**
 * Applies a signal to the traces on a page's stage; returns the same traces when the signal leaves none.
 * `seen`: player whose own acts this stage has already shown.
 */
export function withSignal(traces: Traces, signal: Signal, seen?: string): Traces {
  return firstOf((part) => part.onSignal?.(traces, signal, seen)) ?? traces;
}

/** Below this ratio of width to height, a row's score goes below the name, which then has the room beside it. */
export const STACKED_ROW = 4.9;

export function rowLook(row: BoardRow): RowLook {
  const usual: RowLook = { name: row.name, color: null, isSimulated: false };
  return allOf((part) => part.row?.(row)).reduce<RowLook>((look, more) => ({ ...look, ...more }), usual);
}

export function rowName(row: BoardRow): Words {
  return rowLook(row).name;
}

/** The badge of a player's group; null for none. */
export function badgeOf(player: LobbyPlayer | OwnState): Badge | null {
  return firstOf((part) => part.badge?.(player));
}

export interface WaitingPlayer extends LobbyPlayer {
  readonly badge: Badge | null;
}

/** A player hops in the lobby. */
export interface HopEvent {
  readonly type: 'hopped';
  readonly id: string;
  /** True when the player's flag was planted by this hop. */
  readonly first: boolean;
}

/** Players who hopped between two states of the traces. */
export function hopsBetween(before?: Traces, after?: Traces): readonly HopEvent[] {
  return Object.entries(after?.flags ?? {})
    .filter(([id, times]) => times > (before?.flags?.[id] ?? 0))
    .map(([id, times]) => ({ type: 'hopped', id, first: times === 1 }));
}
