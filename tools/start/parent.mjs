// @ts-check
/** Ends this process together with the shell that npm put in between. */

/** Milliseconds between two checks. */
const LOOK_MS = 500;

/**
 * npm runs scripts through a shell and sends SIGTERM to it: many shells die without passing it on, which
 * would leave their child running with nothing to stop it. A process whose shell is gone gets a new parent;
 * this notices, and ends as if the signal had been its own.
 *
 * Does nothing if npm didn't start this process: someone who runs it in the background by hand may close that
 * terminal.
 */
export function endWithShell(env = process.env) {
  if (env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const looks = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looks);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  looks.unref();
}
