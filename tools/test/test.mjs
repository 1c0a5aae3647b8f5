// @ts-check
/**
 * `npm test`: installs what the tests need, runs the steps on two cores, and ends with a one-line summary.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from '../browser/chromium.mjs';
import { ensureDependencies } from '../start/dependencies.mjs';
import { Advice, commandLine, root } from '../start/run.mjs';
import { chosen, reportFolder } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step @typedef {import('./steps.mjs').Results} Results */
/** @typedef {Results & { step: Step, seconds: number, note: string }} Outcome */

const cores = 2;
/**
 * Seconds after which anything still running is considered stuck, is stopped, and counts as failed. A quiet
 * machine needs less than ten minutes.
 */
const limitS = 1500;
/** Number of a failed step's last output lines that the summary repeats. */
const keptLines = 60;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Ends a child and everything it has started: asks first, so that Playwright can stop its server and
 * browsers.
 * @param {import('node:child_process').ChildProcess} child
 */
function stop(child) {
  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    if (child.pid === undefined) return;
    try {
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid, signal);
    } catch {
      // It has already ended.
    }
  };
  send('SIGINT');
  setTimeout(send, 8000, 'SIGKILL').unref();
}

/**
 * @param {Step} step
 * @param {number} secondsLeft
 * @returns {Promise<{ code: number | null, output: string, late: boolean }>}
 */
function execute(step, secondsLeft) {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...step.env };
    const detached = process.platform !== 'win32';
    const child = spawn(process.execPath, step.command(), {
      cwd: root,
      env,
      detached,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    let late = false;
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    const timer = setTimeout(() => {
      late = true;
      stop(child);
    }, Math.min(step.limitS, secondsLeft) * 1000);
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output: stripVTControlCharacters(output), late });
    });
  });
}

/** @param {string} output */
const tail = (output) => output.trimEnd().split('\n').slice(-keptLines).join('\n');

/** @param {Step} step @param {string} why @returns {Outcome} */
const failedWhole = (step, why) => ({
  step,
  seconds: 0,
  note: '',
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [why],
});

/** @type {Promise<string> | undefined} */
let bringing;
/** Installed while other steps run, but only after the packages, which may already include a browser. */
const browser = () => (bringing ??= ensureChromium());

/** @param {Step} step @param {number} secondsLeft @returns {Promise<Outcome>} */
async function outcomeOf(step, secondsLeft) {
  if (step.browser === true) {
    try {
      process.env['CHROMIUM'] = await browser();
    } catch (error) {
      return failedWhole(step, error instanceof Error ? error.message : String(error));
    }
  }
  const began = Date.now();
  const { code, output, late } = await execute(step, secondsLeft);
  const seconds = (Date.now() - began) / 1000;
  if (late) return { ...failedWhole(step, `stopped: it took too long\n${tail(output)}`), seconds };
  if (step.results === undefined) {
    if (code !== 0) return { ...failedWhole(step, tail(output)), seconds };
    const note = output.trimEnd().split('\n').at(-1) ?? '';
    return {
      step,
      seconds,
      note: note.length > 100 ? '' : note,
      passed: 1,
      failed: 0,
      skipped: 0,
      failures: [],
    };
  }
  try {
    const results = step.results();
    const skipped = results.skipped > 0 ? `, ${results.skipped} skipped` : '';
    const note = `${results.passed} passed${skipped}`;
    // Errors outside any test, and runs without any tests, show only in the exit code.
    if (code !== 0 && results.failed === 0)
      return { ...results, step, seconds, note, failed: 1, failures: [tail(output)] };
    if (results.passed === 0 && results.failed === 0)
      return { ...failedWhole(step, 'there are no tests'), seconds };
    return { ...results, step, seconds, note };
  } catch {
    return { ...failedWhole(step, tail(output)), seconds };
  }
}

/** @param {Outcome} outcome */
function report({ step, seconds, failed, note }) {
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  const count =
    failed === 0 || step.results === undefined ? note : [`${failed} failed`, note].filter(Boolean).join(', ');
  console.log(`${verdict} ${step.title.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s  ${count}`.trimEnd());
}

/**
 * Runs the steps in order, as many in parallel as the cores allow; a step fails if one it needs has failed.
 * @param {readonly Step[]} steps
 * @param {number} deadline in ms since the epoch
 * @param {() => boolean} interrupted
 * @returns {Promise<Outcome[]>}
 */
async function runAll(steps, deadline, interrupted) {
  /** @type {Map<string, Outcome>} */
  const done = new Map();
  /** @type {Map<string, { step: Step, end: Promise<unknown> }>} */
  const active = new Map();
  const waiting = [...steps];
  while (waiting.length > 0 || active.size > 0) {
    if (interrupted()) waiting.length = 0;
    const busy = [...active.values()].reduce((sum, { step }) => sum + step.cores, 0);
    const index = waiting.findIndex(
      (step) => busy + step.cores <= cores && (step.needs === undefined || done.has(step.needs)),
    );
    const step = waiting[index];
    if (step === undefined) {
      // Nothing else can start until something ends.
      await Promise.race([...active.values()].map(({ end }) => end));
      continue;
    }
    waiting.splice(index, 1);
    const need = step.needs === undefined ? undefined : done.get(step.needs);
    const secondsLeft = Math.max(1, (deadline - Date.now()) / 1000);
    const outcome =
      need !== undefined && need.failed > 0
        ? Promise.resolve(failedWhole(step, `not run, because "${need.step.title}" failed`))
        : outcomeOf(step, secondsLeft);
    const end = outcome.then((result) => {
      done.set(step.id, result);
      active.delete(step.id);
      report(result);
    });
    active.set(step.id, { step, end });
  }
  return steps.flatMap((step) => done.get(step.id) ?? []);
}

await commandLine(async () => {
  const began = Date.now();
  let interrupted = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      interrupted = true;
      for (const child of running) stop(child);
    });
  }
  /** @type {readonly Step[]} */
  let steps;
  try {
    steps = chosen(process.argv.slice(2));
  } catch (error) {
    throw new Advice(error instanceof Error ? error.message : String(error));
  }
  await ensureDependencies({ dev: true });
  if (steps.some((step) => step.browser === true)) void browser().catch(() => undefined);
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });

  const outcomes = await runAll(steps, began + limitS * 1000, () => interrupted);
  if (interrupted) return 130;
  for (const { step, failures } of outcomes) {
    for (const failure of failures) console.log(`\n--- ${step.title}: ${failure}`);
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${((Date.now() - began) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
