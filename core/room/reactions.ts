// What students can show the room without a word (specification 2, section 7 "Reaction update"). It passes: no log keeps it, and nobody is named.

import { isFinished, type PlayMode, type RoomState } from '#core/room/phase.ts';
import type { GameOptions } from '#core/room/options.ts';

/** Applause, love, laughter, a party, "I see", "I am lost". */
export const REACTIONS = ['clap', 'heart', 'laugh', 'party', 'idea', 'lost'] as const;
export type Reaction = (typeof REACTIONS)[number];
/** How often each was sent since it was told last. */
export type ReactionCounts = { readonly [R in Reaction]?: number };

/** Whether somebody is there to see them, and wants to; also for a while after the end, for the winner. */
export function takesReactions({
  state,
  playMode,
  options,
}: {
  readonly state: RoomState;
  readonly playMode: PlayMode;
  readonly options: GameOptions;
}): boolean {
  const open = state === 'waiting' || state === 'running' || state === 'paused' || isFinished(state);
  return open && state !== 'archived' && playMode === 'live' && options.reactions;
}
