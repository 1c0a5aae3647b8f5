// The text at the end of a challenge, before and after the last friend finishes.

import { isFinished } from '#core/room/phase.ts';
import { anyPoints } from '#core/views/figures.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { message, type Message } from '#scenes/message.ts';
import { type BoardModel, boardModel } from '#scenes/player/leaderboard/model.ts';

export function challengeBoardModel(player: PlayerView): BoardModel {
  const { room } = player;
  const board = boardModel(player);
  const climbing = room.challenge?.climbing;
  const arrived =
    isFinished(room.state) || !climbing ? [] : board.rows.filter(({ id }) => !climbing.includes(id));
  return {
    ...board,
    title: titleOf(player),
    line: lineOf(player),
    next: null,
    arrived: new Set(arrived.map(({ id }) => id)),
  };
}

function titleOf({ me, room, board }: PlayerView): Message {
  if (!isFinished(room.state)) return message('scenes:challenge.done');
  const first = board?.rows[0];
  if (!first || !anyPoints(board.rows)) return message('scenes:challenge.nobody');
  return first.id === me.playerId
    ? message('scenes:challenge.won')
    : message('scenes:challenge.winner', { name: first.name });
}

function lineOf(player: PlayerView): Message {
  const { me, room } = player;
  const values = { score: me.score, percent: me.accuracy };
  if (isFinished(room.state)) return message('scenes:challenge.own', values, 'play:challenge.own');
  return message('scenes:challenge.climbing', { ...values, count: othersClimbing(player) });
}

/** Returns the number of other players who haven't finished. */
function othersClimbing({ me, room }: PlayerView): number {
  return room.challenge?.climbing.filter((id) => id !== me.playerId).length ?? 0;
}
