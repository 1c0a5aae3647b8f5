// The report of the balance, line by line.

import { RULES_VERSION } from '#core/authority/index.ts';
import type { Balance, BalanceSettings, Figures, Measured } from '#tools/simulate/balance.ts';

export function balanceLines(
  { seed, games, players, questions }: BalanceSettings,
  { off, on, part, pairs, kinds }: Balance,
): readonly string[] {
  const line = (name: string, of: (figures: Figures) => string): string => row([name, of(off), of(on)]);
  const share = (source: keyof Figures['shares']) => (figures: Figures) =>
    `${fixed(figures.shares[source], 1)} %`;
  return [
    `${games} games of ${players} players and ${questions} questions, from seed ${seed}`,
    `rules ${RULES_VERSION}`,
    '',
    row(['power-ups', 'off', 'on']),
    line('rank correlation', ({ correlation }) => told(correlation, 3)),
    row(['part of off', '', `${fixed(100 * part, 1)} %`]),
    line('weakest third has one in the first five', ({ weakOnTop }) => `${told(weakOnTop, 1)} %`),
    line('changes of leader', ({ changesOfLeader }) => told(changesOfLeader, 1)),
    line('largest answer', ({ largestAnswer }) => `${largestAnswer}`),
    line('cards used by a player', ({ uses }) => told(uses, 1)),
    line('share of points: base', share('base')),
    line('  timer', share('timer')),
    line('  streak', share('streak')),
    line('  power-ups in answers', share('answers')),
    line('  fines', share('fines')),
    line('  points given and taken: gained', share('gained')),
    line('  lost', share('lost')),
    '',
    row([`one card more (${pairs} pairs)`, 'ranks gained', 'points']),
    ...kinds.map(({ powerup, ranks, points }) => row([powerup, told(ranks, 2), told(points, 0)])),
  ];
}

function fixed(value: number, digits: number): string {
  // No figure is less than nothing by nothing.
  return (value + 0).toFixed(digits).replace(/^-(0(\.0*)?)$/, '$1');
}

function told({ mean, error }: Measured, digits: number): string {
  return `${fixed(mean, digits)} ±${fixed(error, digits)}`;
}

function row([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(42) + cells.map((cell) => cell.padStart(18)).join('');
}
