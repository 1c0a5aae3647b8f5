// @ts-check
/**
 * `npm run dev`: the client with hot reload, backed by the server, which is rebuilt and restarted when its
 * code changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { Advice, commandLine, root } from './run.mjs';

const outDir = join(root, 'dist/dev-server');

/** @returns {Promise<number>} a free port */
async function freePort() {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Runs the server, one at a time: each call stops the previous one, and starts the next once that has flushed
 * and exited.
 * @param {Readonly<Record<string, string>>} settings
 */
function serverRunner(settings) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let turn = Promise.resolve();
  let ended = false;
  const stop = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child?.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(impatience);
  };
  const restart = () => {
    turn = turn.then(async () => {
      await stop();
      if (ended) return;
      const env = { NODE_ENV: 'development', CHECK_ANSWERS: 'true', ...process.env, ...settings };
      child = spawn(process.execPath, ['--enable-source-maps', join(outDir, 'main.js')], {
        cwd: root,
        env,
        stdio: 'inherit',
      });
    });
    return turn;
  };
  const end = () => {
    ended = true;
    turn = turn.then(stop);
    return turn;
  };
  return { restart, end };
}

await commandLine(async () => {
  await ensureDependencies({ dev: true });
  const { build, createServer, loadEnv } = await import('vite');
  const port = Number(loadEnv('development', root, 'PORT')['PORT'] ?? 5173);
  const serverPort = await freePort();
  // Read by vite.config.ts, which decides the paths to forward to the server.
  process.env['DEV_SERVER'] = `http://127.0.0.1:${serverPort}`;
  process.chdir(root);

  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { port, strictPort: true, host: true },
  });
  try {
    await vite.listen();
  } catch (error) {
    await vite.close();
    throw new Advice(
      `${error instanceof Error ? error.message : String(error)}\nChoose another port: PORT=4100 npm run dev`,
    );
  }

  const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
  const server = serverRunner({ PORT: String(serverPort), HOST: '127.0.0.1', PUBLIC_URL: publicUrl });
  const watcher = await build({
    configFile: join(root, 'vite.server.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, watch: {} },
  });
  if (!('on' in watcher)) throw new Error('vite did not watch');
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'END') void server.restart().then(() => vite.printUrls());
  });

  const end = async () => {
    await Promise.allSettled([watcher.close(), server.end(), vite.close()]);
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => void end());
});
