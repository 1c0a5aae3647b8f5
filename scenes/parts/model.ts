// The features' parts of every scene, and queries over them.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { Signal } from '#core/room/feature.ts';
import type { BoardRow, LobbyPlayer, OwnState } from '#core/views/playerView.ts';
import type { Words } from '#scenes/message.ts';
import { handed } from '#scenes/parts/handed.ts';
import type { Badge, RowLook, ScenePart, Traces } from '#scenes/parts/scenePart.ts';

export const sceneParts = handed<readonly ScenePart[]>();

/** The first answer that a feature gives. */
export function firstOf<T>(ask: (part: ScenePart) => T | null | undefined): T | null {
  return firstAnswer(sceneParts.get(), ask);
}

/** The answers of all features that give one. */
export function allOf<T>(ask: (part: ScenePart) => T | readonly T[] | null | undefined): readonly T[] {
  return sceneParts.get().flatMap((part) => ask(part) ?? []);
}

/** What stands on a page's stage once it is told this: the same where that is nothing for any stage. `seen`: whose own acts were shown there already. */
export function withSignal(traces: Traces, signal: Signal, seen?: string): Traces {
  return firstOf((part) => part.onSignal?.(traces, signal, seen)) ?? traces;
}

export function rowLook(row: BoardRow): RowLook {
  const usual: RowLook = { name: row.name, color: null, isSimulated: false };
  return allOf((part) => part.row?.(row)).reduce<RowLook>((look, more) => ({ ...look, ...more }), usual);
}

export function rowName(row: BoardRow): Words {
  return rowLook(row).name;
}

/** What somebody who waits belongs to. */
export function badgeOf(player: LobbyPlayer | OwnState): Badge | null {
  return firstOf((part) => part.badge?.(player));
}

export interface WaitingPlayer extends LobbyPlayer {
  readonly badge: Badge | null;
}

/** Somebody hops in the waiting room. */
export interface HopEvent {
  readonly type: 'hopped';
  readonly id: string;
  /** The flag has just been planted. */
  readonly first: boolean;
}

/** Who has hopped between the two. */
export function hopsBetween(before?: Traces, after?: Traces): readonly HopEvent[] {
  return Object.entries(after?.flags ?? {})
    .filter(([id, times]) => times > (before?.flags?.[id] ?? 0))
    .map(([id, times]) => ({ type: 'hopped', id, first: times === 1 }));
}
