import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';

const PARENT = pathToFileURL(join(root, 'tools', 'start', 'parent.mjs')).href;
/** Prints its process id, and runs until a signal stops it gracefully. */
const PROGRAM = `
  const { endWithShell } = await import(${JSON.stringify(PARENT)});
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
  endWithShell();
  setInterval(() => undefined, 1_000);
  console.log('up ' + process.pid);
`;
/**
 * Some shells replace themselves with their last command; another command after it keeps the shell in place.
 */
const SHELL = '"$NODE" --input-type=module -e "$PROGRAM"; true';

async function startedBy(event: string | undefined) {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const shell = spawn('sh', ['-c', SHELL], {
    env: { ...env, NODE: process.execPath, PROGRAM, ...(event && { npm_lifecycle_event: event }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  shell.stdout.on('data', (text) => said.push(String(text)));
  await expect.poll(() => said.join(''), { timeout: 60_000 }).toMatch(/up \d+/);
  return { shell, said, pid: Number(/up (\d+)/.exec(said.join(''))?.[1]) };
}

async function kill(shell: ChildProcess): Promise<void> {
  shell.kill('SIGTERM');
  await once(shell, 'exit');
}

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === 'win32')('a process that npm runs', () => {
  it('stops gracefully when the shell in between is killed', async () => {
    const { shell, said, pid } = await startedBy('start');
    await kill(shell);
    await expect.poll(() => said.join(''), { timeout: 60_000 }).toContain('stopped');
    await expect.poll(() => lives(pid), { timeout: 60_000 }).toBe(false);
  });

  it("keeps running without its shell if npm didn't start it", async () => {
    const { shell, said, pid } = await startedBy(undefined);
    await kill(shell);
    await new Promise((done) => setTimeout(done, 1_500));
    expect(said.join('')).not.toContain('stopped');
    expect(lives(pid)).toBe(true);
    process.kill(pid, 'SIGKILL');
  });
});
