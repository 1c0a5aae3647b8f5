/**
 * PGlite's file system with a working fsync. PGlite's own NODEFS has none: the engine asks, nothing reaches
 * the disk, and a power cut loses every acknowledged commit or the whole database.
 *
 * NODEFS is not a public interface and has moved between patch releases, hence the checks: if the parts
 * patched here are missing, the store refuses to open. `fdatasync` and `open_sync` do nothing or abort in
 * this engine, so it has to run with `wal_sync_method=fsync` (see engine.ts).
 */
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DatabaseStartError } from '../errors.ts';
import { syncDirectory } from './syncTree.ts';

type Init = NodeFS['init'];
type EmscriptenOptions = Parameters<Init>[1];

interface FileNode {
  readonly mode: number;
  readonly parent: FileNode;
}

interface NodeFilesystem {
  stream_ops?: { fsync?: (stream: { readonly nfd?: number; readonly node: FileNode }) => number };
  node_ops?: { rename?: (node: FileNode, newParent: FileNode, newName: string) => void };
  realPath?: (node: FileNode) => string;
  tryFSOperation?: <Result>(operation: () => Result) => Result;
}

const isDirectory = (node: FileNode) => (node.mode & 0o170000) === 0o040000;

export class SyncedNodeFS extends NodeFS {
  /** Files and directories actually synced. */
  syncs = 0;

  get directory(): string {
    return this.rootDir;
  }

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const patch = (module: { readonly NODEFS: unknown }) => this.#patch(module.NODEFS as NodeFilesystem);
    // First, so that the data directory is mounted with the patched operations.
    const preRun = [patch, ...(emscriptenOpts.preRun ?? [])];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as EmscriptenOptions };
  }

  #patch({ stream_ops: streams, node_ops: nodes, realPath, tryFSOperation }: NodeFilesystem): void {
    const rename = nodes?.rename;
    if (!streams || !('write' in streams) || !rename || !realPath || !tryFSOperation) {
      throw new DatabaseStartError(
        "This version of PGlite stores its files differently, so its commits can't be made safe against power cuts. Install the version in package-lock.json (npm ci).",
      );
    }
    streams.fsync = ({ nfd, node }) => {
      // Windows can't sync a directory and doesn't need to.
      if (process.platform === 'win32' && isDirectory(node)) return 0;
      if (nfd === undefined) throw new Error('PGlite asked to sync a file that is not open');
      tryFSOperation(() => fsyncSync(nfd));
      this.syncs++;
      return 0;
    };
    nodes.rename = (node, newParent, newName) => {
      const oldParent = realPath(node.parent);
      rename(node, newParent, newName);
      tryFSOperation(() => {
        for (const directory of new Set([oldParent, realPath(newParent)])) syncDirectory(directory);
      });
    };
  }
}
