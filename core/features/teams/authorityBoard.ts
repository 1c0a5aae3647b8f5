// Team leaderboard: every team, with its players' points.

import { scoreAt, seenBefore } from '#core/authority/movement.ts';
import { isPlaying } from '#core/authority/seats.ts';
import { standingOf } from '#core/authority/standing.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { RankedGroup, Leaderboard } from '#core/authority/viewContext.ts';
import { entriesOf } from '#core/collections/list.ts';
import { rankTeams, TEAM_CHARACTERS, teamId, type TeamPlayer } from '#core/features/teams/teams.ts';
import type { Board, BoardRow, Summary } from '#core/views/playerView.ts';

export function rankedTeams(room: Room): readonly RankedGroup[] {
  return rankTeams(playersOf(room)).map(({ team, ...standing }) => ({ ...standing, group: team }));
}

function* playersOf(room: Room): Generator<TeamPlayer> {
  for (const [, seat] of entriesOf(room.seats))
    if (isPlaying(seat)) yield { team: seat.team ?? null, ...standingOf(seat) };
}

export function teamBoard(room: Room, standings: Leaderboard | null, own: number | null): Board | null {
  if (!standings) return null;
  const from = own === null ? null : seenBefore(room, own);
  const before = from === null ? null : movedFrom(standings.groups, teamsAt(room, from));
  const rows = standings.groups.map((standing) => ({
    ...teamRow(room, standing),
    previousRank: before?.get(standing.group) ?? null,
  }));
  return { rows, total: rows.length };
}

/** Returns each team's rank at an instant in the past. */
function teamsAt(room: Room, instant: number): ReadonlyMap<number, number> {
  const players: TeamPlayer[] = [];
  for (const [, seat] of entriesOf(room.seats))
    if (isPlaying(seat))
      players.push({ team: seat.team ?? null, score: scoreAt(seat, instant), accuracy: 0 });
  return new Map(rankTeams(players).map(({ team, rank }) => [team, rank]));
}

/**
 * Returns previous ranks adjusted so that they show only overtaking by points: teams with equal scores don't
 * move.
 */
function movedFrom(
  now: readonly RankedGroup[],
  before: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const rank = ({ group }: RankedGroup): number => before.get(group) ?? now.length;
  const byPoints = now.toSorted((a, b) => b.score - a.score || rank(a) - rank(b));
  return new Map(
    now.map((standing) => [standing.group, standing.rank + rank(standing) - 1 - byPoints.indexOf(standing)]),
  );
}

/** An empty name means the name of the team's character. */
function teamRow({ teams }: Room, { group, rank, score, accuracy }: RankedGroup): BoardRow {
  return {
    id: teamId(group),
    name: teams[group]?.name ?? '',
    character: TEAM_CHARACTERS[group] ?? 0,
    origin: 'web',
    score,
    rank,
    previousRank: null,
    accuracy,
    streak: 0,
    team: { index: group, players: teams[group]?.players ?? 0 },
  };
}

export function placeOfTeam({ team }: Seat, standings: Leaderboard | null): Summary['team'] {
  const place = standings?.groups.find(({ group }) => group === team);
  return place ? { rank: place.rank, score: place.score, count: standings?.groups.length ?? 0 } : null;
}
