// Teams: what everybody may know of them, and how they are ranked (specification 2, section 9 "Scoring"; decisions, "Scoring").

import { roundedToStep } from '#core/scoring/score.ts';

export const TEAMS = {
  /** Teams of a game: at least, at the most, and where the host says nothing. */
  least: 2,
  most: 8,
  usual: 4,
} as const;

/** Which character stands for a team, and lends it a name where the host gives none. Each has the colour of the option at its place. */
export const TEAM_CHARACTERS = [4, 9, 6, 2, 7, 11, 8, 3] as const;

export interface Team {
  /** null: that of its character, in the reader's language. */
  readonly name: string | null;
  /** Players who are let in and not removed. */
  readonly players: number;
}

export interface TeamStanding {
  /** Index among the room's teams. */
  readonly team: number;
  /** 1-based. */
  readonly rank: number;
  readonly score: number;
  /** Per cent: the mean of its players. */
  readonly accuracy: number;
}

export interface TeamPlayer {
  readonly team: number | null;
  readonly score: number;
  readonly accuracy: number;
}

/** Names a team where others have a player's id. */
export function teamId(team: number): string {
  return `team-${team}`;
}

/**
 * The teams that have players, best first. A team's score is the sum of its players' scores, made larger or smaller as the team
 * is smaller or larger than the average one, and rounded to 10. Equal scores: the better accuracy, then the order of the teams.
 */
export function rankTeams(players: Iterable<TeamPlayer>): readonly TeamStanding[] {
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
