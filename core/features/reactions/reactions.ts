// Reactions that students send to the room (specification 2, section 7 "Reaction update"). They are anonymous
// and never logged.

import type { Approval, PlayMode, RoomState, SlideState } from '#core/room/phase.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

/** Applause, love, laughter, a party, "I see", "I am lost". */
export const REACTIONS = ['clap', 'heart', 'laugh', 'party', 'idea', 'lost'] as const;
export type Reaction = (typeof REACTIONS)[number];
/** Number of each sent since the last push. */
export type ReactionCounts = { readonly [R in Reaction]?: number };

/**
 * True if a player can react now: in a live game with reactions on, until the room is archived, and not while
 * the player has an open question, whose answer six signs could give away. `slide`: the state of the player's
 * slide.
 */
export function acceptsReactions(
  {
    state,
    playMode,
    options,
  }: { readonly state: RoomState; readonly playMode: PlayMode; readonly options: GameOptions },
  slide: SlideState | null,
): boolean {
  const isAsked = state === 'running' && (slide === 'active' || slide === 'waiting');
  return (
    state !== 'scheduled' && state !== 'archived' && playMode === 'live' && options.reactions && !isAsked
  );
}

/** Waves sent in one push; in a large room no one could see more at the same time. */
export const MAX_WAVES_SHOWN = 24;

/** True if admitted players see each other wave, which is while they all wait in the lobby. */
export function acceptsWaves(room: Parameters<typeof acceptsReactions>[0]): boolean {
  return room.state === 'waiting' && acceptsReactions(room, null);
}

/** True if the room sees this player's wave. */
export function canWave({
  room,
  me,
}: {
  readonly room: Parameters<typeof acceptsReactions>[0];
  readonly me: { readonly approval: Approval; readonly deleted: boolean };
}): boolean {
  return acceptsWaves(room) && me.approval === 'approved' && !me.deleted;
}
