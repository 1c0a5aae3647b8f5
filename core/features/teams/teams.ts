// Teams: public types, and how teams are ranked (specification 2, section 9 "Scoring"; decisions, "Scoring").

import { roundedToStep } from '#core/scoring/score.ts';

export const TEAMS = {
  /** Minimum, maximum and default number of teams. */
  least: 2,
  most: 8,
  usual: 4,
} as const;

/**
 * Character of each team, which also gives the default name. Each team has the color of the answer option
 * with the same index.
 */
export const TEAM_CHARACTERS = [4, 9, 6, 2, 7, 11, 8, 3] as const;

export interface Team {
  /** null: the name of the team's character, in the reader's language. */
  readonly name: string | null;
  /** Players who were let in and not removed. */
  readonly players: number;
}

export interface RankedTeam {
  /** Index in the room's `teams`. */
  readonly team: number;
  /** 1-based. */
  readonly rank: number;
  readonly score: number;
  /** Percent: the mean over its players. */
  readonly accuracy: number;
}

export interface TeamPlayer {
  readonly team: number | null;
  readonly score: number;
  readonly accuracy: number;
}

/** Id of a team wherever other rows have a player's id. */
export function teamId(team: number): string {
  return `team-${team}`;
}

/**
 * Ranks the teams that have players, best first. A team's score is the sum of its players' scores, scaled up
 * for teams smaller than average and down for larger ones, and rounded to 10. Ties go to the higher accuracy,
 * then to the lower index.
 */
export function rankTeams(players: Iterable<TeamPlayer>): readonly RankedTeam[] {
  const sums = new Map<number, { players: number; score: number; accuracy: number }>();
  let all = 0;
  for (const { team, score, accuracy } of players) {
    if (team === null) continue;
    const sum = sums.get(team) ?? { players: 0, score: 0, accuracy: 0 };
    sums.set(team, {
      players: sum.players + 1,
      score: sum.score + score,
      accuracy: sum.accuracy + accuracy,
    });
    all += 1;
  }
  return [...sums]
    .map(([team, sum]) => ({
      team,
      score: roundedToStep((sum.score * all) / (sums.size * sum.players)),
      accuracy: Math.round(sum.accuracy / sum.players),
    }))
    .sort((a, b) => b.score - a.score || b.accuracy - a.accuracy || a.team - b.team)
    .map((standing, index) => ({ ...standing, rank: index + 1 }));
}
