// Benchmark runner: `npm run bench -- [--json FILE] [--only name,...] [--strict] [--profile DIR]`.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Figure, figureLine, type Measured } from '#tools/bench/figures.ts';
import { type Pair, withPair } from '#tools/bench/Pair.ts';
import { durableAnswers } from '#tools/bench/scenarios/durableAnswers.ts';
import { hall } from '#tools/bench/scenarios/hall.ts';
import { joins } from '#tools/bench/scenarios/joins.ts';
import { modes } from '#tools/bench/scenarios/modes.ts';
import { replay } from '#tools/bench/scenarios/replay.ts';
import { roomSize } from '#tools/bench/scenarios/roomSize.ts';
import { wholeGame } from '#tools/bench/scenarios/wholeGame.ts';

interface Scenario {
  /** Names of the figures it measures. */
  readonly figures: readonly string[];
  /** Printed reason why there is nothing to measure here; null or absent otherwise. */
  readonly skip?: string | null;
  run(): Promise<Measured[]>;
}

function scenarios(profileDir: string | null): readonly Scenario[] {
  const postgres = process.env.BENCH_DATABASE_URL ?? null;
  const paired = (work: (pair: Pair) => Promise<Measured[]>, databaseUrl: string | null = null) =>
    withPair({ databaseUrl, profileDir }, work);
  return [
    {
      figures: ['durableAnswers'],
      run: () => paired((pair) => durableAnswers(pair, 'durableAnswers', 0.6)),
    },
    {
      figures: ['durableAnswersPostgres'],
      skip: postgres === null ? 'BENCH_DATABASE_URL is not set' : null,
      run: () => paired((pair) => durableAnswers(pair, 'durableAnswersPostgres', 0.7), postgres),
    },
    { figures: ['answerP95', 'syncedP50', 'syncedP95', 'firstQuestion', 'pushes'], run: () => paired(hall) },
    { figures: ['powerupPushes', 'powerupCost', 'pushGrowth', 'modesP95'], run: () => paired(modes) },
    { figures: ['roomSize'], run: () => paired(roomSize) },
    { figures: ['wholeGame'], run: () => paired(wholeGame) },
    { figures: ['replay'], run: replay },
    { figures: ['joins'], run: () => paired(joins) },
  ];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      json: { type: 'string' },
      only: { type: 'string' },
      strict: { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  });
  const all = scenarios(values.profile ?? null);
  const only = values.only?.split(',') ?? null;
  const unknown = only?.filter((name) => !all.some(({ figures }) => figures.includes(name))) ?? [];
  if (unknown.length > 0) {
    say(
      `There is no figure ${unknown.join(', ')}; there are ${all.flatMap(({ figures }) => figures).join(', ')}.`,
    );
    return 1;
  }
  const found: Measured[] = [];
  for (const { figures, skip = null, run } of all) {
    if (only && !figures.some((name) => only.includes(name))) continue;
    if (skip !== null) {
      say(`skipped  ${figures.join(', ')}: ${skip}`);
      continue;
    }
    for (const figure of await run()) {
      found.push(figure);
      say(figureLine(figure));
    }
  }
  if (values.json !== undefined) {
    const figures = found.map(({ detail: _detail, ...figure }): Figure => figure);
    writeFileSync(values.json, `${JSON.stringify({ figures }, null, 2)}\n`);
  }
  const missed = found.filter(({ holds }) => !holds);
  say(
    `${found.length} figures, ${missed.length} miss their aim${missed.length > 0 ? `: ${missed.map(({ name }) => name).join(', ')}` : ''}`,
  );
  return values.strict && missed.length > 0 ? 1 : 0;
}

process.exit(await main());
