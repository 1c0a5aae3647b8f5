// Teams: their names, members, and ranks.

import { TEAM_CHARACTERS } from '#core/features/teams/teams.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import type { ScenePart } from '#scenes/parts/scenePart.ts';
import { numberMessage, message, type Words } from '#scenes/message.ts';

/** `name`: null or '' falls back to the name of the team's character. */
function teamName(team: number, name: string | null | undefined): Words {
  return name ? name : message(`common:team.${team}`);
}

/** The name of a team in this room. */
export function teamOf({ teams: all }: Pick<RoomInfo, 'teams'>, team: number): Words {
  return teamName(team, all[team]?.name);
}

const characterOf = (team: number): number => TEAM_CHARACTERS[team] ?? 0;

/** Explains why a team's points aren't the sum of its players'. */
const TEAMS_EVEN = message('scenes:board.teamsEven');

export const teamsPart: ScenePart = {
  lobbyLine: ({ me, room }) =>
    me.team === null ? null : message('scenes:lobby.team', { team: teamOf(room, me.team) }),
  groupName: (room, { team }) => (team === null ? null : teamOf(room, team)),
  badge: ({ team }) => (team === null ? null : { character: characterOf(team), order: team, color: team }),
  groups: (room) =>
    room.teams.map(({ players }, team) => ({
      character: characterOf(team),
      name: teamOf(room, team),
      players: numberMessage(players),
    })),
  // A team takes the color of the option at its index, which is its character's color too.
  row: ({ name, team }) => team && { name: teamName(team.index, name), color: team.index },
  boardLine({ me, board }) {
    const own = board?.rows.find(({ team }) => team !== null && team.index === me.team);
    return own
      ? message('scenes:board.team', {
          rank: own.rank,
          total: board?.total ?? 0,
          count: me.rankedScore,
          even: TEAMS_EVEN,
        })
      : null;
  },
  boardNote: ({ team }) => team && TEAMS_EVEN,
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
