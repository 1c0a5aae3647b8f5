/**
 * Full-disk test: fills the disk under the embedded database and its journal while they write, makes it
 * read-only, and lets it have room again: `node tests/faults/run.mjs fullDisk`.
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bundle } from './bundleForNode.ts';
import { Ledger } from './Ledger.ts';
import { LoopDisk, loopDiskProblem } from './LoopDisk.ts';
import { bundleWriter, WriterProcess } from './WriterProcess.ts';

const mebibyte = 2 ** 20;

interface Trial {
  readonly title: string;
  /** The writer's; see storeWriter.ts. */
  readonly options?: readonly string[];
  /** Returns what makes the disk good again, if that is possible under a running writer. */
  spoil(disk: LoopDisk): (() => void) | void;
}

const trials: readonly Trial[] = [
  ...[200, 64, 0].map(
    (leaving): Trial => ({
      title: `${leaving} MB left`,
      spoil: (disk) => disk.fill(leaving * mebibyte),
    }),
  ),
  {
    title: 'no space left for what does not pass the journal',
    options: ['--flood'],
    spoil: (disk) => disk.fill(0),
  },
  { title: 'read-only', spoil: (disk) => disk.makeReadOnly() },
  { title: 'every write and sync fails', spoil: (disk) => disk.cutPower() },
];

/** Writes on a good, a spoiled and a repaired disk, kills the writer and verifies the store. */
async function attempt(disk: LoopDisk, bundle: Bundle, ledger: Ledger, trial: Trial): Promise<boolean> {
  const directory = join(disk.path, 'store');
  disk.mount();
  const writer = new WriterProcess(bundle, directory, ...(trial.options ?? []));
  await writer.says(/ack room-7 /);
  await delay(1_000);
  const repair = trial.spoil(disk);
  const spoiledAt = writer.output.length;
  await writer.says(/^(failed|died) /m, spoiledAt);
  // The engine notices only when it writes.
  await Promise.race([writer.ended, delay(repair ? 5_000 : 60_000)]);
  const said = new Set(writer.output.slice(spoiledAt).match(/^(failed|problem|died|refused) .*$/gm));
  let outcome = writer.hasEnded ? 'the process ended' : 'the process lived';
  if (writer.hasEnded) {
    const restarted = new WriterProcess(bundle, directory, '--only-verify');
    await restarted.ended;
    said.add(`restarted on the same disk: ${restarted.output.slice(-300)}`);
  }
  repair?.();
  if (repair && !writer.hasEnded) {
    const goesOn = await writer.says(/^ack room-7 /m, writer.output.length);
    outcome += goesOn ? ' and went on' : ' and ended later';
    await delay(3_000);
  }
  await writer.kill();
  ledger.read(writer.output);
  disk.unmount();
  disk.mount();
  const verifier = new WriterProcess(bundle, directory, '--only-verify');
  const isVerified = await verifier.says(/^verified$/m);
  await verifier.ended;
  ledger.read(verifier.output);
  disk.unmount();
  console.log(
    `${trial.title}: ${outcome}; ${ledger.acknowledged} acknowledged so far, ${JSON.stringify(ledger.faults)}`,
  );
  for (const line of said) console.log(`  ${line}`);
  if (!isVerified) console.log(`  would not open: ${verifier.output}`);
  return isVerified && Object.values(ledger.faults).every((count) => count === 0);
}

async function main(): Promise<number> {
  const reason = loopDiskProblem();
  if (reason !== undefined) {
    console.log(`full disk: skipped, because ${reason}`);
    return 0;
  }
  const bundle = await bundleWriter('full-disk');
  const disk = new LoopDisk();
  const ledger = new Ledger();
  let failed = 0;
  try {
    for (const trial of trials) if (!(await attempt(disk, bundle, ledger, trial))) failed++;
  } finally {
    disk.remove();
    bundle.remove();
  }
  return failed;
}

process.exitCode = await main();
