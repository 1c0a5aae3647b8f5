// `npm run simulate -- [--mode mastery|normal|team|test|tp|...] [--players N] [--questions N]
// [--accuracy PERCENT] [--seed N] [--rows N]` `npm run simulate -- --balance [--games N] [--players N]
// [--questions N] [--seed N]`

import { parseArgs } from 'node:util';
import { hostView, leaderboardOf } from '#core/authority/index.ts';
import { HOSTED_TYPES } from '#core/modes/registry.ts';
import type { GameType } from '#core/room/phase.ts';
import { rightPercent } from '#core/views/figures.ts';
import { type BalanceSettings, balanceProblems, measureBalance } from '#tools/simulate/balance.ts';
import { balanceLines } from '#tools/simulate/balanceLines.ts';
import { campLines } from '#tools/simulate/campLines.ts';
import { simulate, type Simulation } from '#tools/simulate/simulation.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** @returns the exit code: 0, or 1 for invalid arguments or if power-ups decide too much about who wins */
export function main(): number {
  const { values } = parseArgs({
    options: {
      mode: { type: 'string', default: 'normal' },
      players: { type: 'string', default: '30' },
      questions: { type: 'string', default: '20' },
      accuracy: { type: 'string', default: '70' },
      seed: { type: 'string', default: '1' },
      rows: { type: 'string', default: '10' },
      balance: { type: 'boolean', default: false },
      games: { type: 'string', default: '200' },
    },
  });
  // Mastery games have a short name too.
  const type = HOSTED_TYPES.find((known) => known === values.mode || known === `${values.mode}_mode`);
  const numbers = {
    players: whole(values.players, 1, 10_000),
    questions: whole(values.questions, 1, 1_000),
    accuracy: whole(values.accuracy, 0, 100),
    seed: whole(values.seed, 0, 0xffffffff),
    rows: whole(values.rows, 0, 10_000),
    games: whole(values.games, 1, 100_000),
  };
  const bad = Object.entries(numbers).find(([, value]) => value === null)?.[0];
  if (!type || bad !== undefined) {
    say(
      type ? `--${bad} is out of range.` : `Unknown mode ${values.mode}. Modes: ${HOSTED_TYPES.join(', ')}.`,
    );
    return 1;
  }
  const { rows, games, ...settings } = numbers as { [Name in keyof typeof numbers]: number };
  if (values.balance) return balance({ games, ...settings });
  const began = performance.now();
  const played = simulate({ type, ...settings });
  tell(type, settings, played, { rows, ms: performance.now() - began });
  return 0;
}

function balance(settings: BalanceSettings): number {
  const progress = (text: string) => process.stderr.write(`${text}\n`);
  const found = measureBalance(settings, progress);
  for (const line of balanceLines(settings, found)) say(line);
  const wrong = balanceProblems(found);
  for (const line of wrong) say(`NOT BALANCED: ${line}`);
  return wrong.length === 0 ? 0 : 1;
}

/** A whole number within the bounds; null otherwise. */
function whole(text: string, least: number, most: number): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= most ? value : null;
}

function tell(
  type: GameType,
  { players, questions, seed }: { players: number; questions: number; seed: number },
  { room, events, lasted }: Simulation,
  { rows, ms }: { rows: number; ms: number },
): void {
  const view = hostView(room, {
    leaderboard: leaderboardOf(room),
    previous: null,
    isProjected: false,
    mayBeShown: () => true,
  });
  const took = `${Math.round(ms)} ms`;
  say(`${type}: ${players} players, ${questions} questions, seed ${seed}; ${view.room.state}`);
  say(`${events} events, ${Math.round(lasted / 1_000)} s on the game's clock, played in ${took}`);
  say('');
  say(row(['rank', 'score', 'accuracy', 'right', 'answered', 'name']));
  for (const player of view.players.slice(0, rows)) {
    const { rank, score, accuracy, totalCorrect, answered, name } = player;
    say(row([rank ?? '–', score, accuracy === null ? '–' : `${accuracy} %`, totalCorrect, answered, name]));
  }
  if (view.players.length > rows) say(`... and ${view.players.length - rows} more`);
  say('');
  for (const line of campLines(room)) say(line);
  say(row(['question', 'right', 'answered', 'none']));
  for (const { index, question, distribution } of view.questions) {
    const { answered, unanswered } = distribution;
    say(row([index + 1, `${rightPercent(question, distribution) ?? 0} %`, answered, unanswered]));
  }
}

function row(cells: readonly (string | number)[]): string {
  return cells.map((cell, index) => (index === 5 ? `  ${cell}` : String(cell).padStart(9))).join('');
}
