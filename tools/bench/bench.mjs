// @ts-check
/**
 * `npm run bench`: bundles the benchmark with the servers it measures (Node 20 runs no TypeScript) and runs
 * it.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from '../start/dependencies.mjs';
import { commandLine, root, run } from '../start/run.mjs';

await commandLine(async () => {
  await ensureDependencies({ dev: true });
  const { build } = await import('vite');
  // Inside the project, so that packages left out of the bundle can be found.
  const folder = join(root, '.cache', `bench-${process.pid}`);
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: true,
        outDir: folder,
        target: 'node20',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: 'tools/bench/main.ts',
            benchServer: 'tools/bench/benchServer.ts',
            bareServer: 'tools/bench/bareServer.ts',
            'database.worker': 'server/database/embedded/database.worker.ts',
            'requests.worker': 'server/requests.worker.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    });
    const env = { ...process.env, NODE_ENV: 'production' };
    return await run(process.execPath, [join(folder, 'main.js'), ...process.argv.slice(2)], { env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
