// Text of the leaderboard between two questions. Other boards replace some of it.

import { isTeacherPaced } from '#core/modes/registry.ts';
import { ownRowId } from '#core/features/features.ts';
import { anyPoints } from '#core/views/figures.ts';
import type { BoardRow, PlayerView } from '#core/views/playerView.ts';
import { firstOf } from '#scenes/parts/model.ts';
import { message, type Message } from '#scenes/message.ts';
import { NO_POINTS_YET } from '#scenes/model.ts';
import { NEXT } from '#scenes/player/model.ts';

export interface BoardModel {
  readonly title: Message;
  /** Above the rows; the spoken form is about the reader's own row. */
  readonly line: Message;
  readonly rows: readonly BoardRow[];
  /** The id of the reader's own row. */
  readonly ownId: string;
  /** Label of the button that continues; null for none. */
  readonly next: Message | null;
  /** Ids of players who have finished while others haven't. */
  readonly arrived: ReadonlySet<string>;
}

export function boardModel(player: PlayerView): BoardModel {
  const { me, room, board } = player;
  return {
    title: message('scenes:board.title'),
    line: lineOf(player),
    rows: board?.rows ?? [],
    ownId: ownRowId(me),
    next: isTeacherPaced(room) || me.isOver ? null : NEXT,
    arrived: new Set(),
  };
}

function lineOf(player: PlayerView): Message {
  const { me, board } = player;
  if (board && !anyPoints(board.rows)) return message('scenes:board.nobody', undefined, NO_POINTS_YET);
  const total = board?.total ?? 0;
  const special = firstOf((part) => part.boardLine?.(player));
  if (special) return special;
  const own = { rank: me.rank ?? 0, total, score: me.rankedScore };
  if (me.rank === 1) return message('scenes:board.first', own, OWN);
  if (me.rank === null || me.previousRank === null)
    return message('scenes:board.total', { ...own, count: total }, OWN);
  const { key, values } = rankMove(me.previousRank - me.rank);
  return message(key, { ...own, ...values }, OWN);
}

/** `gained`: places won; below 0 if places were lost. */
export function rankMove(gained: number): Message {
  if (gained > 0) return message('scenes:board.rankUp', { count: gained });
  if (gained < 0) return message('scenes:board.rankDown', { count: -gained });
  return message('scenes:board.rankSame');
}

const OWN = 'play:board.own';
