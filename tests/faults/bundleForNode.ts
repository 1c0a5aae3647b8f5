/** Bundles programs that a test starts as processes of their own: Node 20 runs no TypeScript. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Bundle {
  /** The path of a program, by its name in `entries`. */
  path(name: string): string;
  remove(): void;
}

/**
 * @param entries names and, from the root of the project, files. The database's thread comes along
 * @param label of whoever bundles: two at the same time need two
 */
export async function bundleForNode(
  entries: Readonly<Record<string, string>>,
  label: string,
): Promise<Bundle> {
  // Inside the project, so that the packages outside the bundle are found.
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
