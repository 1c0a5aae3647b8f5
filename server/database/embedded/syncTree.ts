/** Makes files and directories durable, so that they survive a power cut. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Syncs a directory's list of names, not the files behind them. */
export function syncDirectory(path: string): void {
  // Windows can't sync a directory and doesn't need to.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Like `syncDirectory`, without holding up this thread, and also for folders on other machines. */
export async function syncNames(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  await syncFile(path, 'r').catch((error: NodeJS.ErrnoException) => {
    // Some network file systems can't sync a directory; PostgreSQL ignores that, too.
    if (error.code !== 'EINVAL' && error.code !== 'EBADF') throw error;
  });
}

async function syncFile(path: string, flags = 'r+'): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Syncs a directory with everything in it, leaves first; the files of a directory at the same time, which is
 * faster.
 */
export async function syncTree(path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await syncTree(join(path, entry.name));
  await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => syncFile(join(path, entry.name))),
  );
  await syncNames(path);
}
