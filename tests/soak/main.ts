// `npm run test:soak`: a day at school against the built server. See tests/README.md, "The soak test".

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { agreementOf } from '#tests/soak/agreement.ts';
import { Classroom, type PlayedGame } from '#tests/soak/Classroom.ts';
import { Records } from '#tests/soak/Records.ts';
import { Watch, type Window } from '#tests/soak/Watch.ts';
import { figureLine, measured, type Measured } from '#tools/bench/figures.ts';
import { pause } from '#tools/classroom/crowd.ts';
import { engineFlags } from '#tools/classroom/engineFlags.ts';
import { BUILT, freePort, ServerProcess } from '#tools/classroom/ServerProcess.ts';

const MINUTE_MS = 60_000;
/** A day is watched in this many windows, of five minutes in an hour; the first two warm up. */
const WINDOWS = 12;
const WARM_UP = 2;
/** Lessons in a day. */
const LESSONS = 4;
/** Share of a lesson within which all classes begin their first one. */
const ARRIVING = 0.15;
/** Seconds after which a segment of the journal has to be gone; the server keeps them for ten minutes. */
const SEGMENT_S = 13 * 60;

const PROBE = fileURLToPath(new URL('./probe.cjs', import.meta.url));

interface Settings {
  readonly minutes: number;
  readonly rooms: number;
  readonly players: number;
  readonly seed: number;
}

