// Teams: their names, who belongs to which, and their places.

import { TEAM_CHARACTERS } from '#core/features/teams/teams.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import type { ScenePart } from '#scenes/parts/scenePart.ts';
import { amount, message, type Words } from '#scenes/message.ts';

/** `name`: null or '' for that of the team's character. */
function teamName(team: number, name: string | null | undefined): Words {
  return name ? name : message(`common:team.${team}`);
}

/** The team of somebody in this room. */
export function teamOf({ teams: all }: Pick<RoomInfo, 'teams'>, team: number): Words {
  return teamName(team, all[team]?.name);
}

const characterOf = (team: number): number => TEAM_CHARACTERS[team] ?? 0;

export const teamsPart: ScenePart = {
  lobbyLine: ({ me, room }) =>
    me.team === null ? null : message('scenes:lobby.team', { team: teamOf(room, me.team) }),
  belongsTo: (room, { team }) => (team === null ? null : teamOf(room, team)),
  badge: ({ team }) => (team === null ? null : { character: characterOf(team), order: team, color: team }),
  groups: (room) =>
    room.teams.map(({ players }, team) => ({
      character: characterOf(team),
      name: teamOf(room, team),
      players: amount(players),
    })),
  // A team has the colour of the option at its place, and so of its character.
  row: ({ name, team }) => team && { name: teamName(team.index, name), color: team.index },
  boardLine({ me, board }) {
    const own = board?.rows.find(({ team }) => team !== null && team.index === me.team);
    return own
      ? message('scenes:board.team', { rank: own.rank, total: board?.total ?? 0, count: me.rankedScore })
      : null;
  },
  sharedPlace: ({ summary }) =>
    summary?.team
      ? {
          rank: summary.team.score > 0 ? summary.team.rank : null,
          total: summary.team.count,
          label: message('scenes:over.teamRank'),
          won: message('scenes:over.teamFirst'),
        }
      : null,
};
