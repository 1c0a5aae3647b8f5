// Crash tests of the embedded database and the journal in front of it, without a server around them.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareStore } from '#server/testing/preparedStore.ts';
import type { Bundle } from './bundleForNode.ts';
import { Ledger, noFaults } from './Ledger.ts';
import { bundleWriter, WriterProcess } from './WriterProcess.ts';

/** `npm run test:faults` sets 1,000. */
const KILLS = Number(process.env.STORE_KILLS ?? 20);
/** Copies of a store in use; `npm run test:faults` sets 20. */
const COPIES = Number(process.env.STORE_COPIES ?? 2);
/** Kills after which an empty store is used, because verifying takes longer the more is stored. */
const KILLS_PER_STORE = 50;

let bundle: Bundle;
let folder: string;
const writers: WriterProcess[] = [];
beforeAll(async () => {
  bundle = await bundleWriter('store');
  folder = mkdtempSync(join(tmpdir(), 'db-faults-'));
});
afterAll(async () => {
  for (const writer of writers) await writer.kill();
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
});

function start(directory: string, ...options: readonly string[]): WriterProcess {
  const writer = new WriterProcess(bundle, directory, ...options);
  writers.push(writer);
  return writer;
}

async function emptyStore(name: string): Promise<string> {
  const directory = join(folder, name);
  await prepareStore(directory);
  return directory;
}

/** Opens a store once more and returns everything wrong with it. */
async function verify(directory: string, ledger: Ledger): Promise<string> {
  const verifier = start(directory, '--only-verify');
  const isVerified = await verifier.says(/^verified$/m);
  ledger.read(verifier.output);
  return isVerified ? '' : verifier.output;
}

/** Ways to copy a folder. Files that vanish meanwhile are an error for both commands, and no harm. */
const copyCommands = {
  cp: 'cp -r "$1" "$2"',
  tar: 'mkdir "$2" && tar -C "$1" -cf - . | tar -C "$2" -xf -',
};

async function copy(command: keyof typeof copyCommands, from: string, to: string): Promise<void> {
  const copying = spawn('sh', ['-c', copyCommands[command], 'sh', from, to], { stdio: 'ignore' });
  await once(copying, 'close');
}

/** Kills writers of one store, one after the other, at random moments: also while they open it. */
async function killWriters(directory: string, kills: number): Promise<Ledger> {
  const ledger = new Ledger();
  let opening = 1_000;
  for (let kill = 0; kill < kills; kill++) {
    const began = performance.now();
    const writer = start(directory);
    if (Math.random() < 0.3) await delay(Math.random() * opening);
    else {
      expect(await writer.says(/^verified$/m), writer.output).toBe(true);
      opening = performance.now() - began;
      await delay(Math.random() * 1_000);
    }
    await writer.kill();
    writers.pop();
    ledger.read(writer.output);
    expect(writer.output).not.toMatch(/^(failed|refused|died|problem)/m);
    expect(ledger.faults).toEqual(noFaults);
    if (kill % 10 === 9)
      process.stdout.write(
        `${kill + 1} kills: ${ledger.acknowledged} events, verified ${ledger.verified}×\n`,
      );
  }
  expect(await verify(directory, ledger)).toBe('');
  expect(ledger.faults).toEqual(noFaults);
  return ledger;
}

describe('the store on disk', () => {
  it(`loses and doubles nothing when killed ${KILLS} times`, {
    timeout: 60_000 + KILLS * 20_000,
  }, async () => {
    let [acknowledged, verified] = [0, 0];
    for (let killed = 0; killed < KILLS; killed += KILLS_PER_STORE) {
      const directory = await emptyStore(`killed-${killed}`);
      const ledger = await killWriters(directory, Math.min(KILLS_PER_STORE, KILLS - killed));
      acknowledged += ledger.acknowledged;
      verified += ledger.verified;
      rmSync(directory, { recursive: true });
    }
    expect(acknowledged).toBeGreaterThan(KILLS * 10);
    process.stdout.write(`killed ${KILLS}×, verified ${verified}×: ${acknowledged} events, none lost\n`);
  });

  // From a new store each time, because a copy is broken if a checkpoint falls into it (docs/running.md).
  it(`can be copied while it is in use, ${COPIES} times`, { timeout: 60_000 + COPIES * 60_000 }, async () => {
    for (let n = 0; n < COPIES; n++) {
      const directory = await emptyStore(`copied-${n}`);
      const writer = start(directory);
      expect(await writer.says(/ack room-7 \d{2}/), writer.output).toBe(true);
      const copied = join(folder, `copy-${n}`);
      const ledger = new Ledger();
      const began = writer.output.length;
      ledger.read(writer.output);
      await copy(n % 2 === 0 ? 'cp' : 'tar', directory, copied);
      ledger.readDeletions(writer.output.slice(began));
      await writer.kill();
      expect(await verify(copied, ledger)).toBe('');
      expect(ledger.faults).toEqual(noFaults);
      for (const path of [directory, copied]) rmSync(path, { recursive: true });
    }
  });

  it('of a version without a journal is continued', async () => {
    const directory = await emptyStore('older');
    const ledger = new Ledger();
    for (const options of [['--without-journal'], [], ['--only-verify']]) {
      const writer = start(directory, ...options);
      expect(await writer.says(/^verified$/m), writer.output).toBe(true);
      if (options[0] !== '--only-verify') await writer.says(/ack room-7 \d{2}/);
      await writer.kill();
      ledger.read(writer.output);
      expect(ledger.faults).toEqual(noFaults);
    }
    expect(ledger.stored).toBeGreaterThan(50);
  });

  it("doesn't depend on the wall clock", async () => {
    const directory = await emptyStore('clock');
    const ledger = new Ledger();
    const writer = start(directory, '--jumping-clock');
    expect(await writer.says(/ack room-7 \d{3}/), writer.output).toBe(true);
    await writer.kill();
    ledger.read(writer.output);
    expect(writer.output).not.toMatch(/^(failed|died|problem)/m);
    expect(await verify(directory, ledger)).toBe('');
    expect(ledger.faults).toEqual(noFaults);
  });
});
