// Team rules. Teams are arranged before the start, because points stay with the players who earned them.

import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import type { CausedByHost, ByHost, SeatEvent } from '#core/authority/origins.ts';
import type { Feature, HostTurn } from '#core/authority/ruleSet.ts';
import { isPlaying, seatIndexOf } from '#core/authority/seats.ts';
import { toAll, toSeat } from '#core/authority/announcements.ts';
import { at } from '#core/collections/list.ts';
import { placeOfTeam, rankedTeams, teamBoard } from '#core/features/teams/authorityBoard.ts';
import {
  movedTo,
  recountedTeams,
  reshuffledTeams,
  resized,
  assignTeam,
} from '#core/features/teams/authorityRosters.ts';
import { TEAMS, type Team } from '#core/features/teams/teams.ts';
import { hasFeature } from '#core/modes/registry.ts';

interface TeamsTypes {
  readonly room: {
    /** Empty when the game has no teams. */
    readonly teams: readonly Team[];
  };
  readonly player: {
    /** Index in the room's `teams`; absent without teams, and until the player is let in. */
    readonly team?: number;
  };
  readonly hostCommand: /** Sets the number of teams. */
    | ({ readonly type: 'setTeams'; readonly teams: number } & ByHost)
    /** Deals all players into teams again. */
    | ({ readonly type: 'shuffleTeams' } & ByHost)
    /** `name`: null for the name of the team's character. */
    | ({ readonly type: 'nameTeam'; readonly team: number; readonly name: string | null } & ByHost)
    | ({ readonly type: 'moveToTeam'; readonly playerId: string; readonly team: number } & ByHost);
  readonly event:
    | ({ readonly type: 'teamsSet'; readonly teams: number } & CausedByHost)
    | ({ readonly type: 'teamsShuffled' } & CausedByHost)
    | ({ readonly type: 'teamNamed'; readonly team: number; readonly name: string | null } & CausedByHost)
    | ({ readonly type: 'playerTeamed'; readonly team: number; readonly commandId: string } & SeatEvent);
  readonly refusal: 'team.NOT_FOUND' | 'team.DUPLICATE_NAME';
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly teams: TeamsTypes;
  }
}

type Word<Type> = Extract<TeamsTypes['hostCommand'], { readonly type: Type }>;

const IMMEDIATELY = { name: 'updateGameOptions', immediate: true } as const;

export const teams: Feature<'teams'> = {
  version: 1,
  fresh: { room: { teams: [] } },
  hostCommands: { setTeams, shuffleTeams, nameTeam, moveToTeam },
  evolve: {
    teamsSet: (room, event) => resized(room, event.teams),
    teamsShuffled: reshuffledTeams,
    teamNamed: (room, event) => ({
      ...room,
      teams: room.teams.map((team, index) => (index === event.team ? { ...team, name: event.name } : team)),
    }),
    playerTeamed: (room, { seat, team }) => movedTo(room, seat, team),
  },
  tells: {
    teamsSet: announceTeams,
    teamsShuffled: announceTeams,
    teamNamed: () => ({ soon: ['lobby', 'board'], host: IMMEDIATELY }),
    playerTeamed: ({ seat }) => ({
      invalidatesRanks: true,
      players: [toSeat('updateGameOptions', seat)],
      soon: ['lobby', 'board'],
    }),
  },
  views: {
    room: ({ teams: all }) => ({ teams: all }),
    me: (_room, _index, { team }) => ({ team: team ?? null }),
    lobbyPlayer: (_room, _index, { team }) => ({ team: team ?? null }),
    boardRow: () => ({ team: null }),
    summary: (seat, { leaderboard }) => ({ team: placeOfTeam(seat, leaderboard) }),
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
      const seat = assignTeam(room, index, after);
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

function announceTeams() {
  return {
    players: [toAll('updateGameOptions', 'room', 'me')],
    soon: ['lobby'],
    host: { ...IMMEDIATELY, seats: 'all' },
  } as const;
}

function mayDeal({ room }: HostTurn): boolean {
  return room.teams.length > 0 && room.startedAt === null;
}

function setTeams(turn: HostTurn, { teams: wanted, commandId }: Word<'setTeams'>): Decision {
  if (!mayDeal(turn)) return refused('room.WRONG_STATE');
  if (wanted === turn.room.teams.length) return NOTHING;
  const count = Math.max(TEAMS.least, Math.min(TEAMS.most, wanted));
  return accepted({ type: 'teamsSet', teams: count, commandId, at: turn.now });
}

function shuffleTeams(turn: HostTurn, { commandId }: Word<'shuffleTeams'>): Decision {
  if (!mayDeal(turn)) return refused('room.WRONG_STATE');
  return accepted({ type: 'teamsShuffled', commandId, at: turn.now });
}

function nameTeam({ room, now }: HostTurn, { team, name, commandId }: Word<'nameTeam'>): Decision {
  const found = room.teams[team];
  if (!found) return refused('team.NOT_FOUND');
  const isTaken = name !== null && room.teams.some((other, index) => index !== team && other.name === name);
  if (isTaken) return refused('team.DUPLICATE_NAME');
  return found.name === name ? NOTHING : accepted({ type: 'teamNamed', team, name, commandId, at: now });
}

function moveToTeam({ room }: HostTurn, { playerId, team, commandId }: Word<'moveToTeam'>): Decision {
  if (room.startedAt !== null) return refused('room.WRONG_STATE');
  if (!room.teams[team]) return refused('team.NOT_FOUND');
  const seat = seatIndexOf(room, playerId);
  const found = at(room.seats, seat);
  if (!found || !isPlaying(found)) return refused('player.NOT_FOUND');
  return found.team === team ? NOTHING : accepted({ type: 'playerTeamed', seat, team, commandId });
}
