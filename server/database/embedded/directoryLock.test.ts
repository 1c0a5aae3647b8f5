import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseStartError } from '../errors.ts';
import { type DirectoryLock, lockDirectory } from './directoryLock.ts';

let directory: string;
const held: DirectoryLock[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'db-lock-'));
});
afterEach(async () => {
  for (const lock of held.splice(0)) await lock.release();
  rmSync(directory, { recursive: true, force: true });
});

async function take(): Promise<DirectoryLock> {
  const lock = await lockDirectory(directory);
  held.push(lock);
  return lock;
}

/** Leaves behind what a killed process leaves: a socket file with no listener. */
async function abandon(): Promise<void> {
  const server = createServer().listen(join(directory, 'dying'));
  await once(server, 'listening');
  renameSync(join(directory, 'dying'), join(directory, 'lock'));
  server.close();
  await once(server, 'close');
}

describe('the lock of a data directory', () => {
  it('is held by one process at a time', async () => {
    const first = await take();
    const second = take();
    await expect(second).rejects.toThrow(DatabaseStartError);
    await expect(second).rejects.toThrow(new RegExp(`process ${process.pid} .*DATA_DIR.*DATABASE_URL`, 's'));
    await first.release();
    await take();
    await expect(take()).rejects.toThrow(DatabaseStartError);
  });

  it('leaves nothing behind', async () => {
    const lock = await take();
    await lock.release();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is separate for each directory', async () => {
    await take();
    const other = join(directory, 'other');
    mkdirSync(other);
    held.push(await lockDirectory(other));
  });

  it.runIf(process.platform !== 'win32')('is taken over from a dead process, by only one', async () => {
    await abandon();
    const taken = await Promise.allSettled(Array.from({ length: 6 }, take));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(take()).rejects.toThrow(DatabaseStartError);
    await held.pop()?.release();
    expect(existsSync(join(directory, 'lock'))).toBe(false);
  });

  it.runIf(process.platform !== 'win32')("takes over a file that isn't a socket", async () => {
    writeFileSync(join(directory, 'lock'), 'whatever');
    await take();
    await expect(take()).rejects.toThrow(DatabaseStartError);
  });

  it.runIf(process.platform !== 'win32')("trusts a holder that doesn't answer", async () => {
    const silent = createServer(() => {}).listen(join(directory, 'lock'));
    await once(silent, 'listening');
    await expect(take()).rejects.toThrow(/doesn't answer/);
    silent.close();
  });

  it.runIf(process.platform === 'linux')('works when the path is too long for a socket', async () => {
    const deep = join(directory, 'x'.repeat(100), 'y'.repeat(100));
    mkdirSync(deep, { recursive: true });
    const lock = await lockDirectory(deep);
    held.push(lock);
    await expect(lockDirectory(deep)).rejects.toThrow(DatabaseStartError);
    await lock.release();
    expect(readdirSync(deep)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('works when the file system has no sockets', async () => {
    const listen = Server.prototype.listen as (this: Server, ...args: unknown[]) => Server;
    const refusing = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (
      this: Server,
      ...args: unknown[]
    ) {
      const [{ path }] = args as [{ path: string }];
      if (path.startsWith('\0')) return listen.apply(this, args);
      queueMicrotask(() => this.emit('error', Object.assign(new Error('EPERM'), { code: 'EPERM' })));
      return this;
    } as typeof Server.prototype.listen);
    const lock = await take();
    await expect(take()).rejects.toThrow(new RegExp(`process ${process.pid} `));
    await lock.release();
    await take();
    expect(readdirSync(directory)).toEqual([]);
    refusing.mockRestore();
  });

  it("rejects a directory that doesn't exist", async () => {
    await expect(lockDirectory(join(directory, 'missing'))).rejects.toThrow(/ENOENT/);
  });
});
