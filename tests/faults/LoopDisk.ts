/**
 * A file system in a file whose power can be cut, which loses whatever wasn't synced. Needs Linux and root.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const bytes = 768 * 2 ** 20;
/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: from here on nothing reaches the disk, not even the journal. */
const cut =
  'open(my $d, "<", $ARGV[0]) or die "open: $!"; my $flags = pack("L", 2); ioctl($d, 0x8004587d, $flags) or die "ioctl: $!";';

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
}

/** Returns why this machine can't have a loop disk; undefined if it can. */
export function loopDiskProblem(): string | undefined {
  if (process.platform !== 'linux') return `${process.platform} has no loop-mounted ext4`;
  if (process.getuid?.() !== 0) return 'mounting needs root';
  if (!existsSync('/dev/loop-control')) return 'there is no loop device';
  for (const command of ['mkfs.ext4', 'mount', 'umount', 'perl', 'findmnt', 'fallocate']) {
    try {
      run('sh', '-c', `command -v ${command}`);
    } catch {
      return `the command ${command} is missing`;
    }
  }
  try {
    const disk = new LoopDisk();
    try {
      disk.mount();
      disk.cutPower();
    } finally {
      disk.remove();
    }
  } catch (error) {
    return `a loop-mounted ext4 can't be made or cut off (${String((error as Error).message)
      .split('\n')
      .at(-1)})`;
  }
  return undefined;
}

export class LoopDisk {
  /** Mount point. */
  readonly path: string;
  readonly #folder: string;
  readonly #image: string;
  #mounted = false;

  constructor() {
    this.#folder = mkdtempSync(join(tmpdir(), 'db-disk-'));
    this.#image = join(this.#folder, 'image');
    this.path = join(this.#folder, 'mounted');
    mkdirSync(this.path);
    writeFileSync(this.#image, '');
    truncateSync(this.#image, bytes);
    run('mkfs.ext4', '-q', '-F', this.#image);
  }

  mount(): void {
    run('mount', '-o', 'loop,errors=remount-ro', this.#image, this.path);
    this.#mounted = true;
  }

  /** Makes every later write and sync fail; what hasn't reached the disk never will. */
  cutPower(): void {
    run('perl', '-e', cut, this.path);
  }

  /** Reports an error of the file system, upon which Linux makes it read-only until it is mounted again. */
  makeReadOnly(): void {
    const device = run('findmnt', '-no', 'SOURCE', this.path).trim();
    writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, 'a test');
  }

  /** Takes the disk's space with a file until only some bytes are free; returns what deletes it. */
  fill(leaving: number): () => void {
    const file = join(this.path, 'filler');
    const { bavail, bsize } = statfsSync(this.path);
    run('fallocate', '-l', String(Math.max(bsize, bavail * bsize - leaving)), file);
    return () => rmSync(file);
  }

  unmount(): void {
    run('umount', this.path);
    this.#mounted = false;
  }

  remove(): void {
    if (this.#mounted) this.unmount();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
