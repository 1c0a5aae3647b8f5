// The player's own place on the leaderboard, and how it has moved.

import { ownRowId } from '#core/features/features.ts';
import { boardEvery, isTeacherPaced } from '#core/modes/registry.ts';
import type { PlayerView } from '#core/views/playerView.ts';

export interface OwnPlace {
  readonly rank: number;
  /** Places won since the previous look at the leaderboard; below 0 if places were lost. */
  readonly gained: number;
}

/** The place of whatever is ranked: the player, or their group. Null if the game shows none. */
export function ownPlace({ me, board }: Pick<PlayerView, 'me' | 'board'>): OwnPlace | null {
  const { rank, previousRank } = board?.rows.find(({ id }) => id === ownRowId(me)) ?? me;
  return rank === null ? null : { rank, gained: previousRank === null ? 0 : previousRank - rank };
}

/** The place that the player's answer has led to, once it is known; null if it is the same as before. */
export function newPlace(view: PlayerView): OwnPlace | null {
  const { me, room, slide, board } = view;
  const every = boardEvery(room);
  const isCounted = every > 0 && me.responses % every === 0 && !isTeacherPaced(room);
  const place = isCounted && slide?.feedback && board ? ownPlace(view) : null;
  return place?.gained ? place : null;
}
