// The end of a challenge, before and after the last friend has finished: the standings, who still climbs, and at last who has won.

import { isFinished } from '#core/room/phase.ts';
import { anyPoints } from '#core/views/figures.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { directed } from '#scenes/kit/bidi.ts';
import { diffPlayer, type PlayerEvent } from '#scenes/player/events.ts';
import { type BoardFrame, createLeaderboard } from '#scenes/player/leaderboard/LeaderboardScene.ts';
import { othersClimbing, type PlayerStageView } from '#scenes/player/view.ts';
import type { SceneKind, ScenePorts } from '#scenes/ports.ts';

/** CSS pixels for the page's own buttons, which wrap on a phone. */
const ACTIONS = { compact: 132, wide: 84 } as const;

const FRAME: BoardFrame = {
  sky: ({ me, room }) => (isFinished(room.state) && me.rank === 1 ? 'podium' : 'lobby'),
  isLong: true,
  title,
  line,
  hasButton: () => false,
  actions: (compact) => (compact ? ACTIONS.compact : ACTIONS.wide),
  hasArrived: ({ room }, { id }) =>
    !isFinished(room.state) && room.challenge?.climbing.includes(id) === false,
};

export const challengeBoardScene: SceneKind<PlayerStageView, PlayerEvent> = {
  id: 'challengeBoard',
  create: () => createLeaderboard(FRAME),
  diff: diffPlayer,
};

function title({ me, room, board }: PlayerView, strings: ScenePorts['strings']): string {
  if (!isFinished(room.state)) return strings('challenge.done');
  const first = board?.rows[0];
  if (!first || !anyPoints(board.rows)) return strings('challenge.nobody');
  return first.id === me.playerId
    ? strings('challenge.won')
    : strings('challenge.winner', { name: directed(first.name) });
}

function line(player: PlayerView, strings: ScenePorts['strings']): string {
  const { me, room } = player;
  const values = { score: me.score, percent: me.accuracy };
  if (isFinished(room.state)) return strings('challenge.own', values);
  return strings('challenge.climbing', { ...values, count: othersClimbing(player) });
}
