/**
 * Power-cut test: cuts the power under the embedded database and its journal ten times while they write, ten
 * times just as the journal begins a segment, and three times during the first start, then counts
 * acknowledged events that are gone: `node tests/faults/run.mjs powerCut`.
 *
 * With `--without-sync`, does the same to PGlite with its default settings, to show that this test can fail:
 * that loses answers or the whole database.
 */
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bundle } from './bundleForNode.ts';
import { Ledger } from './Ledger.ts';
import { LoopDisk, loopDiskProblem } from './LoopDisk.ts';
import { bundleWriter, WriterProcess } from './WriterProcess.ts';

const firstStarts = 3;
const rounds = 10;
const rotations = process.argv.includes('--without-sync') ? 0 : 10;
const unsafe = process.argv.includes('--without-sync') ? ['--without-sync'] : [];

/** Resolves when the journal in a directory has begun another segment, or the writer has ended. */
async function nextSegment(directory: string, writer: WriterProcess): Promise<void> {
  const journal = join(directory, 'journal');
  while (!existsSync(journal) && !writer.hasEnded) await delay(20);
  const watcher = watch(journal);
  // A write is reported as a change, a new name as a rename.
  const begun = new Promise<void>((resolve) => {
    watcher.on('change', (kind, name) => {
      if (kind === 'rename' && String(name).endsWith('.log')) resolve();
    });
  });
  await Promise.race([begun, writer.ended]);
  watcher.close();
}

/**
 * Lets a writer work on the mounted disk, cuts the power, and compares what is left with the ledger. Returns
 * the output of a store that won't open.
 */
async function cutOnce(
  disk: LoopDisk,
  bundle: Bundle,
  directory: string,
  ledger: Ledger,
  wait: (writer: WriterProcess) => Promise<unknown>,
): Promise<string | undefined> {
  disk.mount();
  const writer = new WriterProcess(bundle, join(disk.path, directory), '--fast', ...unsafe);
  try {
    await wait(writer);
    disk.cutPower();
  } finally {
    // Waits first, to catch a store that keeps acknowledging after the cut.
    await delay(200);
    await writer.kill();
  }
  ledger.read(writer.output);
  disk.unmount();
  disk.mount();
  try {
    const verifier = new WriterProcess(bundle, join(disk.path, directory), '--only-verify');
    const isVerified = await verifier.says(/^verified$/m);
    await verifier.ended;
    ledger.read(verifier.output);
    return isVerified ? undefined : verifier.output;
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
  const bundle = await bundleWriter('power-cut');
  const disk = new LoopDisk();
  const sum = { cuts: 0, acknowledged: 0, unopened: 0, faults: 0 };
  let [directory, ledger] = ['', new Ledger()];
  let stores = 0;
  const useNewStore = () => {
    directory = `store-${++stores}`;
    ledger = new Ledger();
  };
  const cut = async (title: string, wait: (writer: WriterProcess) => Promise<unknown>) => {
    const before = { acknowledged: ledger.acknowledged, ...ledger.faults };
    const unopened = await cutOnce(disk, bundle, directory, ledger, wait);
    const acknowledged = ledger.acknowledged - before.acknowledged;
    const faults = Object.entries(ledger.faults).map(
      ([name, count]) => [count - before[name as keyof typeof ledger.faults], name] as const,
    );
    sum.cuts++;
    sum.acknowledged += acknowledged;
    const here = faults.reduce((total, [count]) => total + count, 0);
    sum.faults += here;
    if (unopened !== undefined) sum.unopened++;
    const result =
      unopened === undefined
        ? `${ledger.stored} in the store, ${faults.map((each) => each.join(' ')).join(', ')}`
        : `would not open: ${unopened}`;
    console.log(`${title}: ${acknowledged} events acknowledged, ${result}`);
    // The same store is used for all cuts, unless it fails one.
    if (unopened !== undefined || here > 0) useNewStore();
  };
  try {
    for (let start = 1; start <= firstStarts; start++) {
      useNewStore();
      const after = 200 + Math.random() * 4_000;
      await cut(`first start ${start}, cut after ${Math.round(after)} ms`, () => delay(after));
    }
    useNewStore();
    for (let round = 1; round <= rounds; round++) {
      const after = 100 + Math.random() * 2_000;
      await cut(`round ${round}, cut ${Math.round(after)} ms after the first answers`, async (writer) => {
        await writer.says(/ack room-7 /);
        await delay(after);
      });
    }
    useNewStore();
    for (let rotation = 1; rotation <= rotations; rotation++) {
      const after = Math.random() * 40;
      await cut(`segment ${rotation}, cut ${Math.round(after)} ms after it began`, async (writer) => {
        await writer.says(/ack room-7 /);
        await nextSegment(join(disk.path, directory), writer);
        await delay(after);
      });
    }
  } finally {
    disk.remove();
    bundle.remove();
  }
  console.log(
    `power cut: ${sum.cuts} cuts, ${sum.acknowledged} events acknowledged, ${sum.faults} lost or wrong, ${sum.unopened} stores that would not open`,
  );
  return sum.faults + sum.unopened === 0 && sum.acknowledged > 0 ? 0 : 1;
}

process.exitCode = await main();
