// Team play on a player's page: players are ranked with their team.

import { teamId } from '#core/features/teams/teams.ts';
import { isDecided } from '#core/views/figures.ts';
import { message } from '#scenes/message.ts';
import { teamOf } from '#scenes/features/teams/model.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';

export const teams: PlayerFeature = {
  texts: ({ me }) => (me.team === null ? {} : { ownRow: 'play:board.yourTeam' }),
  sharedRank({ me, room, summary, board }) {
    if (!summary?.team || me.team === null) return null;
    const { rank, score, count: total } = summary.team;
    return {
      line: message(isDecided({ me, room }) ? 'play:summary.team' : 'play:summary.teamSoFar', {
        team: teamOf(room, me.team),
        rank,
        total,
        points: score,
      }),
      leaderboard: board && {
        title: message('play:summary.teams'),
        rows: board.rows,
        ownId: teamId(me.team),
      },
      spoken: score > 0 ? { key: 'play:say.finalTeamRank', values: { rank, total } } : null,
    };
  },
};
