/** Bundles programs that tests start as separate processes, because Node 20 doesn't run TypeScript. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Bundle {
  /** Returns the bundled file of a program, by its name in `entries`. */
  path(name: string): string;
  remove(): void;
}

/**
 * @param entries program files by name, relative to the project root; the database worker is added
 * @param label identifies the caller: two that bundle at the same time need different ones
 */
export async function bundleForNode(
  entries: Readonly<Record<string, string>>,
  label: string,
): Promise<Bundle> {
  // Inside the project, so that packages outside the bundle can be resolved.
  const folder = join(root, '.cache', 'bundles', `${label}-${process.pid}`);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { ...entries, 'database.worker': 'server/database/embedded/database.worker.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return {
    path: (name) => join(folder, `${name}.js`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
