import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { Journal } from './Journal.ts';
import { segmentName } from './readJournal.ts';

it('keeps a segment that has replaced one whose first append failed', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'journal-'));
  const path = join(directory, segmentName(0));
  const probe = await open(directory);
  const sync = vi.spyOn(Object.getPrototypeOf(probe) as typeof probe, 'datasync');
  await probe.close();
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const journal = new Journal(directory, 0);
  try {
    const chunks = [{ roomHash: 'a', firstSeq: 1, count: 1, events: '[1]' }];
    sync.mockRejectedValueOnce(new Error('EIO'));
    await expect(journal.append(chunks)).rejects.toThrow(/EIO/);
    now += 2_000;
    await journal.append(chunks);
    await journal.release(0);
    now += 60 * 60_000;
    await journal.release(0);
    expect(existsSync(path)).toBe(true);
  } finally {
    await journal.close();
    clock.mockRestore();
    sync.mockRestore();
    rmSync(directory, { recursive: true });
  }
});
