/** Which file of the built client a module goes into: what is needed together travels together, found by what imports what, so that a new module needs no line here. */
import { join } from 'node:path';

/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

export interface Together {
  readonly name: string;
  /** Modules by their paths in the repository: the file holds them and all that they import, save what a file before it has. */
  readonly of: readonly string[];
  /** Of that only what these import as well: what two sides need travels by itself, and neither brings the other along. */
  readonly alsoOf?: readonly string[];
}

/** The bundler's groups for these files; a file goes before those after it. */
export function groupsOf(root: string, files: readonly Together[], priority: number) {
  return files.map(({ name, of, alsoOf }, place) => {
    // The bundler asks for each module, with one object for each build.
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

/** These modules and all that they import, except lazily. */
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
