// @ts-check
/** `npm start`: installs what is missing, builds what is stale, then runs the server in this same process. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build, isFresh, serverEntry } from '../build/build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { endWithShell } from './parent.mjs';
import { Advice, commandLine, root } from './run.mjs';

await commandLine(async () => {
  endWithShell();
  const fresh = isFresh('client') && isFresh('server');
  await ensureDependencies({ dev: !fresh });
  if (!fresh) await build();
  process.env['NODE_ENV'] ??= 'production';
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  const entry = join(root, serverEntry);
  process.argv.splice(1, 1, entry);
  // Not in a child process, so that signals, exit codes, and the terminal belong to the server itself.
  try {
    await import(pathToFileURL(entry).href);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
    const port = /** @type {{ port?: number }} */ (error).port;
    throw new Advice(
      `Port ${port ?? ''} is taken by another program (perhaps Quizpeak is running already).\n` +
        'Stop that one, or choose another port: PORT=4100 npm start',
    );
  }
});
