/**
 * Lock that lets one process at a time use a data directory: PGlite takes no lock, and two instances on one
 * directory lose rows that both have acknowledged.
 *
 * The lock is a listening socket, because a socket dies with its process, however that ends, while a process
 * id proves nothing: two containers on one volume may both be process 1. It is a file in the directory, so
 * that everyone who shares the volume sees it. On Windows, and on file systems without sockets, it is a name
 * made from the directory's path, which protects only against other processes on the same machine.
 */
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, lstatSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseStartError } from '../errors.ts';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** The longest socket path that works on every system. */
const longestSocketPath = 100;
/** Milliseconds in which others who take over the same abandoned lock show up. */
const takeoverMs = 300;
const answerMs = 2_000;

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Takes the lock of a directory, which must exist.
 * @throws DatabaseStartError naming the holder when another process has it
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const real = realpathSync(directory);
  const name = `quizpeak-${createHash('sha256').update(real).digest('hex').slice(0, 32)}`;
  const holder = `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`;
  if (process.platform === 'win32') return lockName(String.raw`\\.\pipe\${name}`, real, holder);
  try {
    return await lockFile(real, 'lock', real, holder);
  } catch (error) {
    // A file system without sockets: shared folders of virtual machines, FAT.
    if (!/^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EINVAL|EIO)$/.test(errorCode(error))) throw error;
    if (process.platform === 'linux') return lockName(`\0${name}`, real, holder);
    return lockFile(realpathSync(tmpdir()), `${name}.lock`, real, holder);
  }
}

function listen(path: string, holder: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(holder));
    server.once('error', reject);
    server.listen({ path, exclusive: true }, () => resolve(server.unref()));
  });
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * Asks the listener at `path` who it is: its answer, empty if it says nothing, undefined if there is no
 * listener.
 */
function ask(path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let words = '';
    const socket = connect({ path, timeout: answerMs });
    const answer = () => resolve(words);
    socket.setEncoding('utf8').on('data', (text: string) => (words += text));
    socket.on('end', answer).on('timeout', () => {
      socket.destroy();
      answer();
    });
    socket.on('error', (error) => {
      if (/^(ECONNREFUSED|ENOENT|ENOTSOCK)$/.test(errorCode(error))) resolve(undefined);
      else if (/^(ECONNRESET|EPIPE|EAGAIN|EACCES|EPERM)$/.test(errorCode(error))) answer();
      else reject(error);
    });
  });
}

function inUse(directory: string, holder: string): DatabaseStartError {
  return new DatabaseStartError(
    `The data directory ${directory} is in use by another Quizpeak server (${holder}). Stop that one, or give this one ` +
      'another directory (DATA_DIR). To run several servers on the same data, set DATABASE_URL to a PostgreSQL server.',
  );
}

/** Locks by a name that vanishes with its holder: a Windows pipe or an abstract Linux socket. */
async function lockName(path: string, directory: string, holder: string): Promise<DirectoryLock> {
  const server = await listen(path, holder).catch(async (error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw inUse(directory, (await ask(path)) ?? 'which has just stopped');
  });
  return { release: () => close(server) };
}

/** Runs `use` with a path to the folder that is short enough for a socket in it. */
async function withShortPath<Result>(
  folder: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const fits = Buffer.byteLength(folder) + 40 <= longestSocketPath;
  if (fits) return use(folder);
  if (process.platform !== 'linux') throw Object.assign(new Error('path too long'), { code: 'EINVAL' });
  const descriptor = openSync(folder, 'r');
  try {
    return await use(`/proc/self/fd/${descriptor}`);
  } finally {
    closeSync(descriptor);
  }
}

/** Locks by a socket file. It outlives its holder; if it has no listener, it is taken over. */
async function lockFile(folder: string, name: string, directory: string, holder: string) {
  return withShortPath(folder, async (short) => {
    const lock = join(folder, name);
    const inode = () => lstatSync(lock, { throwIfNoEntry: false })?.ino;
    const held = (server: Server, own: number | undefined): DirectoryLock => ({
      async release() {
        if (inode() === own) rmSync(lock, { force: true });
        await close(server);
      },
    });
    try {
      const server = await listen(join(short, name), holder);
      return held(server, inode());
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
    }
    const found = inode();
    // Asked twice, because a socket that is just being created also refuses for a moment.
    for (const pauseMs of [0, 100]) {
      await delay(pauseMs);
      const other = await ask(join(short, name));
      if (other !== undefined)
        throw inUse(directory, other || `which doesn't answer; if none is running, delete ${lock}`);
    }
    const fresh = `${name}.${randomBytes(4).toString('hex')}`;
    const server = await listen(join(short, fresh), holder);
    const own = lstatSync(join(folder, fresh)).ino;
    // Others who find it abandoned take it over as well: the last one holds it, and the others notice.
    if (inode() === found) renameSync(join(folder, fresh), lock);
    await delay(takeoverMs);
    if (inode() === own) return held(server, own);
    await close(server);
    rmSync(join(folder, fresh), { force: true });
    throw inUse(directory, 'which started at the same moment');
  });
}
