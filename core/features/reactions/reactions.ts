// What students can show the room without a word (specification 2, section 7 "Reaction update"). It passes: no log keeps it, and nobody is named.

import type { Approval, PlayMode, RoomState, SlideState } from '#core/room/phase.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

/** Applause, love, laughter, a party, "I see", "I am lost". */
export const REACTIONS = ['clap', 'heart', 'laugh', 'party', 'idea', 'lost'] as const;
export type Reaction = (typeof REACTIONS)[number];
/** How often each was sent since it was told last. */
export type ReactionCounts = { readonly [R in Reaction]?: number };

/**
 * Whether a player can show one now: somebody is there to see it and wants to, until the room is put away, and no question stands open
 * before this player, whose answer six signs could tell. `slide`: the state of what stands there.
 */
export function takesReactions(
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

/** Players whose waves one push tells of: of a large room nobody sees more at once. */
export const WAVES_AT_ONCE = 24;

/** Whether those who are let in see each other wave: while all wait for the game together. */
export function takesWaves(room: Parameters<typeof takesReactions>[0]): boolean {
  return room.state === 'waiting' && takesReactions(room, null);
}

/** Whether the room sees it when this player waves. */
export function isSeenToWave({
  room,
  me,
}: {
  readonly room: Parameters<typeof takesReactions>[0];
  readonly me: { readonly approval: Approval; readonly deleted: boolean };
}): boolean {
  return takesWaves(room) && me.approval === 'approved' && !me.deleted;
}
