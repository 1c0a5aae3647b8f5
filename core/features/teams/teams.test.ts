import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatOf } from '#core/authority/seats.ts';
import { leaderboardOf } from '#core/authority/engine/leaderboard.ts';
import { rankTeams, TEAMS } from '#core/features/teams/teams.ts';
import { Game } from '#core/testing/game.ts';

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `P${index}`);

/** A team game with this many players in its lobby. */
function lobby(players: number, teams: number = TEAMS.usual) {
  const game = new Game({ type: 'team' });
  if (teams !== TEAMS.usual) game.host({ type: 'setTeams', teams });
  return { game, ids: names(players).map((name) => game.join(name)) };
}

const sizes = ({ room }: Game): readonly number[] => room.teams.map(({ players }) => players);
const teamOf = ({ room }: Game, id: string): number | undefined => seatOf(room, id)?.team;

describe('a new player', () => {
  it('joins the smallest team, which keeps teams as even as possible', () => {
    for (const players of [1, 2, 7, 30]) {
      const { game } = lobby(players);
      const counts = sizes(game);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(players);
    }
  });

  it('joins the smallest team mid-game too, filling the place of a removed player', () => {
    const { game, ids } = lobby(8);
    game.host({ type: 'start' });
    const gone = teamOf(game, ids[3] as string);
    game.host({ type: 'remove', playerId: ids[3] as string });
    expect(teamOf(game, game.join('late'))).toBe(gone);
  });

  it('gets a team only once let in', () => {
    const game = new Game({ type: 'team', options: { requestJoinApproval: true } });
    const ids = names(8).map((name) => game.join(name));
    expect(ids.map((id) => teamOf(game, id))).toEqual(ids.map(() => undefined));
    game.host({ type: 'approve', playerId: null, approved: true });
    expect(sizes(game)).toEqual([2, 2, 2, 2]);
  });

  it('has no team in a game without teams', () => {
    const game = new Game({ type: 'normal' });
    expect(game.view(game.join('Ana')).me.team).toBeNull();
    expect(game.host({ type: 'shuffleTeams' })).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    expect(game.host({ type: 'nameTeam', team: 0, name: 'Us' })).toEqual({
      ok: false,
      reason: 'room.WRONG_STATE',
    });
  });
});

describe('the host', () => {
  it('adds or drops teams without moving other players', () => {
    const { game, ids } = lobby(12);
    const before = ids.map((id) => teamOf(game, id));
    game.host({ type: 'setTeams', teams: 3 });
    expect(sizes(game)).toEqual([4, 4, 4]);
    for (const [index, id] of ids.entries())
      if (before[index] !== 3) expect(teamOf(game, id)).toBe(before[index]);
    game.host({ type: 'setTeams', teams: 6 });
    expect(sizes(game)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('is limited to between two and eight teams', () => {
    const { game } = lobby(3);
    for (const [asked, made] of [
      [1, 2],
      [99, 8],
    ] as const) {
      game.host({ type: 'setTeams', teams: asked });
      expect(game.room.teams).toHaveLength(made);
    }
  });

  it('reshuffles all players evenly', () => {
    const { game, ids } = lobby(20);
    const before = ids.map((id) => teamOf(game, id));
    game.host({ type: 'shuffleTeams' });
    expect(sizes(game)).toEqual([5, 5, 5, 5]);
    expect(ids.map((id) => teamOf(game, id))).not.toEqual(before);
  });

  it('moves and reshuffles players only before the start', () => {
    const { game, ids } = lobby(4, 2);
    const [ana] = ids as [string];
    const other = 1 - (teamOf(game, ana) as number);
    game.host({ type: 'moveToTeam', playerId: ana, team: other });
    expect(sizes(game)[other]).toBe(3);
    game.host({ type: 'start' });
    game.now += 3_000;
    game.open(ana);
    game.answer(ana, ['7']);
    // 4 players in 2 teams: the average team has 2, this one 3.
    expect(leaderboardOf(game.room).groups[0]).toMatchObject({
      group: other,
      score: Math.round((game.seat(ana).score * 2) / 3 / 10) * 10,
    });
    for (const command of [
      { type: 'shuffleTeams' },
      { type: 'setTeams', teams: 4 },
      { type: 'moveToTeam', playerId: ana, team: 1 - other },
    ] as const)
      expect(game.host(command)).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
  });

  it('can give a team a unique name and clear it again', () => {
    const { game, ids } = lobby(4);
    game.host({ type: 'nameTeam', team: 1, name: 'Sherpas' });
    expect(game.view(ids[0] as string).room.teams[1]?.name).toBe('Sherpas');
    expect(game.host({ type: 'nameTeam', team: 2, name: 'Sherpas' })).toEqual({
      ok: false,
      reason: 'team.DUPLICATE_NAME',
    });
    game.host({ type: 'setTeams', teams: 2 });
    expect(game.room.teams[1]?.name).toBe('Sherpas');
    game.host({ type: 'nameTeam', team: 1, name: null });
    expect(game.room.teams[1]?.name).toBeNull();
  });
});

describe('team ranking', () => {
  it("sums the players' points, scaled by team size", () => {
    // docs/game-rules.md, "Team game": 7 players, so the average of two teams has 3.5.
    const foxes = [900, 700, 500, 300].map((score) => ({ team: 0, score, accuracy: 60 }));
    const owls = [1_000, 800, 400].map((score) => ({ team: 1, score, accuracy: 60 }));
    expect(rankTeams([...foxes, ...owls])).toEqual([
      { team: 1, rank: 1, score: 2_570, accuracy: 60 },
      { team: 0, rank: 2, score: 2_100, accuracy: 60 },
    ]);
  });

  it('breaks ties by accuracy, then by team order, and leaves out empty teams', () => {
    const player = (team: number, accuracy: number) => ({ team, score: 100, accuracy });
    const ranked = rankTeams([player(3, 50), player(1, 50), player(2, 80), { ...player(0, 1), team: null }]);
    expect(ranked.map(({ team }) => team)).toEqual([2, 1, 3]);
  });

  it('scores teams of equal players equally, whatever their size', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 8 }), (counts) => {
        const players = counts.flatMap((count, team) =>
          Array.from({ length: count }, () => ({ team, score: 1_000, accuracy: 70 })),
        );
        expect(new Set(rankTeams(players).map(({ score }) => score)).size).toBe(1);
      }),
    );
  });
});

describe('team views', () => {
  it("show teams on the board and the player's own team in the summary", () => {
    const { game, ids } = lobby(4, 2);
    const [ana] = ids as [string];
    game.host({ type: 'start' });
    game.now += 3_000;
    game.open(ana);
    game.answer(ana, ['7']);
    const team = teamOf(game, ana) as number;
    game.host({ type: 'end' });
    const { board, summary, me } = game.view(ana);
    expect(board?.rows.map(({ id }) => id)).toEqual([`team-${team}`, `team-${1 - team}`]);
    expect(board?.rows[0]?.team).toEqual({ index: team, players: 2 });
    expect(me.team).toBe(team);
    expect(summary?.team).toEqual({ rank: 1, score: game.seat(ana).score, count: 2 });
  });
});