export async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      rooms: { type: 'string', default: '100' },
      players: { type: 'string', default: '3000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [minutes, rooms, players, seed] = [values.minutes, values.rooms, values.players, values.seed].map(
    Number,
  );
  if (!minutes || !rooms || !players || seed === undefined || Number.isNaN(seed)) {
    say('--minutes, --rooms, --players and --seed take a number.');
    return 1;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'quizpeak-soak-'));
  try {
    return await soak({ minutes, rooms, players, seed }, dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function soak(settings: Settings, dataDir: string): Promise<number> {
  const environment = { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' };
  const flags = [...engineFlags(), '--expose-gc', '--require', PROBE];
  const port = await freePort();
  const server = new ServerProcess(port, environment, BUILT, flags);
  const records = new Records();
  const games: PlayedGame[] = [];
  try {
    await server.start();
    const windows = await spendDay(settings, server, port, { dataDir, records, games });
    const exit = await server.end('SIGTERM');
    if (exit !== 0) records.refused(server.output, 'exit');
    return await verdict(windows, records, games, join(dataDir, 'database'));
  } finally {
    await server.end('SIGKILL');
  }
}

interface Day {
  readonly dataDir: string;
  readonly records: Records;
  readonly games: PlayedGame[];
}

/** Lets all classes have their lessons, and resolves to the day's windows. */
async function spendDay(
  { minutes, rooms, players, seed }: Settings,
  server: ServerProcess,
  port: number,
  { dataDir, records, games }: Day,
): Promise<readonly Window[]> {
  const endsAt = Date.now() + minutes * MINUTE_MS;
  const lessonMs = (minutes * MINUTE_MS) / LESSONS;
  const watch = new Watch(server, dataDir, records);
  const numbers = Array.from({ length: rooms }, (_, number) => number);
  const pupils = Math.ceil(players / rooms);
  const onPlayed = (game: PlayedGame): void => void games.push(game);
  const plan = { port, seed, pupils, lessonMs, endsAt, records, onPlayed };
  const before = await watch.take();
  say(headOf(before));
  say(rowOf(before));
  const classrooms = Promise.all(
    numbers.map(async (number) => {
      await pause((lessonMs * ARRIVING * number) / rooms);
      await (await Classroom.open({ ...plan, number })).spendDay();
    }),
  );
  for (let window = WINDOWS - 1; window >= 0; window -= 1) {
    await pause(endsAt - Date.now() - (window * minutes * MINUTE_MS) / WINDOWS);
    say(rowOf(await watch.take()));
  }
  await classrooms;
  say(rowOf(await watch.take()));
  return watch.windows;
}

const WIDTH = 8;

function headOf(window: Window): string {
  return Object.keys(window)
    .map((name) => name.padStart(WIDTH))
    .join(' ');
}

function rowOf(window: Window): string {
  return Object.values(window)
    .map((value: number) => value.toFixed(Number.isInteger(value) ? 0 : 1).padStart(WIDTH))
    .join(' ');
}

/** Prints what the day says about each claim; resolves to 1 if one doesn't hold. */
async function verdict(
  windows: readonly Window[],
  records: Records,
  games: readonly PlayedGame[],
  directory: string,
): Promise<number> {
  // The first line is the server before the day, the last one the server after it.
  const [before, after] = [windows[0] as Window, windows.at(-1) as Window];
  const busy = windows.slice(1 + WARM_UP, -1);
  const third = Math.floor(busy.length / 3);
  const [early, late] = [busy.slice(0, third), busy.slice(-third)];
  const middle = busy.slice(third, -third);
  const agreement = await agreementOf(directory, games);
  const refused = [...records.refusals].map(([type, times]) => `${times} ${type}`);
  const flat = (name: keyof Window, unit: string, atMost: number, from = early): Measured =>
    measured(
      { name, unit: `times what it was earlier in the day`, atMost },
      mean(late, name) / mean(from, name),
      `${mean(from, name).toFixed(1)} ${unit}, then ${mean(late, name).toFixed(1)}; ${growth(busy.slice(third), name).toFixed(1)} ${unit} an hour`,
    );
  const none = (name: string, value: number, detail: string): Measured =>
    measured({ name, unit: 'of them', atMost: 0 }, value, detail);
  const grown = (after.data - after.journal - (before.data - before.journal)) * 2 ** 20;
  const claims = [
    flat('p50', 'ms', 1.5),
    flat('p95', 'ms', 1.5),
    flat('delayP99', 'ms', 1.5),
    // Rooms that are over stay in memory for a while, so that it fills up until then.
    flat('heap', 'MB', 1.15, middle),
    flat('rss', 'MB', 1.15, middle),
    measured(
      { name: 'segments', unit: 's since the oldest full segment was written', atMost: SEGMENT_S },
      after.oldest,
      `${after.journal.toFixed(0)} MB of journal`,
    ),
    measured(
      { name: 'bytesPerAnswer', unit: 'bytes', atMost: 4_000 },
      grown / agreement.acknowledged,
      `without the journal; ${(grown / games.length / 1_000).toFixed(0)} kB a game of ${games.length}`,
    ),
    none('lost', agreement.lost, `${agreement.acknowledged} acknowledged answers`),
    none('surplus', agreement.surplus, 'answers in the log that nobody gave, or that are there twice'),
    none(
      'wrongScores',
      agreement.wrongScores,
      `${agreement.scores} scores in summaries, against the replayed games`,
    ),
    none('wrongReports', agreement.wrongReports, 'reports of players, against the replayed games'),
    none(
      'refused',
      [...records.refusals.values()].reduce((sum, times) => sum + times, 0),
      refused.join(', ') || 'calls that should have succeeded',
    ),
  ];
  say([...records.counts].map(([what, times]) => `${times} ${what}`).join(', '));
  for (const example of [...records.examples, ...agreement.examples]) say(example);
  for (const claim of claims) say(figureLine(claim));
  const isProof = agreement.acknowledged > 0 && agreement.scores > 0;
  if (!isProof) say('Nothing was played, which proves nothing.');
  return isProof && claims.every(({ holds }) => holds) ? 0 : 1;
}

function mean(windows: readonly Window[], name: keyof Window): number {
  return windows.reduce((sum, window) => sum + window[name], 0) / windows.length;
}

/** Slope of the line through a figure's windows, an hour. */
function growth(windows: readonly Window[], name: keyof Window): number {
  const [x, y] = [mean(windows, 'minute'), mean(windows, name)];
  const rise = windows.reduce((sum, each) => sum + (each.minute - x) * (each[name] - y), 0);
  return (60 * rise) / windows.reduce((sum, each) => sum + (each.minute - x) ** 2, 0);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
