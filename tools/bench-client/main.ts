// Client benchmark runner:
// `npm run bench:client -- [--json FILE] [--only name,...] [--themes id,...] [--strict] [--server FILE]`.

import { readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { editor, editorSlowed } from '#tools/bench-client/editor.ts';
import { firstQuestion, longGame } from '#tools/bench-client/game.ts';
import { drawCalls, frameScript } from '#tools/bench-client/scenes.ts';
import { size } from '#tools/bench-client/size.ts';
import type { TestBench } from '#tools/bench-client/TestBench.ts';
import { themes } from '#tools/bench-client/themes.ts';
import type { Figure, Measured } from '#tools/bench/figures.ts';
import { launchOptions } from '#tools/browser/chromium.mjs';
import { BuiltServer } from '#tools/classroom/BuiltServer.ts';
import { Teacher } from '#tools/classroom/Teacher.ts';

const MEASUREMENTS: Readonly<Record<string, (stand: TestBench) => Promise<Measured[]>>> = {
  size,
  firstQuestion,
  drawCalls,
  frameScript,
  longGame,
  themes,
  editor,
  editorSlowed,
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** @returns the exit code: 0, or with `--strict` 1 when a figure misses its target */
export async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      json: { type: 'string' },
      only: { type: 'string' },
      themes: { type: 'string' },
      strict: { type: 'boolean', default: false },
      server: { type: 'string' },
    },
  });
  const wanted = values.only?.split(',') ?? Object.keys(MEASUREMENTS);
  const unknown = wanted.filter((name) => !(name in MEASUREMENTS));
  if (unknown.length > 0) {
    say(`There is no ${unknown.join(', ')}; there are ${Object.keys(MEASUREMENTS).join(', ')}.`);
    return 1;
  }
  const found: Measured[] = [];
  const server = await BuiltServer.start(values.server);
  const { args, ...rest } = launchOptions();
  const browser = await chromium.launch({
    ...rest,
    args: [...args, '--host-resolver-rules=MAP classroom.test 127.0.0.1'],
  });
  try {
    const stand = {
      browser,
      server,
      teacher: await Teacher.arrive(server.url),
      themes: values.themes?.split(',') ?? readdirSync('assets/themes'),
    };
    for (const name of wanted) {
      for (const figure of (await MEASUREMENTS[name]?.(stand)) ?? []) {
        found.push(figure);
        tell(figure);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  if (values.json !== undefined) {
    const figures = found.map(({ detail: _detail, ...figure }): Figure => figure);
    writeFileSync(values.json, `${JSON.stringify({ figures }, null, 2)}\n`);
  }
  const missed = found.filter(({ holds }) => !holds).map(({ name }) => name);
  say(
    `${found.length} figures, ${missed.length} miss their aim${missed.length > 0 ? `: ${missed.join(', ')}` : ''}`,
  );
  return values.strict && missed.length > 0 ? 1 : 0;
}

function tell({ name, value, unit, aim, holds, detail }: Measured): void {
  say(
    `${holds ? 'holds ' : 'MISSES'} ${name.padEnd(18)} ${String(value).padStart(7)} ${`(${aim})`.padEnd(9)} ${unit}; ${detail}`,
  );
}
