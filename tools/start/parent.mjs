// @ts-check
/** Ends with the shell that npm put in between. */

/** Milliseconds between two looks. */
const LOOK_MS = 500;

/**
 * npm runs a script by a shell, and hands a SIGTERM to that: many a shell dies of it without a word to what it runs, which would go on
 * with nobody to stop it. Whose shell is gone gets another parent, and then ends as if the signal had been its own.
 *
 * Does nothing where npm did not start this process: who puts it into the background by hand may close that terminal.
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
