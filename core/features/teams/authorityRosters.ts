// Team rosters: random and as even as possible, or arranged by the host (specification 2, section 1 "team").

import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { at, entriesOf, mapped } from '#core/collections/list.ts';
import type { Team } from '#core/features/teams/teams.ts';
import { shuffled, type Stream, stream } from '#core/random/stream.ts';

/** Returns the team that counts this seat as a player; null if none does. */
function countedTeam(seat: Seat | undefined): number | null {
  return seat && isPlaying(seat) ? (seat.team ?? null) : null;
}

/**
 * Puts a playing seat into the smallest team (drawn at random among equals) if the game has teams and the
 * seat has none yet.
 */
export function assignTeam(room: Room, seatIndex: number, seat: Seat): Seat {
  if (room.teams.length === 0 || !isPlaying(seat) || seat.team !== undefined) return seat;
  const draws = stream(room.seed, `team:${seatIndex}`);
  return { ...seat, team: smallest(room.teams, draws) };
}

function smallest(teams: readonly Team[], draws: Stream): number {
  const least = Math.min(...teams.map(({ players }) => players));
  const candidates = [...teams.keys()].filter((team) => teams[team]?.players === least);
  return candidates[draws.below(candidates.length)] ?? 0;
}

/**
 * Returns the teams with player counts updated for one changed seat; `before` is undefined for a new seat.
 */
export function recountedTeams(
  teams: readonly Team[],
  before: Seat | undefined,
  after: Seat,
): readonly Team[] {
  const [from, to] = [countedTeam(before), countedTeam(after)];
  if (from === to) return teams;
  return teams.map((team, index) => {
    const by = Number(index === to) - Number(index === from);
    return by === 0 ? team : { ...team, players: team.players + by };
  });
}

/** Returns the counted seat indexes of each team, newest last. */
function rostersOf(room: Room, count: number): number[][] {
  const rosters = Array.from({ length: count }, (): number[] => []);
  for (const [index, seat] of entriesOf(room.seats)) {
    const team = countedTeam(seat);
    if (team !== null) rosters[team]?.push(index);
  }
  return rosters;
}

/** Returns the room with these rosters, which must contain every playing seat. */
function withRosters(room: Room, names: readonly (string | null)[], rosters: readonly number[][]): Room {
  const teamOf = new Map(rosters.flatMap((roster, team) => roster.map((index) => [index, team] as const)));
  return {
    ...room,
    teams: rosters.map((roster, team) => ({ name: names[team] ?? null, players: roster.length })),
    seats: mapped(room.seats, (seat, index) => {
      const { team: before, ...rest } = seat;
      const team = teamOf.get(index);
      if (team === before) return seat;
      return team === undefined ? rest : { ...rest, team };
    }),
  };
}

const namesOf = ({ teams }: Room): readonly (string | null)[] => teams.map(({ name }) => name);

/**
 * Changes the number of teams. Players of dropped teams go to the smallest ones; new teams take the newest
 * players of the largest.
 */
export function resized(room: Room, count: number): Room {
  const rosters = rostersOf(room, Math.max(count, room.teams.length));
  const left = rosters.splice(count).flat();
  const bySize = (): number[] =>
    [...rosters.keys()].sort((a, b) => (rosters[a]?.length ?? 0) - (rosters[b]?.length ?? 0) || a - b);
  for (const index of left) rosters[bySize()[0] ?? 0]?.push(index);
  for (let team = room.teams.length; team < count; team += 1) {
    const own = rosters[team] as number[];
    for (;;) {
      const largest = rosters[bySize().at(-1) ?? 0] as number[];
      if (largest.length - own.length <= 1) break;
      own.push(largest.pop() as number);
    }
  }
  return withRosters(room, namesOf(room).slice(0, count), rosters);
}

/** Deals all playing seats into teams again. */
export function reshuffledTeams(room: Room): Room {
  const playing = rostersOf(room, room.teams.length).flat();
  const rosters = room.teams.map((): number[] => []);
  const order = shuffled(stream(room.seed, `teams:${room.seq}`), playing);
  for (const [place, index] of order.entries()) rosters[place % rosters.length]?.push(index);
  return withRosters(room, namesOf(room), rosters);
}

/** Moves the seat to another team. */
export function movedTo(room: Room, seatIndex: number, team: number): Room {
  const rosters = rostersOf(room, room.teams.length).map((roster) =>
    roster.filter((index) => index !== seatIndex),
  );
  if (countedTeam(at(room.seats, seatIndex)) !== null) rosters[team]?.push(seatIndex);
  return withRosters(room, namesOf(room), rosters);
}
