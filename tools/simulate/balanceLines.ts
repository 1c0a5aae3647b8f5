// Balance report, line by line.

import { RULES_VERSION } from '#core/authority/index.ts';
import { ROLES } from '#core/features/mysticPeak/ids.ts';
import { BOT_POLICIES } from '#core/features/powerups/authorityBots.ts';
import { type Balance, type BalanceSettings, type Figures, THIRDS } from '#tools/simulate/balance.ts';
import type { Measured } from '#tools/simulate/statistics.ts';

export function balanceLines(
  { seed, games, players, questions }: BalanceSettings,
  found: Balance,
): readonly string[] {
  const { off, on, duels, both, climb, part, climbPart, pairs, kinds, policies, duelPolicies } = found;
  const line = (name: string, of: (figures: Figures) => string): string =>
    row([name, of(off), of(on), of(duels), of(both), of(climb)]);
  const share = (source: keyof Figures['shares']) => (figures: Figures) =>
    `${told(figures.shares[source], 1)} %`;
  return [
    `${games} games of ${players} players and ${questions} questions, from seed ${seed}`,
    `rules ${RULES_VERSION}`,
    `cards are used ${BOT_POLICIES.map(([policy, percent]) => `${policy} by ${percent} %`).join(', ')}`,
    '',
    row(['', 'neither', 'power-ups', 'duels', 'both', 'the mountain']),
    line('rank correlation', ({ correlation }) => told(correlation, 3)),
    row(['part of off', '', percent(part), '', '', percent(climbPart)]),
    line('first three places of the ablest tenth', ({ podium }) => `${told(podium, 1)} %`),
    line('weakest third has one in the first five', ({ weakInFive }) => `${told(weakInFive, 1)} %`),
    line('  in the first third', ({ weakInThird }) => `${told(weakInThird, 1)} %`),
    line('changes of leader', ({ changesOfLeader }) => told(changesOfLeader, 1)),
    line('largest answer', ({ largestAnswer }) => `${largestAnswer}`),
    line('cards used by a player', ({ uses }) => told(uses, 2)),
    line('share of points: base', share('base')),
    line('  timer', share('timer')),
    line('  streak', share('streak')),
    line('  power-ups in answers', share('answers')),
    line('  fines', share('fines')),
    line('  early goes at questions of the mountain', share('goes')),
    line('  its ways', share('ways')),
    line('  what they take for wrong answers', share('penalties')),
    line('  points given and taken: gained', share('gained')),
    line('  lost', share('lost')),
    '',
    row([
      `one card more (${pairs} pairs)`,
      'ranks gained',
      ...THIRDS.map((third) => `${third} third`),
      'points',
      'used by a player',
    ]),
    ...kinds.map(({ powerup, ranks, thirds, points }) =>
      row([
        powerup,
        told(ranks, 2),
        ...thirds.map((third) => (third ? told(third, 2) : '–')),
        told(points, 0),
        fixed(on.usesOf.get(powerup) ?? 0, 2),
      ]),
    ),
    '',
    row(['among equals, cards', 'wins over share']),
    ...policies.map(({ policy, wins }) => row([policy, told(wins, 2)])),
    row(['among equals, duels', 'wins over share']),
    ...duelPolicies.map(({ policy, wins }) => row([policy, told(wins, 2)])),
    '',
    ...climbLines(found),
  ];
}

function climbLines({ doings, ways }: Balance): readonly string[] {
  return [
    row(['of a climber', 'stops', 'obstacles', 'won of them', 'left behind', 'avalanches']),
    row([
      '',
      told(doings.stops, 1),
      told(doings.played, 2),
      `${told(doings.won, 1)} %`,
      told(doings.left, 2),
      `${told(doings.avalanches, 1)} a game`,
    ]),
    row(['points by ability, one way kept', ...ROLES, 'LEADER more']),
    ...ways.map(({ from, points, leads }) =>
      row([
        `from ${Math.round(100 * from)} %`,
        ...ROLES.map((role) => told(points[role], 0)),
        told(leads, 0),
      ]),
    ),
  ];
}

function percent({ mean, error }: Measured): string {
  return `${told({ mean: 100 * mean, error: 100 * error }, 1)} %`;
}

function fixed(value: number, digits: number): string {
  // Avoids "-0".
  return (value + 0).toFixed(digits).replace(/^-(0(\.0*)?)$/, '$1');
}

function told({ mean, error }: Measured, digits: number): string {
  return `${fixed(mean, digits)} ±${fixed(error, digits)}`;
}

function row([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(42) + cells.map((cell) => cell.padStart(18)).join('');
}
