/**
 * Power-cut test: cuts the power under the embedded database ten times while it writes, and three times
 * during its first start, then counts acknowledged events that are gone: `node tests/faults/run.mjs
 * powerCut`.
 *
 * With `--without-sync`, does the same to PGlite with its default settings, to show that this test can fail:
 * that loses answers or the whole database.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Bundle, bundleForNode } from './bundleForNode.ts';
import { LoopDisk, loopDiskProblem } from './LoopDisk.ts';
import type { Comparison } from './storeReader.ts';

const firstStarts = 3;
const rounds = 10;
const withoutSync = process.argv.includes('--without-sync');

interface Writer {
  readonly process: ChildProcess;
  readonly ended: Promise<void>;
  output(): string;
}

function startWriter(bundle: Bundle, directory: string): Writer {
  const args = [bundle.path('storeWriter'), directory, ...(withoutSync ? ['--without-sync'] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    process: child,
    ended: new Promise((resolve) => child.on('close', () => resolve())),
    output: () => output,
  };
}

/** Waits until the writer has acknowledged something in every room, or has ended. */
async function waitForWrites(writer: Writer): Promise<void> {
  while (!/ack room-7 /.test(writer.output()) && writer.process.exitCode === null) await delay(20);
}

/**
 * Lets a writer work on the mounted disk, cuts the power, and compares what is left. Returns the error
 * message if the store won't open.
 */
async function cutOnce(
  disk: LoopDisk,
  bundle: Bundle,
  directory: string,
  wait: (writer: Writer) => Promise<void>,
): Promise<Comparison | string> {
  disk.mount();
  const writer = startWriter(bundle, join(disk.path, directory));
  try {
    await wait(writer);
    disk.cutPower();
  } finally {
    // Waits first, to catch a store that keeps acknowledging after the cut.
    await delay(200);
    writer.process.kill('SIGKILL');
    await writer.ended;
  }
  disk.unmount();
  disk.mount();
  try {
    // In a separate process, because a store that won't open keeps its files open and the disk busy.
    const check = [bundle.path('storeChecker'), join(disk.path, directory)];
    return JSON.parse(execFileSync(process.execPath, check, { input: writer.output(), encoding: 'utf8' }));
  } finally {
    disk.unmount();
  }
}

async function main(): Promise<number> {
  const reason = loopDiskProblem();
  if (reason !== undefined) {
    console.log(`power cut: skipped, because ${reason}`);
    return 0;
  }
  const bundle = await bundleForNode(
    { storeWriter: 'tests/faults/storeWriter.ts', storeChecker: 'tests/faults/storeChecker.ts' },
    'power-cut',
  );
  const disk = new LoopDisk();
  const sum = { rounds: 0, acknowledged: 0, lost: 0, wrong: 0, unopened: 0 };
  /** @param before events in the store before this cut */
  const report = (title: string, found: Comparison | string, before = 0) => {
    sum.rounds++;
    if (typeof found === 'string') {
      sum.unopened++;
      console.log(`${title}: would not open: ${found}`);
      return;
    }
    const acknowledged = Math.max(0, found.acknowledged - before);
    sum.acknowledged += acknowledged;
    sum.lost += found.lost;
    sum.wrong += found.wrong;
    console.log(
      `${title}: ${acknowledged} events acknowledged, ${found.stored} in the store, ${found.lost} lost, ${found.wrong} wrong`,
    );
  };
  try {
    for (let start = 1; start <= firstStarts; start++) {
      const after = 200 + Math.random() * 4_000;
      const found = await cutOnce(disk, bundle, `first-${start}`, () => delay(after));
      report(`first start ${start}, cut after ${Math.round(after)} ms`, found);
    }
    for (let round = 1, directory = 1, before = 0; round <= rounds; round++) {
      const after = 100 + Math.random() * 2_000;
      const found = await cutOnce(disk, bundle, `store-${directory}`, async (writer) => {
        await waitForWrites(writer);
        await delay(after);
      });
      report(`round ${round}, cut ${Math.round(after)} ms after the first answers`, found, before);
      // The same store is reused for all cuts, unless it fails one.
      const alive = typeof found !== 'string' && found.lost === 0;
      before = alive ? found.stored : 0;
      if (!alive) directory++;
    }
  } finally {
    disk.remove();
    bundle.remove();
  }
  console.log(
    `power cut: ${sum.rounds} cuts, ${sum.acknowledged} events acknowledged, ${sum.lost} lost, ${sum.wrong} wrong, ${sum.unopened} stores that would not open`,
  );
  return sum.lost + sum.wrong + sum.unopened === 0 && sum.acknowledged > 0 ? 0 : 1;
}

process.exitCode = await main();
