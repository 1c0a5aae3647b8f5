// Players in teams: arranged before the start, since a score belongs to those who have earned it.

import { type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import type { AtHost, ByHost, OfSeat } from '#core/authority/origins.ts';
import type { Feature, HostTurn } from '#core/authority/ruleSet.ts';
import { isPlaying, seatIndexOf } from '#core/authority/seats.ts';
import { toAll, toSeat } from '#core/authority/tells.ts';
import { at } from '#core/collections/list.ts';
import { placeOfTeam, rankedTeams, teamBoard } from '#core/features/teams/authorityBoard.ts';
import { movedTo, recountedTeams, redealt, resized, teamed } from '#core/features/teams/authorityRosters.ts';
import { TEAMS, type Team } from '#core/features/teams/teams.ts';
import { hasFeature } from '#core/modes/registry.ts';

interface TeamsTypes {
  readonly room: {
    /** None where everybody plays alone. */
    readonly teams: readonly Team[];
  };
  readonly player: {
    /** Index among the room's teams; absent where there are none, and while the player is not let in. */
    readonly team?: number;
  };
  readonly hostCommand: /** So many teams. */
    | ({ readonly type: 'setTeams'; readonly teams: number } & ByHost)
    /** Deals the players anew. */
    | ({ readonly type: 'shuffleTeams' } & ByHost)
    /** `name`: null for that of the team's character. */
    | ({ readonly type: 'nameTeam'; readonly team: number; readonly name: string | null } & ByHost)
    | ({ readonly type: 'moveToTeam'; readonly playerId: string; readonly team: number } & ByHost);
  readonly event:
    | ({ readonly type: 'teamsSet'; readonly teams: number } & AtHost)
    | ({ readonly type: 'teamsShuffled' } & AtHost)
    | ({ readonly type: 'teamNamed'; readonly team: number; readonly name: string | null } & AtHost)
    | ({ readonly type: 'playerTeamed'; readonly team: number; readonly commandId: string } & OfSeat);
  readonly refusal: 'team.NOT_FOUND' | 'team.DUPLICATE_NAME';
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly teams: TeamsTypes;
  }
}

type Word<Type> = Extract<TeamsTypes['hostCommand'], { readonly type: Type }>;

const AT_ONCE = { name: 'updateGameOptions', atOnce: true } as const;

export const teams: Feature<'teams'> = {
  version: 1,
  fresh: { room: { teams: [] } },
  hostCommands: { setTeams, shuffleTeams, nameTeam, moveToTeam },
  evolve: {
    teamsSet: (room, event) => resized(room, event.teams),
    teamsShuffled: redealt,
    teamNamed: (room, event) => ({
      ...room,
      teams: room.teams.map((team, index) => (index === event.team ? { ...team, name: event.name } : team)),
    }),
    playerTeamed: (room, { seat, team }) => movedTo(room, seat, team),
  },
  tells: {
    teamsSet: toldOfDeal,
    teamsShuffled: toldOfDeal,
    teamNamed: () => ({ soon: ['lobby', 'board'], host: AT_ONCE }),
    playerTeamed: ({ seat }) => ({
      ranksAreWrong: true,
      players: [toSeat('updateGameOptions', seat)],
      soon: ['lobby', 'board'],
    }),
  },
  views: {
    room: ({ teams: all }) => ({ teams: all }),
    me: (_room, _index, { team }) => ({ team: team ?? null }),
    lobbyPlayer: (_room, _index, { team }) => ({ team: team ?? null }),
    boardRow: () => ({ team: null }),
    summary: (seat, { standings }) => ({ team: placeOfTeam(seat, standings) }),
    hostRow: (_room, _index, { team }) => ({ team: team ?? null }),
  },
  ranking: {
    ranks: (room) => room.teams.length > 0,
    groups: rankedTeams,
    board: teamBoard,
  },
  hooks: {
    created: (room) =>
      hasFeature(room, 'teams')
        ? { ...room, teams: Array.from({ length: TEAMS.usual }, () => ({ name: null, players: 0 })) }
        : room,
    seated(room, index, before, after) {
      if (room.teams.length === 0) return { seat: after };
      const seat = teamed(room, index, after);
      return { seat, room: { teams: recountedTeams(room.teams, before, seat) } };
    },
  },
  sample: {
    host: {
      setTeams: ({ commandId, what }) => ({ type: 'setTeams', commandId, teams: what % 11 }),
      shuffleTeams: ({ commandId }) => ({ type: 'shuffleTeams', commandId }),
      nameTeam: ({ commandId, what }) => ({
        type: 'nameTeam',
        commandId,
        team: what % 9,
        name: what % 3 === 0 ? null : `T${what % 3}`,
      }),
      moveToTeam: ({ commandId, playerId, what }) => ({
        type: 'moveToTeam',
        commandId,
        playerId,
        team: what % 9,
      }),
    },
  },
};

function toldOfDeal() {
  return {
    players: [toAll('updateGameOptions', 'room', 'me')],
    soon: ['lobby'],
    host: { ...AT_ONCE, seats: 'all' },
  } as const;
}

function mayDeal({ room }: HostTurn): boolean {
  return room.teams.length > 0 && room.startedAt === null;
}

function setTeams(turn: HostTurn, { teams: wanted, commandId }: Word<'setTeams'>): Decision {
  if (!mayDeal(turn)) return refused('room.WRONG_STATE');
  if (wanted === turn.room.teams.length) return NOTHING;
  const count = Math.max(TEAMS.least, Math.min(TEAMS.most, wanted));
  return events({ type: 'teamsSet', teams: count, commandId, at: turn.now });
}

function shuffleTeams(turn: HostTurn, { commandId }: Word<'shuffleTeams'>): Decision {
  if (!mayDeal(turn)) return refused('room.WRONG_STATE');
  return events({ type: 'teamsShuffled', commandId, at: turn.now });
}

function nameTeam({ room, now }: HostTurn, { team, name, commandId }: Word<'nameTeam'>): Decision {
  const found = room.teams[team];
  if (!found) return refused('team.NOT_FOUND');
  const isTaken = name !== null && room.teams.some((other, index) => index !== team && other.name === name);
  if (isTaken) return refused('team.DUPLICATE_NAME');
  return found.name === name ? NOTHING : events({ type: 'teamNamed', team, name, commandId, at: now });
}

function moveToTeam({ room }: HostTurn, { playerId, team, commandId }: Word<'moveToTeam'>): Decision {
  if (room.startedAt !== null) return refused('room.WRONG_STATE');
  if (!room.teams[team]) return refused('team.NOT_FOUND');
  const seat = seatIndexOf(room, playerId);
  const found = at(room.seats, seat);
  if (!found || !isPlaying(found)) return refused('player.NOT_FOUND');
  return found.team === team ? NOTHING : events({ type: 'playerTeamed', seat, team, commandId });
}
