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

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
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
  syncDirectory(path);
}
