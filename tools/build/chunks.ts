/**
 * Chunk grouping for the built client: modules needed together go into one file, worked out from the import
 * graph, so that a new module needs no entry here.
 */
import { join } from 'node:path';

/** The part of the bundler's module info that is used here. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

export interface ChunkGroup {
  readonly name: string;
  /**
   * Paths of modules in the repository. The file contains them and everything they import, except what an
   * earlier file has.
   */
  readonly of: readonly string[];
  /**
   * Keeps only what these modules import as well: code that both sides need gets a file of its own, so
   * neither side loads the other.
   */
  readonly alsoOf?: readonly string[];
}

/** Returns the bundler's groups for these files; earlier files take precedence. */
export function groupsOf(root: string, files: readonly ChunkGroup[], priority: number) {
  return files.map(({ name, of, alsoOf }, place) => {
    // The bundler calls this for each module, with one object per build.
    const known = new WeakMap<Modules, ReadonlySet<string>>();
    const contents = (modules: Modules): ReadonlySet<string> => {
      const needed = (paths: readonly string[]) =>
        importedBy(
          paths.map((path) => join(root, path)),
          modules,
        );
      const ids = needed(of);
      const others = alsoOf && needed(alsoOf);
      return others ? new Set([...ids].filter((id) => others.has(id))) : ids;
    };
    return {
      priority: priority + files.length - place,
      debugName: name,
      name: (id: string, modules: Modules): string | null => {
        const ids = known.get(modules) ?? contents(modules);
        known.set(modules, ids);
        return ids.has(id) ? name : null;
      },
    };
  });
}

/** These modules and everything they import, except lazily. */
function importedBy(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    const info = modules.getModuleInfo(id);
    if (!info) throw new Error(`There is no module ${id}: bring the files in vite.config.ts up to date.`);
    found.add(id);
    open.push(...info.importedIds.filter((other) => !/node_modules[\\/]radix-ui[\\/]/.test(other)));
  }
  return found;
}
